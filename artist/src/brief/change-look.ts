import { HUES } from '../colour/palettes.ts';
import type { LayoutName, StyleWord } from './brief.ts';
import { rankLayouts } from './choose-layout.ts';
import type { Change } from './change.ts';
import { isSetting } from './change-things.ts';
import { ADD, ANOTHER, MORE_WEAR, NO_WEAR, RESIZE, VIVID } from './change-words.ts';
import { findSubjects } from './find-subjects.ts';
import { regenerate } from './regenerate.ts';
import { FORMATS, groupsIn, PALETTE_WORDS, STYLE_NAMES, STYLES } from './vocabulary.ts';

/** More or less wear, stronger colours. */
export function changeWear(c: Change): void {
  if (NO_WEAR.test(c.plain) || VIVID.test(c.plain)) c.understood = true;
  if (NO_WEAR.test(c.plain)) {
    if (c.brief.distress > 0) c.applied.push('Print: clean');
    c.brief.distress = 0;
    c.removed ??= 'distress';
  } else if (MORE_WEAR.test(c.plain) && c.removed === undefined) {
    c.brief.distress = Math.min(1, Math.max(0.5, c.brief.distress + 0.25));
    c.applied.push('Print: worn');
  }
  if (VIVID.test(c.plain) && !c.brief.vivid) {
    c.brief.vivid = true;
    c.applied.push('Colours: brighter');
  }
}

/** Other colours. */
export function changePalette(c: Change): void {
  const hue = c.words.find((word, i) => HUES[word] !== undefined && !isSetting(c.words[i + 1] ?? ''));
  const subjectWords = new Set(findSubjects(c.words).flatMap(s => s.term.split(' ')));
  const asked = hue
    ? `hue:${hue}`
    : ADD.test(c.plain) || c.removed !== undefined
      ? undefined
      : groupsIn(
          c.words.filter(w => !subjectWords.has(w)),
          PALETTE_WORDS,
        )[0];
  if (!asked) return;
  c.understood = true;
  if (c.brief.palette !== asked) c.applied.push(`Colours: ${hue ?? asked}`);
  c.brief.palette = asked;
  delete c.brief.freePalette;
}

/** Styles that replace one another; the rest may stand together. */
const LOOKS: StyleWord[] = [
  'vintage',
  'minimal',
  'cute',
  'neon',
  'pop',
  'watercolour',
  'gothic',
  'japanese',
  'folk',
  'pattern',
];
const STYLE_PALETTE: Partial<Record<StyleWord, string>> = {
  neon: 'cyber',
  pop: 'pop',
  cute: 'pastel',
  gothic: 'blood',
  japanese: 'ocean',
  folk: 'terracotta',
  vintage: 'vintage',
  sacred: 'gold',
};

/** Another style, with its palette and composition. */
export function changeStyle(c: Change): void {
  const { brief } = c;
  const [style] = groupsIn(c.words, STYLES);
  if (!style || VIVID.test(c.plain)) return;
  c.understood = true;
  if (brief.styles[0] === style && (style !== 'vintage' || brief.distress > 0)) return;
  brief.styles = [style, ...brief.styles.filter(s => s !== style && !(LOOKS.includes(s) && LOOKS.includes(style)))];
  brief.distress = style === 'vintage' ? 0.5 : 0;
  const palette = STYLE_PALETTE[style];
  const keepsRetro = style === 'vintage' && ['retro', 'vintage'].includes(brief.palette);
  if (palette && !brief.palette.startsWith('hue:') && !keepsRetro) brief.palette = palette;
  if (palette) delete brief.freePalette;
  // Vintage and clean lines suit any composition; the other looks have compositions of their own.
  if (style !== 'vintage') brief.layout = rankLayouts(brief)[0]!;
  else if (['neon', 'pop', 'watercolour', 'panels'].includes(brief.layout)) brief.layout = rankLayouts(brief)[0]!;
  c.applied.push(`Style: ${STYLE_NAMES[style]}`);
}

/** A layout by its name, or simply another one. */
export function changeLayout(c: Change): void {
  const { brief } = c;
  const asked: LayoutName | undefined = FORMATS.find(([phrase]) => ` ${c.plain} `.includes(` ${phrase} `))?.[1];
  if (asked && brief.hero && !RESIZE.test(c.plain)) c.understood = true;
  if (asked && asked !== brief.layout && brief.hero && !RESIZE.test(c.plain)) {
    brief.layout = asked;
    c.applied.push(`Layout: ${asked}`);
    return;
  }
  if (!ANOTHER.test(c.plain) || c.applied.length) return;
  c.brief = regenerate(brief);
  c.applied.push('Another composition');
}

import { HUES } from '../colour/palettes.ts';
import type { Brief, Costume, LayoutName, Setting, StyleWord, Subject } from './brief.ts';
import { rankLayouts } from './choose-layout.ts';
import { findSubjects } from './find-subjects.ts';
import { lemma, normalise } from './normalise.ts';
import { regenerate } from './regenerate.ts';
import { styleName } from './style-name.ts';
import { FORMATS, groupsIn, PALETTE_WORDS, SETTINGS, STYLE_NAMES, STYLES } from './vocabulary.ts';
import { cleanPrompt } from './words-of.ts';

/** A changed brief and what was understood; nothing understood leaves the brief as it was. */
export interface Changed {
  brief: Brief;
  /** Short phrases such as 'Colours: blue'. Empty: say so and charge nothing. */
  applied: string[];
}
interface Change {
  brief: Brief;
  /** The instruction without quoted text, normalised, and its lemmas. */
  plain: string;
  words: string[];
  quoted: string | undefined;
  removed: string | undefined;
  applied: string[];
}

const LONGEST_INSTRUCTION = 300;
const QUOTED = /["“”«„]([^"“”«»„]{1,60})["”»“]|['‘]([^'’]{2,60})['’](?=\s|$|[.,!])/;
const WRITE =
  /(?:\b(?:text|lettering|words?|caption|title|headline|write|says?|saying|likho|likh do|likh)\b(?:\s+(?:to|as|should be|should say|ko|karo))?|लिखो|लिख दो)\s*:?\s+([\p{L}\p{M}\p{N}&!'’ ]{2,60})$/iu;
const REMOVE =
  /\b(?:remove|without|delete|drop|no more|no|take away|take out|get rid of|erase|hatao|hata do|nikalo|nikal do)\b\s*(?:the|all|any|of)?\s*(.*)$/u;
const REMOVE_AFTER = /^(.*?)\s*(?:hatao|hata do|nikalo|nikal do|हटाओ|हटा दो|निकालो|निकाल दो)(?:\s.*)?$/u;
const ADD = /\b(?:add|with|more|put|include|also|give|insert|daalo|dalo|lagao|jodo)\b|डालो|जोड़ो|लगाओ/u;
const REPLACE =
  /\b(?:replace|change|swap|turn)\s+(?:the\s+)?(.+?)\s+(?:with|to|into|by|for|se)\s+(?:a\s+|an\s+|the\s+)?(.+)$/u;
const ANOTHER =
  /\b(?:different|another|new layout|change layout|change the layout|variation|redo|again|alag|dusra|naya|kuch aur)\b|अलग|दूसरा|नया/u;
const LETTERING_WORDS = /\b(?:text|lettering|words?|writing|letters|caption|title)\b|लिखावट|अक्षर/u;
const VIVID = /\b(?:brighter|bright|vivid|vibrant|more colou?r(?:s|ful)?|chatak)\b|चटक/u;
const NO_WEAR =
  /\b(?:no distress|not distressed|less worn|clean print|remove (?:the )?(?:distress|texture|scratches|grunge))\b/u;
const MORE_WEAR = /\b(?:more worn|worn out|distress(?:ed)?|scratches|grunge|texture)\b/u;
const COSTUME_WORDS: Record<string, Costume> = { crown: 'crown', mukut: 'crown', sunglasses: 'shades', sunglass: 'shades', shades: 'shades', shade: 'shades', goggle: 'shades', goggles: 'shades', chashma: 'shades', helmet: 'helmet', headphone: 'headphones', 'santa hat': 'santa', 'santa cap': 'santa' }; // prettier-ignore
const EXTRAS: [keyof Brief['extras'], RegExp][] = [['stars', /\b(?:stars?|sparkles?|taare|sitare)\b|तारे|सितारे/u], ['hearts', /\b(?:hearts?|dil)\b|दिल/u], ['splashes', /\b(?:splash(?:es)?|splatters?|paint drops|chheente)\b/u]]; // prettier-ignore
/** Sizes belong to the placement, not to the artwork. */
const RESIZE = /\b(?:bigger|larger|smaller|size|bada|chhota)\b/u;
const MOST_EXTRAS = 2;
const MOST_SUPPORT = 4;

/** Changes a brief by an instruction in English, Hindi or Hinglish: colours, style, lettering, things added, removed or replaced, layout. */
export function changeBrief(brief: Brief, instruction: string): Changed {
  const cleaned = cleanPrompt(instruction).slice(0, LONGEST_INSTRUCTION);
  const match = cleaned.match(QUOTED);
  const quoted = (match?.[1] ?? match?.[2])?.trim();
  const plain = normalise(match ? cleaned.replace(match[0], ' ') : cleaned);
  const change: Change = {
    brief: structuredClone(brief),
    plain,
    words: plain.split(' ').filter(Boolean).map(lemma),
    quoted,
    removed: undefined,
    applied: [],
  };
  const replaced = replaceSubject(change);
  changeText(change, cleaned);
  if (!replaced) removeThings(change);
  changeWear(change);
  if (!replaced && change.removed === undefined) {
    changeStyle(change);
    changePalette(change);
    addThings(change);
  } else changePalette(change);
  changeLayout(change);
  if (!change.applied.length) return { brief, applied: [] };
  const changed = change.brief;
  changed.history = [...brief.history, cleaned].slice(-20);
  changed.style = styleName(changed.styles, changed.palette, changed.layout);
  return { brief: changed, applied: change.applied };
}

function changeText(c: Change, cleaned: string): void {
  const { brief } = c;
  const removing =
    (REMOVE.test(c.plain) || REMOVE_AFTER.test(c.plain)) && LETTERING_WORDS.test(c.plain) && c.quoted === undefined;
  if (removing) {
    brief.wordless = true;
    brief.text = {};
    brief.slogan = false;
    if (brief.layout === 'type' && brief.hero) brief.layout = rankLayouts(brief)[0]!;
    c.removed = 'text';
    c.applied.push('Lettering removed');
    return;
  }
  const written = c.quoted ?? cleaned.match(WRITE)?.[1]?.trim();
  if (!written) return;
  // The words to be written say nothing about colours or things.
  const unsaid = c.quoted ? c.plain : normalise(cleaned.replace(WRITE, ' '));
  c.plain = unsaid;
  c.words = unsaid.split(' ').filter(Boolean).map(lemma);
  brief.text = { ...brief.text, main: written };
  brief.wordless = false;
  c.applied.push(`Lettering: ${written}`);
}

const isSetting = (phrase: string): Setting | undefined => SETTINGS.find(([, set]) => set.has(phrase))?.[0];
const same = (a: Subject, b: Subject) =>
  a.term === b.term ||
  a.label === b.label ||
  (a.house !== undefined && a.house === b.house) ||
  (a.colour !== undefined && a.colour === b.colour);

function removeThings(c: Change): void {
  const { brief } = c;
  const what = c.removed === undefined ? c.plain.match(REMOVE)?.[1] || c.plain.match(REMOVE_AFTER)?.[1] : undefined;
  if (!what || LETTERING_WORDS.test(what) || NO_WEAR.test(c.plain)) return;
  c.removed = what;
  const words = what.split(' ').map(lemma);
  const subjects = findSubjects(words);
  const gone: string[] = [];
  for (const s of subjects) {
    const kept = brief.support.filter(other => !same(other, s));
    if (kept.length < brief.support.length) gone.push(s.label);
    brief.support = kept;
    if (brief.hero && same(brief.hero, s) && brief.support.length) {
      gone.push(s.label);
      brief.hero = brief.support.shift()!;
    }
  }
  for (const word of words) {
    const costume = COSTUME_WORDS[word];
    if (costume && brief.costumes.includes(costume)) {
      brief.costumes = brief.costumes.filter(x => x !== costume);
      gone.push(word);
    }
    const setting = isSetting(word);
    if (setting && brief.settings.includes(setting)) {
      brief.settings = brief.settings.filter(x => x !== setting);
      gone.push(word);
    }
  }
  for (const [extra, rule] of EXTRAS) {
    if (rule.test(what) && brief.extras[extra] > 0) {
      brief.extras[extra] = 0;
      gone.push(extra);
    }
  }
  if (gone.length) c.applied.push(`Removed: ${[...new Set(gone)].join(', ')}`);
}

function replaceSubject(c: Change): boolean {
  const match = c.plain.match(REPLACE);
  if (!match) return false;
  const [before] = findSubjects(match[1]!.split(' ').map(lemma));
  const [after] = findSubjects(match[2]!.split(' ').map(lemma));
  if (!before || !after) return false;
  const { position: _p, length: _l, ...subject } = after;
  if (c.brief.hero && same(c.brief.hero, before)) c.brief.hero = subject;
  else if (c.brief.support.some(s => same(s, before)))
    c.brief.support = c.brief.support.map(s => (same(s, before) ? subject : s));
  else return false;
  c.applied.push(`Replaced: ${before.label} with ${after.label}`);
  return true;
}

function changeWear(c: Change): void {
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

function changePalette(c: Change): void {
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

function changeStyle(c: Change): void {
  const { brief } = c;
  const [style] = groupsIn(c.words, STYLES);
  if (!style || VIVID.test(c.plain)) return;
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

function addThings(c: Change): void {
  const { brief } = c;
  if (!ADD.test(c.plain)) return;
  const added: string[] = [];
  for (const [extra, rule] of EXTRAS) {
    if (!rule.test(c.plain) || brief.extras[extra] >= MOST_EXTRAS) continue;
    brief.extras[extra]++;
    added.push(extra);
  }
  const words = c.words.filter(
    w => !EXTRAS.some(([, rule]) => rule.test(w)) && w !== 'add' && w !== 'more' && w !== 'put',
  );
  for (const phrase of [...words, ...words.slice(1).map((w, i) => `${words[i]} ${w}`)]) {
    const costume = COSTUME_WORDS[phrase];
    if (costume && brief.hero && !brief.hero.traits.includes('deity') && !brief.costumes.includes(costume)) {
      brief.costumes.push(costume);
      added.push(phrase);
    }
  }
  for (const word of words) {
    const setting = isSetting(word);
    if (!setting || setting === 'star' || setting === 'splash' || brief.settings.includes(setting)) continue;
    brief.settings.push(setting);
    added.push(word);
  }
  for (const { position: _p, length: _l, ...subject } of findSubjects(words)) {
    if (subject.costume && subject.costume in { crown: 1, shades: 1 } && brief.hero) continue;
    if (brief.hero && same(brief.hero, subject)) continue;
    if (brief.support.some(s => same(s, subject)) || brief.support.length >= MOST_SUPPORT) continue;
    if (brief.hero) brief.support.push(subject);
    else {
      brief.hero = subject;
      brief.layout = rankLayouts(brief)[0]!;
    }
    added.push(subject.label);
  }
  if (added.length) c.applied.push(`Added: ${[...new Set(added)].join(', ')}`);
}

function changeLayout(c: Change): void {
  const { brief } = c;
  const asked: LayoutName | undefined = FORMATS.find(([phrase]) => ` ${c.plain} `.includes(` ${phrase} `))?.[1];
  if (asked && asked !== brief.layout && brief.hero && !RESIZE.test(c.plain)) {
    brief.layout = asked;
    c.applied.push(`Layout: ${asked}`);
    return;
  }
  if (!ANOTHER.test(c.plain) || c.applied.length) return;
  c.brief = regenerate(brief);
  c.applied.push('Another composition');
}

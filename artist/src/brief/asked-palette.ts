import { HUES } from '../colour/palettes.ts';
import type { Setting, StyleWord } from './brief.ts';
import { groupsIn, PALETTE_WORDS, SETTINGS } from './vocabulary.ts';
import type { SplitPrompt } from './words-of.ts';

const BY_STYLE: Partial<Record<StyleWord, string>> = {
  pop: 'pop',
  cute: 'pastel',
  gothic: 'blood',
  minimal: 'dusk',
  sacred: 'gold',
  folk: 'terracotta',
};

type Asking = {
  styles: StyleWord[];
  chosen: StyleWord | undefined;
  settings: Setting[];
  split: SplitPrompt;
  hasHero: boolean;
};

/** Palettes that are asked for as colours: a chosen style leaves them, as it leaves a colour word. */
const COLOURS = ['mono', 'tricolour', 'gold', 'pastel'];

/** The palette that the words and the chosen style ask for. */
export function askedPalette(
  words: string[],
  { styles, chosen, settings, split, hasHero }: Asking,
): string | undefined {
  const isSetting = (word: string | undefined) => SETTINGS.some(([, set]) => word !== undefined && set.has(word));
  // "red sun": the colour belongs to the sun, not to the whole design.
  const hue = words.find((word, i) => HUES[word] !== undefined && !isSetting(words[i + 1]));
  if (hue) return `hue:${hue}`;
  const spoken = groupsIn(words, PALETTE_WORDS)[0];
  const asked = chosen && !COLOURS.includes(spoken ?? '') ? undefined : spoken;
  if (styles.includes('neon')) return 'cyber';
  if (styles.includes('pop')) return 'pop';
  // Lettering has no waves to tell the style: red and ink do.
  if (chosen === 'japanese' && !hasHero) return 'blood';
  if (styles.includes('japanese') && asked !== 'gold') return 'ocean';
  const scenic = ['space', 'forest', 'ocean', 'coffee', 'retro'];
  if (styles.includes('vintage') && (!asked || scenic.includes(asked)))
    return settings.length || split.text.year ? 'retro' : 'vintage';
  if (asked) return asked;
  return styles.map(s => BY_STYLE[s]).find(Boolean);
}

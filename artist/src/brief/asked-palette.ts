import { HUES } from '../colour/palettes.ts';
import type { Colour, PaletteWish, Scene } from '../reading/scene.ts';
import type { StyleWord } from './brief.ts';
import { lemma } from './normalise.ts';
import { groupsIn, PALETTE_WORDS } from './vocabulary.ts';

const BY_STYLE: Partial<Record<StyleWord, string>> = {
  pop: 'pop',
  cute: 'pastel',
  gothic: 'blood',
  minimal: 'dusk',
  sacred: 'gold',
  folk: 'terracotta',
};
const BY_TONE: Record<NonNullable<PaletteWish['tone']>, string> = { pastel: 'pastel', bright: 'pop', dark: 'blood', earthy: 'terracotta', neon: 'cyber', monochrome: 'mono', tricolour: 'tricolour', vintage: 'vintage', festive: 'festive' }; // prettier-ignore
/** Colours that a ramp of their own serves better than a hue. */
const BY_COLOUR: Partial<Record<Colour, string>> = { black: 'mono', white: 'mono', grey: 'mono', silver: 'mono', gold: 'gold', 'sky blue': 'hue:skyblue', cream: 'hue:beige', rainbow: 'pop' }; // prettier-ignore

type Asking = { scene: Scene; styles: StyleWord[]; chosen: StyleWord | undefined; hasHero: boolean };

/** The palette that the words ask for as colours: some inks and no others, one hue, two colours, a tone. */
function saidPalette({ palette }: Scene): string | undefined {
  if (!palette) return undefined;
  const { colours, isOnly, tone } = palette;
  if (isOnly && colours.length > 0) return `only:${colours.join(',')}`;
  if (colours.length > 1) return `inks:${colours.join(',')}`;
  const [colour] = colours;
  if (colour) return BY_COLOUR[colour] ?? (HUES[colour] === undefined ? undefined : `hue:${colour}`);
  return tone && BY_TONE[tone];
}

/** The palette that the words and the chosen style ask for. Colours of a thing are the thing's. */
export function askedPalette({ scene, styles, chosen, hasHero }: Asking): string | undefined {
  const said = saidPalette(scene);
  if (said && said !== BY_TONE.neon) return said;
  if (styles.includes('neon')) return 'cyber';
  if (styles.includes('pop')) return 'pop';
  // Lettering has no waves to tell the style: red and ink do.
  if (chosen === 'japanese' && !hasHero) return 'blood';
  if (styles.includes('japanese')) return 'ocean';
  const spoken = chosen ? undefined : groupsIn(wordsAround(scene), PALETTE_WORDS)[0];
  const scenic = ['space', 'forest', 'ocean', 'coffee', 'retro'];
  if (styles.includes('vintage') && (!spoken || scenic.includes(spoken))) return scene.setting.length || scene.lettering.some(({ role }) => role === 'date') ? 'retro' : 'vintage'; // prettier-ignore
  return spoken ?? styles.map(style => BY_STYLE[style]).find(Boolean);
}

/** The words that are no lettering and say nothing of a single thing but its name: a golden ring gilds no picture. */
function wordsAround({ prompt, lettering, things }: Scene): string[] {
  const cut = [...lettering.map(({ at }) => at), ...things.flatMap(({ said, parts }) => [...said, ...parts].map(({ at }) => at)), ...things.filter(({ words }) => /\bgold(en)?\b/i.test(words)).map(({ at }) => at)]; // prettier-ignore
  const rest = [...prompt].length === prompt.length ? cut.reduce((text, [from, to]) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to), prompt) : prompt; // prettier-ignore
  return rest.split(/[^\p{L}\p{M}\p{N}&]+/u).filter(Boolean).map(lemma); // prettier-ignore
}

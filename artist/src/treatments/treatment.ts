/** A way of drawing: the same stage, in other lines, surfaces, inks and grounds. Nobody moves and nothing is added to what was asked for. */
import type { Ground, StyleWord } from '../brief/brief.ts';
import type { Box } from '../draw/path.ts';
import { STYLE_OF } from '../reading/ability.ts';
import type { Scene, Style } from '../reading/scene.ts';
import type { Stage } from '../staging/stage.ts';

export const TREATMENTS = ['flat', 'vintage', 'minimal', 'lines', 'oneLine', 'sketch', 'linocut', 'stencil', 'cute', 'pop', 'halftone', 'neon', 'watercolour', 'woodblock', 'madhubani', 'warli', 'blockPrint', 'gothic', 'pixel', 'lowPoly'] as const; // prettier-ignore
export type TreatmentName = (typeof TREATMENTS)[number];

export interface TreatmentOptions {
  ground: Ground;
  seed: number;
  /** Each has another ground. */
  variant: number;
  /** The words name the picture's colours: a treatment keeps them where it can. */
  isColoured: boolean;
  /** How much coarser dots and hatching are than on a large print: 1 there, about 2 on a chest. */
  grain: number;
}

/** A picture in one ink: where the other colour stands, the shirt shows. */
export interface Knock {
  ink: string;
  paper: string;
}
export interface Treated {
  svg: string;
  box: Box;
  knock?: Knock;
}
export type Treatment = (stage: Stage, o: TreatmentOptions) => Treated;

/** Styles that the words name, by the way of drawing that is each. */
const BY_STYLE: Partial<Record<Style, TreatmentName>> = {
  vintage: 'vintage', retro: 'vintage', grunge: 'vintage', minimal: 'minimal', 'line art': 'lines', cute: 'cute', chibi: 'cute', comic: 'pop', 'pop art': 'pop', graffiti: 'pop', 'street art': 'pop', neon: 'neon', cyberpunk: 'neon',
  watercolour: 'watercolour', ink: 'sketch', sketch: 'sketch', linocut: 'linocut', 'screen print': 'halftone', halftone: 'halftone', woodblock: 'woodblock', madhubani: 'madhubani', kalighat: 'madhubani', gond: 'madhubani', pattachitra: 'madhubani',
  warli: 'warli', 'block print': 'blockPrint', gothic: 'gothic', tattoo: 'gothic', horror: 'gothic', stencil: 'stencil', geometric: 'lowPoly', 'low poly': 'lowPoly', origami: 'lowPoly', pixel: 'pixel', folk: 'madhubani', 'truck art': 'pop', psychedelic: 'pop',
}; // prettier-ignore
/** Styles that are chosen beside the words, and those that older words of a change name. */
const BY_WORD: Partial<Record<StyleWord, TreatmentName>> = { vintage: 'vintage', minimal: 'minimal', cute: 'cute', neon: 'neon', pop: 'pop', watercolour: 'watercolour', japanese: 'woodblock', folk: 'madhubani', gothic: 'gothic', geometric: 'lowPoly' }; // prettier-ignore
/** Styles that a treatment is itself; the others come near and are told as what they are drawn as. */
const ITSELF: ReadonlySet<Style> = new Set(['vintage', 'retro', 'minimal', 'line art', 'cute', 'comic', 'pop art', 'neon', 'cyberpunk', 'watercolour', 'ink', 'sketch', 'linocut', 'stencil', 'screen print', 'halftone', 'woodblock', 'madhubani', 'warli', 'block print', 'gothic', 'geometric', 'low poly', 'pixel', 'folk', 'cartoon', 'synthwave', 'steampunk'] satisfies Style[]); // prettier-ignore
const SPOKEN: Record<TreatmentName, string> = { flat: 'cartoon', vintage: 'vintage', minimal: 'minimal', lines: 'line art', oneLine: 'one line', stencil: 'stencil', sketch: 'sketch', linocut: 'linocut', cute: 'cute', pop: 'pop art', halftone: 'halftone', neon: 'neon', watercolour: 'watercolour', woodblock: 'woodblock', madhubani: 'madhubani', warli: 'warli', blockPrint: 'block print', gothic: 'gothic', pixel: 'pixel art', lowPoly: 'low poly' }; // prettier-ignore

/** How a scene is drawn under the looks that stand for its picture: the words' own style where it is one of theirs. */
export function treatmentFor({ styles, formats }: Scene, looks: readonly StyleWord[]): TreatmentName {
  const [look] = looks;
  if (formats.includes('one line') && (look === undefined || look === 'minimal')) return 'oneLine';
  const own = styles.find(s => BY_STYLE[s] && (STYLE_OF[s] ? STYLE_OF[s] === look : look === undefined));
  if (own) return BY_STYLE[own]!;
  return (look && BY_WORD[look]) ?? 'flat';
}

/** What is told of a style that the words name. */
export function styleTold(style: Style): 'drawn' | { as: string } | undefined {
  if (ITSELF.has(style)) return 'drawn';
  const name = BY_STYLE[style];
  return name ? { as: `${SPOKEN[name]} style` } : undefined;
}

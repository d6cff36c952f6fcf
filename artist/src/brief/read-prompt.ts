import type { Look } from '../../../domain/src/looks.ts';
import { FORMAT_OF } from '../reading/ability.ts';
import { drawsAnything } from '../reading/account.ts';
import { readScene } from '../reading/read-scene.ts';
import type { Scene } from '../reading/scene.ts';
import { seedOf } from '../seed.ts';
import { askedPalette } from './asked-palette.ts';
import { fromScene } from './brief-of-scene.ts';
import type { Brief, BriefText, Ground, LayoutName, Setting, StyleWord } from './brief.ts';
import { rankLayouts } from './choose-layout.ts';
import { beginningOf, normalise } from './normalise.ts';
import { occasionOf, withOccasion } from './occasions.ts';
import { freePalette } from './regenerate.ts';
import { styleName } from './style-name.ts';
import { meaningfulWords, spokenWords } from './words-of.ts';

export interface PromptOptions {
  /** The shirt the design is made for: dark or light. */
  ground: Ground;
  /** Any safe integer; all its bits count. */
  seed: number;
  /** 0 for the first try; each further one gives a visibly different composition. */
  variant?: number;
  /** What was chosen beside the words: the style stands for theirs, the occasion adds what belongs to it. */
  look?: Look | undefined;
}

/** Reads a prompt into a brief. Any text is accepted; where nothing of it can be drawn, its words are lettered. */
export const readPrompt = (prompt: string, o: PromptOptions): Brief => briefOf(readScene(prompt), o);

/** The brief of a scene. */
export function briefOf(scene: Scene, o: PromptOptions): Brief {
  const variant = o.variant ?? 0;
  const chosen = o.look?.style;
  const read = fromScene(scene, chosen);
  const text = lettered(scene, read.text);
  // The prompt belongs to the seed: two prompts under one seed still differ in layout and lettering.
  const seed = seedOf(o.seed, normalise(scene.prompt), text.main ?? '');
  const asked = askedPalette({ scene, styles: read.styles, chosen, hasHero: read.hero !== undefined });
  const facts = withOccasion(
    {
      version: 1,
      ...read,
      scene,
      prompt: scene.prompt,
      seed,
      variant,
      ground: o.ground,
      ...(asked ? { palette: asked } : { palette: freePalette({ seed, variant }), freePalette: true as const }),
      text,
      distress: read.styles.includes('vintage') ? 0.45 : 0,
      extras: extrasOf(scene, { chosen, hasHero: read.hero !== undefined }),
      vivid: chosen === 'pop',
      history: [],
    },
    o.look?.occasion ?? occasionOf(scene, read.hero !== undefined),
  );
  // One ranking for all variants: each takes the next layout, so that regenerating never repeats the last picture.
  const ranked = rankLayouts(facts, askedLayout(scene));
  const layout = ranked[variant % ranked.length]!;
  return { ...facts, layout, style: styleName(facts.styles, facts.palette, layout), name: titleOf(facts) };
}

/** Splashes that settings ask for; where a watercolour has no thing to be painted of, the paint stands around what there is. */
function extrasOf(
  { occasions }: Scene,
  { chosen, hasHero }: { chosen: StyleWord | undefined; hasHero: boolean },
): Brief['extras'] {
  // prettier-ignore
  const isSplashed = hasHero ? occasions.includes('holi') : chosen === 'watercolour';
  return { stars: 0, hearts: occasions.includes('valentine') ? 1 : 0, splashes: isSplashed ? 1 : 0 };
}

function askedLayout({ formats }: Scene): LayoutName | undefined {
  return formats.map(format => FORMAT_OF[format]).find(layout => layout !== undefined);
}

/** Nothing to draw was named: the words themselves are lettered. */
function lettered(scene: Scene, text: BriefText): BriefText {
  if (text.main || drawsAnything(scene)) return text;
  const said = beginningOf(spokenWords(scene.prompt).slice(0, 9).join(' '), 60).trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return text;
  return { ...text, main: said.replace(/(^|\s)\p{L}/gu, sign => sign.toUpperCase()) };
}

const LONGEST_NAME = 40;

function titleOf({
  text,
  prompt,
  hero,
  settings,
}: {
  text: BriefText;
  prompt: string;
  hero?: { label: string };
  settings: Setting[];
}): string {
  // prettier-ignore
  const words = meaningfulWords(prompt.toLowerCase()).slice(0, 5).join(' ');
  const title = text.main ?? (words || hero?.label || settings[0] || 'Chhaap original');
  const capital = title.replace(/(^|\s)\p{L}/gu, sign => sign.toUpperCase());
  return capital.length > LONGEST_NAME ? beginningOf(capital, LONGEST_NAME).replace(/\s+\S*$/, '') : capital;
}

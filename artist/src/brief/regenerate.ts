import { subDice } from '../seed.ts';
import type { Brief } from './brief.ts';
import { rankLayouts } from './choose-layout.ts';
import { styleName } from './style-name.ts';

const FREE_PALETTES = ['retro', 'peacock', 'dusk', 'ocean', 'festive', 'space'];

/** The palette of a variant when nobody asked for one: neighbours never have the same. */
export function freePalette({ seed, variant }: Pick<Brief, 'seed' | 'variant'>): string {
  const start = subDice(seed, 'palette').whole(0, FREE_PALETTES.length - 1);
  return FREE_PALETTES[(start + variant) % FREE_PALETTES.length]!;
}

/**
 * The next variant of a design: the same things, words, style and changes in a visibly different composition, and in other
 * colours unless some were asked for. The given brief stays as it was.
 */
export function regenerate(brief: Brief): Brief {
  const variant = brief.variant + 1;
  const ranked = rankLayouts(brief);
  const layout = ranked[(ranked.indexOf(brief.layout) + 1) % ranked.length]!;
  const palette = brief.freePalette ? freePalette({ seed: brief.seed, variant }) : brief.palette;
  const { kept: _, ...rest } = structuredClone(brief);
  return { ...rest, variant, layout, palette, style: styleName(brief.styles, palette, layout) };
}

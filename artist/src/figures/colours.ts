/** Colours of skin and hair, and a palette of them with the clothes'. */
import { fromLch, lchOf } from '../colour/colour.ts';
import type { FigurePalette } from './flat.ts';

/** From light to dark: skin, its shade, lips, blush. */
export const SKIN_TONES = [
  ['#f6cfae', '#e0a682', '#c8605a', '#f0a18c'],
  ['#e9b48a', '#cc8d62', '#b5504a', '#e08a6a'],
  ['#d39765', '#b27345', '#a2443f', '#c8724f'],
  ['#b87b4b', '#965b32', '#8c3a36', '#ac5f3c'],
  ['#93592f', '#743f1d', '#7a2f2c', '#8a4427'],
  ['#784628', '#5a321b', '#6e2a28', '#7c351f'],
] as const;
export const HAIR_COLOURS = {
  black: ['#241f2b', '#4d4860'],
  brown: ['#4f2d1c', '#7a4b30'],
  auburn: ['#7b3018', '#a8502c'],
  blond: ['#d9a441', '#f3cf7d'],
  grey: ['#8f8d94', '#b9b7bf'],
  white: ['#e4e1da', '#ffffff'],
  clown: ['#e2562b', '#f58b4c'],
} as const;
const LINE = '#1d1822';

/** The shade of a colour: darker, a little nearer to violet, as shade is under the sky. */
export function dim(hex: string): string {
  const { l, c, h } = lchOf(hex);
  const warm = h < 110 || h > 330;
  return fromLch(
    l > 0.9 ? l - 0.13 : l * 0.83,
    c < 0.02 ? c + 0.012 : c * 0.96,
    c < 0.02 ? 300 : warm ? h - 12 : h + 6,
  );
}

export function paletteOfPerson(
  skin: number,
  hair: keyof typeof HAIR_COLOURS,
  cloths: readonly string[],
): FigurePalette {
  const [tone, shade, lip, blush] = SKIN_TONES[skin] ?? SKIN_TONES[2];
  const [strand, gleam] = HAIR_COLOURS[hair];

  const [c1 = '#e4572e', c2 = '#2f4b7c', c3 = '#f3a712', trim = '#ffd166', shoe = '#d7263d'] = cloths;
  return {
    line: LINE, skin: tone, skinShade: shade, lip, blush, eye: '#1f1418', white: '#fdfaf3', whiteShade: '#cfcbd2', hair: strand, hairShade: gleam,
    cloth1: c1, cloth1Shade: dim(c1), cloth2: c2, cloth2Shade: dim(c2), cloth3: c3, cloth3Shade: dim(c3), trim, trimShade: dim(trim),
    shoe, shoeShade: dim(shoe), dark: '#2b2733', darkShade: '#1b1821', metal: '#e8b23a', metalShade: '#b5811f', steel: '#c3cad4', steelShade: '#8b94a3',
    wood: '#a8622f', woodShade: '#7b4420', accent: '#e4572e', accentShade: dim('#e4572e'), glass: '#9fd8e8', fur: '#c98b4b', furShade: '#9d6631', fur2: '#f3e4c6', fur2Shade: '#d8c39c',
    fur3: '#2d2833', fur3Shade: '#1f1a24', iris: '#8a4b1f', irisShade: '#6b3714', horn: '#e9dcc2', hornShade: '#c9b894',
  }; // prettier-ignore
}

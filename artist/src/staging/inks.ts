/** Palettes of the stage: the inks of scenery, clothes and letters; and what is done to natural colours where a picture has few. */
import type { Ground } from '../brief/brief.ts';
import { lchOf, lightnessRamp, mix, type Recolour } from '../colour/colour.ts';
import { paletteOf, recolourFor } from '../colour/palettes.ts';
import type { FigurePalette } from '../figures/flat.ts';
import { PAINT_ROLES, type PaintRole } from '../figures/shape.ts';
import type { Colour, Scene } from '../reading/scene.ts';
import type { Inks } from '../settings/scenic.ts';
import { COLOUR_HEX } from './tints.ts';
import type { Colours } from './piece.ts';

const LINE = '#241a2e';
const INKS: Record<string, Inks> = {
  retro: { line: LINE, paper: '#fff1d6', hot: '#e4572e', warm: '#f5b13d', cool: '#2a7f86', deep: '#3b2f6b', leaf: '#4f8f5b', rose: '#d8456b', earth: '#b9754a' },
  pop: { line: '#191523', paper: '#fffaf0', hot: '#ff3b5c', warm: '#ffd23f', cool: '#17a2d6', deep: '#4b2fa0', leaf: '#2fb573', rose: '#ff5fa2', earth: '#c9834f' },
  dusk: { line: '#1f1a38', paper: '#ffecd9', hot: '#f0655d', warm: '#ffb25b', cool: '#4f7fb5', deep: '#3c3480', leaf: '#4d8a73', rose: '#d9568a', earth: '#a86f5a' },
  ocean: { line: '#12233f', paper: '#f6f5ea', hot: '#ef5b4c', warm: '#f4b942', cool: '#1f8fa8', deep: '#1d4a85', leaf: '#3f9a72', rose: '#f0788c', earth: '#c0895a' },
  festive: { line: '#32113a', paper: '#fff3dd', hot: '#f0532d', warm: '#ffb81f', cool: '#00928a', deep: '#6b2a9c', leaf: '#3f9a4c', rose: '#e5267d', earth: '#c07a45' },
  space: { line: '#15132f', paper: '#fdf6e3', hot: '#ff6f59', warm: '#ffc857', cool: '#3a86c8', deep: '#3c2f80', leaf: '#4aa583', rose: '#c95aa6', earth: '#a87a6a' },
  pastel: { line: '#4b3a66', paper: '#fff9f3', hot: '#ff9a8b', warm: '#ffd48a', cool: '#8fd0d6', deep: '#9d8fe0', leaf: '#a0d3a2', rose: '#ff9fbf', earth: '#dbae8c' },
  peacock: { line: '#0a2338', paper: '#f0f8ee', hot: '#e0743a', warm: '#f0b942', cool: '#0a8a97', deep: '#23449e', leaf: '#2fa374', rose: '#c2417c', earth: '#b07c48' },
  forest: { line: '#14231f', paper: '#fbf1da', hot: '#e2653a', warm: '#f2b647', cool: '#2f7f78', deep: '#23406b', leaf: '#3f8a57', rose: '#cf4f5f', earth: '#b07a4c' },
  coffee: { line: '#2a1713', paper: '#fdf0dc', hot: '#d9542f', warm: '#f0ad4a', cool: '#2f7d78', deep: '#513262', leaf: '#5f8f52', rose: '#c94a58', earth: '#a9683f' },
  saffron: { line: '#2c1230', paper: '#fff3dc', hot: '#ef5a24', warm: '#ffb02e', cool: '#0f8a8c', deep: '#5a2c86', leaf: '#479a52', rose: '#d93a62', earth: '#bd7443' },
  tricolour: { line: '#14204a', paper: '#fffaf0', hot: '#ff7a1a', warm: '#ffb347', cool: '#2f7fc4', deep: '#12378a', leaf: '#138a3c', rose: '#e85d4a', earth: '#c08a52' },
}; // prettier-ignore
/** Palettes whose drawings keep their own colours. */
const KEEPS = new Set(Object.keys(INKS));

export interface Look {
  inks: Inks;
  /** From a natural colour to one of this picture. */
  recolour: Recolour;
  ground: Ground;
}

/** Inks and recolouring of a picture, by the palette's name, and by the colours that the whole picture may have. */
export function lookOf(palette: string, ground: Ground, scene: Scene): Look {
  const wish = scene.palette;
  if (wish && wish.isOnly && wish.colours.length)
    return { inks: INKS['retro']!, recolour: onlyIn(wish.colours, ground), ground };
  if (KEEPS.has(palette)) return { inks: INKS[palette]!, recolour: hex => hex, ground };
  const p = paletteOf(palette, ground);
  const own = recolourFor(palette, p, palette === 'vintage');
  const inks: Inks = { line: p.ink, paper: p.paper, hot: p.a, warm: p.b, cool: p.c, deep: mix(p.d, p.ink, 0.4), leaf: mix(p.c, p.b, 0.3), rose: p.d, earth: mix(p.a, p.paper, 0.3) }; // prettier-ignore
  return { inks, recolour: own, ground };
}

/** No colour but these: by lightness, the darkest for lines, with tints between them where there is one alone. */
function onlyIn(colours: readonly Colour[], ground: Ground): Recolour {
  const inks = [...new Set(colours)].map(c => COLOUR_HEX[c]).toSorted((a, b) => lchOf(a).l - lchOf(b).l);
  const dark = lchOf(inks[0]!).l < 0.42 ? inks[0]! : mix(inks[0]!, '#141018', 0.72);
  const rest = inks.filter(hex => hex !== dark);
  const bright = rest.at(-1) ?? mix(dark, '#ffffff', 0.5);
  const light =
    lchOf(bright).l > 0.86
      ? []
      : lchOf(bright).l > 0.7
        ? [mix(bright, '#ffffff', 0.35)]
        : ground === 'light'
          ? ['#f7f5f0']
          : [mix(bright, '#ffffff', 0.16)];
  const stops = [dark, ...(rest.length > 1 ? rest : [mix(bright, dark, 0.42), bright]), ...light];
  return lightnessRamp(stops, { steps: stops.length, low: 0.26, high: 0.9 });
}

const HUES: readonly (readonly [keyof Inks, keyof Inks, keyof Inks])[] = [['hot', 'cool', 'warm'], ['cool', 'hot', 'paper'], ['warm', 'deep', 'hot'], ['rose', 'cool', 'warm'], ['deep', 'warm', 'rose'], ['leaf', 'hot', 'paper']]; // prettier-ignore

/** All roles of an item: its own colours, then its hue of the picture's inks. */
export function paletteOfItem({ inks, recolour }: Look, own: Colours, hue: number): FigurePalette {
  const [a, b, c] = HUES[hue % HUES.length]!;
  const base: Colours = {
    line: inks.line, skin: '#c68a5c', lip: '#b5483f', blush: '#e58a6e', eye: '#1c1420', white: '#fffaf0', hair: '#2d2028', cloth1: inks[a], cloth2: inks[b], cloth3: inks[c], trim: inks.warm, shoe: mix(inks.earth, inks.line, 0.4),
    dark: '#352c40', metal: '#c6cbd0', steel: '#8e97a3', wood: '#a5673a', accent: inks.warm, glass: '#cfe6ea', fur: '#c98a4b', fur2: '#f2dfbf',
  }; // prettier-ignore
  const out = { ...base, ...own } as FigurePalette;
  for (const role of PAINT_ROLES)
    if (role.endsWith('Shade') && !own[role])
      out[role] = mix(out[role.slice(0, -5) as PaintRole] ?? '#8a8a8a', inks.line, 0.2);
  for (const role of PAINT_ROLES) out[role] = recolour(out[role] ?? '#8a8a8a');
  return out;
}
export const recoloured = ({ recolour }: Look, colours: Colours): FigurePalette =>
  Object.fromEntries(PAINT_ROLES.map(role => [role, recolour(colours[role] ?? '#8a8a8a')])) as FigurePalette;

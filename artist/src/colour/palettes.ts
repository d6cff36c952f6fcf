import type { Ground } from '../brief/brief.ts';
import type { Colour } from '../reading/scene.ts';
import { inkOf } from './dye.ts';
import { fromLch, hueDistance, lchOf, lightnessRamp, mix, type Recolour } from './colour.ts';

/** Six roles every layout paints with; `fg` and `bg` are ink or paper by the shirt. */
export interface Palette {
  ink: string;
  paper: string;
  a: string;
  b: string;
  c: string;
  d: string;
  fg: string;
  bg: string;
}
type Roles = Omit<Palette, 'fg' | 'bg'>;

/** Hand-made palettes: ink, paper, then a strong, a light, a cool and an accent colour. */
const PALETTES: Record<string, Roles> = {
  retro: { ink: '#2a1a2e', paper: '#fbe7c6', a: '#e4572e', b: '#f3a712', c: '#29737a', d: '#a8324a' },
  vintage: { ink: '#2b211b', paper: '#f1e3c6', a: '#c2492b', b: '#e0a13f', c: '#4f7a63', d: '#8a2b2b' },
  cyber: { ink: '#150826', paper: '#f4edff', a: '#ff2bd1', b: '#1be7ff', c: '#7b2cff', d: '#ffe74c' },
  gold: { ink: '#1d1408', paper: '#fff3cf', a: '#d8a03a', b: '#f7d774', c: '#94601a', d: '#a3271f' },
  peacock: { ink: '#08253b', paper: '#eaf8f0', a: '#0a8a97', b: '#2456b8', c: '#36b37e', d: '#e0a63a' },
  pop: { ink: '#141414', paper: '#ffffff', a: '#ff2e63', b: '#ffd60a', c: '#00b4f0', d: '#12c48b' },
  pastel: { ink: '#4b3a66', paper: '#fff7f1', a: '#ff8fab', b: '#ffd08a', c: '#8fd9cb', d: '#b39bff' },
  ocean: { ink: '#0a2342', paper: '#f2f7f5', a: '#1b6ca8', b: '#f2b134', c: '#2ca6a4', d: '#ef5b4c' },
  forest: { ink: '#16251d', paper: '#f3ecd8', a: '#2f6b4f', b: '#e0a83c', c: '#7fa860', d: '#b6502f' },
  mono: { ink: '#161616', paper: '#f7f5f0', a: '#4a4a4a', b: '#b9b6ae', c: '#7c7a75', d: '#2a2a2a' },
  blood: { ink: '#170b0d', paper: '#f3e9e2', a: '#b3121d', b: '#e0463c', c: '#5c0a12', d: '#c9a46a' },
  tricolour: { ink: '#0b1f4b', paper: '#ffffff', a: '#ff8a1f', b: '#ffb45e', c: '#128a3a', d: '#0b3d91' },
  festive: { ink: '#3a0f3d', paper: '#fff3dd', a: '#e5267d', b: '#ffb11b', c: '#00a39a', d: '#7b2fbf' },
  coffee: { ink: '#2c1a12', paper: '#f6e7d3', a: '#a5562a', b: '#e0a868', c: '#6b7d57', d: '#7b3a24' },
  dusk: { ink: '#1d1b3a', paper: '#ffe9d6', a: '#f0655d', b: '#ffb25b', c: '#5b4b9a', d: '#2d3a80' },
  space: { ink: '#141433', paper: '#fdf6e3', a: '#ff6f59', b: '#ffc857', c: '#3a86c8', d: '#7d5ba6' },
  terracotta: { ink: '#3b1710', paper: '#fbeedd', a: '#b8452b', b: '#e9a15b', c: '#7d5a3c', d: '#7a1f1a' },
  saffron: { ink: '#3a1404', paper: '#fff1d8', a: '#f26a1b', b: '#ffb52e', c: '#b3271e', d: '#7a1512' },
};

/** Colour words (English, Hindi, Hinglish) and their OKLCH hue. */
export const HUES: Record<string, number> = {
  red: 28, blue: 255, green: 150, yellow: 95, orange: 60, purple: 305, violet: 300, pink: 355, teal: 195, turquoise: 190, cyan: 210,
  magenta: 340, brown: 55, maroon: 20, navy: 262, indigo: 275, lavender: 300, mint: 165, peach: 50, saffron: 58, crimson: 20,
  scarlet: 28, olive: 115, lime: 130, aqua: 200, beige: 80, rust: 45, skyblue: 235,
  neela: 255, neeli: 255, lal: 28, laal: 28, hara: 150, hari: 150, peela: 95, peeli: 95, gulabi: 355, kesariya: 58, bhagwa: 58, narangi: 60, baingani: 305,
  नीला: 255, नीले: 255, नीली: 255, लाल: 28, हरा: 150, हरे: 150, हरी: 150, पीला: 95, पीले: 95, पीली: 95, गुलाबी: 355, केसरिया: 58, नारंगी: 60, बैंगनी: 305, भगवा: 58,
}; // prettier-ignore
const MUTED = new Set(['brown', 'maroon', 'navy', 'lavender', 'mint', 'peach', 'olive', 'beige', 'rust']);
const DARK = new Set(['navy', 'maroon', 'indigo', 'crimson']);

function hueRoles(word: string): Roles {
  const hue = HUES[word] ?? 255;
  const chroma = MUTED.has(word) ? 0.085 : 0.17;
  return {
    ink: fromLch(0.2, 0.05, hue),
    paper: fromLch(0.965, 0.018, hue),
    a: fromLch(DARK.has(word) ? 0.42 : 0.58, chroma, hue),
    b: fromLch(0.8, chroma * 0.75, (hue + (hue === 95 ? -20 : 18)) % 360),
    c: fromLch(0.42, chroma * 0.85, (hue - 18 + 360) % 360),
    d: fromLch(0.72, 0.14, (hue + 160) % 360),
  };
}

/** Whether a palette name is known. */
export const isPalette = (name: string): boolean =>
  name in PALETTES || (name.startsWith('hue:') && name.slice(4) in HUES) || /^(only|inks):/.test(name);

/** The palette of a brief: a hand-made one by name, or a ramp around a hue word. */
export function paletteOf(name: string, ground: Ground): Palette {
  if (name.startsWith('only:')) return onlyThese(coloursOf(name), ground);
  const roles = name.startsWith('inks:')
    ? inkRoles(coloursOf(name))
    : name.startsWith('hue:')
      ? hueRoles(name.slice(4))
      : (PALETTES[name] ?? PALETTES['retro']!);
  return ground === 'dark'
    ? { ...roles, fg: roles.paper, bg: roles.ink }
    : { ...roles, fg: roles.ink, bg: roles.paper };
}

const coloursOf = (name: string): Colour[] => name.slice(5).split(',') as Colour[];
const CLOTH: Record<Ground, string> = { dark: '#18181b', light: '#f7f5f0' };

/** Some inks and no others: the cloth is the only colour beside them. */
function onlyThese(colours: Colour[], ground: Ground): Palette {
  const inks = colours.map(inkOf).sort((a, b) => lchOf(a).l - lchOf(b).l);
  const cloth = CLOTH[ground];
  const darkest = ground === 'dark' ? cloth : inks[0]!;
  const lightest = ground === 'dark' ? inks.at(-1)! : cloth;
  const strong = inks.toSorted((a, b) => lchOf(b).c - lchOf(a).c)[0]!;
  const other = inks.find(ink => ink !== strong) ?? strong;
  return { ink: darkest, paper: lightest, a: strong, b: lightest, c: other, d: strong, fg: ground === 'dark' ? lightest : darkest, bg: cloth }; // prettier-ignore
}

/** Two colours or more lead; ink and paper are of the first. */
function inkRoles(colours: Colour[]): Roles {
  const [a, b = a, c = b, d = a] = colours.map(inkOf) as [string, ...string[]];
  const { h } = lchOf(a);
  return { ink: fromLch(0.2, 0.04, h), paper: fromLch(0.965, 0.015, h), a, b, c: colours.length > 2 ? c : mix(a, '#000000', 0.25), d: colours.length > 3 ? d : mix(b, '#000000', 0.2) }; // prettier-ignore
}

/** Second stop of a gradient that starts at `b`: never across distant hues, which turns to mud. */
export function warmStop(p: Palette): string {
  // Of a few inks no shade is made.
  if (p.b === p.paper) return p.a;
  const a = lchOf(p.a);
  const b = lchOf(p.b);
  return hueDistance(a.h, b.h) < 75 ? mix(p.b, p.a, 0.75) : fromLch(b.l - 0.13, b.c * 1.05, (b.h - 18 + 360) % 360);
}

const onlyInks = (p: Palette): string[] => [...new Set([p.ink, p.a, p.c, p.paper])].sort((a, b) => lchOf(a).l - lchOf(b).l); // prettier-ignore

const keep: Recolour = hex => hex;
const soften: Recolour = hex => {
  const { l, c, h } = lchOf(hex);
  return fromLch(Math.min(0.97, l * 0.72 + 0.27), c * 0.62, h);
};

/** How the colours of a library drawing change under a palette; most palettes keep them. */
export function recolourFor(name: string, p: Palette, vintage: boolean): Recolour {
  if (name.startsWith('only:')) return lightnessRamp(onlyInks(p), { steps: onlyInks(p).length });
  if (name.startsWith('inks:')) return lightnessRamp([p.ink, p.c, p.a, p.b, p.paper]);
  if (name === 'mono') return lightnessRamp(['#161616', '#5b5a57', '#b9b6ae', '#f7f5f0'], { steps: 5 });
  if (name.startsWith('hue:')) return lightnessRamp([p.ink, p.c, p.a, p.b, p.paper], { gamma: 1.05 });
  if (name === 'gold') return lightnessRamp([p.ink, p.c, p.a, p.b, p.paper]);
  if (name === 'cyber') return lightnessRamp(['#150826', '#4a1a9e', p.a, p.b, '#f4edff'], { gamma: 1.1 });
  if (vintage || name === 'vintage') return lightnessRamp([p.ink, p.d, p.a, p.b, p.paper], { steps: 6, gamma: 1.05 });
  if (name === 'terracotta') return lightnessRamp([p.ink, p.d, p.a, p.b, p.paper]);
  return name === 'pastel' ? soften : keep;
}

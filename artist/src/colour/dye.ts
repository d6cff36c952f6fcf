import type { Colour } from '../reading/scene.ts';
import { fromLch, lchOf, lightnessRamp, type Recolour } from './colour.ts';

/** Each colour as ink: lightness, chroma, hue (OKLCH). */
const INKS: Record<Colour, [l: number, c: number, h: number]> = {
  red: [0.58, 0.22, 27], maroon: [0.36, 0.13, 20], crimson: [0.5, 0.19, 18], orange: [0.72, 0.18, 55], saffron: [0.74, 0.18, 60], rust: [0.53, 0.14, 45], peach: [0.84, 0.09, 55],
  yellow: [0.88, 0.17, 97], gold: [0.77, 0.14, 85], green: [0.58, 0.16, 147], olive: [0.55, 0.1, 112], lime: [0.82, 0.2, 128], mint: [0.87, 0.09, 165], teal: [0.55, 0.1, 195], turquoise: [0.75, 0.12, 190], cyan: [0.8, 0.13, 210],
  blue: [0.52, 0.18, 258], 'sky blue': [0.77, 0.11, 235], navy: [0.3, 0.11, 265], indigo: [0.4, 0.17, 280], purple: [0.5, 0.2, 305], violet: [0.55, 0.2, 300], lavender: [0.78, 0.09, 300], magenta: [0.62, 0.25, 340], pink: [0.76, 0.15, 355],
  brown: [0.45, 0.09, 55], beige: [0.86, 0.05, 80], cream: [0.95, 0.03, 90], white: [0.98, 0, 0], grey: [0.62, 0, 0], silver: [0.78, 0.01, 250], black: [0.22, 0, 0], rainbow: [0.65, 0.2, 340],
}; // prettier-ignore

export const inkOf = (colour: Colour): string => fromLch(...INKS[colour]);

/**
 * A drawing in the colours of its thing: a blue tiger keeps its black stripes and its white, and what was orange is blue. Two colours
 * share light and dark between them; black, white and grey take all colour away.
 */
export function dyed(colours: readonly Colour[]): Recolour {
  const [first, second] = [...colours].sort((a, b) => INKS[a][0] - INKS[b][0]);
  if (!first) return hex => hex;
  if (second)
    return lightnessRamp([
      fromLch(0.2, 0.02, INKS[first][2]),
      inkOf(first),
      inkOf(second),
      fromLch(0.96, 0.02, INKS[second][2]),
    ]);
  const [light, chroma, hue] = INKS[first];
  if (chroma < 0.02) return lightnessRamp(light < 0.4 ? ['#101012', '#26262a', '#4a4a50', '#f2f1ee'] : light > 0.9 ? ['#2a2a2e', '#b9bac0', '#e9e9ec', '#ffffff'] : ['#1c1c20', '#77787d', '#a9aab0', '#f2f2f2']); // prettier-ignore
  return hex => {
    const { l, c } = lchOf(hex);
    if (c < 0.035) return hex;
    // Around the ink's own lightness: shades of the drawing stay shades.
    return fromLch(
      Math.max(0.18, Math.min(0.95, light + (l - 0.65) * 0.75)),
      chroma * Math.min(1.1, 0.55 + c * 3),
      hue,
    );
  };
}

/** Snakes. */
import { blob } from '../space.ts';
import type { SerpentModel } from '../serpent.ts';
import { coat, type CoatColours } from './row.ts';
import { wildHead } from './rows-wild.ts';

export interface SerpentRow {
  serpent: SerpentModel;
  colours: CoatColours;
  scale: number;
}
const NO_EARS = {
  at: [90, 0] as const,
  up: [0.001, 0, 0] as const,
  side: [0, 0.001, 0] as const,
  shape: 'round' as const,
};
const snakeHead = (slant: number) => ({
  ...wildHead({ skull: [0.66, 0.54, 0.66], cheeks: [0.68, 0.4, 0.16], snout: { long: 0.9, wide: 0.4, high: 0.24, root: [0.6, 0.36], y: 0.16, nose: 'none', bow: 0, back: 1, jawFill: 'fur2', chin: 0.15, jut: -0.04, gape: 1.2 }, eyes: { at: [38, 20], size: 0.19, tall: 0.9, slant, white: 'accent', irisSize: 0.9, pupil: 'slit', pupilSize: 0.8 }, ears: NO_EARS }),
  nose: { blobs: [], fill: 'line' as const, nostrils: { at: [0.14, 0.08, 1.18] as const, size: 0.045 } },
  masses: [{ blobs: [blob([0, 0.36, 1.2], [0.03, 0.02, 0.02]), blob([0, 0.42, 1.5], [0.03, 0.02, 0.02])], fill: 'lip' as const, layer: 'behind' as const, weight: 'form' as const }],
}); // prettier-ignore

export const SERPENTS: Record<string, SerpentRow> = {
  snake: { serpent: { head: snakeHead(10), radius: 46, bands: 'dark' }, colours: coat({ fur: '#6aa84a', fur2: '#e6e3a4', dark: '#3f7a3a', accent: '#f2c53a' }), scale: 0.6 }, // prettier-ignore
  cobra: { serpent: { head: snakeHead(14), radius: 46, hasHood: true }, colours: coat({ fur: '#6b5138', fur2: '#e9d3a0', dark: '#43301f', accent: '#e9b93a' }), scale: 0.8 }, // prettier-ignore
  python: { serpent: { head: snakeHead(8), radius: 54, bands: 'dark' }, colours: coat({ fur: '#c9a45c', fur2: '#f0dfb0', dark: '#6b4424', accent: '#d98f2a' }), scale: 0.8 }, // prettier-ignore
};

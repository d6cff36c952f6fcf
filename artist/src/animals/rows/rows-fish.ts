/** Fish and whales. */
import type { PaintRole } from '../../figures/shape.ts';
import type { HeadModel, Mark } from '../head/model.ts';
import type { FishModel } from '../sea/fish.ts';
import { wildHead } from './rows-wild.ts';
import { coat, type CoatColours } from './row.ts';

export interface FishRow {
  fish: FishModel;
  /** On a person's body. */
  head?: HeadModel;
  colours: CoatColours;
  scale: number;
}
const fish = (model: FishModel, colours: CoatColours, scale: number, head?: HeadModel): FishRow => ({
  fish: model,
  colours: coat(colours),
  scale,
  ...(head && { head }),
});
const NO_EARS = { at: [90, 0] as const, up: [0.001, 0, 0] as const, side: [0, 0.001, 0] as const, shape: 'round' as const }; // prettier-ignore
/** Heads for a person's body. */
const lipped = (fill: PaintRole, fin: PaintRole): HeadModel => ({
  ...wildHead({ skull: [0.7, 0.82, 0.7], cheeks: [0.62, 0.5, 0.2], snout: { long: 0.82, wide: 0.2, high: 0.14, root: [0.44, 0.2], y: 0.24, nose: 'none', bow: 0, back: 0.4, chin: 0.13, jut: 0, fill, teeth: 'flat' }, eyes: { at: [54, 12], size: 0.25, tall: 1, white: 'white', iris: 'dark', irisSize: 0.7 }, ears: { at: [104, -2], up: [0.5, 0.1, -0.5], side: [0.02, -0.3, 0.1], shape: 'leaf', fill: fin, isOver: true }, horns: [{ points: [[0, -0.6, 0.3], [0, -0.98, 0.02], [0, -1.06, -0.5], [0, -0.6, -0.7]], radii: [0.12, 0.2, 0.16, 0.06], fill: fin, layer: 'behind' }] }),
  ...(fill !== 'fur' && { skullFill: fill }),
  frontTurn: 30,
}); // prettier-ignore
const gill = (longitude: number): Mark => ({ kind: 'stripe', fill: 'furShade', side: 'both', points: [[longitude, 10], [longitude + 3, -6], [longitude, -20]], width: 0.035 }); // prettier-ignore
const SHARK: HeadModel = {
  ...wildHead({ skull: [0.7, 0.64, 0.72], cheeks: [0.66, 0.46, 0.22], snout: { long: 1.24, wide: 0.3, high: 0.2, root: [0.58, 0.4], y: 0.06, drop: 0.02, nose: 'none', jawFill: 'white', chin: 0.24, jut: -0.4, bow: 0, back: 0.96, teeth: 'saw' }, eyes: { at: [48, 6], size: 0.12, pupil: 'bead' }, ears: NO_EARS, marks: [{ kind: 'patch', fill: 'white', side: 'both', points: [[0, -30], [40, -28], [80, -26], [110, -40], [60, -76], [0, -80]] }, gill(78), gill(88), gill(98)], horns: [{ points: [[0, -0.44, 0.1], [0, -0.86, -0.2], [0, -1.2, -0.6]], radii: [0.34, 0.22, 0.02], fill: 'fur', layer: 'united' }] }),
  frontTurn: 30,
}; // prettier-ignore
const DOLPHIN: HeadModel = {
  ...wildHead({ skull: [0.74, 0.72, 0.74], cheeks: [0.62, 0.46, 0.24], snout: { long: 1.36, wide: 0.2, high: 0.13, root: [0.4, 0.3], y: 0.3, nose: 'none', jawFill: 'fur2', chin: 0.11, bow: 0, back: 1, teeth: 'flat' }, eyes: { at: [52, 0], size: 0.14, pupil: 'bead' }, ears: NO_EARS, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[0, -34], [40, -36], [80, -40], [60, -80], [0, -80]] }] }),
  frontTurn: 30,
}; // prettier-ignore

export const FISH: Record<string, FishRow> = {
  fish: fish(
    { length: 420, profile: [[0, 14, 16], [0.06, 52, 54], [0.2, 104, 96], [0.42, 124, 112], [0.66, 92, 82], [0.88, 42, 38], [1, 34, 32]], fill: 'fur', belly: { fill: 'fur2', from: 0.02, to: 0.94, across: -0.2 }, tail: { kind: 'fork', length: 150, spread: 44, fill: 'accent' }, fins: [{ from: 0.28, to: 0.68, edge: 1, length: 96, lean: 40, fill: 'accent', rays: 3 }, { from: 0.5, to: 0.7, edge: -1, length: 72, lean: 44, fill: 'accent', rays: 2 }, { from: 0.36, to: 0.4, edge: 0, length: 96, lean: 62, fill: 'accent', isSoft: true, rays: 1 }], eye: { at: 0.15, across: 0.3, r: 26, white: 'white', iris: 'dark' }, mouth: { across: -0.2, back: 0.08 }, gill: 0.27, scales: { from: 0.4, to: 0.86, rows: 4 } },
    { fur: '#3f9fd0', fur2: '#d8f0ee', accent: '#f2a73a', dark: '#27485c' }, 0.3,
    lipped('fur', 'accent'),
  ),
  goldfish: fish(
    { length: 340, profile: [[0, 18, 20], [0.07, 64, 66], [0.22, 118, 116], [0.45, 132, 138], [0.7, 90, 98], [0.9, 40, 40], [1, 32, 32]], fill: 'fur', belly: { fill: 'fur2', from: 0.02, to: 0.9, across: -0.3 }, tail: { kind: 'veil', length: 230, spread: 58, fill: 'accent' }, fins: [{ from: 0.24, to: 0.62, edge: 1, length: 120, lean: 44, fill: 'accent', rays: 3, isSoft: true }, { from: 0.56, to: 0.74, edge: -1, length: 110, lean: 50, fill: 'accent', rays: 2, isSoft: true }, { from: 0.38, to: 0.42, edge: 0, length: 96, lean: 58, fill: 'accent', isSoft: true, rays: 1 }], eye: { at: 0.17, across: 0.26, r: 31, white: 'white', iris: 'dark' }, mouth: { across: -0.16, back: 0.07 }, gill: 0.3, scales: { from: 0.42, to: 0.84, rows: 4 } },
    { fur: '#f28a2a', fur2: '#ffd58a', accent: '#f9b04a', dark: '#4a2a1c' }, 0.24,
    lipped('fur', 'accent'),
  ),
  koi: fish(
    { length: 480, profile: [[0, 20, 22], [0.06, 50, 54], [0.2, 84, 84], [0.42, 92, 92], [0.68, 66, 62], [0.9, 32, 30], [1, 26, 24]], fill: 'white', belly: { fill: 'white', from: 0.02, to: 0.9, across: -0.3 }, tail: { kind: 'veil', length: 170, spread: 44, fill: 'fur2' }, fins: [{ from: 0.3, to: 0.66, edge: 1, length: 78, lean: 46, fill: 'fur2', rays: 4 }, { from: 0.6, to: 0.74, edge: -1, length: 66, lean: 46, fill: 'fur2', rays: 2, isSoft: true }, { from: 0.28, to: 0.32, edge: 0, length: 110, lean: 54, fill: 'fur2', isSoft: true, rays: 2 }], eye: { at: 0.11, across: 0.3, r: 17 }, mouth: { across: -0.3, back: 0.06 }, gill: 0.22, scales: { from: 0.32, to: 0.86, rows: 4 }, marks: [{ kind: 'patch', fill: 'fur', points: [[0.02, 0.98], [0.2, 0.98], [0.22, 0.3], [0.14, 0.5], [0.06, 0.3]] }, { kind: 'patch', fill: 'fur', points: [[0.3, 0.98], [0.6, 0.98], [0.62, 0.1], [0.5, -0.3], [0.36, 0]] }, { kind: 'patch', fill: 'fur', points: [[0.72, 0.98], [0.92, 0.98], [0.94, 0.1], [0.84, -0.5], [0.74, 0.1]] }, { kind: 'patch', fill: 'dark', points: [[0.56, 0.9], [0.68, 0.9], [0.7, 0.4], [0.62, 0.3]] }] },
    { fur: '#e8492f', fur2: '#ffe2d0', dark: '#33303a', accent: '#e8492f', white: '#fff9f0', whiteShade: '#e8d8d0' }, 0.34,
    lipped('white', 'fur'),
  ),
  clownfish: fish(
    { length: 360, profile: [[0, 22, 22], [0.07, 62, 60], [0.22, 104, 98], [0.45, 112, 106], [0.7, 82, 78], [0.9, 44, 42], [1, 38, 36]], fill: 'fur', tail: { kind: 'fan', length: 112, spread: 46, fill: 'fur' }, fins: [{ from: 0.26, to: 0.74, edge: 1, length: 70, lean: 50, fill: 'fur', rays: 4, isSoft: true }, { from: 0.54, to: 0.76, edge: -1, length: 70, lean: 46, fill: 'fur', rays: 2, isSoft: true }, { from: 0.42, to: 0.46, edge: 0, length: 96, lean: 60, fill: 'fur', isSoft: true, rays: 1 }], eye: { at: 0.14, across: 0.26, r: 26, white: 'accent' }, mouth: { across: -0.16, back: 0.09 }, marks: [{ kind: 'band', fill: 'dark', points: [[0.21, 1], [0.33, 1], [0.37, 0.2], [0.34, -1], [0.24, -1], [0.26, 0]] }, { kind: 'band', fill: 'white', points: [[0.23, 1], [0.31, 1], [0.35, 0.2], [0.32, -1], [0.26, -1], [0.28, 0]] }, { kind: 'band', fill: 'dark', points: [[0.53, 1], [0.67, 1], [0.67, -1], [0.55, -1], [0.5, 0]] }, { kind: 'band', fill: 'white', points: [[0.55, 1], [0.65, 1], [0.65, -1], [0.57, -1], [0.52, 0]] }, { kind: 'band', fill: 'dark', points: [[0.85, 1], [0.95, 1], [0.95, -1], [0.85, -1]] }, { kind: 'band', fill: 'white', points: [[0.87, 1], [0.93, 1], [0.93, -1], [0.87, -1]] }] },
    { fur: '#f2752b', dark: '#2b2530', accent: '#ffd98a' }, 0.22,
    lipped('fur', 'fur'),
  ),
  shark: fish(
    { length: 620, profile: [[0, 14, 10], [0.05, 44, 36], [0.2, 92, 84], [0.4, 108, 92], [0.65, 74, 58], [0.88, 30, 22], [1, 20, 16]], fill: 'fur', belly: { fill: 'white', from: 0.0, to: 0.92, across: -0.14 }, tail: { kind: 'crescent', length: 190, spread: 60, fill: 'fur' }, fins: [{ from: 0.36, to: 0.52, edge: 1, length: 150, lean: 52, fill: 'fur' }, { from: 0.78, to: 0.84, edge: 1, length: 36, lean: 50, fill: 'fur' }, { from: 0.72, to: 0.79, edge: -1, length: 44, lean: 50, fill: 'fur' }, { from: 0.34, to: 0.42, edge: 0, length: 170, lean: 52, fill: 'fur' }], eye: { at: 0.14, across: 0.24, r: 17 }, mouth: { across: -0.42, back: 0.17, isBig: true, teeth: true }, gills: 4 },
    { fur: '#6d8296', white: '#f4f1ea', accent: '#6d8296' }, 1,
    SHARK,
  ),
  dolphin: fish(
    { length: 540, profile: [[0, 9, 9], [0.06, 20, 17], [0.13, 34, 26], [0.17, 68, 52], [0.3, 92, 80], [0.48, 98, 86], [0.7, 64, 52], [0.9, 26, 20], [1, 20, 16]], fill: 'fur', belly: { fill: 'fur2', from: 0.02, to: 0.86, across: -0.3 }, tail: { kind: 'fluke', length: 130, spread: 56, fill: 'fur' }, fins: [{ from: 0.44, to: 0.58, edge: 1, length: 96, lean: 56, fill: 'fur' }, { from: 0.34, to: 0.42, edge: 0, length: 116, lean: 50, fill: 'fur' }], eye: { at: 0.21, across: 0.1, r: 16 }, mouth: { across: -0.28, back: 0.19 } },
    { fur: '#5a94bc', fur2: '#dcebf0', accent: '#5a94bc' }, 0.96,
    DOLPHIN,
  ),
  whale: fish(
    { length: 620, profile: [[0, 60, 70], [0.04, 116, 116], [0.14, 160, 158], [0.32, 172, 168], [0.54, 130, 122], [0.78, 62, 52], [0.94, 30, 24], [1, 24, 20]], fill: 'fur', belly: { fill: 'fur2', from: 0.0, to: 0.76, across: -0.34 }, tail: { kind: 'fluke', length: 170, spread: 62, fill: 'fur' }, fins: [{ from: 0.7, to: 0.77, edge: 1, length: 40, lean: 50, fill: 'fur' }, { from: 0.36, to: 0.44, edge: 0, length: 150, lean: 44, fill: 'fur', isSoft: true }], eye: { at: 0.2, across: -0.06, r: 15 }, mouth: { across: -0.3, back: 0.2, isBig: true }, grooves: 4, spout: true },
    { fur: '#3e78a8', fur2: '#dbe8ea', accent: '#3e78a8' }, 2,
  ),
}; // prettier-ignore

/** The bare head: its outline by age, sex and turn, the ears, the shade along the jaw. */
import { curve, lerp, oval, smooth, type Knot } from '../geometry.ts';
import type { Looks } from '../spec.ts';
import type { Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';

type Row = readonly [number, number];
/** From the temple down to the chin: towards us, then the far and the near side of a head that is turned to our right. */
const FRONT: Record<'male' | 'female' | 'young' | 'round', readonly Row[]> = {
  male: [[0.93, -0.34], [0.97, 0.08], [0.93, 0.46], [0.76, 0.84], [0.4, 1.1]],
  female: [[0.93, -0.32], [0.96, 0.1], [0.88, 0.48], [0.6, 0.86], [0.26, 1.08]],
  young: [[0.95, -0.3], [1, 0.16], [0.97, 0.5], [0.74, 0.84], [0.34, 1.03]],
  round: [[0.96, -0.32], [1.02, 0.12], [1.02, 0.54], [0.86, 0.92], [0.46, 1.14]],
}; // prettier-ignore
const FAR: Record<keyof typeof FRONT, readonly Row[]> = {
  male: [[0.9, -0.34], [0.84, 0.02], [0.87, 0.36], [0.74, 0.84], [0.5, 1.12]],
  female: [[0.9, -0.34], [0.83, 0.02], [0.86, 0.36], [0.68, 0.82], [0.44, 1.08]],
  young: [[0.92, -0.3], [0.87, 0.04], [0.94, 0.42], [0.76, 0.82], [0.44, 1.02]],
  round: [[0.92, -0.32], [0.88, 0.02], [0.96, 0.42], [0.86, 0.9], [0.56, 1.15]],
}; // prettier-ignore
const NEAR: readonly Row[] = [[0.98, -0.34], [0.92, 0.14], [0.74, 0.56], [0.46, 0.86], [0.02, 1.1]]; // prettier-ignore
const CHIN = { male: 1.16, female: 1.13, young: 1.07, round: 1.19 };

export type Jaw = keyof typeof FRONT;
export function jawOf({ age, sex, build }: Looks): Jaw {
  if (age === 'baby' || age === 'child') return 'young';
  if (build === 'heavy') return 'round';
  return age === 'teen' && sex === 'female' ? 'female' : sex;
}

/** The outline of the head from the crown clockwise. */
export function skullOutline(h: HeadFrame): Knot[] {
  const jaw = jawOf(h.looks);
  const turned = Math.min(1, Math.abs(h.place.turn) / 0.62);
  const side = h.place.turn < 0 ? -1 : 1;
  const far = FRONT[jaw].map(([x, y], i): Knot => at2(lerp(x, FAR[jaw][i]![0], turned) * side, lerp(y, FAR[jaw][i]![1], turned), h)); // prettier-ignore
  const near = FRONT[jaw].map(([x, y], i): Knot => at2(-lerp(x, NEAR[i]![0], turned) * side, lerp(y, NEAR[i]![1], turned), h)); // prettier-ignore
  const chin: Knot = { x: 0.27 * turned * side, y: CHIN[jaw] + h.down * 0.8 };
  return [
    { x: 0, y: -1 },
    { x: 0.64 * side, y: -0.8 },
    ...far,
    chin,
    ...near.toReversed(),
    { x: -0.68 * side, y: -0.78 },
  ];
}
/** A nod moves the jaw with the face. */
const at2 = (x: number, y: number, h: HeadFrame): Knot => ({ x, y: y > 0 ? y + h.down * y * 0.7 : y });

export function drawSkull(h: HeadFrame): Shape[] {
  const knots = skullOutline(h);
  return [
    { segments: smooth(knots), fill: 'skin', stroke: 'line', part: 'head', union: 'skull' },
    ...jawShade(h, knots),
  ];
}

/** Drawn after short hair, before what falls over them. */
export function drawEars(h: HeadFrame): Shape[] {
  const shapes: Shape[] = [];
  const turned = Math.abs(h.place.turn);
  const side = h.place.turn < 0 ? -1 : 1;
  const size = h.looks.age === 'old' ? 1.15 : 1;
  for (const which of [-side, side] as const) {
    if (which === side && turned > 0.22) continue;
    // The near ear of a turned head comes forward on it.
    const inward = which === -side ? Math.min(0.46, turned * 0.72) : 0;
    const [x, y] = [which * (0.99 - inward), 0.24 + h.down * 0.5];
    const isInside = inward > 0.14;
    shapes.push({ segments: oval({ x, y }, 0.15 * size, 0.23 * size, which * 8), fill: 'skin', stroke: 'line', weight: isInside ? 'form' : 'contour', part: 'head', ...(isInside ? {} : { union: 'skull' }) }); // prettier-ignore
    shapes.push({ segments: curve([[x + which * 0.05, y - 0.11], [x - which * 0.05, y - 0.02], [x + which * 0.02, y + 0.1]], false), stroke: 'line', weight: 'detail', part: 'head' }); // prettier-ignore
  }
  // What is outlined together must follow one another.
  return shapes.toSorted((a, b) => Number(b.union !== undefined) - Number(a.union !== undefined));
}

/** Light comes from our left: the right side of the face lies in shade. */
function jawShade(h: HeadFrame, knots: readonly Knot[]): Shape[] {
  const isMirrored = h.place.turn < 0;
  const right = isMirrored ? knots.slice(8, 13).toReversed() : knots.slice(2, 7);
  const chin = knots[7]!;
  const inner = [...right]
    .toReversed()
    .map(({ x, y }): Knot => ({ x: x - 0.2 * (1.25 - Math.abs(y - 0.4)), y: y - 0.05 }));
  return [
    {
      segments: smooth([
        { ...right[0]!, isCorner: true },
        ...right.slice(1),
        { ...chin, isCorner: true },
        ...inner.slice(0, -1),
      ]),
      fill: 'skinShade',
      part: 'head',
      least: 0.16,
    },
  ];
}

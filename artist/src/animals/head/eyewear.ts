/** Glasses that fit any head: they sit on its eyes, wherever these are. */
import { along, between, curve, directionOf, frame, oval, placed, tube } from '../../figures/geometry.ts';
import type { Point, Shape } from '../../figures/shape.ts';
import type { Glasses } from '../../figures/spec.ts';
import { eyePoint } from './eyes.ts';
import { depth, facingAt, onSkull, seen, type HeadView } from './head-view.ts';

const DARK_LENS = new Set<Glasses>(['sunglasses', 'aviators']);
const LENS: Record<'square' | 'round' | 'drop', (segments: number) => Shape['segments']> = {
  square: () =>
    curve([
      [-1.05, -0.72, 1],
      [0, -0.84],
      [1.1, -0.78, 1],
      [1.0, 0.2],
      [0.5, 0.8],
      [-0.5, 0.8],
      [-0.98, 0.2],
    ]),
  round: () => oval({ x: 0, y: 0 }, 1, 1),
  drop: () =>
    curve([
      [-0.9, -0.7],
      [0, -0.82],
      [1.0, -0.72],
      [1.06, 0.1],
      [0.5, 0.92],
      [-0.2, 0.94],
      [-0.86, 0.3],
    ]),
};

export function drawEyewear(h: HeadView, glasses: Glasses): Shape[] {
  if (glasses === 'none') return [];
  const unit = h.place.unit;
  const { eyes } = h.model;
  const size = Math.max(eyes.size * 1.5, 0.29) * unit;
  const isDark = DARK_LENS.has(glasses);
  const form = glasses === 'round' ? 'round' : glasses === 'aviators' ? 'drop' : 'square';
  const lens = (side: 1 | -1): Shape[] => {
    const square = facingAt(h, [eyes.at[0] * side, eyes.at[1]]);
    if (square < 0.1) return [];
    const map = frame(
      eyePoint(h, side),
      -(h.place.tilt ?? 0),
      size * Math.max(0.42, Math.min(1, square * 1.1)) * side,
      size,
    );
    const outline = placed(LENS[form](0), map);
    const shine = placed(
      curve([
        [-0.6, -0.5, 1],
        [-0.2, -0.56, 1],
        [-0.62, 0.3, 1],
        [-0.84, 0.1, 1],
      ]),
      map,
    );
    return [
      { segments: outline, fill: isDark ? 'eye' : 'glass', stroke: 'line', weight: 'form', part: 'face', union: `lens${side}` }, // prettier-ignore
      { segments: shine, fill: isDark ? 'steel' : 'white', part: 'face', least: size * 0.2 },
    ];
  };
  const frameLine = (p: Point, q: Point): Shape => ({ segments: tube([p, q], [unit * 0.026, unit * 0.026]), fill: 'line', part: 'face' }); // prettier-ignore
  const [right, left] = [eyePoint(h, -1), eyePoint(h, 1)];
  const isBothSeen = ([1, -1] as const).every(side => facingAt(h, [eyes.at[0] * side, eyes.at[1]]) > 0.1);
  const way = directionOf(right, left);
  const bridge = isBothSeen ? [frameLine(along(between(right, left), way, -size * 0.4), along(between(right, left), way, size * 0.4))] : []; // prettier-ignore
  // The near temple goes back to the ear.
  const near = depth(h, [1, 0, 0]) >= 0 ? 1 : -1;
  const ear = seen(h, onSkull(h, [96 * near, eyes.at[1] + 8]));
  const temple = facingAt(h, [88 * near, eyes.at[1]]) > 0.05 ? [frameLine(eyePoint(h, near), ear)] : [];
  const order = near > 0 ? [-1, 1] : [1, -1];
  const seenEyes = (order as (1 | -1)[]).flatMap(lens);
  // Plain lenses let the eyes be seen: only their frames are drawn.
  return isDark ? [...temple, ...bridge, ...seenEyes] : [...temple, ...bridge, ...seenEyes.filter(s => s.stroke).map(({ fill: _fill, ...s }): Shape => ({ ...s, width: unit * 0.07 }))]; // prettier-ignore
}

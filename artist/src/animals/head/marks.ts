/** What is painted on a skull: patches, stripes, spots. What lies behind its edge is pushed outwards and cut off. */
import { oval, type Knot } from '../../figures/geometry.ts';
import type { Point, Shape } from '../../figures/shape.ts';
import { hullPoints } from '../space.ts';
import { cutPatch, facingAt, mirrorBlob, onSkull, ribbon, seen, type HeadView } from './head-view.ts';
import type { Mark, MassMark, OnSkull, PatchMark, SpotMark, StripeMark } from './model.ts';

const sidesOf = (side: 'both' | 'middle' | 'right' | 'left'): (1 | -1)[] =>
  side === 'both' ? [-1, 1] : side === 'left' ? [-1] : [1];

/** Where a point of the skull is seen. Beyond the edge it lies outside of the skull. */
function spread(h: HeadView, at: OnSkull): Point {
  const square = facingAt(h, at);
  const p = seen(h, onSkull(h, at));
  if (square > 0) return p;
  const c = seen(h, h.model.skull[0]!.at);
  const d = Math.hypot(p.x - c.x, p.y - c.y) || 1;
  const far = h.place.unit * 1.5;
  return { x: c.x + ((p.x - c.x) / d) * far, y: c.y + ((p.y - c.y) / d) * far };
}

function patch(h: HeadView, mark: PatchMark): Shape[] {
  return sidesOf(mark.side).flatMap(side => {
    const at = mark.points.map(([a, b]): OnSkull => [a * side, b]);
    if (!at.some(p => facingAt(h, p) > 0.05)) return [];
    const points = at.map(p => spread(h, p));
    const segments = cutPatch(points, h.skull, mark.isSharp);
    return segments.length ? [{ segments, fill: mark.fill, part: 'head', least: (mark.least ?? 0.1) * h.place.unit }] : []; // prettier-ignore
  });
}

function stripe(h: HeadView, mark: StripeMark): Shape[] {
  return sidesOf(mark.side).flatMap(side => {
    const at = mark.points.map(([a, b]): OnSkull => [a * side, b]);
    const visible = at.filter(p => facingAt(h, p) > 0.06);
    if (visible.length < 2) return [];
    const points = visible.map(p => seen(h, onSkull(h, p)));
    const n = points.length - 1;
    const radii = points.map(
      (_, i) => mark.width * h.place.unit * (0.22 + 0.78 * Math.sin(Math.PI * (0.2 + (0.75 * i) / n))),
    );
    return [{ segments: ribbon(points, radii), fill: mark.fill, part: 'head', least: mark.width * h.place.unit * 1.6 }]; // prettier-ignore
  });
}

function spots(h: HeadView, mark: SpotMark): Shape[] {
  return sidesOf(mark.side).flatMap(side =>
    mark.at.flatMap(([a, b], i): Shape[] => {
      const square = facingAt(h, [a * side, b]);
      if (square < 0.2) return [];
      const p = seen(h, onSkull(h, [a * side, b]));
      const size = mark.size * h.place.unit * (1 - (i % 3) * 0.16);
      return [{ segments: oval(p, size * square, size * 0.9), fill: mark.fill, part: 'head', least: size }];
    }),
  );
}

function mass(h: HeadView, mark: MassMark): Shape[] {
  const all = mark.isMirrored ? [mark.blobs.map(mirrorBlob), mark.blobs] : [mark.blobs];
  return all.flatMap(blobs => {
    const points = hullPoints(h.view, blobs, 22);
    const segments = cutPatch(points as Knot[], h.skull);
    return segments.length ? [{ segments, fill: mark.fill, part: 'head' as const }] : [];
  });
}

export function drawMark(h: HeadView, mark: Mark): Shape[] {
  if (mark.kind === 'patch') return patch(h, mark);
  if (mark.kind === 'stripe') return stripe(h, mark);
  if (mark.kind === 'spots') return spots(h, mark);
  return mass(h, mark);
}

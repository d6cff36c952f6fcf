/** The outline of what is drawn: where a crown sits, how wide a face may be, where limbs leave a body. */
import { isInside, polylines, type Polyline } from '../draw/polyline.ts';
import type { Shape } from '../figures/shape.ts';
import type { Span } from '../things/thing.ts';
import type { Piece } from './piece.ts';

export interface Silhouette {
  lines: readonly (readonly Polyline[])[];
}

/** Of the surfaces; steam, sparks and single strokes are no part of a body. */
export function silhouetteOf({ shapes }: { shapes: readonly Shape[] }): Silhouette {
  return { lines: shapes.filter(s => s.fill && s.thing !== 'steam').map(s => polylines(s.segments, 6).filter(l => l.isClosed)) }; // prettier-ignore
}

export const covers = ({ lines }: Silhouette, x: number, y: number): boolean => lines.some(l => isInside([x, y], l));

/** From its left edge to its right one at a height; nothing where there is no surface. */
export function spanAt({ lines }: Silhouette, y: number): Span | undefined {
  let [left, right] = [Infinity, -Infinity];
  for (const { points } of lines.flat())
    for (let i = 0; i < points.length; i++) {
      const [[x1, y1], [x2, y2]] = [points[i]!, points[(i + 1) % points.length]!];
      if (y1 > y === y2 > y) continue;
      const x = x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
  return left < right ? { x: (left + right) / 2, y, width: right - left } : undefined;
}

/** The span at a share of a piece's height, or that of its box. */
export function spanOf(p: Piece, share: number, of: Silhouette = silhouetteOf(p)): Span {
  const y = p.box.y + p.box.height * share;
  return spanAt(of, y) ?? { x: p.box.x + p.box.width / 2, y, width: p.box.width * 0.6 };
}

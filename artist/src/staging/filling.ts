/** A surface made of many small things: they are laid in rows into the outline, whole, and what would leave it is left out. */
import { isInside, polylines } from '../draw/polyline.ts';
import { middleOf, moved, type Piece } from './piece.ts';

/** Copies of a small drawing within the outline of a large one, about a seventh of its width each. */
export function fillWith(into: Piece, copy: (i: number) => Piece): Piece[] {
  const outline = into.shapes.filter(s => s.fill).map(s => polylines(s.segments, 6).filter(l => l.isClosed));
  const covers = (x: number, y: number) => outline.some(lines => isInside([x, y], lines));
  const sample = copy(0);
  const size = into.box.width / 5.6;
  const scale = (size * 1.12) / Math.max(sample.box.width, sample.box.height);
  const out: Piece[] = [];
  for (let row = 0, y = into.box.y; y < into.box.y + into.box.height; row++, y += size * 0.78)
    for (let x = into.box.x + (row % 2) * size * 0.5; x < into.box.x + into.box.width; x += size * 0.92) {
      const r = size * 0.34;
      if (![[0, 0], [-r, 0], [r, 0], [0, -r], [0, r]].every(([dx, dy]) => covers(x + dx!, y + dy!))) continue; // prettier-ignore
      const one = copy(out.length);
      const [cx, cy] = [middleOf(one.box), one.box.y + one.box.height / 2];
      const turn = ((out.length * 137) % 50) - 25;
      out.push(moved(moved(one, { x: -cx, y: -cy }), { scale, turn, x, y }));
    }
  return out;
}

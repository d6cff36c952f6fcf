/** What stands by still water: it is seen once more below, upside down and paler, in waves. */
import { mix } from '../colour/colour.ts';
import type { XY } from '../draw/svg.ts';
import { cutToConvex } from '../draw/cut.ts';
import { mapPoints } from '../draw/path.ts';
import { polylines, segmentsOf } from '../draw/polyline.ts';
import { boxOf, PAINT_ROLES, type Shape } from '../figures/shape.ts';
import { stroke } from '../things/pen.ts';
import { boxOfCluster, type Cluster } from './cluster.ts';
import { footOf, type Colours, type Piece } from './piece.ts';

const WATER = '#7fc3dc';
/** Strips of the image, and how far each is moved aside, in shares of the width. */
const STRIPS = [0, 0.012, -0.014, 0.018, -0.02, 0.022, -0.02] as const;

export function reflected(c: Cluster, node: string): Cluster {
  const box = boxOfCluster(c);
  const foot = footOf(box);
  const high = box.height * 0.62;
  const below = c.pieces.map((p): Piece => {
    const flipped = p.shapes.map(s => ({ ...s, segments: mapPoints(s.segments, (x, y) => [x, foot + (foot - y) * 0.62 + 6]) }));
    const shapes = flipped.flatMap(s => waved(s, box, foot, high));
    return { ...p, shapes, colours: paled(p.colours), box: boxOf(shapes.length ? shapes : flipped), faces: [], places: [], noun: 'reflection' };
  });
  const lines = Array.from({ length: 6 }, (_, i) => {
    const y = foot + high * (0.06 + i * 0.16);
    const w = box.width * (0.62 - i * 0.06);
    const x = box.x + box.width / 2 + box.width * (i % 2 ? 0.1 : -0.08);
    return stroke('cloth1', `M${x - w} ${y}q${w * 0.25} ${-9} ${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0`, 9);
  });
  const first = c.pieces[0]!;
  const water: Piece = { node, index: 0, noun: 'water', shapes: lines, colours: { cloth1: WATER }, hue: first.hue, box: boxOf(lines), faces: [], places: [], scale: 1 };
  return { ...c, pieces: [...below, water, ...c.pieces] };
} // prettier-ignore

/** Cut into level strips that lie a little aside of one another, so that it reads as water. */
function waved(s: Shape, box: { x: number; width: number }, foot: number, high: number): Shape[] {
  const tall = high / STRIPS.length;
  const segments = STRIPS.flatMap((by, i) => {
    const [y0, y1] = [foot + i * tall + (i ? 2.5 : 0), foot + (i + 1) * tall - 2.5];
    const dx = by * box.width;
    const window: XY[] = [[box.x - 900, y0], [box.x + box.width + 900, y0], [box.x + box.width + 900, y1], [box.x - 900, y1]]; // prettier-ignore
    return polylines(s.segments, 8).flatMap(l => {
      const cut = l.isClosed ? cutToConvex(l.points, window) : [];
      return cut.length > 2 ? segmentsOf(cut.map(([x, y]): XY => [x + dx, y])) : [];
    });
  });
  return segments.length && s.fill ? [{ segments, fill: s.fill, part: 'thing' as const }] : [];
}
const paled = (colours: Colours): Colours => Object.fromEntries(PAINT_ROLES.flatMap(role => (colours[role] ? [[role, mix(colours[role], WATER, 0.48)]] : []))) as Colours; // prettier-ignore

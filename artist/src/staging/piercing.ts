/** What goes through something: an arrow through a heart, a sword through a skull. It goes in before it and comes out behind it. */
import type { XY } from '../draw/svg.ts';
import { cutToConvex } from '../draw/cut.ts';
import { polylines, segmentsOf } from '../draw/polyline.ts';
import { boxOf, type Shape } from '../figures/shape.ts';
import { flat, oval } from '../things/pen.ts';
import { turned } from '../things/turn.ts';
import { boxOfCluster, cluster } from './cluster.ts';
import { heroes, type RelationRule } from './pair.ts';
import { middleOf, moved, type Piece } from './piece.ts';

/** What is drawn lying; all else that is long stands with its point up or down. */
const SLANT = -24;

export const pierced: RelationRule = pair => {
  const [a, b] = [boxOfCluster(pair.a), boxOfCluster(pair.b)];
  const isLong = Math.max(a.width, a.height) > Math.min(a.width, a.height) * 1.8;
  const size = Math.max(b.width, b.height);
  const stands = a.height > a.width;
  // Swords go down through it, arrows across, what is not long simply passes.
  const turn = !isLong ? 0 : stands ? (POINTS_UP.test(pair.from.noun) ? 156 : 24) : SLANT;
  const scale = (size * (isLong ? 1.62 : 0.8)) / Math.max(a.width, a.height);
  const center = { x: middleOf(a), y: a.y + a.height / 2 };
  const lying = pair.a.pieces.map(p => moved(moved(p, { x: -center.x, y: -center.y }), { turn, scale, x: middleOf(b), y: b.y + b.height * 0.5 })); // prettier-ignore
  // Along its axis: what lies before the way in is seen, then it is inside, then it comes out behind.
  const way = ((stands ? turn - 90 : turn) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(way), Math.sin(way)];
  const enter = { x: middleOf(b) - ux * size * 0.2 * (stands ? -1 : 1), y: b.y + b.height / 2 - uy * size * 0.2 * (stands ? -1 : 1) };
  const side = stands ? 1 : -1;
  const near = lying.flatMap(p => halfOf(p, enter, ux * side, uy * side));
  const wound = woundAt(lying[0]!, enter, (way * 180) / Math.PI, Math.min(a.width, a.height) * scale * 0.5, pair.b.pieces[0]!.colours);
  return cluster([...lying, ...pair.b.pieces, ...(isLong ? [wound, ...near] : near)], heroes(pair), { threads: [...pair.a.threads, ...pair.b.threads] });
}; // prettier-ignore
/** Blades whose point is drawn above their grip. */
const POINTS_UP = /sword|dagger|katana|knife|spear|trident|trishul|pencil|needle|screwdriver|talwar/;

/** The part of a piece on the side of a line where the direction leads. */
function halfOf(p: Piece, at: { x: number; y: number }, dx: number, dy: number): Piece[] {
  const far = 9000;
  const window: XY[] = [
    [at.x - dy * far, at.y + dx * far],
    [at.x + dy * far, at.y - dx * far],
    [at.x + dy * far + dx * far, at.y - dx * far + dy * far],
    [at.x - dy * far + dx * far, at.y + dx * far + dy * far],
  ];
  const shapes = p.shapes.flatMap((s): Shape[] => {
    const kept = polylines(s.segments, 10).flatMap(l => (l.isClosed ? [cutToConvex(l.points, window)] : [])).filter(l => l.length > 2); // prettier-ignore
    const open = polylines(s.segments, 10).filter(l => !l.isClosed && l.points.every(([x, y]) => (x - at.x) * dx + (y - at.y) * dy > 0)); // prettier-ignore
    const segments = [...kept.flatMap(l => segmentsOf(l)), ...open.flatMap(l => segmentsOf(l.points, false))];
    return segments.length ? [{ ...s, segments }] : [];
  });
  return shapes.length ? [{ ...p, shapes, box: boxOf(shapes), faces: [], places: [] }] : [];
}

/** The hole that it makes. */
function woundAt(p: Piece, at: { x: number; y: number }, turn: number, wide: number, colours: Piece['colours']): Piece {
  const r = Math.max(10, Math.min(34, wide));
  const shapes = turned([flat('line', oval(0, 0, r * 0.42, r))], { turn, x: at.x, y: at.y });
  return { ...p, shapes, colours, box: boxOf(shapes), faces: [], places: [], index: p.index };
}

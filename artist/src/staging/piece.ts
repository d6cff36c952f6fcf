/** A drawing on its way to the stage: a figure or a thing with its anchors, movable as one. Units are those of an adult of 1000. */
import type { Box } from '../draw/path.ts';
import { mapPoints } from '../draw/path.ts';
import {
  boxOf,
  type Anchors,
  type HandAnchor,
  type PaintRole,
  type Point,
  type Shape,
  type ThingPlace,
} from '../figures/shape.ts';
import type { NodeId } from '../reading/scene.ts';
import type { Thing, ThingAnchors } from '../things/thing.ts';
import { turnedAnchors, turnMap, type Turn } from '../things/turn.ts';

export type Colours = Partial<Record<PaintRole, string>>;

export interface Piece {
  node: NodeId;
  index: number;
  noun: string;
  shapes: Shape[];
  colours: Colours;
  /** The roles that take a hue of the palette where nothing says their colour. */
  hue: number;
  box: Box;
  faces: Box[];
  /** Of a figure. */
  body?: Anchors;
  places: ThingPlace[];
  /** Of a thing. */
  thing?: ThingAnchors;
  /** Shapes from this one on lie in front of what is in it. */
  front?: number;
  isEven?: boolean;
  /** A sign that is read, such as ॐ: it is never mirrored. */
  isWriting?: boolean;
  /** Units of the stage for one of its own drawing: lines of small things are finer. */
  scale: number;
}

const corners = (b: Box): Point[] => [
  { x: b.x, y: b.y },
  { x: b.x + b.width, y: b.y },
  { x: b.x, y: b.y + b.height },
  { x: b.x + b.width, y: b.y + b.height },
];
const around = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(p => p.x), points.map(p => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
/** The box around several. */
export const boxAround = (boxes: readonly Box[]): Box =>
  boxes.length ? around(boxes.flatMap(corners)) : { x: 0, y: 0, width: 0, height: 0 };
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
export const grown = (b: Box, by: number): Box => ({
  x: b.x - by,
  y: b.y - by,
  width: b.width + by * 2,
  height: b.height + by * 2,
});
export const middleOf = (b: Box): number => b.x + b.width / 2;
export const footOf = (b: Box): number => b.y + b.height;

/** A thing as a piece at its true size. */
export function pieceOf(
  thing: Thing,
  o: { node: NodeId; index?: number; noun: string; colours?: Colours; hue?: number; scale?: number },
): Piece {
  const piece: Piece = {
    node: o.node, index: o.index ?? 0, noun: o.noun, shapes: thing.shapes, colours: { ...thing.colours, ...o.colours }, hue: o.hue ?? 0,
    box: thing.box, faces: [], places: [], thing: thing.anchors, scale: 1,
    ...(thing.front !== undefined && { front: thing.front }), ...(thing.isEven && { isEven: true }), ...(thing.isWriting && { isWriting: true }),
  }; // prettier-ignore
  return moved(piece, { scale: thing.scale * (o.scale ?? 1) });
}

/** Mirrors, scales, turns about the origin and moves a piece with all that belongs to it. */
export function moved(p: Piece, t: Turn): Piece {
  // A sign goes where its mirror image would lie, and stays as it is read.
  if (t.isFlipped && p.isWriting)
    return moved(p, { ...t, isFlipped: false, x: (t.x ?? 0) - 2 * middleOf(p.box) * (t.scale ?? 1) });
  const map = turnMap(t);
  const scale = t.scale ?? 1;
  const point = (q: Point): Point => {
    const [x, y] = map(q.x, q.y);
    return { x, y };
  };
  const shapes = p.shapes.map(shape => ({
    ...shape,
    segments: mapPoints(shape.segments, map),
    ...(shape.width !== undefined && { width: shape.width * scale }),
    ...(shape.least !== undefined && { least: shape.least * scale }),
  }));
  return {
    ...p,
    shapes,
    scale: p.scale * scale,
    box: t.turn ? boxOf(shapes) : around(corners(p.box).map(point)),
    faces: p.faces.map(f => around(corners(f).map(point))),
    places: p.places.map(place => movedPlace(place, t, point)),
    ...(p.thing && { thing: turnedAnchors(p.thing, t) }),
    ...(p.body && { body: movedBody(p.body, t, point) }),
  };
}

function movedBody(body: Anchors, { turn = 0, scale = 1, isFlipped }: Turn, point: (p: Point) => Point): Anchors {
  const direction = (degrees: number) => (isFlipped ? -degrees : degrees) - turn;
  const entries = Object.entries(body).map(
    ([name, anchor]: [string, Point & Partial<HandAnchor & { tilt: number; turn: number }>]) => {
      const out: Record<string, unknown> = { ...anchor, ...point(anchor) };
      if (anchor.radius !== undefined) out['radius'] = anchor.radius * scale;
      for (const key of ['angle', 'bar'] as const) if (anchor[key] !== undefined) out[key] = direction(anchor[key]);
      if (anchor.tilt !== undefined) out['tilt'] = direction(anchor.tilt);
      if (anchor.turn !== undefined && isFlipped) out['turn'] = -anchor.turn;
      return [name, out];
    },
  );
  return Object.fromEntries(entries) as Anchors;
}

function movedPlace(
  place: ThingPlace,
  { turn = 0, scale = 1, isFlipped = false }: Turn,
  point: (p: Point) => Point,
): ThingPlace {
  return {
    ...place,
    ...point(place),
    turn: (isFlipped ? -place.turn : place.turn) + turn,
    scale: place.scale * scale,
    isFlipped: place.isFlipped !== isFlipped,
    touches: place.touches.map(point),
  };
}

/** Moved without turning or scaling. */
export const shifted = (p: Piece, x: number, y: number): Piece => (x || y ? moved(p, { x, y }) : p);
/** Mirrored on its own middle. */
export const flipped = (p: Piece): Piece => moved(p, { isFlipped: true, x: middleOf(p.box) * 2 });
/** Scaled about the middle of its foot. */
export function resized(p: Piece, scale: number): Piece {
  const [x, y] = [middleOf(p.box), p.thing ? p.thing.ground.y : footOf(p.box)];
  return moved(p, { scale, x: x * (1 - scale), y: y * (1 - scale) });
}

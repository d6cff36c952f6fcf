/** Drawings turned, mirrored and moved with their anchors. */
import { mapPoints, type PointMap } from '../draw/path.ts';
import { boxOf, type Point, type Shape } from '../figures/shape.ts';
import type { Seat, Span, Thing, ThingAnchors, ThingGrip } from './thing.ts';

export interface Turn {
  x?: number;
  y?: number;
  /** Degrees, clockwise as it is seen. */
  turn?: number;
  scale?: number;
  isFlipped?: boolean;
}

/** Mirrors, scales, turns about the origin, then moves. */
export function turnMap({ x = 0, y = 0, turn = 0, scale = 1, isFlipped = false }: Turn): PointMap {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const side = isFlipped ? -1 : 1;
  return (px, py) => [x + px * side * cos - py * sin, y + px * side * sin + py * cos];
}

/** Shapes moved; lines of a width of their own grow with them. */
export function turned(shapes: readonly Shape[], o: Turn): Shape[] {
  const map = turnMap(o);
  const scale = o.scale ?? 1;
  return shapes.map(shape => ({
    ...shape,
    segments: mapPoints(shape.segments, map),
    ...(shape.width !== undefined && { width: shape.width * scale }),
    ...(shape.least !== undefined && { least: shape.least * scale }),
  }));
}

/** Anchors moved with their drawing. */
export function turnedAnchors(a: ThingAnchors, o: Turn): ThingAnchors {
  const map = turnMap(o);
  const point = (p: Point): Point => {
    const [x, y] = map(p.x, p.y);
    return { x, y };
  };
  const span = (s: Span): Span => ({ ...point(s), width: s.width * (o.scale ?? 1) });
  const bar = (degrees: number) => (o.isFlipped ? -degrees : degrees) - (o.turn ?? 0);
  const grip = (g: ThingGrip): ThingGrip => ({ ...point(g), bar: bar(g.bar) });
  const seat = (s: Seat): Seat => ({
    ...point(s),
    ...(s.hands && { hands: point(s.hands) }),
    ...(s.feet && { feet: point(s.feet) }),
  });
  return {
    ground: point(a.ground),
    top: span(a.top),
    ...(a.grip && { grip: grip(a.grip) }),
    ...(a.grip2 && { grip2: grip(a.grip2) }),
    ...(a.mouth && { mouth: point(a.mouth) }),
    ...(a.hole && { hole: span(a.hole) }),
    ...(a.seats && { seats: a.seats.map(seat) }),
    ...(a.string && { string: point(a.string) }),
    ...(a.hang && { hang: point(a.hang) }),
    ...(a.wear && { wear: span(a.wear) }),
    ...(a.outlet && { outlet: point(a.outlet) }),
  };
}

/** A thing as seen in a mirror: one whose front was on our left looks to our right. */
export function mirrored(t: Thing): Thing {
  const shapes = turned(t.shapes, { isFlipped: true });
  return { ...t, shapes, anchors: turnedAnchors(t.anchors, { isFlipped: true }), box: boxOf(shapes) };
}

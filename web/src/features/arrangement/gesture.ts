import { snap, turnOf, type Snapped, type Transform } from '../../../../domain/src/arrangement.ts';
import type { Size } from './view.ts';

export type Point = { x: number; y: number };
/** What a hand does: move with one finger, scale or turn by a handle, all of it with two fingers. */
export type Grip = 'move' | 'scale' | 'turn' | 'pinch';

/** A hand on a thing: how it began. Points are CSS pixels of the stage. */
export type Gesture = {
  grip: Grip;
  start: Transform;
  from: Point[];
  /** The middle of the thing. */
  middle: Point;
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const direction = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** A finger this close to a middle line means the line, CSS pixels. */
const NEAR_LINE = 7;
/** A hand closer to the middle than this says no direction. */
const LEAST_DISTANCE = 8;
const grown = (from: number, to: number) => Math.max(to, LEAST_DISTANCE) / Math.max(from, LEAST_DISTANCE);

/** Where a thing lies while the hand is at these points; it is drawn to middle lines and quarter turns. */
export function follow({ grip, start, from, middle }: Gesture, to: Point[], area: Size): Snapped<Transform> {
  const [a, b] = [from[0]!, to[0]!];
  const near = NEAR_LINE / area.width;
  const moved = (p: Point, q: Point): Transform => ({
    ...start,
    x: start.x + (q.x - p.x) / area.width,
    y: start.y + (q.y - p.y) / area.height,
  });
  if (grip === 'move') return snap(moved(a, b), near);
  if (grip === 'scale') return free({ ...start, scale: start.scale * grown(distance(middle, a), distance(middle, b)) });
  if (grip === 'turn') {
    const angle = turnOf(start.angle + direction(middle, b) - direction(middle, a));
    return free({ ...start, angle: snap({ ...start, angle }).thing.angle });
  }
  const [a2, b2] = [from[1]!, to[1]!];
  const pinched = {
    ...moved(between(a, a2), between(b, b2)),
    scale: start.scale * grown(distance(a, a2), distance(b, b2)),
    angle: turnOf(start.angle + direction(b, b2) - direction(a, a2)),
  };
  return snap(pinched, near);
}

const free = (thing: Transform): Snapped<Transform> => ({ thing, isCentredAcross: false, isCentredDown: false });

/** The skull as a ball: features lie on it at a longitude, so that a turned head is the same head. Units: the radius of the skull. */
import type { PointMap } from '../../draw/path.ts';
import { cosine, frame, moved, placed, sine } from '../geometry.ts';
import type { Looks } from '../spec.ts';
import type { Point, Shape } from '../shape.ts';
import type { HeadPlace } from '../body.ts';

export interface HeadFrame {
  place: HeadPlace;
  looks: Looks;
  /** From skull units to the figure's. */
  map: PointMap;
  /** Figure units for one of the skull. */
  unit: number;
  /** The narrowest mark, in units of the skull. */
  least: number;
  /** Degrees that it is turned to our right. */
  angle: number;
  /** Shift of the features downwards. */
  down: number;
  /** Narrowing of what is seen from the side, at a longitude. */
  squeeze(longitude: number): number;
  /** A point on the face: longitude in degrees (0 the nose), height, and how far it stands off. */
  on(longitude: number, y: number, off?: number): Point;
}

/** Half the width of the head at a height. */
const halfAt = (y: number): number => (y < 0.2 ? Math.sqrt(Math.max(0, 1 - (y * 0.9) ** 2)) : 0.98 - (y - 0.2) * 0.42);

const FULL_TURN = 50;

export function headFrame(place: HeadPlace, looks: Looks): HeadFrame {
  const angle = place.turn * FULL_TURN;
  const down = place.nod * 0.22;
  return {
    place,
    looks,
    map: frame(place, -place.tilt, place.radius),
    unit: place.radius,
    least: (looks.least ?? 0) / place.radius,
    angle,
    down,
    squeeze: longitude => Math.max(0.25, cosine(longitude + angle) ** 0.7),
    on: (longitude, y, off = 1) => ({ x: sine(longitude + angle) * halfAt(y) * off, y: y + down }),
  };
}

/** Shapes of skull units become the figure's. */
export const onHead = (h: HeadFrame, shapes: Shape[]): Shape[] =>
  shapes.map(shape => ({
    ...shape,
    segments: placed(shape.segments, h.map),
    ...(shape.width !== undefined && { width: shape.width * h.unit }),
    ...(shape.least !== undefined && { least: shape.least * h.unit }),
  }));
export const headPoint = (h: HeadFrame, p: Point): Point => moved(h.map, p.x, p.y);

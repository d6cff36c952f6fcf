/**
 * A flat area seen on a photograph: its four corners lie at given places, and between them it is flat in perspective, or bent around an
 * upright cylinder. Server and browser lay artwork by the same figures.
 */

export type Corner = readonly [x: number, y: number];
/** From the upper left, clockwise. */
export type Corners = readonly [Corner, Corner, Corner, Corner];
/** Where an area is seen. `curve`: 0 is flat, 100 the strongest bend. */
export type Quad = { corners: Corners; curve: number };
/** From one place to another. */
export type Way = (x: number, y: number) => readonly [number, number];

/** The projective map from the unit square to the corners, its last figure 1 (Heckbert, 1989). */
function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners) {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / det;
  const h = (dx1 * dy3 - dx3 * dy1) / det;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return { a, b, c, d, e, f, g, h };
}

/** From a place of the unit square to where it is seen. */
export function wayThere(corners: Corners): Way {
  const { a, b, c, d, e, f, g, h } = projection(corners);
  return (s, t) => {
    const w = g * s + h * t + 1;
    return [(a * s + b * t + c) / w, (d * s + e * t + f) / w];
  };
}

/** From a place that is seen to one of the unit square. */
export function wayBack(corners: Corners): Way {
  const { a, b, c, d, e, f, g, h } = projection(corners);
  return (x, y) => {
    const u = (e - f * h) * x + (c * h - b) * y + b * f - c * e;
    const v = (f * g - d) * x + (a - c * g) * y + c * d - a * f;
    const w = (d * h - e * g) * x + (b * g - a * h) * y + a * e - b * d;
    return [u / w, v / w];
  };
}

/** Half the arc of the strongest bend, in radians, and how far its middle hangs below its ends, as a share of its width. */
const STRONGEST = { arc: 1.2, sag: 0.1 } as const;

/** From the area (0..1 each way) to the square between its corners, and back. `ratio`: the area's width by its height. */
function bend(curve: number, ratio: number): { out: Way; back: Way } {
  if (curve === 0) return { out: (u, v) => [u, v], back: (s, t) => [s, t] };
  const share = curve / 100;
  const arc = STRONGEST.arc * share;
  const [sin, cos] = [Math.sin(arc), Math.cos(arc)];
  const sag = (turn: number) => (STRONGEST.sag * share * ratio * (Math.cos(turn) - cos)) / (1 - cos);
  return {
    out: (u, v) => {
      const turn = (2 * u - 1) * arc;
      return [0.5 + Math.sin(turn) / (2 * sin), v + sag(turn)];
    },
    back: (s, t) => {
      const turn = Math.asin(Math.min(1, Math.max(-1, (2 * s - 1) * sin)));
      return [0.5 + turn / (2 * arc), t - sag(turn)];
    },
  };
}

/** From a place of the area (0..1 each way) to where it is seen. */
export function ontoQuad({ corners, curve }: Quad, ratio: number): Way {
  const [there, { out }] = [wayThere(corners), bend(curve, ratio)];
  return (u, v) => there(...out(u, v));
}

/** From a place that is seen to one of the area; beyond 0..1 it is beside it. */
export function offQuad({ corners, curve }: Quad, ratio: number): Way {
  const [from, { back }] = [wayBack(corners), bend(curve, ratio)];
  return (x, y) => {
    const [s, t] = from(x, y);
    // Beside a cylinder there is nothing to bend.
    return s < 0 || s > 1 ? [s, t] : back(s, t);
  };
}

const turnAt = ([x0, y0]: Corner, [x1, y1]: Corner, [x2, y2]: Corner): number =>
  (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1);

/** The corners go around clockwise without a dent: no sides cross, and none is turned over. */
export const isClockwise = (corners: Corners): boolean =>
  corners.every((one, i) => turnAt(one, corners[(i + 1) % 4]!, corners[(i + 2) % 4]!) > 0);

/** The surface between the corners. */
export const surfaceOf = (corners: Corners): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** An upright rectangle in the middle of the corners, as large as they are, in the area's own proportions: what hands take hold of. */
export function levelled(corners: Corners, ratio: number): { x: number; y: number; width: number; height: number } {
  const height = Math.sqrt(surfaceOf(corners) / ratio);
  const width = height * ratio;
  const middle = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  return { x: middle(0) - width / 2, y: middle(1) - height / 2, width, height };
}

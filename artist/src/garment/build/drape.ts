/** How each garment hangs: how its pattern is cut, how much room it has, what it hangs on. */
import { dice, hashText, type Dice } from '../../seed.ts';
import type { Template } from '../../../../domain/src/catalog.ts';
import { FRAME_RATIO, type View } from '../geometry.ts';
import type { Hanging } from './hang-cloth.ts';
import { blur, coverage, filled, noise, type Planes } from './planes.ts';
import type { Shape } from '../shapes.ts';

/** How a cloth falls: its room across chest, hem and sleeve and along the body, how it resists bending, how far the sleeves were cut up. */
interface Fall {
  chest: number;
  hem: number;
  sleeve: number;
  along: number;
  stiffness: number;
  raise: number;
}

const FALLS: Record<Template, Fall> = {
  regular: { chest: 0.012, hem: 0.06, sleeve: 0.035, along: 0.006, stiffness: 0.3, raise: 20 },
  oversized: { chest: 0.022, hem: 0.085, sleeve: 0.045, along: 0.008, stiffness: 0.32, raise: 16 },
  'oversized-premium': { chest: 0.03, hem: 0.08, sleeve: 0.04, along: 0.012, stiffness: 0.35, raise: 15 },
  hoodie: { chest: 0.05, hem: 0.075, sleeve: 0.04, along: 0.016, stiffness: 0.37, raise: 8 },
};

const smooth = (from: number, to: number, v: number) => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Distance to the edge of the cloth, in units, softly. */
function depthInside(shape: Shape, ratioHeight: number): (x: number, y: number) => number {
  const p: Planes = { width: 250, height: Math.round(250 * ratioHeight), scale: 0.25 };
  const inside = coverage(shape.outline.map(filled).join(''), p);
  const far = Float32Array.from(inside, v => (v > 0.5 ? 1e6 : 0));
  const { width, height } = p;
  const near = (i: number, j: number, cost: number) => {
    if (far[j]! + cost < far[i]!) far[i] = far[j]! + cost;
  };
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      for (const [side, far] of [[i - 1, 4], [i - width, 4], [i - width - 1, 5.66], [i - width + 1, 5.66]] as const) near(i, side, far); // prettier-ignore
    }
  for (let y = height - 2; y >= 0; y--)
    for (let x = width - 2; x > 0; x--) {
      const i = y * width + x;
      for (const [side, far] of [[i + 1, 4], [i + width, 4], [i + width + 1, 5.66], [i + width - 1, 5.66]] as const) near(i, side, far); // prettier-ignore
    }
  const soft = blur(far, width, height, 2);
  return (x, y) => {
    const u = Math.min(width - 1.01, Math.max(0, x / 4 - 0.5));
    const v = Math.min(height - 1.01, Math.max(0, y / 4 - 0.5));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [fx, fy] = [u - i, v - j];
    const at = j * width + i;
    return (
      (soft[at]! * (1 - fx) + soft[at + 1]! * fx) * (1 - fy) +
      (soft[at + width]! * (1 - fx) + soft[at + width + 1]! * fx) * fy
    );
  };
}

const dome = (share: number) => 1 - (1 - Math.min(1, Math.max(0, share))) ** 2;

/** Where the sleeves are. */
function sleevesOf({ shoulder: [sx, sy], armpit: [ax, ay], sleeveInner: [ix, iy], sleeveOuter }: Shape) {
  const across = Math.hypot(ax - sx, ay - sy);
  const ends = Math.max(iy, sleeveOuter[1]) + 24;
  /** Below the armpit: whether a place is of the sleeve and not of the body beside it. */
  const isBeside = (left: number, y: number) => y < ends && left < ax + ((ix - ax) * (y - ay)) / (iy - ay) / 2 - 1;
  return {
    part: (x: number, y: number) => (y <= ay ? 0 : !isBeside(Math.min(x, 1000 - x), y) ? 1 : x < 500 ? 2 : 3),
    /** Units outside of the armhole. */
    out(x: number, y: number): number {
      const left = Math.min(x, 1000 - x);
      if (y > ay && !isBeside(left, y)) return -200;
      return ((left - sx - 26) * (ay - sy) - (y - sy) * (ax - sx - 26)) / -across;
    },
  };
}

/** Where a place lies in the pattern, whose sleeves were cut higher than they hang: the room that makes folds at the armpit. */
function patternOf(
  { shoulder: [sx, sy] }: Shape,
  raise: number,
  random: Dice,
  out: Hanging['form'],
): Hanging['pattern'] {
  const turns = [random.between(0.8, 1.15), random.between(0.8, 1.15)] as const;
  const lean = random.between(0.008, 0.03) * (random() < 0.5 ? -1 : 1);
  return (x, y) => {
    const left = x < 500;
    const turn = ((raise * Math.PI) / 180) * smooth(-46, 74, out(x, y)) * turns[left ? 0 : 1];
    const [px, py] = [left ? sx + 50 : 950 - sx, sy + 46];
    const [cos, sin] = [Math.cos(turn), left ? Math.sin(turn) : -Math.sin(turn)];
    const [dx, dy] = [x - px, y - py];
    return [px + dx * cos - dy * sin + lean * dy, py + dx * sin + dy * cos];
  };
}

/** The garment as a sheet that hangs. */
export function hangingOf(type: Template, view: View, shape: Shape): Hanging {
  const fall = FALLS[type];
  const seed = hashText(`${type} ${view} hung`);
  const [n1, n2, n3] = [noise(seed), noise(seed + 1), noise(seed + 2)];
  const depth = depthInside(shape, FRAME_RATIO);
  const { shoulder: [, sy], armpit: [ax, ay], hem } = shape; // prettier-ignore
  const { out, part } = sleevesOf(shape);
  return {
    covers: (x, y) => depth(x, y) > 1.5,
    part,
    pattern: patternOf(shape, fall.raise, dice(seed), out),
    ease(x, y) {
      const sleeve = smooth(-10, 30, out(x, y));
      const patch = 0.034 * n1(x / 150, y / 210) + 0.01 * n2(x / 70 + 9, y / 90);
      const body = fall.chest + (fall.hem - fall.chest) * smooth(ay - 60, hem[1], y) + patch;
      const along = fall.along * (1 + sleeve) + 0.014 * n3(x / 190, y / 90);
      return [1 + body * (1 - sleeve) + (fall.sleeve + patch) * sleeve, 1 + along];
    },
    form(x, y) {
      const sleeve = smooth(-30, 50, out(x, y));
      const side = (x - 500) / (520 - ax);
      const chest = 34 * Math.max(0, 1 - side * side) * (1 - 0.35 * smooth(ay, hem[1], y));
      return (1 - sleeve) * (26 * dome(depth(x, y) / 120) + chest) + sleeve * 26 * dome(depth(x, y) / 90);
    },
    gap: (x, y) => 3 + 26 * smooth(sy + 40, ay + 90, y),
    hold(x, y) {
      const level = y - Math.max(0, Math.abs(x - 500) - 110) * 0.42;
      const ridge = 0.9 * smooth(34, 6, depth(x, y)) * smooth(sy + 70, sy + 10, level);
      const edge = smooth(16, 3, depth(x, y)) * (out(x, y) > 0 ? 0.3 : 0.12);
      const pit = 0.6 * smooth(46, 8, Math.hypot(Math.min(x, 1000 - x) - ax, y - ay - 6));
      return Math.max(ridge, edge, pit, 0.004);
    },
    unrest: (x, y) => n2(x / 46 + 31, y / 64) + 0.6 * n1(x / 21, y / 34),
    stiffness: fall.stiffness,
  };
}

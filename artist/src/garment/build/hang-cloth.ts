/** A sheet of cloth hung on a form: a grid of points under gravity, held apart by their cut lengths. The same input gives the same folds. */
import { FRAME_RATIO } from '../geometry.ts';

/** What the cloth is cut to and hangs on; places are in units of the frame. */
export interface Hanging {
  /** 1 where there is cloth. */
  covers: (x: number, y: number) => boolean;
  /** Which part of the garment a place is of: part 0 is sewn to each other one, the others to none. */
  part: (x: number, y: number) => number;
  /** Where a place of the hanging cloth lies in the flat pattern. */
  pattern: (x: number, y: number) => [x: number, y: number];
  /** How much longer than its room the cloth is, across and along. */
  ease: (x: number, y: number) => [across: number, along: number];
  /** Height at which the cloth hangs where it has no folds, towards the eye. */
  form: (x: number, y: number) => number;
  /** How far below its hanging height the cloth may sink. */
  gap: (x: number, y: number) => number;
  /** 0..1: how firmly a place is held where it hangs (seams on the shoulders 1, hems little). */
  hold: (x: number, y: number) => number;
  /** First unevenness of a place, about -1..1. */
  unrest: (x: number, y: number) => number;
  /** Resistance to bending, 0..1: heavy cloth folds wider. */
  stiffness: number;
}

/** A grid of points: how far each has moved from its place, and its height. */
export interface HungCloth {
  step: number;
  width: number;
  height: number;
  moveX: Float64Array;
  moveY: Float64Array;
  z: Float64Array;
}

/** Grid steps in units, coarse to fine, and rounds at each. */
const LEVELS: [step: number, rounds: number][] = [[16, 600], [8, 300], [4, 90]]; // prettier-ignore
const GRAVITY = 0.006;
/** How much of its fold a place loses in each round to the height at which it hangs. */
const SLACK = 0.0025;
const DAMPING = 0.9;
const SHORTEST = 0.985;

/** Hangs the cloth and lets it come to rest. */
export function hangCloth(o: Hanging): HungCloth {
  let cloth: HungCloth | undefined;
  for (const [step, rounds] of LEVELS) cloth = settle(o, startAt(o, step, cloth), rounds);
  return cloth!;
}

/** A grid that lies on its form, or as a coarser one came to rest. */
function startAt(o: Hanging, step: number, from: HungCloth | undefined): HungCloth {
  const width = Math.ceil(1000 / step) + 1;
  const height = Math.ceil((1000 * FRAME_RATIO) / step) + 1;
  const [moveX, moveY, z] = [0, 0, 0].map(() => new Float64Array(width * height)) as [Float64Array, Float64Array, Float64Array]; // prettier-ignore
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      const [x, y] = [i * step, j * step];
      z[at] = from ? sampleGrid(from, from.z, x, y) : o.form(x, y) + o.unrest(x, y) * 5 + 4;
      if (!from) continue;
      moveX[at] = sampleGrid(from, from.moveX, x, y);
      moveY[at] = sampleGrid(from, from.moveY, x, y);
    }
  return { step, width, height, moveX, moveY, z };
}

/** A value of the grid at a place in units, bilinear. */
export function sampleGrid({ step, width, height }: HungCloth, values: Float64Array, x: number, y: number): number {
  const u = Math.min(width - 1.001, Math.max(0, x / step));
  const v = Math.min(height - 1.001, Math.max(0, y / step));
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [fx, fy] = [u - i, v - j];
  const at = j * width + i;
  const top = values[at]! * (1 - fx) + values[at + 1]! * fx;
  const low = values[at + width]! * (1 - fx) + values[at + width + 1]! * fx;
  return top * (1 - fy) + low * fy;
}

/** Neighbours that keep their distance, and how firmly: knit gives aslant. Many directions, or folds would follow the grid. */
const LINKS: [dx: number, dy: number, give: number][] = [[1, 0, 1], [0, 1, 1], [1, 1, 0.35], [-1, 1, 0.35], [2, 1, 0.3], [-2, 1, 0.3], [1, 2, 0.3], [-1, 2, 0.3]]; // prettier-ignore

interface Links {
  from: Int32Array;
  to: Int32Array;
  rest: Float64Array;
  give: Float64Array;
}

function linksOf(o: Hanging, { step, width, height }: HungCloth, covered: Uint8Array): Links {
  const [from, to, rest, give]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const [dx, dy, firm] of LINKS)
    for (let j = 0; j + dy < height; j++)
      for (let i = Math.max(0, -dx); i + Math.max(0, dx) < width; i++) {
        const [a, b] = [j * width + i, (j + dy) * width + i + dx];
        if (!covered[a] || !covered[b]) continue;
        const [here, there] = [o.part(i * step, j * step), o.part((i + dx) * step, (j + dy) * step)];
        if (here && there && here !== there) continue;
        const [x, y] = [(i + dx / 2) * step, (j + dy / 2) * step];
        const [p, q] = [o.pattern(i * step, j * step), o.pattern((i + dx) * step, (j + dy) * step)];
        const [across, along] = o.ease(x, y);
        const room = Math.hypot(dx, dy) * step;
        from.push(a);
        to.push(b);
        rest.push(Math.max(SHORTEST * room, Math.hypot((p[0] - q[0]) * across, (p[1] - q[1]) * along)));
        give.push(firm);
      }
  return { from: Int32Array.from(from), to: Int32Array.from(to), rest: Float64Array.from(rest), give: Float64Array.from(give) }; // prettier-ignore
}

function settle(o: Hanging, cloth: HungCloth, rounds: number): HungCloth {
  const { step, width, height } = cloth;
  const size = width * height;
  const covered = new Uint8Array(size);
  const points = new Float64Array(size * 3);
  const [form, hold, floor] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let at = 0; at < size; at++) {
    const [x, y] = [(at % width) * step, Math.floor(at / width) * step];
    covered[at] = o.covers(x, y) ? 1 : 0;
    form[at] = o.form(x, y);
    hold[at] = o.hold(x, y);
    floor[at] = form[at]! - o.gap(x, y);
    points.set([x + cloth.moveX[at]!, y + cloth.moveY[at]!, cloth.z[at]!], at * 3);
  }
  const links = linksOf(o, cloth, covered);
  const speed = new Float64Array(size * 3);
  const before = new Float64Array(size * 3);
  for (let round = 0; round < rounds; round++) {
    fall(points, before, speed, covered, step);
    pull(points, links);
    smoothBends(points, form, covered, width, o.stiffness);
    for (let at = 0; at < size; at++) {
      if (!covered[at]) continue;
      const p = at * 3;
      const [x, y] = [(at % width) * step, Math.floor(at / width) * step];
      const firm = hold[at]!;
      points[p]! += (x - points[p]!) * firm;
      points[p + 1]! += (y - points[p + 1]!) * firm;
      if (firm > 0.5) points[p + 2]! += (form[at]! - points[p + 2]!) * 0.5;
      points[p + 2]! -= (points[p + 2]! - form[at]!) * SLACK;
      if (points[p + 2]! < floor[at]!) points[p + 2] = floor[at]!;
      for (let k = p; k < p + 3; k++) speed[k] = points[k]! - before[k]!;
    }
  }
  for (let at = 0; at < size; at++) {
    const [x, y] = [(at % width) * step, Math.floor(at / width) * step];
    cloth.moveX[at] = points[at * 3]! - x;
    cloth.moveY[at] = points[at * 3 + 1]! - y;
    cloth.z[at] = points[at * 3 + 2]! - form[at]!;
  }
  for (const values of [cloth.moveX, cloth.moveY, cloth.z]) spread(values, covered, width);
  for (let at = 0; at < size; at++) cloth.z[at]! += form[at]!;
  return cloth;
}

function fall(points: Float64Array, before: Float64Array, speed: Float64Array, covered: Uint8Array, step: number) {
  before.set(points);
  for (let at = 0; at < covered.length; at++) {
    if (!covered[at]) continue;
    const p = at * 3;
    points[p]! += speed[p]! * DAMPING;
    points[p + 1]! += speed[p + 1]! * DAMPING + GRAVITY * step;
    points[p + 2]! += speed[p + 2]! * DAMPING;
  }
}

function pull(points: Float64Array, { from, to, rest, give }: Links) {
  for (let k = 0; k < from.length; k++) {
    const [a, b] = [from[k]! * 3, to[k]! * 3];
    const dx = points[b]! - points[a]!;
    const dy = points[b + 1]! - points[a + 1]!;
    const dz = points[b + 2]! - points[a + 2]!;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-6;
    const lack = length - rest[k]!;
    const part = (lack / length) * 0.5 * give[k]!;
    points[a]! += dx * part;
    points[a + 1]! += dy * part;
    points[a + 2]! += dz * part;
    points[b]! -= dx * part;
    points[b + 1]! -= dy * part;
    points[b + 2]! -= dz * part;
  }
}

/** Bends straighten: what is curved more sharply than the cloth around it loses the difference. */
function smoothBends(points: Float64Array, form: Float64Array, covered: Uint8Array, width: number, stiffness: number) {
  const sides = [-1, 1, -width, width];
  const fold = (at: number) => points[at * 3 + 2]! - form[at]!;
  const mean = (at: number, of: (at: number) => number) => {
    let [sum, count] = [0, 0];
    for (const side of sides)
      if (covered[at + side]) {
        sum += of(at + side);
        count++;
      }
    return count > 0 ? sum / count : of(at);
  };
  const bend = new Float64Array(covered.length);
  for (let at = width; at < covered.length - width; at++) if (covered[at]) bend[at] = mean(at, fold) - fold(at);
  for (let at = width; at < covered.length - width; at++)
    if (covered[at]) points[at * 3 + 2]! += (bend[at]! - mean(at, other => bend[other]!)) * stiffness;
}

/** Beyond the cloth's edge a value goes on as it was at the edge, ever more softly. */
function spread(values: Float64Array, covered: Uint8Array, width: number) {
  const known = Uint8Array.from(covered);
  const size = known.length;
  for (let round = 0; round < 12; round++) {
    const added: [at: number, value: number][] = [];
    for (let at = width; at < size - width; at++) {
      if (known[at]) continue;
      let [sum, count] = [0, 0];
      for (const side of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1])
        if (known[at + side]) {
          sum += values[at + side]!;
          count++;
        }
      if (count > 0) added.push([at, (sum / count) * 0.97]);
    }
    for (const [at, value] of added) {
      values[at] = value;
      known[at] = 1;
    }
  }
  for (let at = 0; at < size; at++) if (!known[at]) values[at] = 0;
}

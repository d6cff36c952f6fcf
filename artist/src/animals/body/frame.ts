/** A body as it is seen: its trunk as a strip between back and belly, on which coats are painted. */
import type { Segment } from '../../draw/path.ts';
import { smooth, type Knot } from '../../figures/geometry.ts';
import type { Point } from '../../figures/shape.ts';
import { furryOutline } from '../fur.ts';
import { nearness, project, projectWay, type Vec, type View } from '../space.ts';
import type { BodyModel, OnBody } from './model.ts';
import { stationAt, type Skeleton } from './skeleton.ts';

export interface BodyView {
  model: BodyModel;
  skeleton: Skeleton;
  view: View;
  /** Of the trunk at regular steps from rump to head. */
  strip: readonly StripCut[];
  /** Of one that faces us: on which half coats are painted. Its belly is the middle then, its back both edges. */
  half?: 1 | -1;
}
/** Seen from the front no side is the far one. */
export const isFrontal = (view: View): boolean => view.near[2] > 0.9;
interface StripCut {
  share: number;
  at: Point;
  back: Point;
  belly: Point;
}
const STEPS_A_STATION = 4;

export function bodyView(skeleton: Skeleton, view: View): BodyView {
  const count = (skeleton.stations.length - 1) * STEPS_A_STATION;
  const shares = Array.from({ length: count + 1 }, (_, i) => i / STEPS_A_STATION);
  const centers = shares.map(share => project(view, stationAt(skeleton, share).at));
  let strip = shares.map((share, i): StripCut => cutAt(skeleton, view, share, centers, i));
  for (let i = 0; i < 4; i++) strip = soften(strip);
  return { model: skeleton.model, skeleton, view, strip };
}

/** Where the axis bends the edges would fold: each point moves half the way between its neighbours. */
const soften = (cuts: readonly StripCut[]): StripCut[] =>
  cuts.map((cut, i) => {
    const [a, b] = [cuts[i - 1], cuts[i + 1]];
    if (!a || !b) return cut;
    const mid = (of: (c: StripCut) => Point): Point => ({
      x: of(cut).x / 2 + (of(a).x + of(b).x) / 4,
      y: of(cut).y / 2 + (of(a).y + of(b).y) / 4,
    });
    return { ...cut, back: mid(c => c.back), belly: mid(c => c.belly) };
  });

function cutAt(skeleton: Skeleton, view: View, share: number, centers: readonly Point[], i: number): StripCut {
  const station = stationAt(skeleton, share);
  const [a, b] = [centers[Math.max(0, i - 1)]!, centers[Math.min(centers.length - 1, i + 1)]!];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const up = projectWay(view, station.up);
  const side = projectWay(view, [1, 0, 0]);
  // Square to the axis as it is seen, to the side on which the back is.
  let n: Point = { x: (b.y - a.y) / long, y: -(b.x - a.x) / long };
  const isTurned = isFrontal(view) ? n.x < 0 : n.x * up.x + n.y * up.y < 0;
  if (isTurned) n = { x: -n.x, y: -n.y };
  const u = n.x * up.x + n.y * up.y;
  const s = n.x * side.x + n.y * side.y;
  const reach = (extent: number) => Math.hypot(extent * u, station.half * s);
  const at = centers[i]!;
  const [rise, fall] = [reach(station.rise), reach(station.fall)];
  return {
    share,
    at,
    back: { x: at.x + n.x * rise, y: at.y + n.y * rise },
    belly: { x: at.x - n.x * fall, y: at.y - n.y * fall },
  };
}

export const see = (b: BodyView, v: Vec): Point => project(b.view, v);
export const near = (b: BodyView, v: Vec): number => nearness(b.view, v);

/** A place on the trunk in the picture. */
export function onBody(b: BodyView, [share, across]: OnBody): Point {
  if (share < 0) return onRump(b, -share, across);
  const k = share * STEPS_A_STATION;
  const i = Math.max(0, Math.min(b.strip.length - 2, Math.floor(k)));
  const [p, q] = [b.strip[i]!, b.strip[i + 1]!];
  const t = k - i;
  const mid = (of: (c: StripCut) => Point): Point => ({
    x: of(p).x + (of(q).x - of(p).x) * t,
    y: of(p).y + (of(q).y - of(p).y) * t,
  });
  const isBack = b.half ? b.half > 0 : across >= 0;
  const [at, edge] = [mid(c => c.at), mid(c => (isBack ? c.back : c.belly))];
  const far = b.half ? Math.max(0, across + 1) / 2 : Math.abs(across);
  return { x: at.x + (edge.x - at.x) * far, y: at.y + (edge.y - at.y) * far };
}

/** The outline of trunk and neck. */
export function trunkOutline(b: BodyView): Segment[] {
  const { coat, height } = b.model;
  if (!coat) return smooth(trunkKnots(b));
  return furryOutline(trunkKnots(b), coat.edge, { step: coat.step * height, length: coat.length * height, hang: coat.hang ?? 0 }); // prettier-ignore
}
function trunkKnots(b: BodyView): Knot[] {
  const first = b.strip[0]!;
  const tail = rumpCap(b);
  const last = b.strip.at(-1)!;
  const [dx, dy] = [last.at.x - b.strip.at(-3)!.at.x, last.at.y - b.strip.at(-3)!.at.y];
  const cap: Knot = { x: last.at.x + dx * 0.4, y: last.at.y + dy * 0.4 };
  return [...tail, first.back, ...b.strip.slice(1).map(c => c.back), cap, ...b.strip.slice(1).toReversed().map(c => c.belly), first.belly]; // prettier-ignore
}
/** Behind the hips, up to 1 at the end of the rump. */
function onRump(b: BodyView, share: number, across: number): Point {
  const { at, back, belly } = b.strip[0]!;
  const end = rumpCap(b)[1]!;
  const edge = across >= 0 ? back : belly;
  const k = Math.abs(across) * Math.sqrt(Math.max(0, 1 - share * share)) * 0.98;
  return {
    x: at.x + (end.x - at.x) * share + (edge.x - at.x) * k,
    y: at.y + (end.y - at.y) * share + (edge.y - at.y) * k,
  };
}
/** Behind the hips the trunk ends in half an ellipse. */
function rumpCap(b: BodyView): Knot[] {
  const { back, belly, at } = b.strip[0]!;
  const station = b.skeleton.stations[0]!;
  const behind = projectWay(b.view, station.ahead);
  const side = projectWay(b.view, [1, 0, 0]);
  const deep = (station.rise + station.fall) * 0.42;
  const d = Math.hypot(behind.x, behind.y) || 1;
  const across = Math.abs((side.x * behind.x + side.y * behind.y) / d) * station.half;
  const long = Math.hypot(deep * d, across);
  const way = { x: -behind.x / d, y: -behind.y / d };
  const mix = (edge: Point, k: number, out: number): Knot => ({
    x: at.x + (edge.x - at.x) * k + way.x * long * out,
    y: at.y + (edge.y - at.y) * k + way.y * long * out,
  });
  return [mix(belly, 0.62, 0.78), mix(back, 0.05, 1), mix(back, 0.72, 0.66)];
}

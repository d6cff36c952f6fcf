/** Legs and feet. */
import {
  along,
  between,
  clamp,
  cosine,
  directionOf,
  disc,
  distance,
  polygon,
  sine,
  smooth,
  tube,
} from '../../figures/geometry.ts';
import type { PaintRole, Part, Point, Shape } from '../../figures/shape.ts';
import { add, blob, facing, hull, hullPoints, mixed, onBlob, projectWay, type Blob, type Vec } from '../space.ts';
import { isFrontal, see, type BodyView } from './frame.ts';
import { shadeOf } from '../shade.ts';
import type { FootModel } from './model.ts';
import type { Leg } from './skeleton.ts';

export interface LegLook {
  leg: Leg;
  fill: PaintRole;
  union: string;
  isFar: boolean;
}
export const partOf = ({ isFront, side }: Leg): Part => (isFront ? (side < 0 ? 'armRight' : 'armLeft') : side < 0 ? 'legRight' : 'legLeft'); // prettier-ignore
const footPart = ({ isFront, side }: Leg): Part => (isFront ? (side < 0 ? 'handRight' : 'handLeft') : side < 0 ? 'footRight' : 'footLeft'); // prettier-ignore
const footOf = (b: BodyView, leg: Leg): FootModel => (leg.isFront ? b.model.foot : (b.model.hindFoot ?? b.model.foot));
const radiiOf = (b: BodyView, leg: Leg): number[] => (leg.isFront ? b.model.front : b.model.hind).radii.map(r => r * b.model.height); // prettier-ignore

/** The flesh from shoulder or hip to elbow or knee. */
export function upperBlobs(b: BodyView, leg: Leg): [Blob, Blob] {
  const [r0, r1] = radiiOf(b, leg) as [number, number];
  return [blob(leg.joints[0], [r0 * 0.6, r0, r0]), blob(leg.joints[1], [r1 * 0.86, r1, r1])];
}

/** Below elbow or knee: points in the picture and radii. */
export function lowerLine(b: BodyView, leg: Leg): { points: Point[]; radii: number[] } {
  const [, r1, r2, r3] = radiiOf(b, leg) as [number, number, number, number];
  const [, elbow, wrist, foot] = leg.joints;
  const muscle = mixed(elbow, wrist, 0.34);
  return {
    points: [elbow, muscle, wrist, mixed(wrist, foot, 0.55), foot].map(v => see(b, v)),
    radii: [r1, (r1 * 0.62 + r2 * 0.42), r2, r3 * 0.96, r3],
  }; // prettier-ignore
}

export function drawLeg(b: BodyView, look: LegLook): Shape[] {
  const { leg, fill, union } = look;
  const line = lowerLine(b, leg);
  return [
    { segments: hull(b.view, upperBlobs(b, leg)), fill, stroke: 'line', part: partOf(leg), union },
    { segments: tube(line.points, line.radii), fill, stroke: 'line', part: partOf(leg), union },
    ...drawFoot(b, look),
  ];
}

/** A folded leg lies before the trunk: the lower part with its own outline, the upper one laid over its root. */
export function drawFolded(b: BodyView, look: LegLook): Shape[] {
  const { leg, fill, union } = look;
  const line = lowerLine(b, leg);
  const part = partOf(leg);
  const upper = hull(b.view, upperBlobs(b, leg));
  const isOtherColour = fill !== (b.model.fill ?? 'fur');
  const first = leg.isFront || isOtherColour ? 0 : 2;
  const lower: Shape[] = [
    { segments: tube(line.points.slice(first), line.radii.slice(first)), fill, stroke: 'line', part, union },
    ...drawFoot(b, look),
  ];
  if (isOtherColour) return [{ segments: upper, fill, stroke: 'line', part, union }, ...lower];
  // From the front the chest lies between the forelegs: only their elbows flow into it.
  const isOpen = leg.isFront && isFrontal(b.view);
  return [...lower, { segments: isOpen ? disc(line.points[0]!, line.radii[0]! + 11) : upper, fill, part }];
}

function drawFoot(b: BodyView, { leg, fill, union, isFar }: LegLook): Shape[] {
  const foot = footOf(b, leg);
  const part = footPart(leg);
  const role = foot.fill ? (isFar ? shadeOf(foot.fill) : foot.fill) : fill;
  const blobs = footBlobs(b, leg);
  const main: Shape = { segments: hull(b.view, blobs), fill: role, stroke: 'line', part, union };
  if (foot.kind === 'hoof' || foot.kind === 'cloven')
    return [main, ...(foot.kind === 'cloven' ? cleft(b, blobs, part) : [])];
  if (foot.kind === 'pillar') return [main, ...nails(b, blobs, part)];
  return [main, ...toes(b, blobs.at(-1)!, part, foot.kind === 'claw')];
}

/** Ellipsoids of a foot: heel, then toes. */
export function footBlobs(b: BodyView, leg: Leg): Blob[] {
  const H = b.model.height;
  const foot = footOf(b, leg);
  const [long, high, half] = [foot.length * H, foot.height * H, foot.half * H];
  const root = leg.joints[3];
  const ahead: Vec = [0, cosine(leg.toes), sine(leg.toes)];
  const down: Vec = [0, cosine(leg.toes - 90), sine(leg.toes - 90)];
  const at = (f: number, d: number): Vec => add(add(root, ahead, f * long), down, d * high);
  if (foot.kind === 'hoof' || foot.kind === 'cloven') return [blob(at(0, 0.1), [half * 0.72, high * 0.2, half * 0.72]), blob(at(0.22, 0.78), [half, high * 0.24, half * 1.06])]; // prettier-ignore
  if (foot.kind === 'pillar') return [blob(at(0, 0), [half * 0.92, high * 0.4, half * 0.92]), blob(at(0.04, 0.7), [half * 1.06, high * 0.32, half * 1.06])]; // prettier-ignore
  return [
    blob(at(-0.12, 0.5), [half * 0.78, high * 0.5, Math.min(long * 0.3, high * 0.6)]),
    blob(at(0.42, 0.56), [half, high * 0.46, Math.min(long * 0.36, high * 0.62)]),
  ];
}
/** Lines between the toes. */
function toes(b: BodyView, toe: Blob, part: Part, isClaw: boolean): Shape[] {
  return [-62, -22, 22, 62].flatMap(longitude => {
    if (facing(b.view, toe, longitude, -10) < 0.34) return [];
    const line = [20, -18, -52].map(latitude => see(b, onBlob(toe, longitude, latitude)));
    const claw: Shape[] = isClaw ? [{ segments: polygon([see(b, onBlob(toe, longitude - 12, -40)), see(b, onBlob(toe, longitude + 12, -40)), see(b, onBlob(toe, longitude, -50, 1.5))]), fill: 'white', part }] : []; // prettier-ignore
    return [{ segments: smooth(line, false), stroke: 'line' as const, weight: 'detail' as const, part }, ...claw];
  });
}
function cleft(b: BodyView, [, hoof]: Blob[], part: Part): Shape[] {
  if (!hoof || facing(b.view, hoof, -14, 0) < 0.3) return [];
  return [{ segments: smooth([30, 0, -40].map(latitude => see(b, onBlob(hoof, -14, latitude))), false), stroke: 'white', weight: 'detail', part }]; // prettier-ignore
}
/** Toenails of an elephant or a rhino. */
function nails(b: BodyView, [, sole]: Blob[], part: Part): Shape[] {
  return [-78, -38, 2, 42].flatMap((longitude): Shape[] => {
    const square = facing(b.view, sole!, longitude, -10);
    if (square < 0.2) return [];
    const rim = [[-14, -24], [-14, 4], [0, 18], [14, 4], [14, -24]] as const; // prettier-ignore
    return [{ segments: smooth(rim.map(([d, latitude]) => see(b, onBlob(sole!, longitude + d, latitude - 14)))), fill: 'white', part, least: b.model.height * 0.02 }]; // prettier-ignore
  });
}

/** Where the near thigh or the near shoulder stands out from the trunk: a line of form. */
export const limbLine = (b: BodyView, leg: Leg): Shape[] =>
  leg.isFront
    ? isFrontal(b.view)
      ? []
      : elbowLine(b, leg)
    : edgeLine(b, leg, -24, 104, b.skeleton.pose.isFolded ? -1 : 0.3);

/** The front edge of a thigh, as far as it lies below a share of its length. */
function edgeLine(b: BodyView, leg: Leg, from: number, to: number, least: number): Shape[] {
  const blobs = upperBlobs(b, leg);
  const points = hullPoints(b.view, blobs, 48);
  const [hip, knee] = blobs.map(x => see(b, x.at)) as [Point, Point];
  const way = directionOf(hip, knee);
  const forward = projectWay(b.view, [0, 0, 1]).x >= 0 ? 1 : -1;
  const kept = points
    .map(p => ({ ...p, off: (((((p.way - way) * forward) % 360) + 540) % 360) - 180 }))
    .filter(
      p =>
        p.off >= from &&
        p.off <= to &&
        ((p.x - hip.x) * (knee.x - hip.x) + (p.y - hip.y) * (knee.y - hip.y)) / distance(hip, knee) ** 2 >= least,
    )
    .toSorted((p, q) => p.off - q.off);
  if (kept.length < 3) return [];
  return [{ segments: smooth(kept, false), stroke: 'line', weight: 'form', part: partOf(leg) }];
}
/** The back of the upper foreleg, where it parts from the chest. */
function elbowLine(b: BodyView, leg: Leg): Shape[] {
  const [top, elbow] = upperBlobs(b, leg);
  const [p, q] = [see(b, top.at), see(b, elbow.at)];
  const r = radiiOf(b, leg)[1]!;
  const way = directionOf(p, q);
  const forward = projectWay(b.view, [0, 0, 1]).x >= 0 ? 1 : -1;
  const from = along(between(p, q, 0.52), way - 90 * forward, r * 1.05);
  const to = along(q, way - 96 * forward, r * 0.98);
  if (distance(from, to) < 4) return [];
  return [{ segments: smooth([from, along(between(from, to), way - 90 * forward, r * 0.12), to], false), stroke: 'line', weight: 'form', part: partOf(leg) }]; // prettier-ignore
}

/** The lower part of a leg in another colour. */
export function sock(b: BodyView, leg: Leg, fill: PaintRole, height: number, isFar: boolean): Shape[] {
  const line = lowerLine(b, leg);
  const n = line.points.length - 1;
  const start = clamp(n * (1 - height), 0, n - 0.2);
  const k = Math.floor(start);
  const t = start - k;
  const first = between(line.points[k]!, line.points[k + 1]!, t);
  const radius = line.radii[k]! + (line.radii[k + 1]! - line.radii[k]!) * t;
  const points = [first, ...line.points.slice(k + 1)];
  const radii = [radius, ...line.radii.slice(k + 1)];
  const role = isFar ? shadeOf(fill) : fill;
  const foot = footOf(b, leg);
  const shapes: Shape[] = [{ segments: tube(points, radii, [0.3, 1]), fill: role, part: partOf(leg) }];
  if (foot.kind === 'paw' || foot.kind === 'claw' || foot.kind === 'hand') {
    const blobs = footBlobs(b, leg);
    shapes.push({ segments: hull(b.view, blobs), fill: role, part: footPart(leg) }, ...toes(b, blobs.at(-1)!, footPart(leg), foot.kind === 'claw')); // prettier-ignore
  }
  return shapes;
}

/** Bars across a leg. */
export function legBars(
  b: BodyView,
  leg: Leg,
  fill: PaintRole,
  count: number,
  width: number,
  isFull: boolean,
): Shape[] {
  const line = lowerLine(b, leg);
  const n = line.points.length - 1;
  return Array.from({ length: count }, (_, i): Shape => {
    const at = ((i + 0.5) / count) * n * 0.92;
    const k = Math.min(n - 1, Math.floor(at));
    const [p, q] = [line.points[k]!, line.points[k + 1]!];
    const c = between(p, q, at - k);
    const r = line.radii[k]! + (line.radii[k + 1]! - line.radii[k]!) * (at - k);
    const way = directionOf(p, q);
    const [near, far] = [along(c, way + 90, r * (isFull ? 0.96 : i % 2 ? 0.2 : 0.96)), along(c, way - 90, r * (isFull ? 0.96 : i % 2 ? 0.96 : 0.2))]; // prettier-ignore
    return { segments: tube([near, c, far], [width * 0.8, width, width * 0.6], [0.4, 0.4]), fill, part: partOf(leg), least: width * 1.6 }; // prettier-ignore
  });
}

/** A body as the Warli paint it: two triangles that meet at the waist, limbs that are lines, a head without a face. Nobody moves. */
import { short } from '../draw/path.ts';
import { polylines } from '../draw/polyline.ts';
import { circle, path, type XY } from '../draw/svg.ts';
import { boxOf, type Part, type Shape } from '../figures/shape.ts';
import type { StageItem } from '../staging/stage.ts';
import { hatchIn } from './marks.ts';

export interface WarliInks {
  chalk: string;
  earth: string;
  /** Width of limbs. */
  limb: number;
}
const LIMBS: readonly Part[] = ['legLeft', 'legRight', 'armLeft', 'armRight'];
const ENDS: Partial<Record<Part, Part>> = { legLeft: 'footLeft', legRight: 'footRight', armLeft: 'handLeft', armRight: 'handRight' }; // prettier-ignore

const of = (shapes: readonly Shape[], ...parts: Part[]): Shape[] => shapes.filter(s => s.fill !== undefined && parts.includes(s.part)); // prettier-ignore
/** Whether an item has a body and limbs that can be told apart. */
export const hasWarliBody = ({ shapes }: StageItem): boolean => of(shapes, 'torso').length > 0 && of(shapes, 'head').length > 0 && LIMBS.some(p => of(shapes, p).length > 0); // prettier-ignore

/** The body and limbs in chalk; heads, tails, wings and things are the caller's. */
export function warliBody({ shapes }: StageItem, { chalk, earth, limb }: WarliInks): string {
  const torso = pointsOf(of(shapes, 'torso'));
  const head = middle(pointsOf(of(shapes, 'head')));
  const heart = middle(torso);
  const way = unit([heart[0] - head[0], heart[1] - head[1]]);
  const isUpright = Math.abs(way[1]) > 0.75;
  const axis: XY = isUpright ? way : unit([Math.sign(way[0]) || 1, 0.12]);
  const skirt = pointsOf(of(shapes, 'skirt'));
  const upper = triangle(torso, heart, axis, skirt.length > 0);
  const d = upper.triangles + (skirt.length ? skirtOf(skirt, upper.waist, axis) : '');
  const limbs = LIMBS.map(part => limbOf(shapes, part, heart)).filter(Boolean).join(''); // prettier-ignore
  const marks = shapes.filter(s => s.fill && !s.stroke && /fur3|dark|line/.test(s.fill) && s.part === 'torso').length;
  const stripes = marks > 2 ? path(stripesIn(upper.corners), { stroke: earth, width: limb * 0.4, round: true }) : '';
  const neck = `M${xy(head)}L${xy(heart)}`;
  return (
    path(limbs, { stroke: earth, width: limb * 1.9, round: true }) +
    path(limbs + neck, { stroke: chalk, width: limb, round: true }) +
    path(d, { fill: chalk, stroke: earth, width: limb * 0.4 }) +
    path(d, { fill: chalk }) +
    stripes
  );
}

/** A round head with a knot of hair, where there is hair; the silhouette of an animal is the caller's. */
export function warliHead({ shapes }: StageItem, { chalk, earth }: WarliInks): string {
  const { x, y, width, height } = boxOf(of(shapes, 'head'));
  const r = Math.min(width, height) * 0.44;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const hair = of(shapes, 'hair').length ? circle(cx, cy - r * 1.24, r * 0.42, { fill: chalk }) : '';
  return circle(cx, cy, r + 5, { fill: earth }) + hair + circle(cx, cy, r, { fill: chalk });
}

const xy = ([x, y]: XY): string => `${short(x)} ${short(y)}`;
const pointsOf = (shapes: readonly Shape[]): XY[] => shapes.flatMap(s => polylines(s.segments, 5).flatMap(l => l.points)); // prettier-ignore
const middle = (points: readonly XY[]): XY => [points.reduce((n, p) => n + p[0], 0) / (points.length || 1), points.reduce((n, p) => n + p[1], 0) / (points.length || 1)]; // prettier-ignore
function unit([x, y]: XY): XY {
  const long = Math.hypot(x, y) || 1;
  return [x / long, y / long];
}
/** Extent of points along a direction. */
function reach(points: readonly XY[], from: XY, [ax, ay]: XY): [number, number] {
  const list = points.map(([x, y]) => (x - from[0]) * ax + (y - from[1]) * ay);
  return [Math.min(...list), Math.max(...list)];
}

function triangle(
  torso: readonly XY[],
  heart: XY,
  axis: XY,
  isSkirted: boolean,
): { triangles: string; waist: XY; corners: XY[][] } {
  // prettier-ignore
  const side: XY = [-axis[1], axis[0]];
  const [near, far] = reach(torso, heart, axis);
  const [left, right] = reach(torso, heart, side);
  const half = ((right - left) / 2) * 0.98;
  const at = (along: number, across: number): XY => [heart[0] + axis[0] * along + side[0] * across, heart[1] + axis[1] * along + side[1] * across]; // prettier-ignore
  const meet = near + (far - near) * (isSkirted ? 0.9 : 0.56);
  const waist = at(meet, 0);
  const upper = [at(near, -half), at(near, half), at(meet + half * 0.1, 4), at(meet + half * 0.1, -4)];
  const lower = [at(far, -half * 0.82), at(far, half * 0.82), at(meet - half * 0.1, 4), at(meet - half * 0.1, -4)];
  const corners = isSkirted ? [upper] : [upper, lower];
  return { triangles: corners.map(dataOf).join(''), waist, corners };
}
const dataOf = (points: readonly XY[]): string => `M${points.map(xy).join('L')}Z`;

function skirtOf(skirt: readonly XY[], waist: XY, axis: XY): string {
  const side: XY = [-axis[1], axis[0]];
  const [, far] = reach(skirt, waist, axis);
  const [left, right] = reach(skirt, waist, side);
  const at = (along: number, across: number): XY => [waist[0] + axis[0] * along + side[0] * across, waist[1] + axis[1] * along + side[1] * across]; // prettier-ignore
  return dataOf([at(-6, 0), at(far, left), at(far, right)]);
}

/** Lines across triangles: of an animal that has stripes. */
function stripesIn(corners: readonly XY[][]): string {
  return corners.map(points => hatchIn({ segments: [...points.map(([x, y], i): Shape['segments'][number] => [i ? 'L' : 'M', x, y]), ['Z']], part: 'thing' }, 22, 68)).join(''); // prettier-ignore
}

type Bone = [XY, XY];
/** A limb as one line through its two longest parts, from the body outwards to hand or foot. */
function limbOf(shapes: readonly Shape[], part: Part, heart: XY): string {
  const bones = of(shapes, part).map(boneOf).filter((b): b is Bone => b !== undefined).toSorted((a, b) => lengthOf(b) - lengthOf(a)); // prettier-ignore
  const kept: Bone[] = [];
  // What lies along another is a sleeve, a cuff or a shade.
  for (const b of bones) if (kept.length < 2 && kept.every(k => isApart(b, k))) kept.push(b);
  if (!kept.length) return '';
  const far = (p: XY) => Math.hypot(p[0] - heart[0], p[1] - heart[1]);
  const [upper, lower] = kept.toSorted((a, b) => Math.min(...a.map(far)) - Math.min(...b.map(far)));
  const line: XY[] = upper!.toSorted((a, b) => far(a) - far(b));
  if (lower) line.push(...lower.toSorted((a, b) => apart(a, line[1]!) - apart(b, line[1]!)));
  const end = of(shapes, ENDS[part]!);
  if (end.length) line.push(middle(pointsOf(end)));
  return `M${line.map(xy).join('L')}`;
}
const apart = (a: XY, b: XY): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const lengthOf = ([a, b]: Bone): number => apart(a, b);
function isApart(bone: Bone, [a, b]: Bone): boolean {
  const [x, y] = middle(bone);
  const long = lengthOf([a, b]) || 1;
  const t = Math.min(1, Math.max(0, ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / long ** 2));
  return apart([x, y], [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]) > Math.max(22, lengthOf(bone) * 0.28);
}
/** The long axis of a surface, half its width short of its ends; nothing where it is round. */
function boneOf(shape: Shape): Bone | undefined {
  const points = pointsOf([shape]);
  const c = middle(points);
  let [xx, xy_, yy] = [0, 0, 0];
  for (const [x, y] of points) [xx, xy_, yy] = [xx + (x - c[0]) ** 2, xy_ + (x - c[0]) * (y - c[1]), yy + (y - c[1]) ** 2]; // prettier-ignore
  const angle = Math.atan2(2 * xy_, xx - yy) / 2;
  const axis: XY = [Math.cos(angle), Math.sin(angle)];
  const [from, to] = reach(points, c, axis);
  const [left, right] = reach(points, c, [-axis[1], axis[0]]);
  if (to - from < (right - left) * 1.25 || to - from < 20) return undefined;
  const inset = Math.min((right - left) / 2, (to - from) * 0.3);
  const at = (t: number): XY => [c[0] + axis[0] * t, c[1] + axis[1] * t];
  return [at(from + inset), at(to - inset)];
}

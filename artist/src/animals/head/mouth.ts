/** Nose, mouth and whiskers. */
import { between, oval, polygon, smooth } from '../../figures/geometry.ts';
import type { Point, Shape } from '../../figures/shape.ts';
import { shadeOf } from '../shade.ts';
import { add, crescent, hull, hullPoints, mixed, type Blob, type Vec } from '../space.ts';
import { depth, drawnLine, dropped, filled, mirror, mirrorBlob, nearSide, outlined, seen, seenAll, type HeadView } from './head-view.ts'; // prettier-ignore

const withMirror = (blobs: readonly Blob[]): Blob[] => blobs.flatMap(b => (b.at[0] === 0 ? [b] : [b, mirrorBlob(b)]));

export function drawNose(h: HeadView): Shape[] {
  const { nose } = h.model;
  if (!nose) return [];
  const unit = h.place.unit;
  const shapes: Shape[] = [];
  if (nose.blobs.length) {
    const points = hullPoints(h.view, withMirror(nose.blobs), 20);
    shapes.push(filled(smooth(points), nose.fill, 'face'));
    if (nose.glint !== false) shapes.push(glint(points, nose.fill, unit));
  }
  if (nose.nostrils) shapes.push(...nostrils(h));
  return shapes;
}
function glint(points: readonly Point[], fill: string, unit: number): Shape {
  const xs = points.map(p => p.x);
  const ys = points.map(p => p.y);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const r = Math.min(right - left, foot - top) * 0.15;
  return {
    segments: oval({ x: left + (right - left) * 0.36, y: top + (foot - top) * 0.27 }, r * 1.5, r * 0.8),
    fill: fill === 'line' || fill === 'dark' ? 'whiteShade' : 'white',
    part: 'face',
    least: unit * 0.06,
  };
}
function nostrils(h: HeadView): Shape[] {
  const { at, size, tall = 1, fill } = h.model.nose!.nostrils!;
  const unit = h.place.unit;
  return ([-1, 1] as const).flatMap(side => {
    const v: Vec = side === 1 ? at : mirror(at);
    const square = h.view.near[0] * side * 0.6 + h.view.near[2] * 0.8 - h.view.near[1] * 0.1;
    if (square < 0.15) return [];
    return [{ segments: oval(seen(h, v), size * unit * Math.min(1, square), size * tall * unit, -20 * side), fill: fill ?? 'line', part: 'face' as const, least: size * unit }]; // prettier-ignore
  });
}

/** The corner of the mouth is raised or lowered by the mood. */
function mouthLine(h: HeadView, side: 1 | -1): Vec[] {
  const { line } = h.model.mouth;
  const n = line.length - 1;
  return line.map((p, i): Vec => {
    const lift = h.look.smile * 0.12 * Math.max(0, (i - 1.5) / (n - 1.5)) ** 1.4;
    return [p[0] * side, p[1] - lift, p[2]];
  });
}
/** Seen as far as the line lies on our side of the muzzle. */
function visible(h: HeadView, line: readonly Vec[]): Vec[] {
  const middle = h.model.muzzle[0]!.at;
  const out: Vec[] = [];
  for (const p of line) {
    const away: Vec = [p[0] - middle[0], (p[1] - middle[1]) * 0.3, (p[2] - middle[2]) * 0.8];
    if (depth(h, away) < -0.12 && out.length > 1) break;
    out.push(p);
  }
  return out;
}

export function drawMouthLine(h: HeadView): Shape[] {
  if (!h.model.mouth.line.length) return [];
  const width = h.place.unit * 0.06;
  const sides = ([-1, 1] as const).filter(side => depth(h, [side, 0, 0.55]) > -0.35);
  return sides.flatMap(side => {
    const points = seenAll(h, visible(h, mouthLine(h, side)));
    return points.length > 1 ? [drawnLine(points, width)] : [];
  });
}

/** Jaw, the dark within, teeth and tongue; the muzzle is laid over them afterwards. */
export function drawJaw(h: HeadView): Shape[] {
  const union = h.model.isBeak ? `${h.name}-jaw` : `${h.name}-skull`;
  if (!h.model.jaw.length) return [];
  return [outlined(hull(h.view, h.jaw), h.model.jawFill ?? 'fur', union, 'head')];
}

/** Between the upper lip and the lower: narrower and shorter than both. */
function cavity(h: HeadView): Blob[] {
  const { mouth, muzzle } = h.model;
  const tip = muzzle.at(-1)!;
  const low = h.jaw.at(-1)!;
  const wide = Math.min(tip.r[0], low.r[0]) * 0.74;
  const upper: Vec = [0, tip.at[1] + tip.r[1] * 0.4, tip.at[2] + tip.r[2] * 0.5];
  const lower: Vec = [0, low.at[1] - low.r[1] * 0.35, low.at[2] + low.r[2] * 0.25];
  const back: Vec = [
    wide * 1.1,
    mouth.hinge[1] * 0.4 + (upper[1] + lower[1]) * 0.3,
    mixed(mouth.hinge, upper, 0.36)[2],
  ];
  return [
    { at: back, r: [0.06, 0.07, 0.05] },
    { at: mirror(back), r: [0.06, 0.07, 0.05] },
    { at: [wide * 0.55, upper[1], upper[2] * 0.96], r: [wide * 0.4, 0.08, 0.06] },
    { at: [-wide * 0.55, upper[1], upper[2] * 0.96], r: [wide * 0.4, 0.08, 0.06] },
    { at: lower, r: [wide * 0.78, 0.09, 0.08] },
  ];
}

const isOpen = (h: HeadView): boolean => h.look.jaw * h.model.mouth.gape >= 3 && h.jaw.length > 0;

export function drawInside(h: HeadView): Shape[] {
  const { look, model } = h;
  if (!isOpen(h)) return tongueOut(h);
  const inside = cavity(h);
  const shapes: Shape[] = [filled(hull(h.view, inside), 'line', 'face')];
  if (look.tongue === 'in' && model.mouth.tongue !== false) {
    const low = inside[4]!;
    const at = add(low.at, [0, -0.01, -low.r[0] * 0.3]);
    shapes.push(filled(hull(h.view, [{ at, r: [low.r[0] * 0.72, low.r[1] * 0.95, 0.1] }, { at: add(at, [0, -0.06, -0.2]), r: [low.r[0] * 0.6, 0.06, 0.06] }]), 'lip', 'face', h.place.unit * 0.1)); // prettier-ignore
  }
  return [...shapes, ...tongueOut(h), ...teeth(h)];
}

function tongueOut(h: HeadView): Shape[] {
  if (h.look.tongue !== 'out' || h.model.mouth.tongue === false || !h.jaw.length) return [];
  const low = h.jaw.at(-1)!;
  const wide = low.r[0] * 0.6;
  const root: Vec = [0, low.at[1] - low.r[1] * 0.5, low.at[2] + low.r[2] * 0.3];
  const blobs: Blob[] = [
    { at: root, r: [wide, 0.08, 0.06] },
    { at: add(root, [0, 0.12, low.r[2] * 0.8]), r: [wide, 0.08, 0.06] },
    { at: add(root, [0, 0.36, low.r[2] * 0.9]), r: [wide * 0.85, 0.12, 0.05] },
  ];
  return [
    outlined(hull(h.view, blobs), 'lip', `${h.name}-tongue`, 'face', 'form'),
    { ...drawnLine([seen(h, add(root, [0, 0.1, low.r[2] + 0.05])), seen(h, add(root, [0, 0.3, low.r[2]]))], h.place.unit * 0.04), weight: 'detail' }, // prettier-ignore
  ];
}

/** A row of teeth that shows with a closed mouth too. */
export const bareTeeth = (h: HeadView): Shape[] => (h.model.mouth.teeth === 'saw' && !isOpen(h) ? teeth(h) : []);

/** Fangs hang from the upper lip and stand on the lower; flat teeth are a row. */
function teeth(h: HeadView): Shape[] {
  const { mouth, muzzle } = h.model;
  const kind = mouth.teeth;
  if (!kind || (!h.look.teeth && kind !== 'saw')) return [];
  const tip = muzzle.at(-1)!;
  const low = h.jaw.at(-1)!;
  const fang = (x: number, y: number, z: number, long: number, wide: number): Shape[] => {
    const v: Vec = [x, y, z];
    if (depth(h, [x, 0, z * 0.6]) < -0.2) return [];
    const points = [add(v, [-wide, 0, 0]), add(v, [wide, 0, wide * 0.6]), add(v, [0, long, 0])];
    return [filled(polygon(seenAll(h, points)), 'white', 'face', h.place.unit * 0.08)];
  };
  const y = tip.at[1] + tip.r[1] * 0.62;
  const z = tip.at[2] + tip.r[2] * 0.5;
  const out: Shape[] = [];
  if (kind === 'saw') {
    for (let i = 0; i < 6; i++) {
      const p = mixed(muzzle[0]!.at, tip.at, 0.25 + i * 0.15);
      const x = (muzzle[0]!.r[0] + (tip.r[0] - muzzle[0]!.r[0]) * (0.25 + i * 0.15)) * 0.9;
      for (const side of [1, -1]) out.push(...fang(x * side, p[1] + tip.r[1] * 0.72, p[2], 0.17, 0.075));
    }
    return out;
  }
  if (kind === 'flat' || kind === 'buck') {
    const w = tip.r[0] * (kind === 'buck' ? 0.32 : 0.6);
    const row: Vec[] = [[-w, y - 0.06, z], [w, y - 0.06, z], [w * 0.9, y + 0.12, z], [-w * 0.9, y + 0.12, z]]; // prettier-ignore
    return [filled(polygon(seenAll(h, row)), 'white', 'face', h.place.unit * 0.08)];
  }
  for (const side of [1, -1]) {
    out.push(...fang(tip.r[0] * 0.56 * side, y, z, 0.26, 0.075));
    out.push(...fang(low.r[0] * 0.5 * side, low.at[1] - low.r[1] * 0.5, low.at[2] + low.r[2] * 0.4, -0.16, 0.06));
  }
  return out;
}

/** The muzzle over an open mouth: its fill again, without the part of its outline that lies within the head. */
export function drawMuzzle(h: HeadView): Shape[] {
  const { muzzle, muzzleFill, isBeak } = h.model;
  if (!muzzle.length) return [];
  const fill = muzzleFill ?? 'fur';
  const points = hullPoints(h.view, muzzle, 28);
  const shade = crescent(points, Math.min(...muzzle.at(-1)!.r) * 0.5 * h.place.unit, -20, 125);
  const body: Shape = isBeak ? outlined(smooth(points, true, 0.92), fill, `${h.name}-beak`, 'face') : filled(smooth(points, true, 0.92), fill, 'face'); // prettier-ignore
  return [body, { ...filled(shade, shadeOf(fill), 'face', h.place.unit * 0.09), ...(isBeak && { union: `${h.name}-beak` }) }]; // prettier-ignore
}
/** Its outline, where it stands out from the head. */
export const muzzleOutline = (h: HeadView): Shape[] =>
  h.model.isBeak || !h.model.muzzle.length ? [] : [outlined(hull(h.view, h.model.muzzle), h.model.muzzleFill ?? 'fur', `${h.name}-skull`)]; // prettier-ignore

export function drawWhiskers(h: HeadView): Shape[] {
  const { whiskers, muzzle, hasDots } = h.model;
  const tip = muzzle.at(-1);
  if (!tip) return [];
  const out: Shape[] = [];
  for (const side of [-nearSide(h), nearSide(h)]) {
    if (depth(h, [side, 0, 0.7]) < -0.1) continue;
    const at = (x: number, y: number, z: number): Point => seen(h, [side * (tip.at[0] + tip.r[0] * x), tip.at[1] + tip.r[1] * y, tip.at[2] + tip.r[2] * z]); // prettier-ignore
    if (hasDots) for (const [x, y, z] of [[0.62, 0.05, 0.72], [0.82, 0.2, 0.45], [0.66, 0.4, 0.6]] as const) out.push({ segments: oval(at(x, y, z), h.place.unit * 0.026, h.place.unit * 0.026), fill: 'line', part: 'face', least: h.place.unit * 0.06 }); // prettier-ignore
    if (!whiskers) continue;
    for (const [y, bow] of [
      [-0.05, -0.3],
      [0.3, 0.06],
      [0.62, 0.42],
    ] as const) {
      const from = at(0.8, y, 0.45);
      const to = at(0.8 + whiskers / tip.r[0], y + (bow * whiskers) / tip.r[1], 0.1);
      const mid = between(from, to, 0.5);
      out.push({ segments: smooth([from, { x: mid.x, y: mid.y - h.place.unit * 0.06 }, to], false), stroke: 'line', weight: 'detail', part: 'face' }); // prettier-ignore
    }
  }
  return out;
}
/** Where cups, bones and flowers meet the mouth. */
export function mouthPoint(h: HeadView): Point {
  const { mouth, muzzle } = h.model;
  const lip = mouth.line[1] ?? add(muzzle.at(-1)!.at, [0, 0.2, muzzle.at(-1)!.r[2]]);
  return seen(h, dropped(lip, mouth.hinge, (h.look.jaw * mouth.gape) / 2));
}

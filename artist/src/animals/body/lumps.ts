/** Humps, dewlaps, ruffs and pompons: ellipsoids that sit on the trunk, on a leg or on the tail. */
import type { Point, Shape } from '../../figures/shape.ts';
import { smooth } from '../../figures/geometry.ts';
import { furryOutline } from '../fur.ts';
import { add, crescent, facing, hullPoints, mixed, onBlob, project, scaled, type Blob, type Vec } from '../space.ts';
import { type BodyView } from './frame.ts';
import { shadeOf } from '../shade.ts';
import type { Lump } from './model.ts';
import { stationAt, type Leg } from './skeleton.ts';
import { tailLine } from './tail.ts';

/** Where a lump's middle is, in space. */
function middle(b: BodyView, lump: Lump): Vec[] {
  const H = b.model.height;
  const { on } = lump;
  const by = scaled(lump.by ?? [0, 0, 0], H);
  if (on === 'tail') return [];
  if ('leg' in on) {
    const { frontNear, frontFar, hindNear, hindFar } = b.skeleton.legs;
    const legs: Leg[] = [...(on.leg === 'hind' ? [] : [frontFar, frontNear]), ...(on.leg === 'front' ? [] : [hindFar, hindNear])]; // prettier-ignore
    return legs.map(leg => {
      const k = Math.min(2, Math.floor(on.at));
      return add(mixed(leg.joints[k]!, leg.joints[k + 1]!, on.at - k), by);
    });
  }
  const station = stationAt(b.skeleton, on[0]);
  const extent = on[1] >= 0 ? station.rise : station.fall;
  const at = add(station.at, station.up, extent * on[1]);
  // What is moved goes along with the trunk.
  return [add(add(add(at, [1, 0, 0], by[0]), station.up, -by[1]), station.ahead, by[2])];
}

function lumpShapes(
  b: BodyView,
  lump: Lump,
  points: readonly (Point & { way: number })[],
  name: string,
  isFar = false,
): Shape[] {
  const H = b.model.height;
  const role = lump.fill ?? b.model.fill ?? 'fur';
  const fill = isFar ? shadeOf(role) : role;
  const union = lump.layer === 'united' ? 'body' : name;
  const step = (lump.step ?? 0.1) * H;
  const outline = lump.edge
    ? furryOutline(points, lump.edge, { step, length: (lump.length ?? 0.05) * H, hang: lump.hang ?? (lump.edge === 'locks' ? 0.4 : 0) }) // prettier-ignore
    : smooth(points, true, 0.92);
  const shapes: Shape[] = [{ segments: outline, fill, stroke: 'line', part: 'torso', union, ...(lump.weight && { weight: lump.weight }) }]; // prettier-ignore
  if (lump.layer === 'over') shapes.push({ segments: crescent(points, Math.min(lump.r[1], lump.r[2]) * H * 0.36, -40, 110), fill: shadeOf(fill), part: 'torso', union }); // prettier-ignore
  return shapes;
}

export function drawLumps(b: BodyView, layer: Lump['layer'], which: 'trunk' | 'far' | 'near' | 'tail'): Shape[] {
  return (b.model.lumps ?? []).flatMap((lump, i): Shape[] => {
    if (lump.layer !== layer) return [];
    const r = scaled(lump.r, b.model.height);
    const kind = lump.on === 'tail' ? 'tail' : 'leg' in lump.on ? 'leg' : 'trunk';
    if (kind === 'tail') {
      const end = which === 'tail' ? tailLine(b)?.points.at(-1) : undefined;
      if (!end) return [];
      const points = Array.from({ length: 20 }, (_, k) => ({ x: end.x + Math.sin((k * Math.PI) / 10) * r[0], y: end.y + Math.cos((k * Math.PI) / 10) * r[1], way: k * 18 })); // prettier-ignore
      return lumpShapes(b, lump, points, `lump${i}`);
    }
    if (kind === 'trunk' ? which !== 'trunk' : which !== 'far' && which !== 'near') return [];
    const all = middle(b, lump);
    // Of each pair of legs the far one comes first.
    const chosen = kind === 'trunk' ? all : all.filter((_, k) => k % 2 === (which === 'far' ? 0 : 1));
    return chosen.flatMap((at, k) => lumpShapes(b, lump, hullPoints(b.view, lump.shell ? dome(at, r) : [{ at, r }], 24), `lump${i}${which}${k}`, which === 'far')).concat(lump.shell ? all.flatMap(at => shell(b, at, r)) : []); // prettier-ignore
  });
}

/** Flat below, round above. */
const dome = (at: Vec, r: Vec): Blob[] => [
  { at, r: [r[0], r[1] * 0.22, r[2]] },
  { at: add(at, [0, -r[1] * 0.4, 0]), r: [r[0] * 0.82, r[1] * 0.34, r[2] * 0.84] },
  { at: add(at, [0, -r[1] * 0.66, 0]), r: [r[0] * 0.56, r[1] * 0.34, r[2] * 0.6] },
];
/** Plates: a ring of six around the top, and the rim. */
function shell(b: BodyView, at: Vec, r: Vec): Shape[] {
  const bowl = { at, r: [r[0] * 0.96, r[1] * 0.98, r[2] * 0.96] as const };
  const spot = (longitude: number, latitude: number) => project(b.view, onBlob(bowl, longitude, latitude));
  const isSeen = (longitude: number, latitude: number) => facing(b.view, bowl, longitude, latitude) > 0.1;
  const line = (points: readonly (readonly [number, number])[]): Shape[] => {
    const seen = points.filter(([a, c]) => isSeen(a, c)).map(([a, c]) => spot(a, c));
    return seen.length > 1
      ? [{ segments: smooth(seen, false, 0.4), stroke: 'line', weight: 'form', part: 'torso' }]
      : [];
  };
  const around = (latitude: number, from = -180, to = 180, step = 20) => Array.from({ length: (to - from) / step + 1 }, (_, i) => [from + i * step, latitude] as const); // prettier-ignore
  const plates = [-150, -90, -30, 30, 90, 150];
  return [
    ...line(around(6)),
    ...line([...plates, -150].map(longitude => [longitude, 52] as const)),
    ...plates.flatMap(longitude => line([[longitude, 52], [longitude, 28], [longitude, 6]])), // prettier-ignore
    ...plates.flatMap(longitude => line([[longitude, 6], [longitude, -8]])), // prettier-ignore
  ];
}

/** Solid parts of a head: manes, jowls, crests, horns, trunks, tufts. */
import type { Segment } from '../../draw/path.ts';
import { along, between, corner, disc, polygon, smooth } from '../../figures/geometry.ts';
import type { Shape } from '../../figures/shape.ts';
import { furryOutline } from '../fur.ts';
import { shadeOf } from '../shade.ts';
import { crescent, hull, hullPoints, type Blob, type Vec } from '../space.ts';
import { depth, filled, mirror, mirrorBlob, nearSide, outlined, ribbon, seenAll, type HeadView } from './head-view.ts';
import type { Horn, Mass, Tuft } from './model.ts';

export type Layer = 'back' | 'behind' | 'united' | 'over' | 'last';

function massShapes(h: HeadView, mass: Mass, blobs: readonly Blob[], name: string): Shape[] {
  const unit = h.place.unit;
  const part = mass.part ?? 'head';
  const { locks } = mass;
  const outline = locks
    ? furryOutline(hullPoints(h.view, blobs, 40), locks.edge ?? 'locks', { step: locks.step * unit, length: locks.length * unit, hang: locks.hang ?? 0.3 }) // prettier-ignore
    : hull(h.view, blobs);
  const shapes = [outlined(outline, mass.fill, mass.layer === 'united' ? `${h.name}-skull` : name, part, mass.weight)];
  if (mass.shade) shapes.push({ ...filled(crescent(hullPoints(h.view, blobs, 30), mass.shade * unit), shadeOf(mass.fill), part, mass.shade * unit), union: mass.layer === 'united' ? `${h.name}-skull` : name }); // prettier-ignore
  return shapes;
}

/** Far ones come first. */
const bothSides = <T>(h: HeadView, isMirrored: boolean | undefined, of: (side: 1 | -1) => T[]): T[] =>
  isMirrored ? ([-nearSide(h), nearSide(h)] as (1 | -1)[]).flatMap(of) : of(1);

/** On which layer the part of a side is really: a far one lies behind the head. */
const seenLayer = (h: HeadView, layer: Layer, side: 1 | -1): Layer =>
  (layer === 'over' || layer === 'last') && depth(h, [side, 0, 0]) < -0.3 ? 'behind' : layer;

export function drawMasses(h: HeadView, layer: Layer): Shape[] {
  return (h.model.masses ?? []).flatMap((mass, i) => {
    return bothSides(h, mass.isMirrored, side => {
      if ((mass.isMirrored ? seenLayer(h, mass.layer, side) : mass.layer) !== layer) return [];
      return massShapes(h, mass, side === 1 ? mass.blobs : mass.blobs.map(mirrorBlob), `${h.name}-mass${i}${side}`);
    });
  });
}

function hornShapes(h: HeadView, horn: Horn, points: readonly Vec[], name: string): Shape[] {
  const unit = h.place.unit;
  const line = seenAll(h, points);
  const radii = horn.radii.map(r => r * unit);
  const union = horn.layer === 'united' ? `${h.name}-skull` : name;
  const part = horn.part ?? 'head';
  const shapes = [outlined(ribbon(line, radii, horn.tips ?? [1, 0]), horn.fill, union, part, horn.weight)];
  if (horn.isBlended) shapes.push(filled(disc(between(line[0]!, line[1]!, 0.04), radii[0]! * 1.24), horn.fill, part));
  for (let i = 1; i <= (horn.rings ?? 0); i++) {
    const t = (i / (horn.rings! + 1)) * (line.length - 1);
    const k = Math.min(line.length - 2, Math.floor(t));
    const [p, q] = [line[k]!, line[k + 1]!];
    const at = between(p, q, t - k);
    const r = radii[k]! + (radii[k + 1]! - radii[k]!) * (t - k);
    const way = (Math.atan2(q.x - p.x, q.y - p.y) * 180) / Math.PI;
    shapes.push({ segments: smooth([along(at, way + 90, r * 0.94), along(at, way, r * 0.25), along(at, way - 90, r * 0.94)], false), stroke: 'line', weight: 'detail', part, union }); // prettier-ignore
  }
  return shapes;
}

export function drawHorns(h: HeadView, layer: Layer): Shape[] {
  return (h.model.horns ?? []).flatMap((horn, i) =>
    bothSides(h, horn.isMirrored, side => {
      const own = horn.isMirrored ? seenLayer(h, horn.layer, side) : horn.layer;
      if (own !== layer) return [];
      return hornShapes(h, horn, side === 1 ? horn.points : horn.points.map(mirror), `${h.name}-horn${i}${side}`);
    }),
  );
}

export function drawTufts(h: HeadView, layer: Layer): Shape[] {
  return (h.model.tufts ?? []).flatMap((tuft: Tuft, i) => {
    if (tuft.layer !== layer) return [];
    return bothSides(h, tuft.isMirrored, side => {
      const points = seenAll(h, side === 1 ? tuft.points : tuft.points.map(mirror));
      const segments = tuft.isSoft ? smooth(points) : zigzag(points);
      return [outlined(segments, tuft.fill, layer === 'united' ? `${h.name}-skull` : `${h.name}-tuft${i}${side}`)];
    });
  });
}
/** Straight-sided with slightly hollow edges, as combed hair. */
function zigzag(points: readonly { x: number; y: number }[]): Segment[] {
  return points.length < 3 ? [] : polygon(points.map(p => corner(p.x, p.y)));
}

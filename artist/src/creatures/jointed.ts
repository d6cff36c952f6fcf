/** Bodies that are no flesh, on the people's rig: every pose is theirs too. Limbs and trunk are drawn on the joints. */
import { mapPoints } from '../draw/path.ts';
import type { Arm, HeadPlace, Leg } from '../figures/body.ts';
import { drawFigure, type FigureSpec } from '../figures/figure.ts';
import { along, directionOf, disc, distance, frame, placed } from '../figures/geometry.ts';
import type { HeadMaker } from '../figures/head/head.ts';
import { measuresOf } from '../figures/measures.ts';
import { POSES, type PoseName } from '../figures/poses/poses.ts';
import { boxOf, type Figure, type PaintRole, type Part, type Point, type Shape } from '../figures/shape.ts';
import { solve, type Body } from '../figures/skeleton.ts';
import type { Looks } from '../figures/spec.ts';

export interface JointedMaker {
  head: HeadMaker;
  trunk(body: Body): Shape[];
  arm(arm: Arm, body: Body, part: Part): Shape[];
  leg(leg: Leg, body: Body, part: Part): Shape[];
}

type Limb = 'trunk' | 'armRight' | 'armLeft' | 'legRight' | 'legLeft';
const LIMBS: Partial<Record<Part, Limb>> = { torso: 'trunk', neck: 'trunk', skirt: 'trunk', drape: 'trunk', armRight: 'armRight', handRight: 'armRight', armLeft: 'armLeft', handLeft: 'armLeft', legRight: 'legRight', footRight: 'legRight', legLeft: 'legLeft', footLeft: 'legLeft' }; // prettier-ignore

/** A figure whose body is drawn by a maker; the pose's things stay. */
export function drawJointed(
  pose: PoseName,
  looks: Partial<Looks>,
  maker: JointedMaker,
  more: Partial<FigureSpec> = {},
): Figure {
  const figure = drawFigure({ ...looks, ...more, pose, outfit: 'casual', headwear: null, head: maker.head });
  const m = measuresOf(looks.age ?? 'adult', looks.sex ?? 'male', looks.build ?? 'average');
  const withHead = maker.head.scale ? { ...m, head: m.head * maker.head.scale } : m;
  const body = solve(POSES[pose](withHead), withHead, maker.head.mouthAt);
  const down = figure.anchors.neck.y - body.neck.y;
  const reach = more.reach?.right;
  if (reach)
    body.rightArm = armTo(
      body.rightArm,
      { x: reach.x, y: reach.y - down },
      withHead.upperArm,
      withHead.foreArm + withHead.hand * 0.7,
    );
  const draw: Record<Limb, () => Shape[]> = {
    trunk: () => maker.trunk(body),
    armRight: () => maker.arm(body.rightArm, body, 'armRight'),
    armLeft: () => maker.arm(body.leftArm, body, 'armLeft'),
    legRight: () => maker.leg(body.rightLeg, body, 'legRight'),
    legLeft: () => maker.leg(body.leftLeg, body, 'legLeft'),
  };
  const done = new Set<Limb>();
  const shapes = figure.shapes.flatMap((shape): Shape[] => {
    const limb = LIMBS[shape.part];
    if (!limb) return [shape];
    if (done.has(limb)) return [];
    done.add(limb);
    return draw[limb]().map(s => ({ ...s, segments: mapPoints(s.segments, (x, y) => [x, y + down]) }));
  });
  return { ...figure, shapes, box: boxOf(shapes) };
}

/** The arm bent so that its palm comes to a point. */
function armTo(arm: Arm, to: Point, upper: number, lower: number): Arm {
  const far = Math.min(distance(arm.shoulder, to), upper + lower - 1);
  const way = directionOf(arm.shoulder, to);
  const bend =
    (Math.acos(Math.max(-1, Math.min(1, (upper ** 2 + far ** 2 - lower ** 2) / (2 * upper * far)))) * 180) / Math.PI;
  const elbow = along(arm.shoulder, way - bend, upper);
  const end = along(arm.shoulder, way, far);
  const hand = directionOf(elbow, end);
  return { ...arm, elbow, wrist: along(elbow, hand, lower * 0.82), palm: end, hand };
}

/** Shapes drawn around the skull, 1 its radius, y down. */
export const onSkull = (place: HeadPlace, shapes: readonly Shape[], size = 1): Shape[] => {
  const map = frame({ x: place.x + place.turn * place.radius * 0.1, y: place.y }, -place.tilt, place.radius * size);
  const unit = place.radius * size;
  return shapes.map(s => ({
    ...s,
    segments: placed(s.segments, map),
    ...(s.width !== undefined && { width: s.width * unit }),
  }));
};
export const skullPoint = (place: HeadPlace, x: number, y: number): Point => {
  const [px, py] = frame(place, -place.tilt, place.radius)(x + place.turn * 0.1, y);
  return { x: px, y: py };
};
export const solid = (segments: Shape['segments'], fill: PaintRole, part: Part, union?: string): Shape => ({ segments, fill, stroke: 'line', part, ...(union !== undefined && { union }) }); // prettier-ignore
export const knob = (p: Point, r: number, fill: PaintRole, part: Part, union?: string): Shape => solid(disc(p, r), fill, part, union); // prettier-ignore

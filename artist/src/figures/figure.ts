/** A person, or whatever has a person's body: the pose's bones, dressed and drawn from back to front. */
import { boundsOf, mapPoints, type Box } from '../draw/path.ts';
import { anchorsOf } from './anchors.ts';
import { drawDrapesBefore, drawDrapesBehind, drawDrapeTops } from './clothes/drapes.ts';
import { drawArm, drawFarLeg, drawLegs, drawNearLeg, type Dressing, type Side } from './clothes/limbs.ts';
import type { Outfit } from './clothes/outfit.ts';
import { OUTFITS, type OutfitName } from './clothes/outfits.ts';
import { drawLapTail, drawSkirt } from './clothes/skirts.ts';
import { drawHoodBack, drawTrunk } from './clothes/tops.ts';
import { arc } from './geometry.ts';
import { drawHand, type HandMaker } from './hands.ts';
import { PERSON_HEAD, type HeadArt, type HeadMaker } from './head/head.ts';
import type { Headwear } from './head/headwear.ts';
import { farLimbs, layersOf } from './layers.ts';
import { measuresOf, type Measures } from './measures.ts';
import type { ArmPose, Layer, Pose } from './pose.ts';
import { POSES, type PoseName } from './poses/poses.ts';
import { boxOf, forSize, type Figure, type PaintRole, type Point, type Shape, type ThingPlace } from './shape.ts';
import { solve, touchOf, type Body } from './skeleton.ts';
import { PLAIN_LOOKS, type Looks } from './spec.ts';
import { THINGS, type ThingName } from './things/things.ts';

export interface FigureSpec extends Partial<Looks> {
  pose: PoseName;
  outfit?: OutfitName | Outfit;
  /** Instead of what the outfit has on its head; null for nothing. */
  headwear?: Headwear | null;
  /** Points that a hand must reach, in the units and with the ground of the figure; the pose's own thing may be left out then. */
  reach?: { right?: Point; left?: Point };
  /** Arms in the place of the pose's own. */
  arms?: { right?: ArmPose; left?: ArmPose };
  /** Things of the pose that others draw: their places are still told. */
  without?: readonly ThingName[] | 'all';
  /** Another head and other hands on the same body, and the roles that take the place of skin. */
  head?: HeadMaker;
  hand?: HandMaker;
  hide?: Partial<Record<PaintRole, PaintRole>>;
  /** What grows behind: tails, wings. */
  behind?: (body: Body) => Shape[];
}

interface Drawn {
  shapes: Shape[];
  body: Body;
  pose: Pose;
  head: HeadArt;
  layers: readonly Layer[];
  things: ThingPlace[];
  down: number;
}

/** The figure that a spec asks for. The same spec gives the same figure. */
export function drawFigure(spec: FigureSpec): Figure {
  const first = drawOnce(spec, undefined);
  const drawn = spec.reach ? drawOnce(spec, first.down) : first;
  const { shapes, body, head, layers, down } = drawn;
  const over = (arm: Layer) => layers.indexOf(arm) > layers.indexOf('trunk');
  const lower = (s: Shape): Shape => ({ ...s, segments: mapPoints(s.segments, (x, y) => [x, y + down]) });
  const lowered = shapes.map(lower);
  return {
    shapes: lowered,
    anchors: anchorsOf(body, head, down, { right: over('rightArm'), left: over('leftArm') }),
    things: drawn.things.map(thing => ({ ...thing, y: thing.y + down, touches: thing.touches.map(p => ({ x: p.x, y: p.y + down })) })), // prettier-ignore
    box: boxOf(lowered),
    faceBox: around(head.face.map(p => ({ x: p.x, y: p.y + down }))),
  };
}

/** The same for a print of `millimetres` at its longer side: no line and no mark is narrower than 0.4 mm. */
export function drawSmall(spec: FigureSpec, millimetres: number): Figure {
  const { box } = drawFigure(spec);
  const least = (NARROWEST * Math.max(box.width, box.height)) / millimetres;
  return forSize(drawFigure({ ...spec, least }), least);
}
/** What a press still prints, in millimetres. */
const NARROWEST = 0.4;

/** One pass; `down` is where the ground lay in an earlier one, if points must be reached. */
function drawOnce(spec: FigureSpec, down: number | undefined): Drawn {
  const looks = looksOf(spec);
  const m = withHead(measuresOf(looks.age, looks.sex, looks.build), spec.head);
  const pose = reaching(armed(POSES[spec.pose](m), spec.arms), spec.reach, down);
  const head = spec.head ?? PERSON_HEAD;
  const body = solve(pose, m, head.mouthAt);
  const layers = layersOf(pose, body);
  const outfit = outfitOf(spec, pose);
  const art = head.draw(
    body.head,
    { ...looks, mood: pose.mood ?? looks.mood, ...mouthOf(spec, pose) },
    outfit.headwear,
  );
  const d: Dressing = { body, m, outfit, hand: spec.hand ?? drawHand, isSeated: layers.indexOf('trunk') < layers.indexOf('rightLeg'), far: farLimbs(pose, layers) }; // prettier-ignore
  const { shapes, things } = drawLayers(spec, pose, d, art, layers);
  const held = new Set<string>((pose.things ?? []).filter(thing => thing.hand).map(thing => thing.name));
  const { y, height } = boxOf(shapes.filter(s => !(s.thing && held.has(s.thing))));
  return { shapes, body, pose, head: art, layers, things, down: -(y + height) - (pose.lift ?? 0) };
}

const looksOf = (spec: FigureSpec): Looks => ({ ...PLAIN_LOOKS, ...given(spec) });
/** A field that is there and undefined does not hide a default. */
const given = (spec: FigureSpec): Partial<Looks> => Object.fromEntries(Object.entries(spec).filter(([, value]) => value !== undefined)); // prettier-ignore
/** The mood that was asked for stands above the pose's. */
const mouthOf = (spec: FigureSpec, pose: Pose): Partial<Looks> => ({
  ...(spec.mood && { mood: spec.mood }),
  ...(pose.mouth && !spec.mouth && { mouth: pose.mouth }),
});
const withHead = (m: Measures, head?: HeadMaker): Measures => (head?.scale ? { ...m, head: m.head * head.scale } : m);

function outfitOf(spec: FigureSpec, pose: Pose): Outfit {
  const outfit: Outfit = typeof spec.outfit === 'object' ? spec.outfit : OUTFITS[spec.outfit ?? 'casual'];
  const { headwear, ...rest } = outfit;
  const worn = spec.headwear === undefined ? headwear : (spec.headwear ?? undefined);
  const shoe = pose.isBarefoot && !outfit.keepsShoes ? 'bare' : outfit.shoe;
  return { ...rest, shoe, ...(worn && { headwear: worn }) };
}

const armed = (pose: Pose, arms: FigureSpec['arms']): Pose => ({
  ...pose,
  ...(arms?.right && { rightArm: arms.right }),
  ...(arms?.left && { leftArm: arms.left }),
});

/** The pose with hands that reach for given points instead of what they do. */
function reaching(pose: Pose, reach: FigureSpec['reach'], down: number | undefined): Pose {
  if (!reach || down === undefined) return pose;
  const arm = (side: Side) => {
    const point = reach[side];
    const { grip, thumb, bend, length } = pose[`${side}Arm`];
    const base = { ...(grip && { grip }), ...(thumb && { thumb }), ...(bend && { bend }), ...(length && { length }) };
    return point ? { ...base, reach: () => ({ x: point.x, y: point.y - down }) } : pose[`${side}Arm`];
  };
  return { ...pose, rightArm: arm('right'), leftArm: arm('left') };
}

function drawLayers(
  spec: FigureSpec,
  pose: Pose,
  d: Dressing,
  head: HeadArt,
  layers: readonly Layer[],
): { shapes: Shape[]; things: ThingPlace[] } {
  const near = pose.nearSide ?? 'right';
  const leg = (side: Side) => (side === near ? [...drawNearLeg(d, side), ...drawSkirt(d), ...drawLapTail(d)] : drawFarLeg(d, side)); // prettier-ignore
  const draw: Record<string, () => Shape[]> = {
    back: () => [...drawDrapesBehind(d), ...head.behind, ...drawHoodBack(d), ...(spec.behind?.(d.body) ?? [])],
    legs: () => [...drawLegs(d), ...drawSkirt(d)],
    leftLeg: () => leg('left'),
    rightLeg: () => leg('right'),
    trunk: () => drawTrunk(d),
    drapes: () => drawDrapesBefore(d),
    drapeTops: () => drawDrapeTops(d),
    head: () => head.front,
    leftArm: () => drawArm(d, 'left'),
    rightArm: () => drawArm(d, 'right'),
    thread: () => drawThread(d.body, pose),
  };
  const shapes: Shape[] = [];
  const things: ThingPlace[] = [];
  for (const layer of layers) {
    const part = draw[layer];
    if (part) shapes.push(...part().map(s => hidden(s, spec.hide)));
    else {
      const thing = thingOf(d.body, layer);
      if (!thing) continue;
      if (!layer.includes('/')) things.push(placeOf(thing, shapes.length));
      if (!isLeftOut(spec.without, thing.pose.name)) shapes.push(...drawThing(thing, layer));
    }
  }
  return { shapes, things };
}

const isLeftOut = (without: FigureSpec['without'], name: ThingName): boolean => without === 'all' || (without?.includes(name) ?? false); // prettier-ignore

function hidden(shape: Shape, hide: FigureSpec['hide']): Shape {
  const [fill, stroke] = [shape.fill && hide?.[shape.fill], shape.stroke && hide?.[shape.stroke]];
  return fill || stroke ? { ...shape, ...(fill && { fill }), ...(stroke && { stroke }) } : shape;
}

type Placed = Body['things'][number];
const thingOf = (body: Body, layer: string): Placed | undefined => {
  const [name] = layer.slice('thing:'.length).split('/');
  return body.things.find(({ pose }) => pose.name === name);
};

function placeOf(thing: Placed, before: number): ThingPlace {
  const { pose, origin, turn, scale } = thing;
  const touches = Object.keys(THINGS[pose.name].touches).map(point => touchOf(thing, point));
  return {
    name: pose.name,
    before,
    x: origin.x,
    y: origin.y,
    turn,
    scale,
    isFlipped: pose.isFlipped ?? false,
    touches,
  };
}

/** The shapes of a thing where it stands. */
function drawThing(thing: Placed, layer: string): Shape[] {
  const { draw, front } = THINGS[thing.pose.name];
  const shapes = layer.endsWith('/front') ? front?.() : draw();
  return (shapes ?? []).map(shape => ({
    ...shape,
    segments: mapPoints(shape.segments, thing.map),
    ...(shape.width !== undefined && { width: shape.width * thing.scale }),
    ...(shape.least !== undefined && { least: shape.least * thing.scale }),
  }));
}

function drawThread(body: Body, { thread }: Pose): Shape[] {
  const thing = body.things.find(({ pose }) => pose.name === thread?.to[0]);
  if (!thread || !thing) return [];
  const hand = body[`${thread.from}Arm`].palm;
  return [{ segments: arc(hand, touchOf(thing, thread.to[1]), 14), stroke: 'line', weight: 'form', width: 5, part: 'thing', thing: 'thread' }]; // prettier-ignore
}

const around = (points: readonly Point[]): Box => boundsOf(points.map(p => ['L', p.x, p.y]));

/** A person: the pose's bones, dressed and drawn from back to front. */
import { mapPoints } from '../draw/path.ts';
import { arc } from './geometry.ts';
import { drawArm, drawFarLeg, drawLegs, drawNearLeg, drawTrunk, type Dressing } from './clothes/dress.ts';
import type { Outfit } from './clothes/outfit.ts';
import type { Hair } from './head/hair-parts.ts';
import { headFrame, onHead, type HeadFrame } from './head/head-frame.ts';
import { drawEars, drawSkull } from './head/skull.ts';
import { drawEyes } from './head/eyes.ts';
import { drawMouth } from './head/mouth.ts';
import { drawHair } from './head/hair.ts';
import { measuresOf } from './measures.ts';
import type { Pose, PoseMaker, Layer } from './pose.ts';
import { boxOf, type Shape } from './shape.ts';
import { solve, touchOf, type Body } from './skeleton.ts';
import type { Looks } from './spec.ts';
import { THINGS } from './things/things.ts';

/** Held things lie below the hand, others below the arms, where the pose does not say. */
function layersOf(pose: Pose): Layer[] {
  const base: readonly Layer[] =
    pose.layers ??
    (pose.turn < 0.25
      ? ['back', 'legs', 'trunk', 'head', 'leftArm', 'rightArm']
      : ['back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'rightArm']);
  const layers = [...base];
  for (const thing of pose.things ?? []) {
    const name: Layer = `thing:${thing.name}`;
    if (layers.includes(name)) continue;
    const above: Layer = thing.hand === 'left' ? 'leftArm' : 'rightArm';
    layers.splice(layers.indexOf(above), 0, name);
  }
  return layers;
}

/** In a view from the side the limbs that lie before the trunk is drawn are in its shade. */
function farLimbs(pose: Pose, layers: readonly Layer[]): Dressing['far'] {
  const limbs = ['leftArm', 'rightArm', 'leftLeg', 'rightLeg'] as const;
  if (pose.turn < 0.25) return new Set();
  const near = pose.nearSide ?? 'right';
  return new Set(
    limbs.filter(limb => {
      if (limb.endsWith('Leg')) return !limb.startsWith(near) && !layers.includes('legs');
      return layers.indexOf(limb) < layers.indexOf('trunk');
    }),
  );
}

function drawThread(body: Body, { thread }: Pose): Shape[] {
  const thing = body.things.find(({ pose }) => pose.name === thread?.to[0]);
  if (!thread || !thing) return [];
  const hand = body[`${thread.from}Arm`].palm;
  return [{ segments: arc(hand, touchOf(thing, thread.to[1]), 14), stroke: 'line', weight: 'detail', part: 'thing', thing: 'thread' }]; // prettier-ignore
}

/** The shapes of a thing where it stands. */
function drawThing(body: Body, layer: string): Shape[] {
  const [name, part] = layer.slice('thing:'.length).split('/');
  const thing = body.things.find(({ pose }) => pose.name === name);
  if (!thing) return [];
  const shapes = part === 'front' ? THINGS[thing.pose.name].front?.() : THINGS[thing.pose.name].draw();
  return (shapes ?? []).map(shape => ({
    ...shape,
    segments: mapPoints(shape.segments, thing.map),
    ...(shape.width !== undefined && { width: shape.width * thing.scale }),
  }));
}

/** Ears lie on short hair and under long hair. */
function drawHead(h: HeadFrame, hair: Hair): Shape[] {
  const ears = drawEars(h);
  const face = [...drawEyes(h), ...drawMouth(h)];
  const rim = ears.filter(s => s.union === 'skull');
  const near = ears.filter(s => s.union !== 'skull');
  const [skull, ...rest] = drawSkull(h);
  return [...rim.slice(0, 9), skull!, ...rest, ...face, ...(hair.showsEars ? [...hair.front, ...near] : [...near, ...hair.front])];
}

export function drawPerson(make: PoseMaker, asked: Looks, outfit: Outfit): { shapes: Shape[]; body: Body } {
  const m = measuresOf(asked.age, asked.sex, asked.build);
  const pose = make(m);
  const looks = { ...asked, mood: pose.mood ?? asked.mood, ...(pose.mouth && { mouth: pose.mouth }) };
  const body = solve(pose, m);
  const h = headFrame(body.head, looks);
  const hair = drawHair(h);
  const layers = layersOf(pose);
  const shoe = pose.isBarefoot && !outfit.keepsShoes ? ('bare' as const) : outfit.shoe;
  const d: Dressing = { body, m, outfit: { ...outfit, shoe }, isSeated: layers.indexOf('trunk') < layers.indexOf('rightLeg'), far: farLimbs(pose, layers) };
  const draw: Record<string, () => Shape[]> = {
    back: () => onHead(h, hair.back),
    legs: () => drawLegs(d),
    leftLeg: () => drawFarLeg(d),
    rightLeg: () => drawNearLeg(d),
    trunk: () => drawTrunk(d),
    head: () => onHead(h, drawHead(h, hair)),
    leftArm: () => drawArm(d, 'left'),
    rightArm: () => drawArm(d, 'right'),
    thread: () => drawThread(body, pose),
  };
  const shapes = layers.flatMap(layer => draw[layer]?.() ?? drawThing(body, layer));
  const { y, height } = boxOf(shapes);
  const down = -(y + height) - (pose.lift ?? 0);
  return { shapes: shapes.map(s => ({ ...s, segments: mapPoints(s.segments, (px, py) => [px, py + down]) })), body };
}

/** In which order the parts of a figure lie over one another. */
import { edgeAt, spineAt, type Arm } from './body.ts';
import type { Dressing } from './clothes/limbs.ts';
import type { Layer, Pose } from './pose.ts';
import type { Point } from './shape.ts';
import type { Body } from './skeleton.ts';

const FROM_THE_FRONT: readonly Layer[] = ['back', 'legs', 'trunk', 'head', 'leftArm', 'rightArm'];
const FROM_THE_SIDE: readonly Layer[] = ['back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'rightArm'];

/** Held things lie below the hand, others below the arms, where the pose does not say. */
export function layersOf(pose: Pose, body: Body): Layer[] {
  const layers = [...(pose.layers ?? (pose.turn < 0.25 ? FROM_THE_FRONT : FROM_THE_SIDE))];
  for (const thing of pose.things ?? []) {
    const name: Layer = `thing:${thing.name}`;
    if (layers.includes(name)) continue;
    const above: Layer = thing.hand === 'left' ? 'leftArm' : 'rightArm';
    layers.splice(layers.indexOf(above), 0, name);
  }
  return withDrapes(layers, body);
}

/** Scarves lie over the shoulders, but under hands that are before the body: arms that hang clear of it come first. */
function withDrapes(layers: Layer[], body: Body): Layer[] {
  const after = (name: Layer) => layers.indexOf(name) > layers.indexOf('trunk');
  const clear = (['leftArm', 'rightArm'] as const).filter(name => after(name) && hangsClear(body, body[name]));
  const out = layers.filter(layer => !clear.some(arm => arm === layer));
  out.splice(out.indexOf('trunk') + 1, 0, ...clear, 'drapes');
  const last = Math.max(out.indexOf('leftArm'), out.indexOf('rightArm'), out.indexOf('drapes'));
  const isCovered = last > out.indexOf('drapes');
  if (isCovered) out.splice(last + 1, 0, 'drapeTops');
  return out;
}
function hangsClear(body: Body, arm: Arm): boolean {
  const side = arm.shoulder.x < spineAt(body, 0.8).x ? -1 : 1;
  const isOut = (p: Point, share: number) => (p.x - edgeAt(body, share, side).x) * side > 0;
  return arm.palm.y > arm.shoulder.y + body.m.upperArm * 0.5 && isOut(arm.elbow, 0.5) && isOut(arm.palm, 0.1);
}

/** In a view from the side the limbs that lie before the trunk is drawn are in its shade. */
export function farLimbs(pose: Pose, layers: readonly Layer[]): Dressing['far'] {
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

/** A head of any animal, in any view and mood. */
import { shadeOf } from '../shade.ts';
import { hull, crescent, hullPoints } from '../space.ts';
import type { Point, Shape } from '../../figures/shape.ts';
import { oval } from '../../figures/geometry.ts';
import type { Glasses } from '../../figures/spec.ts';
import { drawEyes, eyePoint } from './eyes.ts';
import { drawEyewear } from './eyewear.ts';
import { earsBehind, earsInside, hangingEars } from './ears.ts';
import { facingAt, filled, headView, onSkull, outlined, seen, type HeadPlace, type HeadView } from './head-view.ts';
import { lookOf, type Mood, type MouthDeed } from './look.ts';
import { drawMark } from './marks.ts';
import { drawHorns, drawMasses, drawTufts, type Layer } from './masses.ts';
import {
  bareTeeth,
  drawInside,
  drawJaw,
  drawMouthLine,
  drawMuzzle,
  drawNose,
  drawWhiskers,
  mouthPoint,
  muzzleOutline,
} from './mouth.ts';
import type { HeadModel } from './model.ts';

export interface DrawnHead {
  /** Behind the body: manes, far ears. */
  back: Shape[];
  /** Before the body. */
  front: Shape[];
  mouth: Point;
  eyeRight: Point;
  eyeLeft: Point;
  /** Above all: where a hat begins. */
  top: Point;
  /** On the skull, where a hat sits. */
  brow: Point;
  /** The end of the muzzle. */
  nose: Point;
  /** The middle of the skull and its radius. */
  at: Point;
  radius: number;
}

const layer = (h: HeadView, name: Layer): Shape[] => [
  ...drawMasses(h, name),
  ...drawHorns(h, name),
  ...drawTufts(h, name),
];

function skull(h: HeadView): Shape[] {
  const fill = h.model.skullFill ?? 'fur';
  return [
    ...earsBehind(h),
    ...layer(h, 'united'),
    outlined(hull(h.view, h.model.skull), fill, `${h.name}-skull`),
    ...drawJaw(h),
    ...muzzleOutline(h),
  ];
}

function shade(h: HeadView): Shape[] {
  const depth = (h.model.shade ?? 0.2) * h.place.unit;
  if (!depth) return [];
  const fill = shadeOf(h.model.skullFill ?? 'fur');
  return [filled(crescent(hullPoints(h.view, h.model.skull, 36), depth, -30, 120), fill, 'head', depth * 0.8)];
}

function blush(h: HeadView): Shape[] {
  if (!h.look.blush) return [];
  return ([-1, 1] as const).flatMap(side => {
    const { at, size } = h.model.eyes;
    const on = [at[0] * 1.35 * side, at[1] - 24] as const;
    const square = facingAt(h, on);
    if (square < 0.25) return [];
    const r = size * h.place.unit;
    return [filled(oval(seen(h, onSkull(h, on)), r * square, r * 0.6), 'blush', 'face', r)];
  });
}

export interface FaceLook {
  mood?: Mood;
  deed?: MouthDeed | undefined;
  glasses?: Glasses;
}

export function drawHead(model: HeadModel, place: HeadPlace, look: FaceLook = {}, name = 'head'): DrawnHead {
  const h = headView(model, place, lookOf(look.mood ?? 'calm', look.deed), name);
  const hanging = hangingEars(h);
  const front = [
    ...layer(h, 'behind'),
    ...hanging.behind,
    ...skull(h),
    ...shade(h),
    ...(model.marks ?? []).flatMap(mark => drawMark(h, mark)),
    ...earsInside(h),
    ...blush(h),
    ...drawInside(h),
    ...drawMuzzle(h),
    ...(model.isBeak ? [] : layer(h, 'over')),
    ...bareTeeth(h),
    ...drawMouthLine(h),
    ...drawNose(h),
    ...drawWhiskers(h),
    ...drawEyes(h),
    ...drawEyewear(h, look.glasses ?? 'none'),
    ...(model.isBeak ? layer(h, 'over') : []),
    ...hanging.over,
    ...layer(h, 'last'),
  ];
  const { at, r } = model.skull[0]!;
  const top = model.top ?? r[1];
  return {
    back: layer(h, 'back'),
    front,
    mouth: mouthPoint(h),
    eyeRight: eyePoint(h, -1),
    eyeLeft: eyePoint(h, 1),
    top: seen(h, [at[0], at[1] - top, at[2]]),
    brow: seen(h, [at[0], at[1] - r[1] * 0.6, at[2] + r[2] * 0.5]),
    nose: seen(h, model.muzzle.at(-1)?.at ?? [0, 0, 1]),
    at: seen(h, at),
    radius: place.unit * r[1],
  };
}

/** Draws an outfit on the bones of a body, part by part; `figure.ts` lays the parts over one another. */
import { drawFoot } from '../feet.ts';
import { along, between, tube } from '../geometry.ts';
import { drawHand } from '../hands.ts';
import type { Measures } from '../measures.ts';
import type { PaintRole, Part, Shape } from '../shape.ts';
import { spineAt } from '../body.ts';
import type { Body } from '../skeleton.ts';
import { armShade, bareArm, bareLeg, cloth, creases, fill, fold, legShade, piece, shadeOf, sleevePieces, strip, trouserPieces } from './cloth.ts';
import type { Outfit, Top } from './outfit.ts';
import { neckline, shell, shoulderPatch, trunkShade } from './trunk-cloth.ts';

export type Side = 'right' | 'left';
export interface Dressing {
  body: Body;
  m: Measures;
  outfit: Outfit;
  /** The legs lie over the trunk. */
  isSeated: boolean;
  /** Limbs that lie behind the trunk, in its shade. */
  far: ReadonlySet<'leftArm' | 'rightArm' | 'leftLeg' | 'rightLeg'>;
}
const ARM_PART = { right: 'armRight', left: 'armLeft' } as const;
const HAND_PART = { right: 'handRight', left: 'handLeft' } as const;
const LEG_PART = { right: 'legRight', left: 'legLeft' } as const;
const FOOT_PART = { right: 'footRight', left: 'footLeft' } as const;

const tone = (role: PaintRole, dim: boolean): PaintRole => (dim ? shadeOf(role) : role);

export function drawArm(d: Dressing, side: Side): Shape[] {
  const { body, m } = d;
  const arm = body[`${side}Arm`];
  const part = ARM_PART[side];
  const dim = d.far.has(`${side}Arm`);
  const tops = [d.outfit.top, d.outfit.over].filter(top => top !== undefined);
  const covered = Math.max(0, ...tops.map(top => top.sleeve));
  const shapes = [
    ...bareArm(arm, m, part, tone('skin', dim)),
    ...drawHand({ ...arm, union: part }, m.hand, HAND_PART[side], dim),
    ...(dim ? [] : armShade(arm, m, part, covered)),
  ];
  for (const top of tops) shapes.push(...drawSleeve(d, side, top));
  return shapes;
}

function drawSleeve(d: Dressing, side: Side, top: Top): Shape[] {
  if (top.sleeve <= 0) return [];
  const { body, m } = d;
  const arm = body[`${side}Arm`];
  const part = ARM_PART[side];
  const dim = d.far.has(`${side}Arm`);
  const role = top.sleeveFill ?? top.fill;
  const cut = { length: top.sleeve, ease: top.ease, flare: top.sleeveFlare ?? 0 };
  const pieces = sleevePieces(arm, m, cut);
  const shapes = pieces.map(p => cloth(piece(p), tone(role, dim), part, `${part}-sleeve`));
  if (!dim) shapes.push(...pieces.map(p => strip(p, shadeOf(role), part)));
  if (!dim && role === top.fill) shapes.push(...shoulderPatch(body, arm, role, top.ease));
  if (top.border) {
    const last = pieces.at(-1)!;
    const end = last.end ?? 1;
    shapes.push({ ...fill(piece({ ...last, start: end - 0.14, end, flare: 0 }), tone(top.border, dim), part), stroke: 'line', weight: 'form' }); // prettier-ignore
  }
  if (top.sleeve > 0.6) shapes.push(...creases(arm.shoulder, arm.elbow, arm.wrist, m.elbowRadius + top.ease, part));
  return shapes;
}

/** One leg with its foot. Legs of one union are one body. */
export function drawLeg(d: Dressing, side: Side, union: string): Shape[] {
  const { bottom } = d.outfit;
  const { body, m, outfit } = d;
  const leg = body[`${side}Leg`];
  const part = LEG_PART[side];
  const dim = d.far.has(`${side}Leg`);
  const foot = drawFoot(leg, m, outfit.shoe, FOOT_PART[side], dim);
  const covered = bottom.kind === 'trousers' ? bottom.length : 0;
  const shapes: Shape[] = covered < 0.9 ? [...bareLeg(leg, m, part, tone('skin', dim)), ...(dim ? [] : legShade(leg, m, part, covered))] : []; // prettier-ignore
  if (outfit.socks && outfit.shoe !== 'bare') shapes.push(sock(d, side, outfit.socks));
  shapes.push(...foot);
  if (bottom.kind === 'trousers') shapes.push(...drawTrouserLeg(d, side, union));
  return shapes;
}

function sock(d: Dressing, side: Side, role: PaintRole): Shape {
  const { body, m } = d;
  const { knee, ankle } = body[`${side}Leg`];
  const r = m.ankleRadius;
  return cloth(piece({ from: knee, to: ankle, profile: [[0, r * 1.3], [0.7, r * 1.12], [1, r * 1.04]], start: 0.72 }), tone(role, d.far.has(`${side}Leg`)), LEG_PART[side], `${side}-sock`); // prettier-ignore
}

function drawTrouserLeg(d: Dressing, side: Side, union: string): Shape[] {
  const { bottom } = d.outfit;
  if (bottom.kind !== 'trousers') return [];
  const { body, m } = d;
  const leg = body[`${side}Leg`];
  const part = LEG_PART[side];
  const dim = d.far.has(`${side}Leg`);
  const pieces = trouserPieces(leg, m, { length: bottom.length, ease: bottom.ease, flare: bottom.flare ?? 0 });
  return pieces.map(p => cloth(piece(p), tone(bottom.fill, dim), part, union));
}

/** What lies on the trousers once both legs and the hips are one body: shade, folds, cuffs. */
function finishTrousers(d: Dressing, side: Side): Shape[] {
  const { bottom } = d.outfit;
  if (bottom.kind !== 'trousers') return [];
  const { body, m } = d;
  const leg = body[`${side}Leg`];
  const part = LEG_PART[side];
  const dim = d.far.has(`${side}Leg`);
  const pieces = trouserPieces(leg, m, { length: bottom.length, ease: bottom.ease, flare: bottom.flare ?? 0 });
  const shapes = dim ? [] : pieces.map(p => strip(p, shadeOf(bottom.fill), part));
  if (bottom.cuff) {
    const last = pieces.at(-1)!;
    const end = last.end ?? 1;
    const wide = last.profile.map(([share, a, b = a]) => [share, a + 4, b + 4] as const);
    shapes.push(cloth(piece({ ...last, profile: wide, start: end - 0.13, end }), tone(bottom.cuff, dim), part, `${part}-cuff`)); // prettier-ignore
  }
  if (bottom.length > 0.6) shapes.push(...creases(leg.hip, leg.knee, leg.ankle, m.kneeRadius + bottom.ease, part));
  return shapes;
}

function hips(d: Dressing, union: string): Shape[] {
  const { bottom } = d.outfit;
  if (bottom.kind !== 'trousers') return [];
  return [cloth(shell(d.body, -0.1, 0.24, bottom.ease), bottom.fill, 'torso', union)];
}

/** Both legs with the hips as one body. */
export function drawLegs(d: Dressing): Shape[] {
  const feet = drawLeg(d, 'left', 'legs');
  const right = drawLeg(d, 'right', 'legs');
  const isCloth = (s: Shape) => s.union === 'legs';
  const all = [...feet, ...right];
  return [
    ...all.filter(s => !isCloth(s)),
    ...all.filter(isCloth),
    ...hips(d, 'legs'),
    ...finishTrousers(d, 'left'),
    ...finishTrousers(d, 'right'),
    ...crotch(d),
  ];
}
export const drawFarLeg = (d: Dressing): Shape[] => [...drawLeg(d, 'left', 'farLeg'), ...finishTrousers(d, 'left')];
export const drawNearLeg = (d: Dressing): Shape[] => [...drawLeg(d, 'right', 'legs'), ...(d.isSeated ? [] : hips(d, 'legs')), ...finishTrousers(d, 'right')]; // prettier-ignore

function crotch(d: Dressing): Shape[] {
  if (d.outfit.bottom.kind !== 'trousers') return [];
  const { m, body } = d;
  const fork = along(body.pelvis, -body.lean, m.hipRadius * 0.95);
  return [fold([['M', fork.x, fork.y], ['L', body.pelvis.x, body.pelvis.y]], 'torso')]; // prettier-ignore
}

export function drawTrunk(d: Dressing): Shape[] {
  const { body, m, outfit } = d;
  const skin = [cloth(shell(body, -0.1, 1, 0), 'skin', 'torso', 'bare')];
  const shapes: Shape[] = outfit.top && outfit.top.hem < 0.1 ? [] : skin;
  if (d.isSeated) shapes.push(...hips(d, 'hips'));
  for (const top of [outfit.top, outfit.over]) {
    if (!top) continue;
    shapes.push(cloth(shell(body, top.hem, 1, top.ease, { bow: 5 }), top.fill, 'torso', 'top'));
    shapes.push(trunkShade(body, top.hem, top.ease, shadeOf(top.fill)));
  }
  shapes.push(...drawNeck(d));
  void m;
  return shapes;
}

function drawNeck(d: Dressing): Shape[] {
  const { body } = d;
  const deep = d.outfit.top?.deep ?? 0.94;
  const { neck, shade, edge } = neckline(body, deep);
  const shapes: Shape[] = [
    { segments: neck, fill: 'skin', stroke: 'line', part: 'neck', union: 'neck', weight: 'form' },
    fill(shade, 'skinShade', 'neck'),
  ];
  void edge;
  void between;
  void tube;
  void spineAt;
  return shapes;
}

export type { Part };

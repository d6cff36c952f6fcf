/** Arms and legs with what covers them. */
import { drawFoot } from '../feet.ts';
import { along } from '../geometry.ts';
import type { HandMaker } from '../hands.ts';
import type { Measures } from '../measures.ts';
import type { PaintRole, Shape } from '../shape.ts';
import type { Body } from '../skeleton.ts';
import {
  armShade,
  bareArm,
  bareLeg,
  cloth,
  creases,
  fill,
  fold,
  legShade,
  piece,
  shadeOf,
  sleevePieces,
  strip,
  trouserPieces,
  type Piece,
} from './cloth.ts';
import type { Outfit, Top } from './outfit.ts';
import { shell, shoulderPatch } from './trunk-cloth.ts';

export type Side = 'right' | 'left';
export interface Dressing {
  body: Body;
  m: Measures;
  outfit: Outfit;
  hand: HandMaker;
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
  const { body, m, outfit } = d;
  const arm = body[`${side}Arm`];
  const part = ARM_PART[side];
  const dim = d.far.has(`${side}Arm`);
  const tops = [outfit.top, outfit.over].filter(top => top !== undefined);
  const covered = Math.max(0, ...tops.map(top => top.sleeve));
  const hand = d.hand({ ...arm, union: outfit.gloves ? `${part}-glove` : part }, m.hand, HAND_PART[side], dim);
  const shapes = [
    ...bareArm(arm, m, part, tone('skin', dim)),
    ...(outfit.gloves ? [] : hand),
    ...(dim ? [] : armShade(arm, m, part, covered)),
  ];
  if (!outfit.top && !dim) shapes.push(...shoulderPatch(body, arm, 'skin', 0));
  for (const top of tops) shapes.push(...drawSleeve(d, side, top));
  if (outfit.gloves) shapes.push(...glove(d, side, hand, outfit.gloves));
  return shapes;
}

function glove(d: Dressing, side: Side, hand: Shape[], role: PaintRole): Shape[] {
  const { body, m } = d;
  const arm = body[`${side}Arm`];
  const part = HAND_PART[side];
  const dim = d.far.has(`${side}Arm`);
  const r = m.wristRadius + 7;
  const cuff = piece({ from: arm.elbow, to: arm.wrist, profile: [[0, r], [0.7, r * 1.1], [1, r]], start: 0.74, end: 0.9999 }); // prettier-ignore
  const paint = (s: Shape): Shape =>
    s.fill === 'skin' || s.fill === 'skinShade' ? { ...s, fill: tone(role, dim) } : s;
  return [...hand.map(paint), cloth(cuff, tone(role, dim), part, `${part}-cuff`)];
}

function drawSleeve(d: Dressing, side: Side, top: Top): Shape[] {
  const { body, m } = d;
  const arm = body[`${side}Arm`];
  const part = ARM_PART[side];
  const dim = d.far.has(`${side}Arm`);
  if (top.sleeve <= 0) return dim ? [] : shoulderPatch(body, arm, top.neck === 'straps' ? 'skin' : top.fill, 0);
  const role = top.sleeveFill ?? top.fill;
  const pieces = sleevePieces(arm, m, { length: top.sleeve, ease: top.ease, flare: top.sleeveFlare ?? 0 });
  const shapes = pieces.map(p => cloth(piece(p), tone(role, dim), part, `${part}-sleeve`));
  if (!dim) shapes.push(...pieces.map(p => strip(p, shadeOf(role), part)));
  if (!dim) shapes.push(...shoulderPatch(body, arm, top.fill, top.ease).slice(role === top.fill ? 0 : 1));
  if (top.border) {
    const last = pieces.at(-1)!;
    const end = last.end ?? 1;
    shapes.push({ ...fill(piece({ ...last, start: end - 0.15, end }), tone(top.border, dim), part), stroke: 'line', weight: 'form' }); // prettier-ignore
  }
  if (top.sleeve > 0.6) shapes.push(...creases(arm.shoulder, arm.elbow, arm.wrist, m.elbowRadius + top.ease, part));
  return shapes;
}

const legPieces = (d: Dressing, side: Side): Piece[] => {
  const { bottom } = d.outfit;
  const leg = d.body[`${side}Leg`];
  if (bottom.kind === 'trousers') return trouserPieces(leg, d.m, bottom.length, bottom.ease, bottom.cut);
  return bottom.kind === 'dhoti' ? trouserPieces(leg, d.m, bottom.length, 14, 'loose') : [];
};

/** One leg with its foot. Legs of one union are one body. */
function drawLeg(d: Dressing, side: Side, union: string): Shape[] {
  const { body, m, outfit } = d;
  const { bottom } = outfit;
  const leg = body[`${side}Leg`];
  const part = LEG_PART[side];
  const dim = d.far.has(`${side}Leg`);
  const covered = bottom.kind === 'trousers' || bottom.kind === 'dhoti' ? bottom.length : 0;
  const bare = covered < 0.92 ? [...bareLeg(leg, m, part, tone('skin', dim)), ...(dim ? [] : legShade(leg, m, part, covered))] : []; // prettier-ignore
  const isShod = outfit.shoe !== 'bare';
  return [
    ...bare,
    ...(outfit.socks && isShod ? [sock(d, side, outfit.socks)] : []),
    ...drawFoot(leg, m, outfit.shoe, FOOT_PART[side], dim),
    ...legPieces(d, side).map(p =>
      cloth(piece(p), tone(bottom.kind === 'none' ? 'skin' : bottom.fill, dim), part, union),
    ),
  ];
}

function sock(d: Dressing, side: Side, role: PaintRole): Shape {
  const { body, m, outfit } = d;
  const { knee, ankle } = body[`${side}Leg`];
  const r = m.ankleRadius;
  const start = 1 - (outfit.sockHeight ?? 0.28);
  const profile = [[0, m.kneeRadius * 1.05], [0.3, m.kneeRadius * 1.06], [0.72, r * 1.24], [1, r * 1.08]] as const; // prettier-ignore
  return cloth(piece({ from: knee, to: ankle, profile, start }), tone(role, d.far.has(`${side}Leg`)), LEG_PART[side], `${side}-sock`); // prettier-ignore
}

/** What lies on the trousers once both legs and the hips are one body: shade, stripes, folds, cuffs. */
function finishLeg(d: Dressing, side: Side): Shape[] {
  const { body, m, outfit } = d;
  const { bottom } = outfit;
  const leg = body[`${side}Leg`];
  const part = LEG_PART[side];
  const dim = d.far.has(`${side}Leg`);
  const pieces = legPieces(d, side);
  const last = pieces.at(-1);
  if (!last || bottom.kind === 'none' || bottom.kind === 'skirt') return outfit.pads ? pad(d, side, outfit.pads) : [];
  const shapes = dim ? [] : pieces.map(p => strip(p, shadeOf(bottom.fill), part));
  const end = last.end ?? 1;
  if (bottom.kind === 'trousers' && bottom.stripe) shapes.push(...pieces.map(p => stripe(p, tone(bottom.stripe!, dim), part))); // prettier-ignore
  const cuff = bottom.kind === 'dhoti' ? bottom.border : bottom.cuff;
  if (cuff) {
    const wide = last.profile.map(([share, a, b = a]) => [share, a + 3, b + 3] as const);
    shapes.push(cloth(piece({ ...last, profile: wide, start: end - 0.12, end: end - 0.001 }), tone(cuff, dim), part, `${part}-cuff`)); // prettier-ignore
  }
  if (bottom.length > 0.6) shapes.push(...creases(leg.hip, leg.knee, leg.ankle, m.kneeRadius + 6, part));
  return outfit.pads ? [...shapes, ...pad(d, side, outfit.pads)] : shapes;
}

/** A stripe along the outer seam. */
const stripe = (p: Piece, role: PaintRole, part: Shape['part']): Shape => strip({ ...p, profile: p.profile.map(([share, a, b = a]) => [share, a * 0.98, b * 0.98] as const) }, role, part, 0.72); // prettier-ignore

function pad(d: Dressing, side: Side, role: PaintRole): Shape[] {
  const { body, m } = d;
  const { knee, ankle, hip } = body[`${side}Leg`];
  const part = LEG_PART[side];
  const dim = d.far.has(`${side}Leg`);
  const up = along(knee, (Math.atan2(hip.x - knee.x, hip.y - knee.y) * 180) / Math.PI, m.kneeRadius * 1.5);
  const r = m.kneeRadius + 12;
  const at = (start: number, end: number) => piece({ from: up, to: ankle, profile: [[0, r * 0.92], [0.3, r], [0.6, r * 0.92], [1, r * 0.84]], start, end }); // prettier-ignore
  return [
    cloth(at(0, 0.999), tone(role, dim), part, `${part}-pad`),
    ...[0.3, 0.52, 0.74].map(share => ({ ...fill(at(share, share + 0.03), tone('steel', true), part, 6) })),
  ];
}

function hips(d: Dressing, union: string): Shape[] {
  const { bottom } = d.outfit;
  if (bottom.kind !== 'trousers' && bottom.kind !== 'dhoti') return [];
  return [cloth(shell(d.body, -0.1, 0.24, bottom.kind === 'trousers' ? bottom.ease : 8), bottom.fill, 'torso', union)];
}

/** Both legs with the hips as one body. */
export function drawLegs(d: Dressing): Shape[] {
  const all = [...drawLeg(d, 'left', 'legs'), ...drawLeg(d, 'right', 'legs')];
  const isCloth = (s: Shape) => s.union === 'legs';
  const rest = [...finishLeg(d, 'left'), ...finishLeg(d, 'right'), ...crotch(d)];
  return [...all.filter(s => !isCloth(s)), ...all.filter(isCloth), ...hips(d, 'legs'), ...rest];
}
export const drawFarLeg = (d: Dressing, side: Side): Shape[] => [...drawLeg(d, side, 'farLeg'), ...finishLeg(d, side)];
export const drawNearLeg = (d: Dressing, side: Side): Shape[] => [...drawLeg(d, side, 'legs'), ...(d.isSeated ? [] : hips(d, 'legs')), ...finishLeg(d, side)]; // prettier-ignore
/** Under the trunk's cloth of one whose legs lie over it. */
export const drawLap = (d: Dressing): Shape[] => (d.isSeated ? hips(d, 'lap') : []);

function crotch(d: Dressing): Shape[] {
  if (d.outfit.bottom.kind !== 'trousers') return [];
  const { m, body } = d;
  const fork = along(body.pelvis, -body.lean, m.hipRadius * 0.95);
  return [
    fold(
      [
        ['M', fork.x, fork.y],
        ['L', body.pelvis.x, body.pelvis.y],
      ],
      'torso',
    ),
  ];
}

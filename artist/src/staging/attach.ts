/** How one drawing meets another: by hand, mouth, head, seat, top and hole. */
import type { Anchors, HandAnchor, Point, ThingPlace } from '../figures/shape.ts';
import type { Span, Thing, ThingGrip, WornAt } from '../things/thing.ts';
import { turnMap } from '../things/turn.ts';
import { moved, type Piece } from './piece.ts';

/** Direction in which p sees q: 0 down, 90 to our right, 180 up. */
export const directionOf = (p: Point, q: Point): number => (Math.atan2(q.x - p.x, q.y - p.y) * 180) / Math.PI;
export const distance = (p: Point, q: Point): number => Math.hypot(q.x - p.x, q.y - p.y);
/** The difference of two directions, -180 to 180. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;
const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

/** Moves a piece so that one of its points comes to another, turned clockwise about it and scaled. */
export function pinned(p: Piece, from: Point, to: Point, turn = 0, scale = 1): Piece {
  const [x, y] = turnMap({ turn, scale })(from.x, from.y);
  return moved(p, { turn, scale, x: to.x - x, y: to.y - y });
}

export type Holding = 'as the hand' | 'upright' | 'to the mouth';

/**
 * A thing in a hand: its grip lies in the palm. `upright` things (cups, bowls, balloons) stay level, what goes to the mouth turns
 * about the palm until its rim points there, by at most 75 degrees.
 */
export function inHand(p: Piece, grip: ThingGrip, hand: HandAnchor, how: Holding, mouth?: Point): Piece {
  const rim = p.thing?.mouth;
  if (how === 'to the mouth' && mouth && rim) {
    const turn = -turnBetween(directionOf(grip, rim), directionOf(hand, mouth));
    return pinned(p, grip, hand, clamp(turn, -75, 75));
  }
  if (how === 'as the hand') return pinned(p, grip, hand, -turnBetween(grip.bar, hand.bar));
  return pinned(p, grip, hand);
}

/** A thing held by both hands: its two grips come to them as far as its size allows; the first one exactly. */
export function inBothHands(p: Piece, grip: Point, grip2: Point, first: Point, second: Point, mayGrow = 1): Piece {
  const scale = clamp(distance(first, second) / (distance(grip, grip2) || 1), 1 / mayGrow, mayGrow);
  const turn = -turnBetween(directionOf(grip, grip2), directionOf(first, second));
  return pinned(p, grip, first, turn, scale);
}

/** In the place that the pose has for it: its grip where the pose's own thing is touched, turned as that one is. */
export function inPlace(p: Piece, grip: Point, place: ThingPlace): Piece {
  const at = place.touches[0] ?? place;
  const own = place.isFlipped ? moved(p, { isFlipped: true }) : p;
  const from = place.isFlipped ? { x: -grip.x, y: grip.y } : grip;
  return pinned(own, from, at, place.turn);
}

/** Worn: its middle comes to the wearer's brow, eyes, ears, neck, back or mouth, as wide as the head is. */
export function worn(p: Piece, wear: Span, wornAt: WornAt, body: Anchors): Piece {
  const { head } = body;
  const width = head.radius * WIDTHS[wornAt];
  const at = WORN_AT[wornAt](body);
  const turn = wornAt === 'neck' || wornAt === 'back' ? 0 : -head.tilt;
  return pinned(p, wear, at, turn, width / wear.width);
}
/** Of what is worn, in radii of the skull. */
const WIDTHS: Record<WornAt, number> = { brow: 2.08, eyes: 1.9, ears: 2.16, neck: 1.7, back: 2.3, mouth: 1.7 };
const middle = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });
const WORN_AT: Record<WornAt, (b: Anchors) => Point> = {
  brow: b => b.brow,
  eyes: b => middle(b.eyeRight, b.eyeLeft),
  ears: b => b.head,
  neck: b => b.neck,
  back: b => b.back,
  mouth: b => b.mouth,
};

/** A face may look at us through what is worn; nothing else may cover it. */
export const isWornOnFace = (wornAt: WornAt | undefined): boolean => wornAt === 'eyes' || wornAt === 'mouth';

/** The hands of a figure that can hold, the near one first. */
export function handsOf(body: Anchors): [HandAnchor, HandAnchor] {
  return [body.handRight, body.handLeft];
}

/** How much larger than life small things are drawn, so that they can be read on a shirt. */
export const emphasis = (t: Thing): number => {
  const size = Math.max(t.box.width, t.box.height) * t.scale;
  return size < 120 ? 1.45 : size < 220 ? 1.3 : size < 420 ? 1.14 : 1;
};

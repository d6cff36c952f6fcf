/** Worn where it belongs: gloves on both hands, a watch on one wrist, shoes on the feet, a bag in the hand that hangs free. */
import { along, between } from '../figures/geometry.ts';
import { short } from '../draw/path.ts';
import { boxOf, type Anchors, type HandAnchor, type Point } from '../figures/shape.ts';
import { LIMB_WEAR } from '../things/limb-wear.ts';
import { rod } from '../things/pen.ts';
import type { Thing, WornAt } from '../things/thing.ts';
import { pinned, turnBetween } from './attach.ts';
import { insertBefore } from './layers.ts';
import { middleOf, moved, type Piece } from './piece.ts';

export type WornOn = WornAt | 'hands' | 'wrist' | 'wrists' | 'finger' | 'lobes' | 'feet' | 'hand';

/** Where a garment is worn whose drawing does not say it. */
const WORN_ON: Record<string, WornOn> = {
  'boxing glove': 'hands',
  gloves: 'hands',
  watch: 'wrist',
  bangles: 'wrists',
  ring: 'finger',
  jhumka: 'lobes',
  shoe: 'feet',
  boots: 'feet',
  'high heels': 'feet',
  socks: 'feet',
  chappal: 'feet',
  'roller skate': 'feet',
  ghungroo: 'feet',
  handbag: 'hand',
  camera: 'neck',
  binoculars: 'neck',
  whistle: 'neck',
  medal: 'neck',
  tiara: 'brow',
  'viking helmet': 'brow',
  ribbon: 'brow',
  '3d glasses': 'eyes',
  'face mask': 'mouth',
  'pearl necklace': 'neck',
};
/** Where somebody wears it; on the head what nothing is known of. */
export const wornOn = (noun: string, drawing: Thing): WornOn => WORN_ON[noun] ?? drawing.wornAt ?? 'brow';
export const isOnLimb = (on: WornOn): on is Exclude<WornOn, WornAt> =>
  /^(hands|wrists?|finger|lobes|feet|hand)$/.test(on);

/** As it is drawn on a limb, one of a pair. */
const drawn = new Map<string, Thing>();
export function limbDrawing(noun: string, drawing: Thing): Thing {
  const own = LIMB_WEAR[noun];
  if (!own) return drawing;
  if (!drawn.has(noun)) drawn.set(noun, own());
  return drawn.get(noun)!;
}

/** Radii of what wears it for a hundred units of the drawing. */
const sized = (p: Piece, radius: number): Piece => moved(p, { scale: radius / 100 / p.scale });

/** The piece on one limb or on both, among those of its wearer. */
export function onLimbs(pieces: readonly Piece[], p: Piece, on: Exclude<WornOn, WornAt>, body: Anchors): Piece[] {
  const { handRight, handLeft, head } = body;
  if (on === 'hand') return inFreeHand(pieces, p, body);
  if (on === 'feet') {
    const one = sized(p, head.radius * 0.56);
    return [...pieces, ...([body.footRight, body.footLeft] as const).map(foot => shod(one, foot, body))];
  }
  if (on === 'lobes') {
    const one = sized(p, head.radius * 0.42);
    const side = head.radius * (Math.abs(head.turn) > 0.3 ? 0.62 : 0.94);
    return [...pieces, ...[-1, 1].map(s => pinned(one, { x: 0, y: 0 }, { x: head.x + s * side, y: head.y + head.radius * 0.42 }))];
  }
  const hands = on === 'hands' || on === 'wrists' ? [handRight, handLeft] : [freeHand(body)];
  return [...pieces, ...hands.map(hand => onHand(p, hand, on))];
} // prettier-ignore

const PALM: Partial<Record<WornOn, number>> = { hands: 0, finger: 0.4, wrist: -1.15, wrists: -1.25 };
const WIDE: Partial<Record<WornOn, number>> = { hands: 1.4, finger: 1, wrist: 1.3, wrists: 1.05 };
/** Along the fingers from the middle of the palm, turned with them. */
function onHand(p: Piece, hand: HandAnchor, on: WornOn): Piece {
  const at = along(hand, hand.angle, hand.radius * PALM[on]!);
  return pinned(sized(p, hand.radius * WIDE[on]!), { x: 0, y: 0 }, at, -turnBetween(0, hand.angle));
} // prettier-ignore

/** Toes point the way the body looks, or outwards where it looks at us. */
function shod(p: Piece, foot: Point, { head, footRight, footLeft }: Anchors): Piece {
  const out = foot.x < between(footRight, footLeft).x ? -1 : 1;
  const to = Math.abs(head.turn) > 0.4 ? Math.sign(head.turn) : out;
  return pinned(to < 0 ? moved(p, { isFlipped: true }) : p, { x: 0, y: 0 }, foot);
}

/** The hand that hangs lower and is seen. */
const freeHand = ({ handRight, handLeft }: Anchors): HandAnchor =>
  handRight.grip === 'pocket' || (handLeft.grip !== 'pocket' && handLeft.y > handRight.y) ? handLeft : handRight;

/** Its handle under the fingers, level. */
function inFreeHand(pieces: readonly Piece[], p: Piece, body: Anchors): Piece[] {
  const hand = freeHand(body);
  const scale = (body.head.radius * 2.1) / p.box.width;
  const handle = p.thing?.hang ?? { x: middleOf(p.box), y: p.box.y + p.box.height * 0.06 };
  const bag = pinned(p, handle, hand, 0, scale);
  return insertBefore(pieces, s => s.part === (hand === body.handLeft ? 'handLeft' : 'handRight'), [bag]);
}

/** A bag on the back of whom one sees from the front is known by its straps. */
export function strapsOf(p: Piece, { head, neck, shoulderRight, shoulderLeft, chest }: Anchors): Piece | undefined {
  if (p.noun !== 'backpack' || Math.abs(head.turn) > 0.5) return undefined;
  const shapes = ([shoulderRight, shoulderLeft] as const).map(shoulder => {
    const top = between(shoulder, neck, 0.34);
    const low = { x: between(shoulder, chest, 0.2).x, y: chest.y + head.radius * 0.7 };
    return rod('cloth1', `M${short(top.x)} ${short(top.y)}Q${short(top.x)} ${short(chest.y)} ${short(low.x)} ${short(low.y)}`, head.radius * 0.24);
  }); // prettier-ignore
  return { ...p, shapes, box: boxOf(shapes), faces: [], places: [], index: p.index };
}

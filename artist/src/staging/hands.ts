/** What hands hold: the pose's own thing or ours in its place, cups at lips, bunches of balloons, kites on their strings. */
import { boxOf, type HandAnchor, type Point } from '../figures/shape.ts';
import type { NodeId, Thing as SceneThing } from '../reading/scene.ts';
import type { Thing } from '../things/thing.ts';
import { distance, emphasis, handsOf, inBothHands, inHand, inPlace, pinned } from './attach.ts';
import type { Thread } from './cluster.ts';
import type { Doing } from './deeds.ts';
import { apart, insertBefore } from './layers.ts';
import type { Piece } from './piece.ts';
import type { Props } from './props.ts';
import { morsel } from './specials.ts';
import { biteTurn, mouthful } from './wishes.ts';

/** A kite high on its string, instead of the pose's own close by. */
export function kiteOn(props: Props, pieces: readonly Piece[], node: NodeId | undefined, body: NonNullable<Piece['body']>): { pieces: Piece[]; thread: Thread } | undefined {
  const thing = node === undefined ? undefined : props.plan.roles.get(node)?.thing;
  const drawing = thing && props.drawing(thing);
  if (!thing || !drawing) return undefined;
  const kept = pieces.flatMap((p): Piece[] => {
    const shapes = p.shapes.filter(s => s.thing !== 'kite' && s.thing !== 'thread');
    return shapes.length && p.node !== node ? [{ ...p, shapes, box: boxOf(shapes) }] : [];
  });
  const hand = body.handLeft.y < body.handRight.y ? body.handLeft : body.handRight;
  const high = { x: hand.x + body.head.radius * 4.4, y: body.headTop.y - body.head.radius * 2.6 };
  const prop = pinned(props.piece(thing, drawing, 0, 1.35), { x: 0, y: 0 }, high, 24);
  const tie = prop.thing!.string ?? high;
  return { pieces: [prop, ...kept], thread: { from: [hand.x, hand.y], to: [tie.x, tie.y], sag: body.head.radius * 0.5 } };
} // prettier-ignore

export const showsPoseThing = (props: Props, node: NodeId, { deed }: Doing): boolean =>
  deed.keeps?.test(props.plan.roles.get(node)!.thing.noun) ?? false;

/** The pose's own thing stays and belongs to the node that it shows, or ours takes its place. */
export function withPoseThing(
  props: Props,
  base: Piece,
  doing: Doing,
  node: NodeId | undefined,
  isKept: boolean,
): Piece[] {
  const own = doing.deed.own!;
  const thing = node === undefined ? undefined : props.plan.roles.get(node)!.thing;
  if (thing && isKept) {
    const { pieces } = apart(base, own, { node: thing.id, noun: thing.noun });
    return pieces.map(p =>
      p.node === thing.id ? { ...p, colours: { ...p.colours, ...props.tint(thing, p.shapes) } } : p,
    );
  }
  const place = base.places.find(p => p.name === own);
  const drawing = thing && ((doing.verb === 'eat' && morsel(thing)) || props.drawing(thing));
  // What the pose needs stays where nothing else is asked for: a bat in the batsman's hands.
  if ((!thing || !drawing) && doing.deed.drops) return apart(base, own, undefined).pieces;
  if (!thing || !drawing || !place) return [base];
  const { pieces, at } = apart(base, own, undefined);
  const isDrunk = doing.deed.how === 'to the mouth' && doing.deed.pose !== 'flute';
  const whole = props.piece(thing, drawing, 0, isDrunk ? mouthful(drawing) : emphasis(drawing));
  // Steam would rise into the face.
  const prop = isDrunk ? { ...whole, shapes: whole.shapes.filter(s => s.thing !== 'steam') } : whole;
  return [...pieces.slice(0, at), fittedTo(prop, place, base, doing, biteTurn(drawing)), ...pieces.slice(at)];
}

function fittedTo(prop: Piece, place: Piece['places'][number], base: Piece, doing: Doing, turn: number): Piece {
  const grip = prop.thing?.grip ?? { ...prop.thing!.ground, bar: 180 };
  if (doing.deed.how === 'to the mouth' && doing.deed.pose !== 'flute')
    return pinned(prop, grip, base.body!.handRight, turn);
  if (doing.deed.how) return inHand(prop, grip, nearestHand(base, place), doing.deed.how, base.body!.mouth);
  return inPlace(prop, grip, place);
}
function nearestHand(base: Piece, place: Point): HandAnchor {
  const [right, left] = handsOf(base.body!);
  return distance(right, place) <= distance(left, place) ? right : left;
}

/** Things in hands: in the one the pose keeps free, then in the other, then in both. */
export function withHeld(props: Props, pieces: Piece[], nodes: readonly NodeId[], { deed }: Doing, index: number): Piece[] {
  let out = pieces;
  const things = nodes.flatMap(node => copiesInHands(props, node, index));
  const body = pieces.find(p => p.body)!.body!;
  const [right, left] = handsOf(body);
  const isTwoHanded = deed.hand === 'both' && things.length === 1 && things[0]!.drawing.anchors.grip2 !== undefined;
  const order: [HandAnchor, 'handRight' | 'handLeft'][] = deed.hand === 'left' ? [[left, 'handLeft'], [right, 'handRight']] : [[right, 'handRight'], [left, 'handLeft']]; // prettier-ignore
  things.slice(0, 2).forEach(({ thing, drawing, node }, i) => {
    const [hand, part] = order[i]!;
    const isDrunk = deed.how === 'to the mouth' && deed.pose !== 'flute';
    const whole = props.piece(thing, drawing, i, isDrunk ? mouthful(drawing) : emphasis(drawing));
    const prop = isDrunk ? { ...whole, shapes: whole.shapes.filter(s => s.thing !== 'steam') } : whole;
    const { grip, grip2 } = prop.thing!;
    const at = grip ?? { ...prop.thing!.ground, bar: 180 };
    const isRaised = deed.pose === 'celebrate' && things.length > 1;
    const placed = isRaised ? pinned(prop, at, hand, (i ? 1 : -1) * (hand.x < (i ? right : left).x ? -1 : 1) * 20) : isTwoHanded ? inBothHands(prop, at, grip2!, right, left, 1.25) : inHand(prop, at, hand, holdingOf(deed.how, thing), body.mouth);
    out = insertBefore(out, s => s.part === part || (isTwoHanded && s.part === 'handLeft'), bunchOf(props, placed, thing, node, hand, hand.x < body.head.x ? -1 : 1));
  });
  return out;
} // prettier-ignore

interface InHand {
  thing: SceneThing;
  drawing: Thing;
  node: NodeId;
}
/** Two swords are one for each hand; three balloons are a bunch in one. */
function copiesInHands(props: Props, node: NodeId, index: number): InHand[] {
  const { thing } = props.plan.roles.get(node)!;
  const drawing = props.drawing(thing);
  if (!drawing) return [];
  const holders = [...props.plan.roles.values()].filter(r => r.held.includes(node));
  const isShared =
    (thing.isCounted || /trophy|cup trophy|world cup|banner|cake/.test(thing.noun)) &&
    thing.count === 1 &&
    (holders[0]?.thing.count ?? 1) > 1;
  if (isShared && index > 0) return [];
  const copies = drawing.anchors.string || thing.count > 2 ? 1 : thing.count;
  return Array.from({ length: copies }, () => ({ thing, drawing, node }));
}

const LEVEL =
  /boombox|radio|lantern|bag|suitcase|basket|bucket|kettle|cup|chai|coffee|tea|glass|mug|plate|bowl|tray|balloon|cake|thali|gift|lamp|diya|pot|lassi|juice|biryani|burger|book|laptop|phone/;
function holdingOf(how: Doing['deed']['how'], thing: SceneThing) {
  if (how === 'to the mouth') return 'upright';
  return how === 'upright' || LEVEL.test(thing.noun) ? 'upright' : 'as the hand';
}

/** Several on strings from one hand: balloons spread above it. */
export function bunchOf(props: Props, one: Piece, thing: SceneThing, node: NodeId, hand: Point, side: 1 | -1): Piece[] {
  if (thing.count < 2 || !one.thing?.string || !/balloon|kite/.test(thing.noun)) return [one];
  const n = thing.count;
  return Array.from({ length: n }, (_, i) => {
    // Away from the head.
    const turn = n === 1 ? 0 : side * (-8 + (72 * i) / (n - 1));
    return { ...pinned(one, one.thing!.string!, hand, turn), node, index: i, hue: props.hueOf(node, i), colours: { ...one.colours, ...props.tintOf(thing, i, one.shapes) } };
  });
} // prettier-ignore

/** What belongs to a body beside what its hands hold: wings, fire, what is worn, bitten, played before it, carried and ridden. */
import type { Box } from '../draw/path.ts';
import { boxOf, type Point, type Shape } from '../figures/shape.ts';
import type { NodeId } from '../reading/scene.ts';
import { thingOf } from '../things/catalogue.ts';
import { rod } from '../things/pen.ts';
import type { Span, WornAt } from '../things/thing.ts';
import { turned, turnMap, type Turn } from '../things/turn.ts';
import { emphasis, pinned, worn } from './attach.ts';
import { boxOfCluster, movedCluster, type Cluster } from './cluster.ts';
import { rideOf, type Doing } from './deeds.ts';
import { cutBefore, insertBefore } from './layers.ts';
import { bunchOf } from './hands.ts';
import { isOnLimb, limbDrawing, onLimbs, strapsOf, wornOn } from './on-limbs.ts';
import { footOf, middleOf, moved, pieceOf, type Piece } from './piece.ts';
import type { Role } from './plan.ts';
import { withPartColours } from './part-colours.ts';
import type { Props } from './props.ts';
import { morsel } from './specials.ts';

/** What is spoken of as part of it and is no part of the drawing: wings, fire from its mouth. */
export function withParts(props: Props, { thing, deeds }: Role, pieces: Piece[], index: number): Piece[] {
  const base = pieces.find(p => p.body)!;
  const { body } = base;
  let out = pieces;
  if (props.plan.scene.styles.includes('steampunk') && body && index === 0) {
    const goggles = pieceOf(thingOf('goggles', 'garment')!, { node: thing.id, noun: 'goggles', hue: 0 });
    out = [...out, worn(goggles, goggles.thing!.wear!, 'brow', body)];
  }
  const fire = deeds.find(d => d.verb === 'breathe fire');
  if (fire && body) {
    const flame = pieceOf(thingOf('fire breath', 'sky')!, { node: fire.object ?? thing.id, noun: 'fire', hue: 0 });
    const scale = (body.head.radius * 5.2) / flame.box.width;
    out = [...out, pinned(flame, flame.thing!.grip!, body.mouth, 24, scale)];
  }
  if (body && deeds.some(d => d.verb === 'spray')) {
    const { handLeft, handRight, nose, mouth } = body as typeof body & { nose?: typeof body.mouth };
    const from =
      thing.kind === 'person' || thing.actsHuman ? (handLeft.x > handRight.x ? handLeft : handRight) : (nose ?? mouth);
    const jet = pieceOf(thingOf('water jet', 'sky')!, { node: thing.id, index, noun: 'water jet', hue: 0 });
    out = [...out, pinned(jet, jet.thing!.grip!, from, -8, (body.head.radius * 5) / jet.box.width)];
  }
  const wings = thing.parts.find(p => p.noun.startsWith('wing'));
  if (wings && body && !base.shapes.some(s => s.part === 'wing')) {
    const pair = pieceOf(thingOf('wings', 'garment')!, { node: thing.id, index, noun: 'wings', hue: 0 });
    out = [worn(pair, pair.thing!.wear!, 'back', body), ...out];
  }
  return thing.parts.length ? out.map(p => (p.body && p.node === thing.id ? withPartColours(p, thing.parts) : p)) : out;
}

/** Who waters plants has a can. */
export function withCan({ plan }: Props, pieces: Piece[], { thing: { id: node }, deeds }: Role): Piece[] {
  if (!deeds.some(d => d.verb === 'garden' && plan.roles.get(d.object ?? '')?.thing.kind === 'plant')) return pieces;
  const can = pieceOf(thingOf('watering can', 'object')!, { node, noun: 'watering can', hue: 1, scale: 1.2 });
  const { handRight, handLeft } = pieces.find(p => p.body)!.body!;
  const hand = handRight.x > handLeft.x ? handRight : handLeft;
  return [...pieces, pinned(can, can.thing!.grip!, hand, 12)];
}

/** With the head thrown back about the neck. */
export function howling(p: Piece): Piece {
  if (!p.body || p.shapes.some(s => s.part === 'armRight' && s.thing)) return p;
  const isHead = (s: Shape) => s.part === 'head' || s.part === 'face';
  const pivot = { x: p.body.head.x - p.body.head.radius * 0.5, y: p.body.head.y + p.body.head.radius * 0.7 };
  const shapes = p.shapes.flatMap(s => (isHead(s) ? pinnedShapes([s], pivot, -36) : [s]));
  const head = moved({ ...p, shapes: [] }, aboutPoint(pivot, -36));
  return { ...p, shapes, faces: head.faces, box: boxOf(shapes), body: { ...p.body, mouth: head.body!.mouth, eyeLeft: head.body!.eyeLeft, eyeRight: head.body!.eyeRight, brow: head.body!.brow } };
} // prettier-ignore
const aboutPoint = (at: Point, turn: number): Turn => {
  const [x, y] = turnMap({ turn })(at.x, at.y);
  return { turn, x: at.x - x, y: at.y - y };
};
const pinnedShapes = (shapes: readonly Shape[], at: Point, turn: number): Shape[] =>
  turned(shapes, aboutPoint(at, turn));

/** What an animal on its own legs plays stands before it, with sticks for what is struck. */
export function withStanding(props: Props, c: Cluster, node: NodeId): Cluster {
  const { thing } = props.plan.roles.get(node)!;
  const drawing = props.drawing(/drum/.test(thing.noun) ? { ...thing, noun: 'drums' } : thing);
  const base = c.pieces.find(p => p.body);
  if (!drawing || !base?.body) return c;
  const whole = props.piece(thing, drawing, 0, 1);
  const room = footOf(base.box) - Math.max(...base.faces.map(f => f.y + f.height), base.box.y);
  const scale = Math.min((base.box.width * 0.86) / whole.box.width, (room * 1.1) / whole.box.height);
  const sized = moved(whole, { scale });
  const prop = moved(sized, { x: middleOf(base.box) - middleOf(sized.box), y: footOf(base.box) - footOf(sized.box) + base.box.height * 0.06 });
  const sticks = /drum/.test(thing.noun) ? ([base.body.handRight, base.body.handLeft] as const).map(hand => stickFrom(hand, prop, node)) : [];
  return { ...c, pieces: [...c.pieces, prop, ...sticks] };
} // prettier-ignore
function stickFrom(hand: Point, drum: Piece, node: NodeId): Piece {
  const to = { x: hand.x + (middleOf(drum.box) - hand.x) * 0.55, y: drum.box.y + drum.box.height * 0.34 };
  const shapes = [rod('wood', `M${hand.x.toFixed(1)} ${hand.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`, 9)];
  return {
    node,
    index: 1,
    noun: 'drumstick',
    shapes,
    colours: {},
    hue: 0,
    box: boxOf(shapes),
    faces: [],
    places: [],
    scale: 1,
  };
}

const ACROSS = /^(bone|stick|branch|newspaper|rose|flower|letter|envelope|love letter|rope|feather|olive branch|bamboo|twig|leaf|tulip|sunflower|flag|indian flag|banner)$/; // prettier-ignore
/** Between the lips, away from the face: what is on a string rises from it, what has a loop hangs, what is long points forward. */
export function withMouthful(props: Props, pieces: Piece[], node: NodeId, index: number): Piece[] {
  const { thing } = props.plan.roles.get(node)!;
  const drawing = (props.plan.scene.actions.some(a => a.object === node && a.verb === 'eat') && morsel(thing)) || props.drawing(thing);
  const base = pieces.find(p => p.body);
  if (!drawing || !base) return pieces;
  const body = base.body!;
  const prop = props.piece(thing, drawing, index, emphasis(drawing));
  const { thing: a } = prop;
  if (a?.wear && drawing.wornAt === 'mouth') return [...pieces, worn(prop, a.wear, 'mouth', body)];
  const radius = body.head.radius;
  const width = radius * (/flag|banner|branch/.test(thing.noun) ? 5 : a?.string ? 3 : 2.4);
  const scale = Math.min(1.6, width / Math.max(prop.box.width, prop.box.height));
  const hold = /elephant/.test(base.noun) ? { x: body.mouth.x + radius * 0.3, y: body.mouth.y + radius * 0.95 } : body.mouth;
  // Away from the face.
  if (a?.string) return [...pieces, ...bunchOf(props, pinned(prop, a.string, hold, body.head.turn < 0 ? -40 : 40, scale * 0.9), thing, node, hold, 1)];
  if (a?.hang) return [...pieces, pinned(prop, a.hang, body.mouth, 0, scale)];
  // A bone, a stick, a rose lie across the mouth.
  if (a?.grip && ACROSS.test(thing.noun)) return [...pieces, pinned(prop, a.grip, { x: body.mouth.x, y: body.mouth.y + radius * 0.12 }, thing.noun === 'bone' ? 45 : 0, scale * 0.8)];
  // What is eaten touches the lips where it is bitten.
  const isEaten = props.plan.scene.actions.some(d => d.object === node && d.verb === 'eat');
  if (isEaten && a?.mouth) return [...pieces, pinned(prop, a.mouth, { x: body.mouth.x + radius * 0.06, y: body.mouth.y + radius * 0.06 }, 0, scale)];
  const isTall = prop.box.height > prop.box.width * 1.25;
  const lying = moved(prop, { scale, turn: isTall ? 90 : 0 });
  // Seen from the front it is below the mouth, else before it.
  const isFrontal = Math.abs(body.head.turn) < 0.3;
  const x = isFrontal ? body.mouth.x - middleOf(lying.box) : body.mouth.x - radius * 0.16 - lying.box.x;
  const y = isFrontal ? body.mouth.y - radius * 0.1 - lying.box.y : body.mouth.y + radius * (isTall ? 0.04 : 0.2) - (lying.box.y + lying.box.height / 2);
  return [...pieces, moved(lying, { x, y })];
} // prettier-ignore

/** Cloth that lies folded where nobody has it around the shoulders. */
const isWrapped = (noun: string): boolean => /^(blanket|quilt|shawl|towel|sheet|rug)$/.test(noun);

export function withWorn(
  props: Props,
  pieces: Piece[],
  node: NodeId,
  dressed: readonly string[],
  index: number,
  isBeast: boolean,
): Piece[] {
  const { thing } = props.plan.roles.get(node)!;
  if (dressed.includes(thing.noun)) return pieces;
  const drawing = isWrapped(thing.noun) ? thingOf('wrap', 'garment') : props.drawing(thing);
  const base = pieces.find(p => p.body);
  if (!drawing || !base) return pieces;
  const at = wornOn(thing.noun, drawing);
  const own = base.body!;
  if (isOnLimb(at)) return onLimbs(pieces, props.piece(thing, limbDrawing(thing.noun, drawing), index, 1), at, own);
  const prop = props.piece(thing, drawing, index, 1);
  const wear = prop.thing!.wear ?? spanFor(at, prop.box);
  // An animal's head hides its neck: what is around it is seen below the chin.
  if (isBeast && at === 'neck') return [...pieces, belowChin(prop, wear, own)];
  const placed = worn(prop, wear, at, own);
  if (at === 'back') {
    const straps = strapsOf(placed, own);
    return [placed, ...(straps ? insertBefore(pieces, s => s.part === 'head', [straps]) : pieces)];
  }
  return at === 'neck' ? insertBefore(pieces, s => s.part === 'handRight', [placed]) : [...pieces, placed];
}

/** Where the head is in a drawing that does not say it. */
const spanFor = (at: WornAt, box: Box): Span => ({
  x: middleOf(box),
  y: box.y + box.height * (at === 'brow' ? 0.94 : at === 'neck' ? 0.06 : 0.5),
  width: box.width * (at === 'eyes' ? 0.96 : 0.8),
});

function belowChin(p: Piece, wear: { x: number; y: number; width: number }, { head, neck }: NonNullable<Piece['body']>): Piece {
  const long = Math.hypot(neck.x - head.x, neck.y - head.y) || 1;
  const t = Math.min(1, (head.radius * 1.02) / long);
  const at = { x: head.x + (neck.x - head.x) * t, y: Math.max(head.y + (neck.y - head.y) * t, head.y + head.radius * 0.86) };
  return pinned(p, wear, at, 0, (head.radius * 1.5) / wear.width);
} // prettier-ignore

/** On the back stands what is carried there: a city on a turtle. */
export function loaded(props: Props, c: Cluster, node: NodeId, body: NonNullable<Piece['body']>): Cluster {
  const load = props.unit(node);
  if (!load) return c;
  const own = c.pieces.filter(p => p.node === c.heroes[0]);
  const width = Math.max(...own.map(p => p.box.width)) * 0.62;
  const box = load.pieces.map(p => p.box);
  const [x0, x1] = [Math.min(...box.map(b => b.x)), Math.max(...box.map(b => b.x + b.width))];
  const scale = Math.min(1.4, width / (x1 - x0));
  const placed = movedCluster(load, { scale, x: body.back.x - ((x0 + x1) / 2) * scale, y: body.back.y + 26 });
  return { ...c, pieces: [...placed.pieces, ...c.pieces] };
}

/** On what is ridden: in its seat, in front of it but for what it has before its riders. */
export function mounted(props: Props, rider: Cluster, steedId: NodeId, doing: Doing): Cluster {
  const steed = props.plan.roles.get(steedId)!.thing;
  const base = rider.pieces.find(p => p.body)!;
  const deed = rideOf(steed);
  if (rider.pieces.some(p => p.node === steedId || (deed.own !== undefined && p.shapes.some(s => s.thing === deed.own)))) return rider;
  const small = props.unit(steedId);
  if (!small) return rider;
  // What is smaller than its rider grows, so that both are seen.
  const least = steed.kind === 'animal' || steed.kind === 'creature' ? 0.62 : 0;
  const broad = steed.kind === 'object' ? 1.3 : 0;
  const [r, s] = [boxOfCluster(rider), boxOfCluster(small)];
  // Under a roof the whole head is seen.
  const roofed = /auto rickshaw|truck|van$|^bus$/.test(steed.noun) ? 1.2 : 1;
  const under = movedCluster(small, { scale: Math.min(5, Math.max(roofed, (r.height * least) / s.height, (r.width * broad) / s.width)) });
  const main = under.pieces.find(p => p.node === steedId)!;
  const seat = main.thing?.seats?.[0] ?? (main.thing ? { x: main.thing.top.x, y: main.thing.top.y } : (main.body?.back ?? { x: main.box.x + main.box.width / 2, y: main.box.y }));
  const from = doing.deed.pose === 'surf' || /^(skate|stand|ease|bhangra|sleep|relax|lotus|tree)$/.test(doing.deed.pose) ? { x: /^(sleep|relax)$/.test(doing.deed.pose) ? middleOf(base.box) : (base.body!.footLeft.x + base.body!.footRight.x) / 2, y: footOf(base.box) } : base.body!.seat;
  const seated = movedCluster(rider, { x: seat.x - from.x, y: seat.y - from.y });
  const at = under.pieces.indexOf(main);
  const parts = main.front === undefined ? [main] : cutBefore(main, main.front);
  const [behind, before] = parts.length === 2 ? [[parts[0]!], [parts[1]!]] : [[main], []];
  return { ...seated, heroes: [...rider.heroes, steedId], pieces: [...under.pieces.slice(0, at), ...behind, ...seated.pieces, ...before, ...under.pieces.slice(at + 1)] };
} // prettier-ignore

/** Who sells stands behind a cart with the goods on it. */
export function atCart(props: Props, seller: Cluster, role: Role): Cluster {
  const cart = thingOf('cart', 'vehicle')!;
  const goods = seller.pieces.filter(p => role.held.includes(p.node));
  const body = seller.pieces.filter(p => !role.held.includes(p.node));
  const box = boxOfCluster({ ...seller, pieces: body });
  const one = pieceOf(cart, { node: role.thing.id, noun: 'cart', hue: props.hueOf(role.thing.id, 2) });
  const scale = (box.height * 1.1) / -one.thing!.hang!.y;
  const stall = moved(one, { scale });
  const [behind, front] = cutBefore(stall, stall.front!) as [Piece, Piece];
  const top = stall.thing!.top;
  const shown = goods.map((p, i) => {
    const size = Math.min(1.2, (top.width * 0.46) / p.box.width);
    const placed = moved(p, { scale: size });
    return moved(placed, {
      x: top.x + top.width * (0.26 - i * 0.5) - middleOf(placed.box),
      y: top.y - footOf(placed.box) + 8,
    });
  });
  const person = body.map(p => moved(p, { x: top.x - top.width * 0.14 - middleOf(box) }));
  return { ...seller, pieces: [behind, ...person, front, ...shown] };
}

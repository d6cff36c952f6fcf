/** One who does something, with all that belongs to it: what is held, played, eaten, worn, ridden, carried. */
import { OVERHEAD } from '../reading/lexicon/expressions.ts';
import type { NodeId } from '../reading/scene.ts';
import { atCart, howling, loaded, mounted, withMouthful, withParts, withStanding, withWorn } from './belongings.ts';
import { loadOf, withLoad } from './load.ts';
import { actorPiece, type Actor } from './casting.ts';
import { cluster, type Cluster } from './cluster.ts';
import type { Deed } from './deed.ts';
import { doingOf, type Doing } from './deeds.ts';
import { kiteOn, showsPoseThing, withHeld, withPoseThing } from './hands.ts';
import { withCan } from './belongings.ts';
import { apart } from './layers.ts';
import { moved, type Piece } from './piece.ts';
import type { Role } from './plan.ts';
import type { Props } from './props.ts';
import { beastPoseOf, hasLapFull, isSeatedOn, reachOf, seated, wishOf } from './wishes.ts';

/** Creatures that have a person's body whatever they do. */
const STANDS_UPRIGHT =
  /robot|android|skeleton|alien|zombie|ghost|mermaid|fairy|angel|vampire|witch|wizard|monster|yeti|devil/;

/** All instances of a living node, each with its things. Empty where nobody can draw it. */
export function performersOf(props: Props, id: NodeId): Cluster[] {
  const role = props.plan.roles.get(id)!;
  const out: Cluster[] = [];
  for (let i = 0; i < role.thing.count; i++) {
    const one = perform(props, i > 0 ? withoutOnes(props, others(role)) : role, i);
    if (one) out.push(one);
  }
  return out;
}

/** One trophy, one cake for all of a team: the first holds it up, the others cheer. */
function withoutOnes({ plan }: Props, role: Role): Role {
  const isOne = (node: NodeId) => {
    const { thing } = plan.roles.get(node)!;
    return thing.count === 1 && /trophy|world cup|cake|banner/.test(thing.noun);
  };
  return role.held.some(isOne) ? { ...role, held: role.held.filter(node => !isOne(node)) } : role;
}

/** The others of several of which one alone does or has what was said. */
function others(role: Role): Role {
  const { looks } = role.thing;
  if (looks.includes('one of several')) return { ...role, deeds: [], held: [], worn: [], inMouth: [], onBack: [] };
  return looks.includes('one of them') ? { ...role, held: [], worn: [], inMouth: [], onBack: [] } : role;
}

function perform(props: Props, role: Role, index: number): Cluster | undefined {
  const { thing } = role;
  const ridden = role.ridden === undefined ? undefined : props.plan.roles.get(role.ridden)?.thing;
  const held = role.held.map(node => props.plan.roles.get(node)!.thing);
  const doing = doingOf(role.deeds, {
    held,
    variant: props.variant + index,
    index,
    styles: [...props.plan.scene.styles, ...thing.looks, ...(role.deeds.some(d => OVERHEAD.test(props.plan.scene.prompt.slice(...d.at))) ? ['overhead'] : [])], // prettier-ignore
    guises: [...role.guises, thing.noun],
    objectOf: a => (a.object === undefined ? undefined : props.plan.roles.get(a.object)?.thing),
    ...(ridden && { ridden }),
  });
  const fans = thing.noun === 'peacock' && !held.length && (thing.looks.includes('fanned') || (!role.worn.length && role.deeds.every(d => d.verb === 'dance')));
  const isHuman = !fans && (thing.kind === 'person' || thing.kind === 'deity' || thing.actsHuman || (thing.kind === 'creature' && (held.length > 0 || ridden !== undefined || STANDS_UPRIGHT.test(thing.noun)))); // prettier-ignore
  const isBehind = ridden !== undefined && (index > 0 || role.isPillion === true);
  if (isBehind) doing.deed = { pose: 'pillion' };
  else if (isSeatedOn(props, role)) doing.deed = seated(doing);
  else if (hasLapFull(props, role)) doing.deed = { pose: 'sit chair', own: 'chair', isBare: true, hand: 'right', drops: props.plan.places.some(r => r.touches === 'shoulder' && r.from.includes(thing.id)) };
  else if (!role.deeds.length && props.plan.places.some(r => r.kind === 'hanging from' && r.from.includes(thing.id))) doing.deed = HANGING;
  const { pose, mouth } = doing.deed;
  const reach = reachOf(props, role, doing);
  const more = { ...(mouth && { mouth }), ...(reach && { reach }) };
  const asHuman = () => props.casting.human({ ...wishOf(props, role, pose, index), ...more });
  const asBeast = () => props.casting.beast({ ...wishOf(props, role, beastPoseOf(props, role), index), ...(fans && (role.deeds.length || thing.looks.includes('fanned')) && { noun: 'dancing peacock' }), ...(mouth && { mouth }) });
  const hangs = role.deeds.some(d => d.verb === 'hang') || props.plan.places.some(r => r.kind === 'hanging from' && r.from.includes(thing.id));
  const human = isHuman || hangs ? asHuman() : undefined;
  const animal = human ? undefined : (steadyMouth(asBeast(), role, () => props.casting.beast({ ...wishOf(props, { ...role, thing: calm(thing) }, beastPoseOf(props, role), index) })) ?? (isHuman ? undefined : asHuman()));
  const actor = human ?? (animal && hangs ? { ...animal, isUpsideDown: true } : animal);
  if (!actor) return undefined;
  const load = isBehind ? [] : loadOf(props, role, doing);
  if (load.length) role = { ...role, held: role.held.filter(node => !load.includes(node)) };
  const one = actor === human ? equip(props, role, actor, doing, index) : equip(props, { ...role, held: [] }, actor, doing, index, true);
  if (actor !== human && role.held.length) return role.held.reduce((c, node) => withStanding(props, c, node), one);
  if (doing.verb === 'sell') return atCart(props, one, role);
  if (doing.verb === 'jump' && RIDES.has(doing.deed.own ?? doing.deed.pose)) return inTheAir(one);
  const all = ridden && role.ridden !== undefined && !isBehind ? mounted(props, one, role.ridden, doing) : one;
  return load.reduce((c, node) => withLoad(props, c, node), all);
} // prettier-ignore

/** What is between its teeth stays where it is in every mood. */
function steadyMouth(animal: Actor | undefined, { inMouth, thing }: Role, plain: () => Actor | undefined): Actor | undefined {
  const mouth = animal && inMouth.length && thing.mood ? plain()?.figure.anchors.mouth : undefined;
  return animal && mouth ? { ...animal, figure: { ...animal.figure, anchors: { ...animal.figure.anchors, mouth } } } : animal;
} // prettier-ignore
function calm(thing: Role['thing']): Role['thing'] {
  const { mood: _, ...rest } = thing;
  return rest;
}

const HANGING: Deed = { pose: 'lift', own: 'barbell', drops: true, isBare: true };

/** Machines that a jump takes along. */
const RIDES = new Set(['cycle', 'motorcycle', 'scooter', 'skate', 'skateboard', 'horse', 'car']);
const inTheAir = (c: Cluster): Cluster => ({
  ...c,
  isAloft: true,
  pieces: c.pieces.map(p => moved(p, { turn: -13, y: -60 })),
});

/** What the pose has anyway belongs to the node that it shows; such nodes leave `rest`. */
function withOwnThings(props: Props, base: Piece, pieces: Piece[], rest: NodeId[], own: string | undefined): Piece[] {
  let out = pieces;
  for (const node of [...rest]) {
    const { noun } = props.plan.roles.get(node)!.thing;
    const place = base.places.find(p => noun.includes(p.name) && p.name !== own);
    if (!place) continue;
    out = out.flatMap(p => (p.body ? apart(p, place.name, { node, noun }).pieces : [p]));
    rest.splice(rest.indexOf(node), 1);
  }
  return out;
}

/** The actor with its things. */
function equip(props: Props, role: Role, actor: Actor, doing: Doing, index: number, isBeast = false): Cluster {
  const upright = actorPiece(actor, {
    node: role.thing.id,
    index,
    noun: role.thing.noun,
    hue: props.hueOf(role.thing.id, index),
  });
  const sized = actor.size === undefined || !props.isGroup ? upright : moved(upright, { scale: actor.size });
  if (!actor.isUpsideDown && role.deeds.some(d => d.verb === 'howl')) Object.assign(sized, howling(sized));
  const base = actor.isUpsideDown
    ? moved(upright, { turn: 180, isFlipped: true, y: upright.box.y * 2 + upright.box.height })
    : sized;
  const body = base.body!;
  let pieces: Piece[] = [base];
  const { own } = doing.deed;
  const isOwnSteed = role.ridden !== undefined && own !== undefined && showsPoseThing(props, role.ridden, doing);
  const rest = [...role.held, ...(isOwnSteed ? [role.ridden!] : [])];
  if (own !== undefined) {
    const taken = rest.findIndex(node => showsPoseThing(props, node, doing));
    const node = doing.deed.isBare
      ? undefined
      : taken >= 0
        ? rest.splice(taken, 1)[0]!
        : (rest.find(n => props.isObjectOf(role, n) || role.deeds.some(d => d.tool === n)) ??
          (doing.isHolding ? rest[0] : undefined));
    pieces = withPoseThing(props, base, doing, node, taken >= 0);
    if (node !== undefined && taken < 0) rest.splice(rest.indexOf(node), 1);
  }
  pieces = withOwnThings(props, base, pieces, rest, own);
  pieces = withHeld(props, pieces, rest, doing, index);
  if (doing.verb === 'garden') pieces = withCan(props, pieces, role);
  const flown = own === 'kite' ? kiteOn(props, pieces, role.held[0], body) : undefined;
  if (flown) pieces = flown.pieces;
  for (const node of role.inMouth) pieces = withMouthful(props, pieces, node, index);
  pieces = withParts(props, role, pieces, index);
  for (const node of role.worn) pieces = withWorn(props, pieces, node, actor.dressed ?? [], index, isBeast);
  const made = cluster(pieces, [role.thing.id], flown ? { threads: [flown.thread] } : {});
  return role.onBack.length ? role.onBack.reduce((c, node) => loaded(props, c, node, body), made) : made;
}

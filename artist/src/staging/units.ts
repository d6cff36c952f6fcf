/** From a plan to clusters: every node drawn, then joined to those that it stands in a relation to. */
import type { Action, At, NodeId, Relation, Scene, Thing as SceneThing } from '../reading/scene.ts';
import { bloomOf } from '../things/blooms.ts';
import { thingOf } from '../things/catalogue.ts';
import { heapIn, PLATE } from '../things/heap.ts';
import type { Thing } from '../things/thing.ts';
import { emphasis } from './attach.ts';
import type { Casting, PairName } from './casting.ts';
import { boxOfCluster, cluster, flippedCluster, movedCluster, type Cluster } from './cluster.ts';
import { duet } from './duet.ts';
import { behindRider, crossed, inRow, several, shoal, together, togetherBy, type Together } from './groups.ts';
import { performersOf } from './performers.ts';
import { isScenic } from './frames.ts';
import { inHandAlone } from './in-hand.ts';
import { burning } from './fire.ts';
import { bloomsOn, filling, isPiled, piled, wingsOf } from './grown-on.ts';
import { withLife } from './living-things.ts';
import { reflected } from './mirrored-below.ts';
import { ringOf } from './ring.ts';
import { inMaterial, withMarks } from './surfaces.ts';
import { footOf, middleOf, pieceOf, type Piece } from './piece.ts';
import { isGarnish, isLiving, planOf, type Plan, type Role } from './plan.ts';
import type { Props } from './props.ts';
import { hasBody } from './staged.ts';
import { RULES } from './relations.ts';
import { specialThing } from './specials.ts';
import { bodyRoles, naturalOf, tintsOf } from './tints.ts';

export interface Units {
  clusters: Cluster[];
  plan: Plan;
  leftOut: { words: string; at: At }[];
}

/** What a thing is called where its vessel says more: filter coffee is a tumbler, noodles are in their bowl. */
const VESSELS = /cup|glass|mug|kulhad|tumbler|bottle|can/;
function drawingOf(thing: SceneThing): Thing | undefined {
  const own = specialThing(thing) ?? thingOf(thing.noun, thing.kind);
  if (thing.container && VESSELS.test(thing.container) && !/coffee|chai|lassi|tea/.test(thing.noun))
    return thingOf(thing.container, 'object') ?? own;
  if (thing.container && thing.noun !== 'filter coffee' && /^(kulhad|tumbler)$/.test(thing.container))
    return thingOf(thing.container, 'object') ?? own;
  if (thing.container && HEAPED.test(thing.container)) return heapOf(thing, own) ?? own;
  if (thing.container === 'garland' && thing.kind === 'plant') return thingOf('garland', 'garment');
  return own ?? (thing.breed ? thingOf(thing.breed, thing.kind) : undefined);
}

/** Vessels in which one sees what they hold. */
const HEAPED = /^(basket|bowl|plate|bucket|box|pot|matka|tray|thali|crate|jar|bag)$/;
const heaps = new Map<string, Thing | undefined>();
function heapOf({ noun, container, colours }: SceneThing, own: Thing | undefined): Thing | undefined {
  // A bowl of noodles is drawn with its bowl.
  if (!own || /noodle|rice|biryani|soup|thali|puri|dal|curry|salad|kheer|pasta|honey|jam|pickle|popcorn|fries|ice cream|chai|tea|coffee|juice|milk|lassi|water|bamboo steamer/.test(noun)) return undefined;
  const key = `${noun}/${container}/${colours.length > 0}`;
  if (!heaps.has(key)) {
    const vessel = /^(plate|tray|thali)$/.test(container!) ? PLATE : thingOf(container === 'matka' || container === 'bucket' ? 'pot' : container === 'crate' ? 'box' : container!, 'object');
    const content = { ...own, colours: { ...own.colours, ...naturalOf(noun, own.tints, own.colours) } };
    heaps.set(key, vessel && heapIn(vessel, content));
  }
  return heaps.get(key);
} // prettier-ignore

/** Everything of the scene as clusters, with what could not be drawn. */
export function unitsOf(scene: Scene, o: { casting: Casting; seed: number; variant: number; kept?: Scene }): Units {
  const plan = planOf(scene);
  const units = new Map<NodeId, Cluster | undefined>();
  const leftOut: Units['leftOut'] = [];
  const first = o.seed % 6;
  const order = scene.things.map(t => t.id);
  const props: Props = {
    plan,
    ...(o.kept && { kept: planOf(o.kept) }),
    casting: o.casting,
    seed: o.seed,
    variant: o.variant,
    drawing: drawingOf,
    piece: (thing, drawing, index, scale) =>
      pieceOf(drawing, { node: thing.id, index, noun: thing.noun, scale, hue: props.hueOf(thing.id, index), colours: { ...naturalOf(thing.noun, drawing.tints, drawing.colours), ...tintsOf(thing, drawing.tints, index) } }), // prettier-ignore
    tint: (thing, shapes) => tintsOf(thing, shapes.flatMap(s => (s.fill && /^(cloth|accent|fur|wood|metal)\d?$/.test(s.fill) ? [s.fill] : [])).slice(0, 1), 0), // prettier-ignore
    tintOf: (thing, index, shapes) =>
      thing.colours.length ? tintsOf(thing, [shapes.find(s => s.fill)!.fill!], index) : {},
    hueOf: (id, index) => first + o.variant * 2 + Number(/^t(\d+)$/.exec(id)?.[1] ?? order.indexOf(id)) + index,
    isGroup: scene.things.filter(isLiving).length > 1,
    isObjectOf: (role, id) => role.deeds.some(d => d.object === id),
    unit: id => {
      if (!units.has(id)) units.set(id, unitOf(props, plan.roles.get(id)!));
      return units.get(id);
    },
  };
  return { clusters: assembled(props, leftOut), plan, leftOut };
}

/** Things that burn by nature, with a flame of their own. */
const HAS_FLAME =
  /candle|diya|lamp|torch|match|incense|cigar|lantern|stove|log|firewood|fire|sun|phoenix|lighter|rocket|firecracker/;

/** A node as it is drawn, and what surrounds it as one: flames, its image in water. */
function unitOf(props: Props, role: Role): Cluster | undefined {
  const { id, looks, noun } = role.thing;
  const unit = ownUnit(props, role);
  const isBurning = (looks.includes('burning') || role.deeds.some(d => d.verb === 'burn' && d.object === undefined)) && !HAS_FLAME.test(noun); // prettier-ignore
  const lit = unit && (role.fire ?? (isBurning ? id : undefined)) !== undefined ? burning(unit, role.fire ?? id) : unit;
  return lit && (role.mirror !== undefined || looks.includes('reflected')) ? reflected(lit, role.mirror ?? id) : lit;
}

function ownUnit(props: Props, role: Role): Cluster | undefined {
  if (!isLiving(role.thing)) return thingUnit(props, role);
  const isFacing = props.plan.places.some(r => r.isMutual && r.from[0] === role.thing.id);
  const how = togetherBy(role.deeds, isFacing);
  const pair = role.thing.count === 2 && role.deeds.every(d => d.tool === undefined) && how !== 'row' && how !== 'face' && role.ridden === undefined ? duet(props, PAIR_OF[how], { role, index: 0 }, { role, index: 1 }) : undefined;
  if (pair) return coloured(pair, role.thing);
  const list = performersOf(props, role.thing.id).map(c => coloured(c, role.thing));
  if (!list.length) return thingUnit(props, role);
  if (role.ridden !== undefined && list.length === 2) return behindRider(list[0]!, list[1]!);
  if (list.length > 1 && list.length < 5 && FISH.test(role.thing.noun) && !role.deeds.length) return shoal(list);
  if (list.length > 2 && role.thing.looks.includes('in a row')) return inRow(list, 1.02);
  const mirrored = list.length === 2 && role.thing.kind === 'animal' && how === 'row' && !role.deeds.length && !role.thing.actsHuman;
  return together(list, mirrored ? 'face' : how, closeness(role, props.plan));
} // prettier-ignore
/** What two people are drawn doing; facing alone needs no hands. */
const PAIR_OF: Record<Exclude<Together, 'row' | 'face'>, PairName> = { hands: 'hold hands', hug: 'hug', kiss: 'kiss', propose: 'propose', fight: 'fight', wrestle: 'wrestle', dance: 'dance together' }; // prettier-ignore
/** What swims in a ring. */
const FISH = /fish|koi|carp|dolphin|shark|whale|turtle/;
/** Those in one vessel press together. */
const closeness = ({ thing }: Role, plan: Plan): number | undefined =>
  plan.places.some(r => r.kind === 'in' && r.from.includes(thing.id)) ? 0.66 : undefined;

/** The colours that the words give to a body. */
function coloured(c: Cluster, thing: SceneThing): Cluster {
  if (!thing.colours.length || thing.kind === 'animal' || thing.kind === 'creature') return c;
  const pieces = c.pieces.map(p => {
    if (p.node !== thing.id || !p.body) return p;
    return {
      ...p,
      colours: {
        ...p.colours,
        ...tintsOf(
          thing,
          bodyRoles(
            c.pieces.flatMap(q => q.shapes),
            thing.kind,
          ),
          p.index,
        ),
      },
    };
  });
  return { ...c, pieces };
}

function thingUnit(props: Props, role: Role): Cluster | undefined {
  const { thing, madeOf, shapedLike } = role;
  const inHand = inHandAlone(props, role);
  if (inHand) return inHand;
  const like = shapedLike === undefined ? undefined : props.plan.roles.get(shapedLike)!.thing;
  const drawing = like
    ? (specialThing(thing, like) ?? props.drawing(like))
    : isGarnish(props.plan, thing)
      ? bloomOf(thing.noun)
      : thing.looks.includes('in a ring') && thing.kind === 'plant'
        ? (bloomOf(thing.noun) ?? props.drawing(thing))
        : props.drawing(thing);
  if (!drawing) return undefined;
  const stuff = madeOf === undefined ? undefined : props.plan.roles.get(madeOf)!.thing;
  // Blossoms are a tree of them.
  if (isPiled(thing, props.plan.scene)) return piled(props, thing);
  const isCrossed =
    thing.looks.includes('crossed') && (thing.count === 2 || !thing.isCounted) && thing.kind !== 'person';
  const n = isCrossed ? 2 : !thing.isCounted && /blossom|sakura/.test(thing.noun) ? 1 : thing.count;
  const list = Array.from({ length: n }, (_, i) => {
    const looks = looksOf(thing);
    const piece = withMarks(inMaterial(props.piece(thing, drawing, i, emphasis(drawing)), looks), looks);
    const own = [...withLife(props, role, piece), ...bloomsOn(props, role, piece)];
    const pieces = [...wingsOf(thing, piece), ...own, ...(stuff ? filling(props, piece, stuff) : [])];
    const foot = own.length > 1 ? Math.max(...own.map(p => footOf(p.box))) : footOf(piece.box);
    return movedCluster(cluster(pieces, [thing.id]), { y: -Math.max(piece.thing!.ground.y, foot - 8) });
  });
  if (isCrossed) return crossed(list[0]!, list[1]!);
  return thing.looks.includes('in a ring') && n > 2 ? ringOf(list) : thing.looks.includes('in a row') ? inRow(list, 1.06) : several(list, 1.06); // prettier-ignore
}
/** Gold and silver are colours as words, and materials of what is made. */
const looksOf = ({ looks, colours, kind }: SceneThing): string[] => colours.length === 1 && /^(gold|silver)$/.test(colours[0]!) && /^(object|symbol|instrument|garment|vehicle|furniture|building|food)$/.test(kind) ? [colours[0]!, ...looks] : looks; // prettier-ignore

/** Nodes that nobody shows for another, each with those that it has a relation to, as clusters. */
function assembled(props: Props, leftOut: Units['leftOut']): Cluster[] {
  const { plan } = props;
  const { scene } = plan;
  const clusters = new Map<NodeId, Cluster>();
  for (const role of plan.roles.values()) if (!isLiving(role.thing) && [...role.worn, ...role.held].length && !props.unit(role.thing.id)) for (const id of [...role.worn, ...role.held]) plan.taken.delete(id); // prettier-ignore
  for (const role of plan.roles.values()) if (isLiving(role.thing) && !hasBody(role.thing)) handsFree(plan, role);
  const free = [...plan.roles.values()].filter(r => !plan.taken.has(r.thing.id) && !isScenic(scene, r.thing));
  for (const { thing } of free) {
    const unit = props.unit(thing.id);
    if (unit) clusters.set(thing.id, unit);
  }
  pairUp(props, clusters);
  for (const relation of plan.places) {
    const [from, to] = [relation.from[0]!, relation.to];
    if (TOGETHER.has(relation.kind)) gather(clusters, relation.from, to);
    const [a, b] = [clusters.get(from), clusters.get(to)];
    const rule = RULES[relation.kind];
    if (!a || !b || !rule || a === b) continue;
    const base = baseOf(b, to);
    const made = rule({
      a,
      b,
      base,
      from: plan.roles.get(from)!.thing,
      to: plan.roles.get(to)!.thing,
      ...(relation.touches && { touches: relation.touches }),
    });
    for (const [id, c] of clusters) if (c === a || c === b) clusters.set(id, made);
  }
  const seen = new Set([...clusters.values()].flatMap(c => c.pieces.map(p => p.node)));
  for (const { thing } of plan.roles.values())
    if (!seen.has(thing.id) && !isShown(props, thing)) leftOut.push({ words: thing.words, at: thing.at });
  return [...new Set(clusters.values())];
}

/** Who has no body that could hold it has it on top: ants and their cake. */
function handsFree(plan: Plan, role: Role): void {
  const { id } = role.thing;
  for (const node of new Set([...role.held, ...role.inMouth, ...role.onBack])) {
    plan.taken.delete(node);
    plan.places.push({ kind: 'on', from: [node], to: id, at: role.thing.at });
  }
}

/** Where all of those who are named are: under one umbrella, on one wall. */
const TOGETHER = new Set<Relation['kind']>(['on', 'under', 'in', 'in front of', 'behind', 'against']);
/** Different ones that stand in one relation, side by side first. */
function gather(clusters: Map<NodeId, Cluster>, from: readonly NodeId[], to: NodeId): void {
  const list = [...new Set(from.flatMap(id => clusters.get(id) ?? []))].filter(c => c !== clusters.get(to));
  if (list.length < 2) return;
  const made = together(alike(list), 'row', 0.96);
  for (const [id, c] of clusters) if (list.includes(c)) clusters.set(id, made);
}

/** The one of several that is met: the highest, of a row the middle one. */
function baseOf(c: Cluster, id: NodeId): Piece {
  const middle = middleOf(boxOfCluster(c));
  const list = c.pieces.filter(p => p.node === id);
  const top = Math.min(...list.map(p => p.box.y));
  const high = list.filter(p => p.box.y < top + p.box.height * 0.3);
  return high.reduce((a, b) => (Math.abs(middleOf(b.box) - middle) < Math.abs(middleOf(a.box) - middle) - 1 ? b : a));
}

/** What is part of another's drawing: fire that a dragon breathes, steam that has become a heart, a dress that is worn. */
function isShown({ plan }: Props, thing: SceneThing): boolean {
  return isScenic(plan.scene, thing) || plan.within.has(thing.id) || [...plan.roles.values()].some(r => r.shapedLike === thing.id || r.worn.includes(thing.id) || r.deeds.some(d => d.object === thing.id && d.verb === 'breathe fire')); // prettier-ignore
}

/** Different ones who do one thing together: a grandfather and his grandson, an elephant and a mouse. */
function pairUp(props: Props, clusters: Map<NodeId, Cluster>): void {
  const { plan } = props;
  for (const deed of plan.scene.actions) {
    const list = deed.by.flatMap(id => clusters.get(id) ?? []);
    if (new Set(list).size < 2) continue;
    const both = duetOf(props, deed);
    if (both) {
      for (const id of deed.by) clusters.set(id, both);
      continue;
    }
    const [driver, second] = deed.by.map(id => clusters.get(id));
    if (driver && second && plan.roles.get(deed.by[1]!)!.isPillion) {
      const made = behindRider(driver, second);
      for (const id of deed.by) clusters.set(id, made);
      continue;
    }
    const sized = alike([...new Set(list)]);
    const how = togetherBy([deed], deed.isMutual);
    const made = how === 'row' && sized.length === 2 && !deed.object ? mirroredPair(sized) : together(sized, how, 0.94);
    for (const [id, c] of clusters) if (list.includes(c)) clusters.set(id, made);
  }
}
function duetOf(props: Props, deed: Action): Cluster | undefined {
  const [a, b, more] = deed.by.map(id => props.plan.roles.get(id)!);
  const how = togetherBy([deed], deed.isMutual);
  if (!a || !b || more || how === 'row' || how === 'face' || a.thing.count + b.thing.count > 2) return undefined;
  return duet(props, PAIR_OF[how], { role: a, index: 0 }, { role: b, index: 0 });
}
/** The outer one looks inward. */
const mirroredPair = ([a, b]: Cluster[]): Cluster => together([a!, flippedCluster(b!)], 'row', 0.96);

/** The true sizes drawn together, so that a mouse beside an elephant can be read. */
export function alike(list: readonly Cluster[]): Cluster[] {
  const tallest = Math.max(...list.map(c => boxOfCluster(c).height));
  return list.map(c => {
    const share = boxOfCluster(c).height / tallest;
    return share > 0.7 ? c : movedCluster(c, { scale: Math.max(0.42, share ** 0.6) / share });
  });
}

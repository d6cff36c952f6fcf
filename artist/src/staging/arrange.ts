/** The clusters of a scene as one group: heroes in a row, what floats above them, what backs them behind, small things at their feet. */
import type { NodeId, Thing as SceneThing } from '../reading/scene.ts';
import { boxOfCluster, cluster, flippedCluster, joined, movedCluster, type Cluster } from './cluster.ts';
import { centred } from './groups.ts';
import { footOf, grown, middleOf, overlap } from './piece.ts';
import { isGarnish, isLiving, type Plan } from './plan.ts';
import { isFloating } from './side-by-side.ts';
import { alike } from './units.ts';

type Place = 'hero' | 'floating' | 'backing' | 'foot';

/** Flies about the others. */
const WINGED = /^(butterfly|bee|dragonfly|firefly|moth|hummingbird)$/;
/** Behind all, as large as the group: what is too large to stand beside it. */
const BACKING = /mandala|rangoli|rainbow|mountain|volcano|wave|waterfall|sunset|galaxy|cityscape|floodlight/;

function placeOf(c: Cluster, things: ReadonlyMap<NodeId, SceneThing>): Place {
  const main = c.heroes.map(id => things.get(id)!);
  if (main.length === 1 && WINGED.test(main[0]!.noun) && things.size > 1) return 'floating';
  if (main.length > 1 || main.some(isLiving)) return 'hero';
  const [t] = main;
  if (!t) return 'foot';
  if (BACKING.test(t.noun) || (t.kind === 'sky' && /sun|moon/.test(t.noun))) return 'backing';
  if (isFloating(t)) return 'floating';
  return t.kind === 'vehicle' || t.kind === 'building' || t.kind === 'furniture' || t.kind === 'instrument'
    ? 'hero'
    : 'foot';
}

/** All clusters as one, its ground at y = 0 and its middle at x = 0. */
export function arranged(clusters: readonly Cluster[], plan: Plan, variant: number): Cluster {
  const things = new Map([...plan.roles].map(([id, role]) => [id, role.thing]));
  const by: Record<Place, Cluster[]> = { hero: [], floating: [], backing: [], foot: [] };
  for (const c of clusters) by[placeOf(c, things)].push(c);
  if (!by.hero.length) promote(by, things);
  let group = row(by.hero, variant);
  const isBunch = (c: Cluster) => c.heroes.every(id => things.has(id) && isGarnish(plan, things.get(id)!));
  const [bunches, rest] = [by.foot.filter(isBunch), by.foot.filter(c => !isBunch(c))];
  rest.forEach((c, i) => (group = atFeet(group, c, i)));
  if (bunches.length) group = withBunch(group, bunches.flatMap(split));
  for (const c of by.floating) group = above(group, c);
  for (const c of by.backing) group = behind(group, c);
  return centred(group);
}

/** Without a hero the first of the others are: two cups, a bolt of lightning. */
function promote(by: Record<Place, Cluster[]>, things: ReadonlyMap<NodeId, SceneThing>): void {
  for (const place of ['foot', 'backing', 'floating'] as const)
    if (by[place].length) {
      // Things that stand are heroes together; of what floats or backs, the first.
      by.hero = place === 'foot' ? standing(by, things) : by[place].splice(0, 1);
      return;
    }
}

/** Flowers stand at the feet of what is no flower. */
function standing(by: Record<Place, Cluster[]>, things: ReadonlyMap<NodeId, SceneThing>): Cluster[] {
  const isPlant = (c: Cluster) => c.heroes.every(id => things.get(id)?.kind === 'plant');
  const others = by.foot.filter(c => !isPlant(c));
  const heroes = (others.length ? others : by.foot).slice(0, 3);
  by.foot = by.foot.filter(c => !heroes.includes(c));
  return heroes;
}

/** In a row on one ground. A single one between two of a kind stands in the middle. */
function row(list: readonly Cluster[], variant: number): Cluster {
  const sized = alike(list);
  const order = variant % 2 && sized.length === 2 ? sized.toReversed() : sized;
  let x = 0;
  const placed = order.map((c, i) => {
    const turned = i > 0 && i === order.length - 1 && c.pieces.some(p => p.body) ? flippedCluster(c) : c;
    const box = boxOfCluster(turned);
    const at = movedCluster(turned, { x: x - box.x, y: c.isAloft ? 0 : -footOf(box) });
    x += box.width * 0.98;
    return at;
  });
  return placed.reduce((a, b) => joined(a, b));
}

/** Small things stand at the hero's feet: one at each side, the third before the middle. */
const AT_FEET = [1, -1, 0, 1.9, -1.9, 2.7] as const;
function atFeet(group: Cluster, c: Cluster, turn: number): Cluster {
  const box = boxOfCluster(group);
  const [list, broad] = [split(c), Math.max(box.width, box.height * 0.62)];
  const tall = box.height * (list.length > 3 ? 0.32 : list.length > 2 ? 0.4 : 0.46) * Math.max(1, Math.min(1.3, (box.width / box.height) * 0.7));
  let out = group;
  list.forEach((one, i) => {
    const own = boxOfCluster(one);
    const side = AT_FEET[(i + turn) % AT_FEET.length]!;
    const scale = Math.min(tall / own.height, (broad * 0.46) / own.width) * (side === 0 ? 0.84 : 1);
    const x = middleOf(box) + Math.sign(side) * (broad / 2 + own.width * scale * (0.2 + (Math.abs(side) - 1) * 0.9));
    const y = footOf(box) + (side === 0 ? box.height * 0.07 : 0);
    const placed = movedCluster(one, { scale, x: x - middleOf(own) * scale, y: y - footOf(own) * scale });
    out = clearOfFaces(out, placed);
  });
  return out;
} // prettier-ignore
/** Flower heads close together before the hero's foot, the middle one in front; along what is wide. */
function withBunch(group: Cluster, list: readonly Cluster[]): Cluster {
  const box = boxOfCluster(group);
  const n = list.length;
  const size = Math.min(box.height * 0.46, Math.max(box.width, box.height * 0.5) * (n === 1 ? 0.46 : 0.42));
  const step = Math.max(size * 0.72, n > 1 ? Math.min(box.width / (n - 1), size * 1.04) * 0.86 : 0);
  const middle = (n - 1) / 2;
  const placed = list.map((one, i) => {
    const t = n === 1 ? 1 : i - middle;
    const own = boxOfCluster(one);
    const scale = (size * (Math.abs(t) < 0.6 && n > 2 ? 1.06 : 0.9)) / own.width;
    const [x, y] = [middleOf(box) + t * step * (n === 1 ? box.width / size / 2.6 : 1), footOf(box) - size * (0.12 + 0.07 * Math.abs(t))];
    const flower = t < 0 ? flippedCluster(one) : one;
    const it = boxOfCluster(flower);
    return { t: Math.abs(t), c: movedCluster(flower, { scale, x: x - middleOf(it) * scale, y: y - (it.y + it.height / 2) * scale }) };
  });
  return placed.toSorted((a, b) => b.t - a.t).reduce((made, { c }) => clearOfFaces(made, c), group);
} // prettier-ignore
/** In front of the group unless that would hide a face. */
function clearOfFaces(group: Cluster, added: Cluster): Cluster {
  const box = grown(boxOfCluster(added), 4);
  const hides = group.pieces.some(p => p.faces.some(f => overlap(f, box) > 0));
  return hides ? joined(added, group, group.heroes) : joined(group, added, group.heroes);
}
const split = (c: Cluster): Cluster[] => {
  const indices = [...new Set(c.pieces.map(p => `${p.node}/${p.index}`))];
  return indices.length < 2 || c.heroes.length > 1 ? [c] : indices.map(key => cluster(c.pieces.filter(p => `${p.node}/${p.index}` === key), c.heroes)); // prettier-ignore
};

/** Over the heads in a bow, the outer ones lower. */
function above(group: Cluster, c: Cluster): Cluster {
  const box = boxOfCluster(group);
  const list = split(c);
  const n = list.length;
  const size = (n > 4 ? 0.34 : n > 1 ? 0.46 : 0.44) * Math.max(box.height, box.width * 0.62);
  let out = group;
  list.forEach((one, i) => {
    const own = boxOfCluster(one);
    const scale = size / Math.max(own.width, own.height);
    const t = n === 1 ? 0 : (i / (n - 1)) * 2 - 1;
    // Close together, the outer ones a little lower, as a bunch is.
    const x = middleOf(box) + t * Math.min(box.width * 0.46, own.width * scale * (n - 1) * 0.52);
    const y =
      topNear(group, middleOf(box), Math.min(box.width * 0.4, own.width * scale * n * 0.5)) +
      size * (0.05 + 0.14 * Math.abs(t));
    out = joined(
      movedCluster(one, { scale, x: x - middleOf(own) * scale, y: y - footOf(own) * scale }),
      out,
      out.heroes,
    );
  });
  return out;
}
/** Highest ink of the group between x - r and x + r. */
const topNear = (c: Cluster, x: number, r: number): number =>
  Math.min(...c.pieces.filter(p => p.box.x < x + r && p.box.x + p.box.width > x - r).map(p => p.box.y), boxOfCluster(c).y + boxOfCluster(c).height * 0.5); // prettier-ignore

function behind(group: Cluster, c: Cluster): Cluster {
  const [box, own] = [boxOfCluster(group), boxOfCluster(c)];
  const isRound = own.width < own.height * 1.2;
  const isHalo =
    isRound &&
    own.width > own.height * 0.9 &&
    c.heroes.length === 1 &&
    !c.isAloft &&
    c.pieces.some(p => /mandala|rangoli/.test(p.noun));
  const scale = isHalo
    ? (Math.max(box.width, box.height) * 1.06) / own.width
    : isRound
      ? (Math.max(box.width, box.height) * 0.62) / own.width
      : Math.max((box.width * 1.35) / own.width, (box.height * 0.7) / own.height);
  const y = isHalo
    ? box.y + box.height * 0.48 - (own.y + own.height / 2) * scale
    : isRound
      ? box.y + box.height * 0.3 - (own.y + own.height / 2) * scale
      : footOf(box) - footOf(own) * scale - box.height * 0.1;
  return joined(movedCluster(c, { scale, x: middleOf(box) - middleOf(own) * scale, y }), group, group.heroes);
}

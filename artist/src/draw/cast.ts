/** The things of a scene as a group: how many of each, and where they stand to one another, as boxes that are fitted into a place. */
import type { Link, Subject } from '../brief/brief.ts';
import { STANDS, type Box, type Spot } from './spots.ts';

/** A drawing in the group: its middle, the length of its longest side. */
export interface Placed {
  subject: Subject;
  x: number;
  y: number;
  size: number;
  flip: boolean;
  /** It is the one that wears what is drawn on a head. */
  isHero: boolean;
}
interface Drawing extends Placed {
  width: number;
  height: number;
  depth: number;
}
const SPOTS: Partial<Record<Link['kind'], [ofTo: Spot, ofFrom: Spot]>> = {
  on: ['below', 'stand'], under: ['canopy', 'below'], over: ['below', 'above'], in: ['container', 'inside'], 'left of': ['right', 'left'], 'right of': ['left', 'right'], behind: ['front', 'back'], 'in front of': ['back', 'front'],
  riding: ['mount', 'rider'], holding: ['hand', 'side'], 'in mouth': ['hand', 'side'], doing: ['hand', 'side'], wearing: ['head', 'side'], 'carrying on back': ['load', 'below'], 'hanging from': ['above', 'below'], 'coming out of': ['container', 'inside'],
  against: ['back', 'front'], 'leaning on': ['back', 'front'], around: ['back', 'front'], 'wrapped around': ['back', 'front'], through: ['back', 'front'], facing: ['sky', 'side'],
}; // prettier-ignore

/** How tall a thing is beside a person, which is 1. */
const SCALES: Partial<Record<string, number>> = { place: 1.5, vehicle: 1.25, flora: 0.75, food: 0.55, object: 0.6, animal: 1, person: 1, deity: 1.3 }; // prettier-ignore
const SIZES = { tiny: 0.45, small: 0.7, big: 1.4, huge: 1.8, long: 1.2, tall: 1.3, fat: 1.1, thin: 0.9 } as const;
const TALL = /tree|palm|tower|lighthouse|temple|building|castle|mountain|giraffe|t rex|dinosaur|sauropod|elephant|dragon|whale|robot|tent|house|wall|skyline|banyan|sofa|bed|volcano|ship|rocket|planet/; // prettier-ignore
const LITTLE = /\b(mouse|rat|butterfly|bee|ladybug|ant|chick|sparrow|bird|hamster|snail|spider|frog|squirrel|leaf|crab|starfish|star|sparkle|feather)\b/; // prettier-ignore

function scaleOf(subject: Subject): number {
  const trait = subject.traits.find(one => SCALES[one] !== undefined);
  const own = TALL.test(subject.label) ? 1.5 : LITTLE.test(subject.label) ? 0.55 : (SCALES[trait ?? 'object'] ?? 0.7);
  return own * (subject.size ? SIZES[subject.size] : 1);
}

/** Copies of one subject in rows, smaller the more there are. */
function block(subject: Subject, ratio: number, o: { isHero: boolean; mirrored: boolean }): Drawing[] {
  const count = Math.max(1, Math.min(12, subject.count ?? 1));
  const rows = count <= 3 ? [count] : count === 4 ? [2, 2] : count <= 8 ? [Math.ceil(count / 2), Math.floor(count / 2)] : [Math.ceil(count / 3), Math.ceil((count - Math.ceil(count / 3)) / 2), count - Math.ceil(count / 3) - Math.ceil((count - Math.ceil(count / 3)) / 2)]; // prettier-ignore
  const longest = scaleOf(subject) / Math.max(1, rows[0]! ** 0.55);
  const [width, height] = ratio >= 1 ? [longest, longest / ratio] : [longest * ratio, longest];
  return rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i) => ({
      subject, size: longest, width, height, depth: row, isHero: o.isHero, x: (i - (n - 1) / 2) * width * 1.08, y: row * height * 1.04,
      flip: o.mirrored && i >= n / 2,
    })),
  ); // prettier-ignore
}

const boxOf = (drawings: readonly Drawing[]): Box => ({
  left: Math.min(...drawings.map(d => d.x - d.width / 2)),
  right: Math.max(...drawings.map(d => d.x + d.width / 2)),
  top: Math.min(...drawings.map(d => d.y - d.height / 2)),
  bottom: Math.max(...drawings.map(d => d.y + d.height / 2)),
});

function moved(drawings: readonly Drawing[], o: { scale?: number; x: number; y: number; depth: number }): Drawing[] {
  const box = boxOf(drawings);
  const [cx, cy, s] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, o.scale ?? 1];
  return drawings.map(d => ({ ...d, x: o.x + (d.x - cx) * s, y: o.y + (d.y - cy) * s, size: d.size * s, width: d.width * s, height: d.height * s, depth: d.depth + o.depth })); // prettier-ignore
}

/** Puts a block at its spot beside what stands already; `side` is 1 for right. */
function put(at: Box, all: Box, other: readonly Drawing[], spot: Spot, side: 1 | -1): Drawing[] {
  const box = boxOf(other);
  const { label, traits } = other[0]!.subject;
  const [aw, ah, cx] = [at.right - at.left, at.bottom - at.top, (at.left + at.right) / 2];
  // A wall is as long as who sits on it, and no higher.
  if (spot === 'below' && /^(wall|fence)$/.test(label) && other.length === 1)
    return rowOf(other[0]!, { cx, top: at.bottom - ah * 0.1, width: aw * 1.1, height: ah * 0.75 });
  const meeting = { at, all, w: box.right - box.left, h: box.bottom - box.top, aw, ah, cx, label, isFlora: traits.includes('flora'), isPlace: traits.includes('place'), many: other.length, side }; // prettier-ignore
  return moved(other, STANDS[spot](meeting));
}

/** Copies of one drawing side by side, as one long thing. */
function rowOf(
  one: Drawing,
  { cx, top, width, height }: { cx: number; top: number; width: number; height: number },
): Drawing[] {
  const s = height / one.height;
  const n = Math.max(1, Math.round(width / (one.width * s)));
  return Array.from({ length: n }, (_, i) => ({
    ...one,
    size: one.size * s,
    width: one.width * s,
    height,
    depth: one.depth - 10,
    x: cx + (i - (n - 1) / 2) * one.width * s,
    y: top + height / 2,
  }));
}

/** Places hero and others, by their links, into a box around a middle; what lies in front comes last. */
export function placeCast(
  subjects: readonly Subject[],
  links: readonly Link[],
  o: { x: number; y: number; width: number; height: number; ratioOf: (subject: Subject) => number },
): Placed[] {
  // prettier-ignore
  const [hero] = subjects;
  if (!hero) return [];
  const mirrored = (id: string | undefined) =>
    links.some(({ kind, from }) => kind === 'mirrored' && from.includes(id ?? ''));
  const blockOf = (subject: Subject) =>
    block(subject, o.ratioOf(subject), { isHero: subject === hero, mirrored: mirrored(subject.id) });
  let all = blockOf(hero);
  const placed = new Map<string, Drawing[]>([[hero.id ?? 'hero', all]]);
  const sides = new Map<string, number>();
  const add = (subject: Subject, at: readonly Drawing[], spot: Spot) => {
    const key = /hand|head/.test(spot)
      ? `${spot}${at[0]!.x}`
      : /below|above|canopy|back|front|container|foot/.test(spot)
        ? spot
        : 'side';
    const turn = sides.get(key) ?? 0;
    sides.set(key, turn + 1);
    const made = put(boxOf(at), boxOf(all), blockOf(subject), spot, turn % 2 ? -1 : 1);
    const isRight = boxOf(made).left > (boxOf(at).left + boxOf(at).right) / 2;
    const turned = mirrored(subject.id) && isRight ? made.map(d => ({ ...d, flip: true })) : made;
    all = [...all, ...turned];
    placed.set(subject.id ?? subject.label, turned);
  };
  for (let rounds = 0; rounds < subjects.length; rounds += 1) {
    for (const { kind, from, to } of links) {
      const spots = SPOTS[kind];
      const known = from.filter(id => placed.has(id));
      const target = subjects.find(({ id }) => id === to);
      const spot = kind === 'with' && target?.traits.includes('flora') ? 'foot' : (spots?.[0] ?? 'side');
      if (known.length > 0 && target && !placed.has(to))
        add(
          target,
          known.flatMap(id => placed.get(id)!),
          spot,
        );
      for (const id of from) {
        const source = subjects.find(one => one.id === id);
        if (source && placed.has(to) && !placed.has(id)) add(source, placed.get(to)!, spots?.[1] ?? 'side');
      }
    }
    const next = subjects.find(subject => !placed.has(subject.id ?? subject.label) && !links.some(({ from, to }) => to === subject.id && from.some(id => placed.has(id)))); // prettier-ignore
    if (next && !(subjects[0] === next)) add(next, all, 'side');
  }
  return fitted(all, o);
}

function fitted(
  all: readonly Drawing[],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Placed[] {
  // prettier-ignore
  const box = boxOf(all);
  const s = Math.min(width / (box.right - box.left), height / (box.bottom - box.top));
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return [...all]
    .sort((a, b) => a.depth - b.depth)
    .map(d => ({
      subject: d.subject,
      x: x + (d.x - cx) * s,
      y: y + (d.y - cy) * s,
      size: d.size * s,
      flip: d.flip,
      isHero: d.isHero,
    }));
}

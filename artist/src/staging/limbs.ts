/**
 * Arms, legs and a face for things that do what people do: a samosa that lifts weights, a running vada pav. Limbs are soft tubes with white
 * gloves and round shoes, as in the first cartoons, so that they fit whatever they grow from.
 */
import { type Point, type Shape } from '../figures/shape.ts';
import type { ActionVerb, Mood, Thing as SceneThing } from '../reading/scene.ts';
import { body, disc, flat, line, oval, plate, rod, stroke } from '../things/pen.ts';
import { turned } from '../things/turn.ts';
import { faceOf } from './dress-things.ts';
import type { Piece } from './piece.ts';
import { silhouetteOf, spanOf } from './silhouette.ts';

/** Hands and feet in sizes of the body from where they grow, the right one first; `lift` is how far the body leaves the ground. */
interface Bearing {
  hands: readonly [right: Point, left: Point];
  feet: readonly [right: Point, left: Point];
  /** How a limb bends: positive outward. */
  bend?: number;
  lean?: number;
  isRaised?: boolean;
}
const p = (x: number, y: number): Point => ({ x, y });
const BEARINGS = {
  stand: { hands: [p(-0.4, 0.3), p(0.4, 0.3)], feet: [p(-0.06, 0.46), p(0.06, 0.46)] },
  wave: { hands: [p(-0.36, 0.3), p(0.4, -0.5)], feet: [p(-0.06, 0.46), p(0.06, 0.46)] },
  run: { hands: [p(-0.44, 0.16), p(0.46, -0.16)], feet: [p(-0.5, 0.26), p(0.42, 0.44)], bend: 0.16, lean: 7 },
  walk: { hands: [p(-0.42, 0.26), p(0.42, 0.12)], feet: [p(-0.24, 0.44), p(0.28, 0.46)], bend: 0.06 },
  jump: { hands: [p(-0.44, -0.46), p(0.44, -0.46)], feet: [p(-0.3, 0.26), p(0.3, 0.26)], bend: 0.2, isRaised: true },
  lift: { hands: [p(-0.2, -0.86), p(0.2, -0.86)], feet: [p(-0.16, 0.44), p(0.16, 0.44)], bend: 0.22 },
  dance: { hands: [p(-0.46, -0.44), p(0.44, 0.1)], feet: [p(-0.1, 0.46), p(0.34, 0.3)], bend: 0.12, lean: -6 },
  box: { hands: [p(-0.3, -0.08), p(0.52, -0.12)], feet: [p(-0.2, 0.44), p(0.22, 0.46)], bend: 0.16 },
  hold: { hands: [p(-0.38, 0.28), p(0.42, -0.12)], feet: [p(-0.06, 0.46), p(0.06, 0.46)], bend: 0.1 },
  sit: { hands: [p(-0.44, 0.34), p(0.44, 0.34)], feet: [p(-0.36, 0.12), p(0.36, 0.12)], bend: 0.12 },
  ride: { hands: [p(-0.46, -0.1), p(0.46, -0.1)], feet: [p(-0.14, 0.3), p(0.14, 0.3)], bend: 0.14 },
} satisfies Record<string, Bearing>;
export type BearingName = keyof typeof BEARINGS;

const BEARING_OF: Partial<Record<ActionVerb, BearingName>> = {
  run: 'run', race: 'run', chase: 'run', 'play sport': 'run', walk: 'walk', travel: 'walk', trek: 'walk', jump: 'jump', celebrate: 'jump', party: 'dance', dance: 'dance', lift: 'lift', exercise: 'lift', wave: 'wave', greet: 'wave', salute: 'wave', box: 'box', fight: 'box', kick: 'run', sing: 'hold', shout: 'wave',
  hold: 'hold', carry: 'hold', eat: 'hold', drink: 'hold', read: 'hold', play: 'hold', bat: 'hold', paint: 'hold', write: 'hold', photograph: 'hold', cook: 'hold', work: 'hold', type: 'hold', study: 'hold', swing: 'hold', throw: 'hold', give: 'hold', game: 'hold', sit: 'sit', relax: 'sit', meditate: 'sit', 'do yoga': 'sit', surf: 'ride', skate: 'ride', ride: 'ride', drive: 'ride', cycle: 'ride',
  stand: 'stand', point: 'hold', think: 'stand', wait: 'stand',
}; // prettier-ignore
/** What needs a face and no limbs. */
const FACE_OF: Partial<Record<ActionVerb, Mood>> = { smile: 'happy', laugh: 'happy', cry: 'sad', wink: 'silly', sleep: 'sleepy', shout: 'angry', look: 'calm' }; // prettier-ignore

/** Kinds that may grow limbs; what rides and flies by nature needs them said. */
const MAY_LIVE = /^(food|plant|object|symbol|instrument|garment|sky|furniture)$/;
/** What these do they do without arms: a rose stands, the sun shines, balloons fly. */
const BY_NATURE: Partial<Record<SceneThing['kind'], RegExp>> = { plant: /^(stand|grow|dance|swing|wait)$/, sky: /^(stand|dance|fall|race|wait|run|travel)$/, object: /^(stand|swing|race|wait|run|travel|drive)$/, symbol: /^(stand|wait)$/, garment: /^(stand|wait|dance|swing)$/, instrument: /^(stand|wait|play|sing)$/, food: /^(stand|wait)$/, furniture: /^(stand|wait)$/ }; // prettier-ignore
const LIMBS = /^(arm|arms|leg|legs|hand|hands|foot|feet|shoe|shoes)$/;
const FEATURES = /^(face|eye|eyes|mouth|smile|lips|teeth)$/;
const SHOWN_BY_FACE = /^(happy|sad|angry|sleepy|scared|surprised|grumpy|silly)$/;
const FACELESS = /^hand$|fist|palm|skull|mask|emoji|smiley|face|jack o lantern|robot|eye|statue|idol/;

/** How a thing is brought to life by the words; nothing where they leave it a thing. */
export interface Life {
  bearing?: BearingName;
  mood: Mood;
}
export function lifeOf(thing: SceneThing, deeds: readonly { verb: ActionVerb }[]): Life | undefined {
  const verb = deeds.map(d => d.verb).find(v => BEARING_OF[v] && !BY_NATURE[thing.kind]?.test(v));
  const said =
    (thing.looks.includes('limbs') || thing.parts.some(part => LIMBS.test(part.noun))) && !FACELESS.test(thing.noun);
  const limbs = (MAY_LIVE.test(thing.kind) || said) && (verb !== undefined || said);
  const faced = deeds.map(d => FACE_OF[d.verb]).find(m => m !== undefined);
  const isMoody = thing.mood !== undefined && SHOWN_BY_FACE.test(thing.mood) && MAY_LIVE.test(thing.kind);
  const isFaced =
    (thing.looks.includes('faced') || thing.parts.some(part => FEATURES.test(part.noun))) && MAY_LIVE.test(thing.kind);
  const any = deeds.map(d => BEARING_OF[d.verb]).find(b => b !== undefined);
  if (limbs) return { bearing: (verb && BEARING_OF[verb]) ?? any ?? 'stand', mood: thing.mood ?? faced ?? 'happy' };
  return (faced || isMoody || isFaced) && !FACELESS.test(thing.noun) && MAY_LIVE.test(thing.kind) ? { mood: thing.mood ?? faced ?? 'happy' } : undefined; // prettier-ignore
}
export const isLimb = (noun: string): boolean => LIMBS.test(noun) || FEATURES.test(noun);

/** A body with its limbs and face: what lies behind it and what before, and where its hands are. */
export interface Alive {
  behind: Shape[];
  before: Shape[];
  hands: [right: Point, left: Point];
  /** Degrees that the whole leans. */
  lean: number;
}
const short = (n: number) => Math.round(n * 10) / 10;

export function alive(base: Piece, life: Life, o: { isMasked: boolean; isGloved: boolean }): Alive {
  const of = silhouetteOf(base);
  const size = Math.sqrt(base.box.width * base.box.height);
  const features = o.isMasked ? mouthOf(base, life.mood, size) : [...eyesOf(base, life.mood, size), ...mouthOf(base, life.mood, size)]; // prettier-ignore
  const bearing: Bearing | undefined = life.bearing && BEARINGS[life.bearing];
  if (!bearing) return { behind: [], before: features, hands: [p(0, 0), p(0, 0)], lean: 0 };
  const [shoulders, hips] = [spanOf(base, 0.56, of), spanOf(base, 0.92, of)];
  const hipY = base.box.y + base.box.height * 0.92;
  const roots = [p(shoulders.x - shoulders.width * 0.48, shoulders.y), p(shoulders.x + shoulders.width * 0.48, shoulders.y)] as const; // prettier-ignore
  const hip = Math.min(hips.width * 0.26, size * 0.22);
  const legs = [p(hips.x - hip, hipY), p(hips.x + hip, hipY)] as const;
  const hands = bearing.hands.map((h, i) => p(roots[i]!.x + h.x * size, roots[i]!.y + h.y * size)) as [Point, Point];
  if (life.bearing === 'lift') hands.forEach((h, i) => (h.y = base.box.y - size * 0.16 - (i && 0)));
  const feet = bearing.feet.map((f, i) => p(legs[i]!.x + f.x * size, legs[i]!.y + f.y * size));
  const bend = (bearing.bend ?? 0.05) * size;
  const behind: Shape[] = [];
  const before: Shape[] = [];
  for (const i of [0, 1] as const) {
    const side = i ? 1 : -1;
    behind.push(limb(legs[i], feet[i]!, bend * side * (life.bearing === 'run' ? 1 : 0.7), size), ...shoe(feet[i]!, life.bearing === 'run' ? 1 : side, size)); // prettier-ignore
    const isUp = hands[i].y < roots[i].y;
    behind.push(limb(roots[i], hands[i], bend * side * (isUp ? 1.2 : -1) * (isUp ? 1 : -1), size));
    before.push(...glove(hands[i], side, size, o.isGloved, Math.atan2(hands[i].y - roots[i].y, hands[i].x - roots[i].x))); // prettier-ignore
  }
  return { behind, before: [...features, ...before], hands, lean: bearing.lean ?? 0 };
}

/** A soft tube between two points. */
function limb(from: Point, to: Point, bend: number, size: number): Shape {
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // The bend lies across the limb, outward.
  const [nx, ny] = [-(to.y - from.y) / long, (to.x - from.x) / long];
  const way = nx * Math.sign(bend || 1) > 0 ? 1 : -1;
  const by = Math.abs(bend) * way;
  return rod('dark', `M${short(from.x)} ${short(from.y)}Q${short(mx + nx * by * 1.4)} ${short(my + ny * by * 1.4)} ${short(to.x)} ${short(to.y)}`, Math.max(9, size * 0.062)); // prettier-ignore
}
function glove(at: Point, side: number, size: number, isBoxing: boolean, angle: number): Shape[] {
  const r = size * (isBoxing ? 0.15 : 0.105);
  const drawn = isBoxing
    ? [body('cloth1', 'M-60 44C-96 10 -90 -66 -20 -84C52 -100 96 -60 90 -6C86 40 50 62 0 62C-20 62 -44 58 -60 44Z'), plate('cloth1', 'M-60 10C-96 0 -100 -44 -66 -56C-36 -60 -20 -30 -30 -6Z'), plate('white', 'M-50 44L44 58L36 92L-46 80Z')]
    : [body('white', 'M-44 74C-84 40 -90 -10 -70 -40C-60 -84 -22 -80 -16 -56C-10 -96 38 -96 38 -54C56 -84 94 -64 82 -20C94 20 76 62 44 78Z'), line('M-16 -56V-16M38 -54V-14'), plate('white', 'M-62 20C-104 10 -106 -30 -78 -36C-54 -38 -50 -10 -36 4Z'), plate('white', 'M-52 66L52 70L48 96L-48 92Z')]; // prettier-ignore
  const turn = (angle * 180) / Math.PI + 90;
  return turned(side > 0 ? drawn : turned(drawn, { isFlipped: true }), { scale: r / 80, turn: Math.max(-150, Math.min(150, ((turn + 540) % 360) - 180)), x: at.x, y: at.y }); // prettier-ignore
}
function shoe(at: Point, side: number, size: number): Shape[] {
  const scale = (size * 0.15) / 80;
  const drawn = [body('cloth1', 'M-58 40V-8C-58 -44 -10 -48 6 -30C24 -8 96 -14 104 30V40Z'), flat('cloth1Shade', 'M-58 40V20Q20 34 104 24V40Z'), body('white', 'M-64 36H108Q112 60 96 60H-54Q-66 58 -64 36Z'), stroke('white', 'M8 -22L-8 -4M24 -10L10 6', 10)]; // prettier-ignore
  return turned(drawn, { scale, x: at.x, y: at.y, isFlipped: side < 0 });
}

/** Two eyes as large as the face allows, by its mood. */
function eyesOf(base: Piece, mood: Mood, size: number): Shape[] {
  const at = spanOf(base, faceOf(base.noun).eyes);
  const r = Math.min(at.width * 0.15, size * 0.115);
  const gap = Math.min(at.width * 0.2, size * 0.15);
  return [-1, 1].flatMap(side => {
    const x = at.x + gap * side;
    if (mood === 'sleepy') return [stroke('line', `M${short(x - r)} ${short(at.y)}Q${short(x)} ${short(at.y + r)} ${short(x + r)} ${short(at.y)}`, r * 0.3)]; // prettier-ignore
    const tall = r * (mood === 'surprised' || mood === 'scared' ? 1.5 : 1.28);
    const brow = mood === 'angry' || mood === 'grumpy' || mood === 'evil' ? -1 : mood === 'sad' || mood === 'scared' ? 1 : 0;
    const eye = [body('white', oval(x, at.y, r, tall)), flat('eye', oval(x + r * 0.12, at.y + tall * 0.16, r * 0.58, tall * 0.62)), flat('white', disc(x + r * 0.3, at.y - tall * 0.16, r * 0.2))];
    const [inner, outer] = [at.y - tall * (1.1 + 0.34 * brow), at.y - tall * (1.1 - 0.34 * brow)];
    return brow ? [...eye, stroke('line', `M${short(x - r * 1.1 * side)} ${short(inner)}L${short(x + r * 1.1 * side)} ${short(outer)}`, r * 0.42)] : eye;
  }); // prettier-ignore
}
function mouthOf(base: Piece, mood: Mood, size: number): Shape[] {
  const at = spanOf(base, faceOf(base.noun).mouth);
  const w = Math.min(at.width * 0.3, size * 0.18);
  const [x, y] = [at.x, at.y - w * 0.2];
  const arc = (bend: number) => stroke('line', `M${short(x - w)} ${short(y)}Q${short(x)} ${short(y + w * bend)} ${short(x + w)} ${short(y)}`, Math.max(6, w * 0.16)); // prettier-ignore
  if (mood === 'sad' || mood === 'angry' || mood === 'grumpy') return [arc(-0.7)];
  if (mood === 'sleepy' || mood === 'calm' || mood === 'cool') return [arc(0.5)];
  if (mood === 'surprised' || mood === 'scared') return [body('dark', oval(x, y + w * 0.3, w * 0.4, w * 0.5))];
  return [
    body('dark', `M${short(x - w)} ${short(y)}Q${short(x)} ${short(y + w * 0.2)} ${short(x + w)} ${short(y)}C${short(x + w * 0.9)} ${short(y + w * 1.1)} ${short(x - w * 0.9)} ${short(y + w * 1.1)} ${short(x - w)} ${short(y)}Z`),
    flat('accent', oval(x, y + w * 0.62, w * 0.46, w * 0.2)),
  ]; // prettier-ignore
}
export const limbColours = { dark: '#2a2230', white: '#fffaf0', accent: '#e8574f', eye: '#1c1420' } as const;

/** Nose, mouth, cheeks and the lines of age. */
import type { Mood } from '../spec.ts';
import type { Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';
import { curve, oval } from '../geometry.ts';

type MouthName =
  | 'smile'
  | 'grin'
  | 'open'
  | 'frown'
  | 'grit'
  | 'round'
  | 'small'
  | 'smirk'
  | 'tongue'
  | 'pucker'
  | 'chew';
const MOUTHS: Record<Mood, MouthName> = {
  calm: 'small',
  happy: 'grin',
  laughing: 'open',
  sad: 'frown',
  angry: 'grit',
  surprised: 'round',
  sleepy: 'small',
  cool: 'smirk',
  loving: 'smile',
  silly: 'tongue',
};
const DEEDS = { sing: 'open', eat: 'chew', drink: 'pucker', blow: 'pucker', kiss: 'pucker' } as const;

interface MouthFrame {
  /** From shares of the mouth's half width and skull units to skull units. */
  p(u: number, y: number, corner?: 1): readonly [number, number, 1?];
  hasLips: boolean;
  width: number;
  /** Of the teeth, of what is seen of them. */
  teeth: number;
}

function mouthFrame(h: HeadFrame): MouthFrame {
  const { age, sex } = h.looks;
  const young = age === 'child' || age === 'baby';
  const y = young ? 0.68 : 0.71;
  const center = h.on(0, y, 1.06);
  const width = (young ? 0.3 : sex === 'female' ? 0.3 : 0.34) * h.squeeze(0) ** 0.8;
  // The far half of a turned mouth is shorter.
  const half = (u: number) => u * width * (1 - 0.3 * u * h.place.turn);
  return {
    p: (u, dy, corner) => (corner ? [center.x + half(u), center.y + dy, 1] : [center.x + half(u), center.y + dy]),
    hasLips: sex === 'female' && !young,
    width,
    teeth: Math.max(0.13, h.least * 1.5),
  };
}

const LINE = { stroke: 'line', width: 0.07, part: 'face' } as const;

function lips(m: MouthFrame, bow: number): Shape[] {
  if (!m.hasLips) return [];
  const { p } = m;
  return [
    { segments: curve([p(-0.92, -0.01, 1), p(-0.3, -0.075 + bow * 0.5), p(0, -0.05 + bow * 0.5), p(0.3, -0.075 + bow * 0.5), p(0.92, -0.01, 1), p(0.45, bow + 0.085), p(0, bow + 0.12), p(-0.45, bow + 0.085)]), fill: 'lip', part: 'face', least: 0.1 }, // prettier-ignore
  ];
}

/** An open mouth: dark, with teeth above and the tongue below. */
function opened(m: MouthFrame, deep: number, wide: number): Shape[] {
  const { p } = m;
  return [
    { segments: curve([p(-wide, -0.1, 1), p(-wide * 0.5, -0.07), p(0, -0.06), p(wide * 0.5, -0.07), p(wide, -0.1, 1), p(wide * 0.78, deep * 0.55), p(wide * 0.3, deep), p(-wide * 0.3, deep), p(-wide * 0.78, deep * 0.55)]), fill: 'line', stroke: 'line', weight: 'detail', part: 'face' }, // prettier-ignore
    { segments: curve([p(-wide * 0.86, -0.085, 1), p(0, -0.05), p(wide * 0.86, -0.085, 1), p(wide * 0.72, m.teeth - 0.1, 1), p(0, m.teeth - 0.06), p(-wide * 0.72, m.teeth - 0.1, 1)]), fill: 'white', part: 'face' }, // prettier-ignore
    { segments: curve([p(-wide * 0.46, deep * 0.72), p(0, deep * 0.56), p(wide * 0.46, deep * 0.72), p(wide * 0.26, deep * 0.95), p(-wide * 0.26, deep * 0.95)]), fill: 'lip', part: 'face', least: 0.08 }, // prettier-ignore
  ];
}

const DRAW: Record<MouthName, (m: MouthFrame) => Shape[]> = {
  small: m => [
    ...lips(m, 0.02),
    { segments: curve([m.p(-0.72, -0.02), m.p(0, 0.03), m.p(0.72, -0.03)], false), ...LINE },
  ],
  smile: m => [...lips(m, 0.07), { segments: curve([m.p(-1, -0.06), m.p(-0.45, 0.05), m.p(0, 0.075), m.p(0.45, 0.05), m.p(1, -0.07)], false), ...LINE }], // prettier-ignore
  grin: m => [...opened(m, 0.22, 1.02)],
  open: m => opened(m, 0.37, 1.06),
  frown: m => [...lips(m, 0.01), { segments: curve([m.p(-0.8, 0.1), m.p(-0.35, 0.01), m.p(0.35, 0.01), m.p(0.8, 0.1)], false), ...LINE }], // prettier-ignore
  grit: m => [
    { segments: curve([m.p(-0.9, 0.1, 1), m.p(-0.7, -0.05), m.p(0, -0.09), m.p(0.7, -0.05), m.p(0.9, 0.1, 1), m.p(0.4, 0.07), m.p(-0.4, 0.07)]), fill: 'white', stroke: 'line', weight: 'form', part: 'face', least: 0.1 }, // prettier-ignore
    { segments: curve([m.p(-0.76, 0.02), m.p(0, -0.01), m.p(0.76, 0.02)], false), stroke: 'line', weight: 'detail', part: 'face' }, // prettier-ignore
  ],
  round: m => [{ segments: curve([m.p(-0.42, 0.06), m.p(0, -0.1), m.p(0.42, 0.06), m.p(0, 0.25)]), fill: 'line', part: 'face' }], // prettier-ignore
  smirk: m => [...lips(m, 0.03), { segments: curve([m.p(-0.7, 0.03), m.p(0, 0.05), m.p(0.6, 0), m.p(1, -0.12)], false), ...LINE }], // prettier-ignore
  tongue: m => [
    ...opened(m, 0.16, 1),
    { segments: curve([m.p(-0.1, 0.06), m.p(0.3, 0.02), m.p(0.62, 0.06), m.p(0.6, 0.3), m.p(0.22, 0.36), m.p(-0.12, 0.26)]), fill: 'lip', stroke: 'line', weight: 'detail', part: 'face' }, // prettier-ignore
  ],
  pucker: m => [{ segments: curve([m.p(-0.32, 0), m.p(0, -0.08), m.p(0.32, 0), m.p(0, 0.1)]), fill: m.hasLips ? 'lip' : 'skinShade', stroke: 'line', weight: 'form', part: 'face' }], // prettier-ignore
  chew: m => opened(m, 0.18, 0.7),
};

function nose(h: HeadFrame): Shape[] {
  const young = h.looks.age === 'child' || h.looks.age === 'baby';
  const long = h.looks.age === 'old' ? 0.05 : 0;
  const side = h.place.turn < -0.1 ? -1 : 1;
  const y = (young ? 0.42 : 0.44) + long;
  const wide = young ? 0.09 : h.looks.sex === 'male' ? 0.15 : 0.115;
  const tip = h.on(0, y, 1.16);
  const bridge = h.on(0, 0.08, 1.02);
  const lean = Math.min(1, Math.abs(h.place.turn) * 1.8);
  const shapes: Shape[] = [];
  if (!young) shapes.push({ segments: curve([[bridge.x + side * 0.05, bridge.y, 1], [tip.x + side * wide * (0.7 + lean * 0.5), tip.y - 0.03], [tip.x + side * wide * 0.5, tip.y + 0.05, 1], [tip.x, tip.y + 0.02]]), fill: 'skinShade', part: 'face', least: 0.1 }); // prettier-ignore
  // From the front the wing of the nose on both sides, turned its bow to the far side.
  shapes.push({
    segments: curve([[tip.x - wide * (side > 0 ? 1 - lean * 0.35 : 1), tip.y - 0.01], [tip.x - wide * 0.45, tip.y + 0.055], [tip.x + wide * 0.45, tip.y + 0.055], [tip.x + wide * (side < 0 ? 1 - lean * 0.35 : 1), tip.y - 0.02]], false), // prettier-ignore
    stroke: 'line',
    width: 0.055,
    part: 'face',
  });
  return shapes;
}

function cheeks(h: HeadFrame): Shape[] {
  const { age, sex, mood } = h.looks;
  const isShown = age === 'child' || age === 'baby' || mood === 'loving' || (sex === 'female' && mood === 'happy');
  if (!isShown) return [];
  return ([-1, 1] as const)
    .filter(side => h.squeeze(46 * side) > 0.45)
    .map(side => {
      const p = h.on(42 * side, 0.5);
      return { segments: oval(p, 0.15 * h.squeeze(42 * side), 0.1), fill: 'blush', part: 'face', least: 0.2 };
    });
}

/** Folds beside the mouth and below the eyes. */
function wrinkles(h: HeadFrame): Shape[] {
  if (h.looks.age !== 'old') return [];
  return ([-1, 1] as const).flatMap(side => {
    const fold = (a: readonly [number, number], b: readonly [number, number], c: readonly [number, number]): Shape => {
      const points = [a, b, c].map(([longitude, y]) => h.on(longitude * side, y));
      return { segments: curve(points.map(p => [p.x, p.y] as const), false), stroke: 'skinShade', weight: 'detail', width: 0.05, part: 'face' }; // prettier-ignore
    };
    return [fold([13, 0.5], [21, 0.6], [22, 0.76]), fold([17, 0.36], [24, 0.4], [32, 0.36])];
  });
}

export function drawMouth(h: HeadFrame): Shape[] {
  const { mood, mouth } = h.looks;
  const name = mouth ? DEEDS[mouth] : MOUTHS[mood];
  return [...cheeks(h), ...wrinkles(h), ...nose(h), ...DRAW[name](mouthFrame(h))];
}

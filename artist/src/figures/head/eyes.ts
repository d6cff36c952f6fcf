/** Eyes and brows by mood: almonds with a heavy upper lid, as the eyes of Indian painting are. */
import { clamp, curve, lerp, oval, smooth, type Knot } from '../geometry.ts';
import type { Mood } from '../spec.ts';
import type { Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';

interface Look {
  /** How far the upper lid is open, and how far the lower one is raised. */
  open: number;
  lower: number;
  /** Closed eyes are a line: 1 arched as in laughter, -1 hanging as in sleep. */
  closed?: 1 | -1;
  /** Height of the brow, and of its inner and outer end. */
  brow: number;
  inner: number;
  outer: number;
  gaze: readonly [number, number];
}
const LOOKS: Record<Mood, Look> = {
  calm: { open: 0.84, lower: 0, brow: 0, inner: 0, outer: 0, gaze: [0, 0] },
  happy: { open: 0.95, lower: 0.22, brow: 0.04, inner: 0.01, outer: 0.01, gaze: [0, 0] },
  laughing: { open: 0, lower: 0, closed: 1, brow: 0.08, inner: 0.02, outer: 0, gaze: [0, 0] },
  sad: { open: 0.8, lower: 0, brow: 0.03, inner: 0.13, outer: -0.06, gaze: [0, 0.04] },
  angry: { open: 0.72, lower: 0.14, brow: -0.05, inner: -0.13, outer: 0.08, gaze: [0, 0] },
  surprised: { open: 1.28, lower: -0.16, brow: 0.16, inner: 0.03, outer: -0.01, gaze: [0, 0] },
  sleepy: { open: 0, lower: 0, closed: -1, brow: 0, inner: 0.03, outer: -0.02, gaze: [0, 0] },
  cool: { open: 0.52, lower: 0.12, brow: -0.02, inner: -0.03, outer: 0.04, gaze: [0.25, 0] },
  loving: { open: 0.74, lower: 0.24, brow: 0.05, inner: 0.04, outer: 0, gaze: [0, 0] },
  silly: { open: 1.05, lower: 0, brow: 0.08, inner: 0, outer: 0.02, gaze: [0, 0] },
};
const LONGITUDE = 23;

interface Eye {
  x: number;
  y: number;
  /** 1 where the outer corner is to our right. */
  side: 1 | -1;
  half: number;
  height: number;
  look: Look;
}

export const eyeHeight = (h: HeadFrame): number => (h.looks.age === 'child' || h.looks.age === 'baby' ? 0.24 : 0.13);

function eyeOf(h: HeadFrame, side: 1 | -1): Eye {
  const { age, sex, mood } = h.looks;
  const young = age === 'child' || age === 'baby';
  const spread = young ? LONGITUDE + 2 : LONGITUDE;
  const p = h.on(spread * side, eyeHeight(h));
  const size = young ? 1.18 : sex === 'female' ? 1.1 : age === 'old' ? 0.9 : 1;
  const look = mood === 'silly' && side === 1 ? { ...LOOKS.laughing, closed: 1 as const } : LOOKS[mood];
  return { ...p, side, half: 0.22 * size * h.squeeze(spread * side), height: 0.205 * size, look };
}

/** Height of the lids at a share across, from the inner (-1) to the outer corner (1). */
const upper = (e: Eye, u: number): number => -e.height * e.look.open * (1 - u * u) ** 0.7 * (1 + u * 0.14) - u * 0.03;
const lower = (e: Eye, u: number): number => e.height * 0.62 * (1 - e.look.lower * 1.4) * (1 - u * u) ** 0.8 - u * 0.03;
const STEPS = [-1, -0.7, -0.3, 0.1, 0.5, 0.8, 1];

function openEye(h: HeadFrame, e: Eye): Shape[] {
  const x = (u: number) => e.x + e.side * e.half * u;
  const knot = (u: number, y: number): Knot => ({ x: x(u), y: e.y + y, ...(Math.abs(u) === 1 && { isCorner: true }) });
  const top = STEPS.map(u => knot(u, upper(e, u)));
  const bottom = STEPS.map(u => knot(u, lower(e, u)));
  const isFine = h.looks.sex === 'female' && h.looks.age !== 'child' && h.looks.age !== 'baby';
  const wing = isFine ? [[x(1.34), e.y - e.height * 0.62]] : [[x(1.14), e.y - 0.04]];
  const thick = Math.max(isFine ? 0.1 : 0.085, h.least * 1.1);
  const lid = [
    ...top,
    { x: wing[0]![0]!, y: wing[0]![1]!, isCorner: true },
    ...STEPS.slice(1, -1)
      .toReversed()
      .map(u => knot(u, upper(e, u) - thick * (0.72 + u * 0.3))),
  ];
  const shapes: Shape[] = [
    { segments: smooth([...top, ...bottom.slice(1, -1).toReversed()]), fill: 'white', part: 'face', least: 0.1 },
    ...iris(h, e),
    { segments: smooth(lid), fill: 'line', part: 'face' },
  ];
  if (e.look.lower < 0.2) shapes.push({ segments: smooth(bottom.slice(1, -1), false), stroke: 'line', weight: 'detail', width: 0.035, part: 'face' }); // prettier-ignore
  return shapes;
}

/** The iris is cut by the lids: its points are kept between them. */
function iris(h: HeadFrame, e: Eye): Shape[] {
  const radius = Math.min(e.half * 0.86, e.height * (e.look.open > 1.2 ? 0.66 : 0.86));
  const shiftX = clamp(h.place.turn * 0.3 + e.look.gaze[0], -0.4, 0.4) * e.half;
  const cx = e.x + shiftX;
  const cy = e.y - e.height * 0.16 + e.look.gaze[1];
  const u = (px: number) => clamp(((px - e.x) * e.side) / e.half, -0.97, 0.97);
  const ring = Array.from({ length: 20 }, (_, i): Knot => {
    const [px, py] = [cx + radius * 0.94 * Math.cos((i * Math.PI) / 10), cy + radius * Math.sin((i * Math.PI) / 10)];
    return { x: px, y: clamp(py, e.y + upper(e, u(px)), e.y + lower(e, u(px))) };
  });
  const glint = { x: cx - radius * 0.32, y: e.y + lerp(upper(e, 0), lower(e, 0), 0.36) };
  return [
    { segments: smooth(ring), fill: 'eye', part: 'face' },
    { segments: oval(glint, radius * 0.27, radius * 0.3), fill: 'white', part: 'face', least: 0.07 },
  ];
}

function closedEye(h: HeadFrame, e: Eye): Shape[] {
  const bow = (e.look.closed ?? 1) * e.height * 0.75;
  const x = (u: number) => e.x + e.side * e.half * u;
  const y = e.y + (bow > 0 ? 0.06 : -0.04);
  const lashes = h.looks.sex === 'female' && bow < 0 ? [[0.55, 0.1], [0.95, 0.04]] : []; // prettier-ignore
  return [
    { segments: curve([[x(-1.05), y], [x(-0.5), y - bow * 0.72], [x(0), y - bow], [x(0.5), y - bow * 0.72], [x(1.05), y]], false), stroke: 'line', width: 0.085, part: 'face' }, // prettier-ignore
    ...lashes.map(([u, drop]): Shape => ({ segments: curve([[x(u!), y - bow * (1 - u! ** 2)], [x(u! + 0.28), y - bow * (1 - u! ** 2) + drop!]], false), stroke: 'line', width: 0.05, part: 'face' })), // prettier-ignore
  ];
}

function brow(h: HeadFrame, e: Eye): Shape {
  const { age, sex } = h.looks;
  const bold = sex === 'male' ? 0.092 : 0.064;
  const thick = Math.max(age === 'child' || age === 'baby' ? 0.06 : age === 'old' ? bold * 1.25 : bold, h.least * 1.15);
  const raised = h.looks.mood === 'cool' && e.side === 1 ? 0.1 : 0;
  const y = e.y - 0.35 - e.look.brow - raised - Math.max(0, e.look.open - 1) * 0.1;
  const x = (u: number) => e.x + e.side * e.half * u;
  const { inner, outer } = e.look;
  const [a, b, c] = [y + 0.05 - inner, y - 0.06 - (inner + outer) * 0.35, y + 0.05 - outer];
  return {
    segments: curve([[x(-0.95), a - thick * 0.7, 1], [x(0.2), b - thick * 0.62], [x(1.35), c, 1], [x(0.3), b + thick * 0.62], [x(-0.95), a + thick * 0.75, 1]]), // prettier-ignore
    fill: 'hair',
    part: 'face',
  };
}

export function drawEyes(h: HeadFrame): Shape[] {
  return ([-1, 1] as const).flatMap(side => {
    const eye = eyeOf(h, side);
    return [...(eye.look.closed ? closedEye(h, eye) : openEye(h, eye)), brow(h, eye)];
  });
}

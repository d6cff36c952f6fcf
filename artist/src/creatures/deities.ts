/** Deities with the body of a person, in their own attributes. Nobody else's clothes or moods are put on them. */
import { drawFigure, type FigureSpec } from '../figures/figure.ts';
import type { FigurePalette } from '../figures/flat.ts';
import type { PoseName } from '../figures/poses/poses.ts';
import { boxOf, type Figure, type Point, type Shape } from '../figures/shape.ts';
import { houseThing } from '../things/borrowed.ts';
import { disc, flat, plate, rod, stroke } from '../things/pen.ts';
import { turned } from '../things/turn.ts';

export interface DrawnDeity {
  figure: Figure;
  colours: Partial<FigurePalette>;
}
interface Deity {
  spec: Omit<FigureSpec, 'pose'>;
  pose: PoseName;
  /** Poses that become it too. */
  also: readonly PoseName[];
  colours: Partial<FigurePalette>;
  behind?: (f: Figure) => Shape[];
  front?: (f: Figure) => Shape[];
}

const SKIN_BLUE = { skin: '#8fb0d6', skinShade: '#6a8bb8', lip: '#a8586a', blush: '#9a8fc0' };
const on = (at: Point, r: number, d: string): Shape['segments'] =>
  turned([flat('trim', d)], { x: at.x, y: at.y, scale: r })[0]!.segments;

/** Ash lines, the third eye, the moon in his hair, the snake, beads. */
function shivaFront(f: Figure): Shape[] {
  const { head, brow, headTop, neck } = f.anchors;
  const r = head.radius;
  const forehead = { x: brow.x, y: brow.y + r * 0.1 };
  const snake = `M${neck.x - r * 1.0} ${neck.y + r * 0.1}C${neck.x - r * 0.9} ${neck.y + r * 0.7} ${neck.x + r * 0.9} ${neck.y + r * 0.7} ${neck.x + r * 1.0} ${neck.y + r * 0.1}C${neck.x + r * 1.1} ${neck.y - r * 0.5} ${neck.x + r * 1.5} ${neck.y - r * 0.5} ${neck.x + r * 1.5} ${neck.y - r * 0.9}`;
  const beads = Array.from({ length: 13 }, (_, i) => {
    const t = (i / 12) * 2 - 1;
    return plate(
      'wood',
      disc(neck.x + t * r * 0.95, neck.y + r * (0.7 + 1.25 * Math.cos((t * Math.PI) / 2)), r * 0.11),
    );
  });
  return [
    stroke('white', `M${forehead.x - r * 0.42} ${forehead.y - r * 0.16}h${r * 0.84}M${forehead.x - r * 0.46} ${forehead.y}h${r * 0.92}M${forehead.x - r * 0.42} ${forehead.y + r * 0.16}h${r * 0.84}`, r * 0.075),
    { segments: on(forehead, r, 'M0 -0.26C0.14 -0.1 0.14 0.1 0 0.26C-0.14 0.1 -0.14 -0.1 0 -0.26Z'), fill: 'accent', part: 'face' },
    ...beads,
    rod('cloth2', snake, r * 0.22),
    plate('cloth2', `M${neck.x + r * 1.5} ${neck.y - r * 0.8}c${r * 0.34} 0 ${r * 0.4} ${-r * 0.34} ${r * 0.2} ${-r * 0.56}c${-r * 0.2} ${-r * 0.1} ${-r * 0.5} ${-r * 0.06} ${-r * 0.5} ${r * 0.24}Z`),
    plate('trim', `M${headTop.x + r * 0.1} ${headTop.y + r * 0.7}a${r * 0.42} ${r * 0.42} 0 1 0 ${r * 0.62} ${-r * 0.34}a${r * 0.34} ${r * 0.34} 0 1 1 ${-r * 0.62} ${r * 0.34}Z`),
  ]; // prettier-ignore
}
/** The trident with its drum stands at his side. */
function trident(f: Figure): Shape[] {
  const t = houseThing('trishul', 820)!;
  const scale = (-f.box.y * 1.12) / t.box.height;
  const x = f.box.x + f.box.width * 0.9;
  return turned(t.shapes, {
    scale,
    x: x - (t.box.x + t.box.width / 2) * scale,
    y: -(t.box.y + t.box.height) * scale,
  }).map(s => ({ ...s, ...(s.fill && s.fill !== 'line' && s.fill !== 'white' && { fill: 'trim' as const }) }));
}
const halo = (f: Figure): Shape[] => {
  const { head } = f.anchors;
  return [
    plate('trim', disc(head.x, head.y - head.radius * 0.1, head.radius * 2.1)),
    flat('trimShade', disc(head.x, head.y - head.radius * 0.1, head.radius * 1.86)),
  ];
};
function peacockFeather(f: Figure): Shape[] {
  const { headTop, head } = f.anchors;
  const r = head.radius;
  const at = (dx: number, dy: number) => ({ x: headTop.x + r * dx, y: headTop.y + r * dy });
  const eye = at(0.66, -0.5);
  return [
    stroke('wood', `M${headTop.x + r * 0.2} ${headTop.y + r * 0.5}L${eye.x} ${eye.y}`, r * 0.08),
    plate('cloth2', `M${eye.x - r * 0.1} ${eye.y + r * 0.5}C${eye.x - r * 0.6} ${eye.y} ${eye.x - r * 0.3} ${eye.y - r * 0.7} ${eye.x + r * 0.1} ${eye.y - r * 0.8}C${eye.x + r * 0.6} ${eye.y - r * 0.5} ${eye.x + r * 0.5} ${eye.y + r * 0.2} ${eye.x - r * 0.1} ${eye.y + r * 0.5}Z`),
    flat('accent', disc(eye.x + r * 0.06, eye.y - r * 0.2, r * 0.26)), flat('cloth3', disc(eye.x + r * 0.06, eye.y - r * 0.18, r * 0.15)),
  ]; // prettier-ignore
}

const DEITIES: Record<string, Deity> = {
  shiva: {
    spec: { outfit: 'sadhu', sex: 'male', hair: 'man bun', mood: 'calm', beard: 'none', headwear: null },
    pose: 'lotus', also: ['lotus', 'namaste', 'tree'],
    colours: { ...SKIN_BLUE, hair: '#3a2a2a', hairShade: '#5c4238', cloth1: '#d98a3a', cloth1Shade: '#b56d24', cloth2: '#4f7a4a', cloth2Shade: '#375c36', cloth3: '#d98a3a', cloth3Shade: '#b56d24', trim: '#f3d27a', accent: '#c8352f', wood: '#8a4a24' },
    behind: trident, front: shivaFront,
  },
  krishna: {
    spec: { outfit: 'dhoti', sex: 'male', hair: 'long', mood: 'calm', headwear: 'crown' },
    pose: 'flute', also: ['flute'],
    colours: { ...SKIN_BLUE, hair: '#241f2b', hairShade: '#4d4860', white: '#f5bd36', whiteShade: '#d39a1f', cloth1: '#f5bd36', cloth2: '#1f8a78', cloth3: '#d8456b', cloth3Shade: '#b02f54', trim: '#f7cf5a', accent: '#3f9a5a', wood: '#a8622f' },
    front: peacockFeather,
  },
  parvati: {
    spec: { outfit: 'saree', sex: 'female', hair: 'long', mood: 'calm', headwear: 'crown', hasBindi: true, hasEarrings: true },
    pose: 'namaste', also: ['namaste', 'lotus'],
    colours: { skin: '#d8a06a', skinShade: '#b57f4b', cloth1: '#2f8f5b', cloth1Shade: '#226b44', cloth2: '#c8352f', cloth2Shade: '#9c2824', cloth3: '#2f8f5b', cloth3Shade: '#226b44', trim: '#f3c34a', trimShade: '#cf9c2c' },
    behind: halo,
  },
  radha: {
    spec: { outfit: 'lehenga', sex: 'female', hair: 'braid', mood: 'calm', headwear: 'veil', hasBindi: true, hasEarrings: true },
    pose: 'namaste', also: ['namaste'],
    colours: { skin: '#e3b07a', skinShade: '#c28d57', cloth1: '#d8456b', cloth1Shade: '#b02f54', cloth2: '#f2b134', cloth2Shade: '#cf8f1c', cloth3: '#d8456b', cloth3Shade: '#b02f54', trim: '#f7d774', trimShade: '#d3ab3f' },
  },
  buddha: {
    spec: { outfit: 'sadhu', sex: 'male', hair: 'bun', mood: 'calm', headwear: null, hasEarrings: false },
    pose: 'lotus', also: ['lotus'],
    colours: { skin: '#e3b06f', skinShade: '#c28d4d', hair: '#2d2440', hairShade: '#4d4266', cloth1: '#e0812c', cloth1Shade: '#b9651c', cloth3: '#e0812c', cloth3Shade: '#b9651c', trim: '#f8d978', trimShade: '#f3c34a' },
    behind: halo,
  },
}; // prettier-ignore
const SAME: Record<string, string> = {
  mahadev: 'shiva',
  bholenath: 'shiva',
  adiyogi: 'shiva',
  'lord shiva': 'shiva',
  kanha: 'krishna',
  'lord krishna': 'krishna',
  'gautam buddha': 'buddha',
  'lord buddha': 'buddha',
};

/** What a deity is drawn with anyway. */
const OWN: Record<string, RegExp> = { shiva: /^(trishul|trident|third eye|damru|snake|cobra|crescent|crescent moon|rudraksha|tiger skin)$/, krishna: /^(flute|bansuri|feather|peacock feather|crown|mukut)$/, buddha: /^(halo|aura)$/ }; // prettier-ignore
export const isAttribute = (deityNoun: string, noun: string): boolean => OWN[SAME[deityNoun] ?? deityNoun]?.test(noun) ?? false; // prettier-ignore

/** All of them by every name. */
export const deityNouns: ReadonlySet<string> = new Set([...Object.keys(DEITIES), ...Object.keys(SAME)]);

/** The deity in a pose that becomes it; undefined where we draw no body of the name. */
export function deity(noun: string, pose: PoseName): DrawnDeity | undefined {
  const found = DEITIES[SAME[noun] ?? noun];
  if (!found) return undefined;
  const figure = drawFigure({ ...found.spec, pose: found.also.includes(pose) ? pose : found.pose });
  const shapes = [...(found.behind?.(figure) ?? []), ...figure.shapes, ...(found.front?.(figure) ?? [])];
  return { figure: { ...figure, shapes, things: [], box: boxOf(shapes) }, colours: found.colours };
}

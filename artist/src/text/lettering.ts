/** Lettering as outlines: fitted into boxes, bent on circles, warped. */
import { boundsOf, mapPoints, pathData, subdivide, type Box, type PointMap, type Segment } from '../draw/path.ts';
import { isIndic } from './scripts.ts';
import { shapeText, type ShapeOptions } from './shape.ts';

/** Outlined lettering with its ink box. */
export interface Lettering extends Box {
  segments: Segment[];
  d: string;
}
export interface FitOptions extends ShapeOptions {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much taller than its natural proportion the lettering may grow. */
  stretch?: number;
  align?: 'centre' | 'left';
}
export interface ArcOptions extends ShapeOptions {
  cx: number;
  cy: number;
  radius: number;
  size: number;
  /** On the lower half, readable from outside. */
  bottom?: boolean;
  /** Widest angle in radians the text may take. */
  maxAngle?: number;
}

const MIN_CAP_HEIGHT = 640;
const EMPTY: Lettering = { segments: [], d: '', x: 0, y: 0, width: 0, height: 0 };

function lettering(segments: Segment[]): Lettering {
  return segments.length ? { segments, d: pathData(segments), ...boundsOf(segments) } : EMPTY;
}

/** Scales a line so that its ink fills the box as far as the proportion allows; top-aligned. */
export function fitText(text: string, font: string, o: FitOptions): Lettering {
  const { segments } = shapeText(text, font, o);
  const ink = boundsOf(segments);
  if (!ink.width || !ink.height) return { ...EMPTY, x: o.x, y: o.y };
  const scale = Math.min(o.width / ink.width, o.height / ink.height);
  const scaleY = Math.min(o.height / ink.height, scale * (o.stretch ?? 1.25));
  const left = o.align === 'left' ? o.x : o.x + (o.width - ink.width * scale) / 2;
  return lettering(mapPoints(segments, (x, y) => [left + (x - ink.x) * scale, o.y + (y - ink.y) * scaleY]));
}

/** Bends a line around a circle by a polar warp, which keeps a Devanagari headline joined. */
export function arcText(text: string, font: string, o: ArcOptions): Lettering {
  const { segments } = shapeText(text, font, { tracking: 40, ...o });
  const ink = boundsOf(segments);
  if (!ink.width) return EMPTY;
  const indic = isIndic(text);
  let scale = o.size / (indic ? ink.height : Math.max(ink.height, MIN_CAP_HEIGHT));
  let scaleX = scale;
  const squeeze = (o.maxAngle ?? 2.4) / ((ink.width * scale) / o.radius);
  if (squeeze < 1) {
    scaleX *= squeeze;
    scale *= Math.max(squeeze, 0.75);
  }
  const middle = ink.x + ink.width / 2;
  const base = indic ? ink.y + ink.height : 0;
  const polar: PointMap = (x, y) => {
    const angle = ((x - middle) * scaleX) / o.radius;
    const height = (base - y) * scale;
    const radius = o.bottom ? o.radius - height : o.radius + height;
    return [o.cx + radius * Math.sin(angle), o.cy + (o.bottom ? 1 : -1) * radius * Math.cos(angle)];
  };
  return lettering(mapPoints(subdivide(segments), polar));
}

/** Shapes a fitted line can be bent into; each takes an amount in drawing units. */
export const WARPS = {
  arch:
    (amount: number) =>
    (box: Box): PointMap =>
    (x, y) => {
      const [u, v] = unit(box, x, y);
      return [x, y - amount * (1 - u * u) * (1 - v)];
    },
  rise:
    (amount: number) =>
    (box: Box): PointMap =>
    (x, y) => [x, y - amount * ((x - box.x) / box.width)],
  bow:
    (amount: number) =>
    (box: Box): PointMap =>
    (x, y) => [x, y + amount * unit(box, x, y)[0] ** 2],
  smile:
    (amount: number) =>
    (box: Box): PointMap =>
    (x, y) => [x, y + amount * (1 - unit(box, x, y)[0] ** 2)],
  bulge:
    (amount: number) =>
    (box: Box): PointMap =>
    (x, y) => {
      const [u, v] = unit(box, x, y);
      return [x, y + amount * (1 - u * u) * (v * 2 - 1)];
    },
  wave:
    (amount: number) =>
    (box: Box): PointMap =>
    (x, y) => [x, y + amount * Math.sin(((x - box.x) / box.width) * Math.PI * 2)],
};

/** Position in a box: across -1..1, down 0..1. */
const unit = (box: Box, x: number, y: number): [number, number] => [
  ((x - box.x) / box.width) * 2 - 1,
  (y - box.y) / box.height,
];

/** Bends lettering with one of the warps. */
export function warpText(text: Lettering, warp: (box: Box) => PointMap): Lettering {
  return text.width ? lettering(mapPoints(subdivide(text.segments), warp(text))) : text;
}

/** Breaks a text into balanced lines of about `max` letters, never inside a word. */
export function splitLines(text: string, max: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (text.length <= max || words.length < 2) return [words.join(' ')];
  const count = Math.ceil(text.length / max);
  const target = (text.length / count) * 1.25;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && `${line} ${word}`.length > target && lines.length < count - 1) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

import type { Ground } from './catalog.ts';

/**
 * How a shopper placed a design in its print area: the artwork and lines of text on it. Everything is in units of the print
 * area, so one arrangement is good for every placement; `settle` brings a thing that would leave another area back inside.
 */

/** Where a thing lies in its print area: middle 0..1 each way, share of the size that just fits, degrees clockwise. */
export type Transform = { x: number; y: number; scale: number; angle: number };

/** Names of lettering; each has a bundled face for every script (artist/src/text/letter-text.ts). */
export const TYPEFACES = ['bold', 'plain', 'poster', 'retro', 'brush', 'comic', 'elegant', 'western'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** What decides the outlines of a text. `curve` bends it: 1 a half circle upwards, -1 downwards. */
export type Lettered = { text: string; typeface: Typeface; curve: number };
/** '#rrggbb'; an outline may be 'none'. */
export type TextLayer = Transform & Lettered & { color: string; outline: string };
/** Artwork that was not moved is fitted, centred and near the top. */
export type Arrangement = { artwork: Transform | null; texts: TextLayer[] };

/** Inks that the studio offers for texts, the lightest first; any other colour may be mixed. */
export const INKS = ['#ffffff', '#f2a71b', '#f26d21', '#c23127', '#e0568f', '#2b7348', '#2f9fb5', '#2b3a8c', '#8a5a33', '#1b1a2b'] as const; // prettier-ignore

/** The inks of a new text: what is seen best on the cloth, outlined so that it is seen on any picture too. */
export const inksOn = (ground: Ground): Pick<TextLayer, 'color' | 'outline'> => {
  const [light, dark] = [INKS[0], INKS.at(-1)!];
  return ground === 'dark' ? { color: light, outline: dark } : { color: dark, outline: light };
};

export const MAX_TEXTS = 5;
export const MAX_SIGNS = 60;
export const MAX_LINES = 2;
export const SCALE = { least: 0.05, most: 1 } as const;
/** How far an outline reaches beyond its letters, and the room around every text, in thousandths of its letters' size. */
export const OUTLINE = 36;

/** Nothing moved, nothing written. */
export const UNMOVED: Arrangement = { artwork: null, texts: [] };
export const isUnmoved = ({ artwork, texts }: Arrangement): boolean => artwork === null && texts.length === 0;

/** How far outside a rounded figure may lie, in shares of the area. */
const ROUNDING = 0.002;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));
const rounded = (value: number, unit: number) => Math.round(value * unit) / unit + 0;

/** A turn in -180..180, one decimal. */
export function turnOf(angle: number): number {
  const turn = rounded(((((angle + 180) % 360) + 360) % 360) - 180, 10);
  return turn === -180 ? 180 : turn;
}

/** Half the width and height that a thing takes at scale 1, as shares of the area. Proportions are width by height. */
function reach(angle: number, ratio: number, areaRatio: number): { across: number; down: number } {
  const width = Math.min(areaRatio, ratio);
  const height = width / ratio;
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return { across: (width * cos + height * sin) / 2 / areaRatio, down: (width * sin + height * cos) / 2 };
}

/** The same place inside the print area: smaller where it is too large, then moved in. */
export function settle<T extends Transform>(thing: T, ratio: number, areaRatio: number): T {
  const angle = turnOf(thing.angle);
  const { across, down } = reach(angle, ratio, areaRatio);
  const scale = clamp(thing.scale, SCALE.least, Math.min(SCALE.most, 0.5 / across, 0.5 / down));
  const [x, y] = [clamp(thing.x, across * scale, 1 - across * scale), clamp(thing.y, down * scale, 1 - down * scale)];
  return { ...thing, x, y, scale, angle };
}

/** Whether a thing lies wholly in the print area. */
export function isInside(thing: Transform, ratio: number, areaRatio: number): boolean {
  const { across, down } = reach(thing.angle, ratio, areaRatio);
  const fits = (middle: number, half: number) =>
    middle - half * thing.scale >= -ROUNDING && middle + half * thing.scale <= 1 + ROUNDING;
  return fits(thing.x, across) && fits(thing.y, down);
}

/** Distance from the middle of the area, and from an upright or level turn, within which a thing is drawn to it. */
const SNAP = { place: 0.015, angle: 4 } as const;
export type Snapped<T> = { thing: T; isCentredAcross: boolean; isCentredDown: boolean };

/** Draws a thing that is moved or turned by hand to the middle lines (from `near` on, a share of the area) and to quarter turns. */
export function snap<T extends Transform>(thing: T, near: number = SNAP.place): Snapped<T> {
  const isNear = (value: number) => Math.abs(value - 0.5) < near;
  const quarter = Math.round(thing.angle / 90) * 90;
  const angle = Math.abs(thing.angle - quarter) < SNAP.angle ? quarter : thing.angle;
  const [x, y] = [isNear(thing.x) ? 0.5 : thing.x, isNear(thing.y) ? 0.5 : thing.y];
  return { thing: { ...thing, x, y, angle }, isCentredAcross: x === 0.5, isCentredDown: y === 0.5 };
}

const STEP = { place: 0.01, scale: 1.05, angle: 5 } as const;
/** How much further a key goes with shift. */
const LARGE = 5;

/** What a key does to a thing: arrows move, + and - scale, [ and ] turn. Nothing for other keys. */
export function nudge<T extends Transform>(thing: T, key: string, isLarge: boolean): T | undefined {
  const steps = isLarge ? LARGE : 1;
  const place = STEP.place * steps;
  const scale = STEP.scale ** steps;
  const moves: Record<string, Partial<Transform>> = {
    ArrowLeft: { x: thing.x - place },
    ArrowRight: { x: thing.x + place },
    ArrowUp: { y: thing.y - place },
    ArrowDown: { y: thing.y + place },
    '+': { scale: thing.scale * scale },
    '=': { scale: thing.scale * scale },
    '-': { scale: thing.scale / scale },
    _: { scale: thing.scale / scale },
    '[': { angle: thing.angle - STEP.angle * steps },
    '{': { angle: thing.angle - STEP.angle * steps },
    ']': { angle: thing.angle + STEP.angle * steps },
    '}': { angle: thing.angle + STEP.angle * steps },
  };
  const change = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return change && { ...thing, ...change };
}

const roundedTransform = ({ x, y, scale, angle }: Transform): Transform => ({
  x: rounded(x, 10_000),
  y: rounded(y, 10_000),
  scale: rounded(scale, 10_000),
  angle: turnOf(angle),
});

/** An arrangement in figures that are worth keeping, in one order: equal arrangements are equal as JSON. */
export const tidyArrangement = ({ artwork, texts }: Arrangement): Arrangement => ({
  artwork: artwork && roundedTransform(artwork),
  texts: texts.map(layer => ({
    text: layer.text,
    typeface: layer.typeface,
    color: layer.color.toLowerCase(),
    outline: layer.outline.toLowerCase(),
    curve: rounded(layer.curve, 100),
    ...roundedTransform(layer),
  })),
});

/** What two arrangements are compared by, and mockups and cart lines keyed by; '' for one that changes nothing. */
export const arrangementText = (arrangement: Arrangement): string =>
  isUnmoved(arrangement) ? '' : JSON.stringify(tidyArrangement(arrangement));

/** A text as it is lettered: at most two lines without surplus blanks. */
export const tidyText = (text: string): string =>
  text
    .split('\n')
    .map(line => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join('\n');

/** Whether a tidy text has 1 to 60 signs in at most two lines. */
export const isTextLength = (text: string): boolean =>
  text !== '' && [...text].length <= MAX_SIGNS && text.split('\n').length <= MAX_LINES;

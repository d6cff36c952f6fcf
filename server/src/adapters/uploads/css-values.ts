import { clampRgb, converter, formatHex, formatHex8, parse } from 'culori';
import { lexer } from 'css-tree';
import type { FileRefusal } from '../../../../contract/src/uploads.ts';
import { UploadRefused } from './port.ts';

/** A value as the renderer knows it; nothing where CSS itself calls it invalid, so that an earlier declaration counts. */
export type Readable = string | undefined;

const toRgb = converter('rgb');
const isCss = new Map<string, boolean>();

/** Whether CSS knows a value of a property, by the syntax of its specifications. */
export function isCssValue(property: string, value: string): boolean {
  const key = `${property}:${value}`;
  let known = isCss.get(key);
  if (known === undefined) isCss.set(key, (known = lexer.matchProperty(property, value).error === null));
  return known;
}

/** A function, or a number with a unit: where the lexer does not know one, a browser of today may. */
const MAY_BE_NEWER = /[a-z\d-]\(|(?:^|[\s,(])[+-]?[\d.]+(?:e[+-]?\d+)?[a-z]/i;

/** Nothing where a browser drops it too; what a browser draws, or may draw, has the drawing refused with its reason. */
export function unreadable(property: string, value: string, code: FileRefusal): undefined {
  if (isCssValue(property, value) || MAY_BE_NEWER.test(value)) throw new UploadRefused(code, `${property}: ${value}`);
  return undefined;
}

/** '#e02020' or '#e0202080' in sRGB of any colour of CSS Color 4; a wider one is cut to sRGB, channel by channel, as browsers do. */
export function readColour(property: string, value: string): Readable {
  const text = value.trim().toLowerCase();
  if (text === 'currentcolor') return 'currentColor';
  const parsed = parse(text);
  if (!parsed) return unreadable(property, value, 'upload_svg_colour');
  const rgb = clampRgb(toRgb(parsed));
  return (rgb.alpha ?? 1) < 1 ? formatHex8(rgb) : formatHex(rgb);
}

const LINK = /^url\(\s*["']?\s*#([^)"']+?)\s*["']?\s*\)\s*/i;

/** What fills or strokes (SVG 2, 13.2): a colour, or a gradient or pattern of the drawing with what stands in for it. */
export function readPaint(property: string, value: string): Readable {
  const text = value.trim();
  if (/^none$/i.test(text)) return 'none';
  if (/^context-(fill|stroke)$/i.test(text)) throw new UploadRefused('upload_svg_stroke', text);
  const [link, id] = LINK.exec(text) ?? [];
  if (link === undefined) return readColour(property, text);
  const fallback = text.slice(link.length).trim();
  const standIn = fallback === '' ? '' : readPaint(property, fallback);
  return standIn === undefined ? undefined : `url(#${id}) ${standIn}`.trim();
}

/** '50%' → 0.5, cut to 0 to 1. */
export function readShare(_property: string, value: string): Readable {
  const [, number, percent] = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%?)\s*$/i.exec(value) ?? [];
  if (number === undefined) return unreadable('opacity', value, 'upload_svg_size');
  return String(Math.min(1, Math.max(0, Number(number) / (percent ? 100 : 1))));
}

/**
 * Pixels of a unit (CSS Values 4, 6). The size of letters is a browser's default: a drawing that says one beside these units is refused
 * (letter-sizes). What is measured by a letter's shape is not known here.
 */
const PIXELS: Record<string, number> = {
  '': 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, pt: 4 / 3, pc: 16, em: 16, rem: 16,
}; // prettier-ignore
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*|%)$/i;

/** Pixels; nothing for a percentage and what is no length. */
export function pixelsOf(value: string): number | undefined {
  const [, number, unit] = LENGTH.exec(value.trim()) ?? [];
  const pixels = unit === undefined ? undefined : PIXELS[unit.toLowerCase()];
  return pixels === undefined ? undefined : Number(number) * pixels;
}

/** Lengths in pixels, or percentages, one or several. */
export function readLengths(property: string, value: string): Readable {
  const text = value.trim();
  if (/^(none|auto)$/i.test(text)) return text.toLowerCase();
  const read: string[] = [];
  for (const part of text.split(/[\s,]+/)) {
    const pixels = pixelsOf(part);
    if (pixels === undefined && !/^[+-]?[\d.]+%$/.test(part)) return unreadable(property, value, 'upload_svg_size');
    read.push(pixels === undefined ? part : String(pixels));
  }
  return read.join(' ');
}

/** A keyword or a number of the property, or nothing. */
export function readKeyword(property: string, value: string): Readable {
  if (value.includes('(') || !isCssValue(property, value)) return unreadable(property, value, 'upload_svg_size');
  return value.trim();
}

/** How what lies over each other is mixed: the renderer knows what Compositing 1 has, browsers two words more. */
export function readBlending(property: string, value: string): Readable {
  if (/^plus-/i.test(value.trim())) throw new UploadRefused('upload_svg_effect', `${property}: ${value}`);
  return readKeyword(property, value);
}

/** How lines meet: browsers know three of the five words that SVG 2 has. */
export const readJoin = (property: string, value: string): Readable =>
  /^(arcs|miter-clip)$/i.test(value.trim()) ? undefined : readKeyword(property, value);

/** How a picture in the drawing is enlarged: hard edges or soft ones, as browsers take the words. */
export const readEnlarging = (property: string, value: string): Readable =>
  /^(pixelated|crisp-edges)$/i.test(value.trim())
    ? 'optimizeSpeed'
    : isCssValue(property, value)
      ? 'optimizeQuality'
      : undefined;

/** A part of the drawing by its id, or none. */
export function readLink(code: FileRefusal): (property: string, value: string) => Readable {
  return (property, value) => {
    const text = value.trim();
    if (/^none$/i.test(text)) return 'none';
    const [link, id] = LINK.exec(text) ?? [];
    // What follows says how a mask is used: the usual way is the only one that is drawn.
    if (link !== undefined && /^(|match-source|border-box|view-box)$/i.test(text.slice(link.length).trim()))
      return `url(#${id})`;
    return unreadable(property, value, code);
  };
}

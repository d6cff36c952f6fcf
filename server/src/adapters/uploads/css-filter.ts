import { lexer } from 'css-tree';
import { isCssValue, pixelsOf, readColour, unreadable, type Readable } from './css-values.ts';
import { UploadRefused } from './port.ts';

const FUNCTION = /([a-z-]+)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/gi;
const KNOWN = /^(blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|url)$/i;
/** One part of a shadow; a colour with brackets, like `rgb(0 0 0)`, is one part. */
const PART = /[^\s()]+(?:\((?:[^()]|\([^()]*\))*\))?/g;

/** Reads a CSS `filter`: `url(#id)` and functions. Lengths and colours in it are rewritten to forms that the renderer knows (Filter Effects 1, 5). */
export function readFilter(property: string, value: string): Readable {
  const text = value.trim();
  if (/^none$/i.test(text)) return 'none';
  // Shadows are read first: one unknown colour would make the lexer refuse the whole value, without naming the colour.
  const read = text.replace(FUNCTION, (whole: string, name: string, inside: string) => {
    // The lexer also accepts functions that only old browsers know.
    if (!KNOWN.test(name)) throw new UploadRefused('upload_svg_effect', whole);
    if (/^drop-shadow$/i.test(name)) return `drop-shadow(${readShadow(property, inside)})`;
    if (/^blur$/i.test(name) && inside.trim() !== '') return `blur(${readLength(property, inside)})`;
    if (inside.includes('(')) throw new UploadRefused('upload_svg_size', whole);
    return whole;
  });
  return isCssValue(property, read) ? read : unreadable(property, value, 'upload_svg_effect');
}

function readLength(property: string, text: string): string {
  const pixels = pixelsOf(text);
  if (pixels === undefined) throw new UploadRefused('upload_svg_size', `${property}: ${text}`);
  return `${pixels}px`;
}

function readShadow(property: string, inside: string): string {
  const parts = inside.match(PART) ?? [];
  const isLength = (part: string) => /^[+-]?[\d.]/.test(part) || lexer.match('<calc()>', part).error === null;
  const colours = parts.filter(part => !isLength(part));
  const lengths = parts.filter(isLength).map(part => readLength(property, part));
  const colour = colours.length === 0 ? 'currentColor' : readColour('color', colours.join(' '));
  return [...lengths, colour].join(' ');
}

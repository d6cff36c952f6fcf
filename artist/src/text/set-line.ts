/** Lines of text for whoever sets type beside the artist's pictures: measured outlines, every script shaped. */
import { mapPoints, pathData, type Segment } from '../draw/path.ts';
import { addFace, shapeText } from './shape.ts';

export { drawableText } from './shape.ts';

/** A line of text as path data, its baseline at y = 0 and its beginning at x = 0, with the room that it takes. */
export interface SetLine {
  d: string;
  width: number;
}

/** Baloo 2 for Devanagari, which has the rupee sign too. */
const DEVANAGARI = 'baloo';

/** Makes a TrueType face for Latin letters known under a name. */
export const addTypeface = (name: string, bytes: Uint8Array): void => void addFace(name, bytes);

/** Sets a line at a size: Latin letters in this typeface, Indic scripts in Baloo. Characters that no face has are left out. */
export function setLine(text: string, typeface: string, size: number): SetLine {
  const scale = size / 1000;
  const segments: Segment[] = [];
  let width = 0;
  for (const part of text.split(/(₹)/)) {
    const shaped = shapeText(part, part === '₹' ? DEVANAGARI : typeface, { devanagari: DEVANAGARI });
    const left = width;
    for (const segment of mapPoints(shaped.segments, (x, y) => [left + x * scale, y * scale])) segments.push(segment);
    width += shaped.advance * scale;
  }
  return { d: pathData(segments), width };
}

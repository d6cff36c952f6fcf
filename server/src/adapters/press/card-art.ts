import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A line of text as path data from (0, 0) on its baseline, and how wide it is. */
export type SetLine = { d: string; width: number };
/** The artist's typesetting. */
export type Typesetter = {
  addTypeface: (name: string, bytes: Uint8Array) => void;
  /** The text without what no typeface has. */
  drawableText: (text: string) => string;
  setLine: (text: string, typeface: string, size: number) => SetLine;
};
export type Weight = 600 | 800;
export type CardArt = {
  set: (text: string, weight: Weight, size: number) => SetLine;
  drawableText: (text: string) => string;
  /** Elements of the border, 160 x 40, which repeats; and of the shop's stamp, 64 x 64. */
  border: string;
  stamp: string;
};

const faceOf = (weight: Weight): string => `baloo-2-latin-${weight}`;
const elementsOf = (svg: string): string => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** What cards are drawn with, read at the first card and kept. */
export function openCardArt(directory: string, typesetter: Typesetter): () => Promise<CardArt> {
  let reading: Promise<CardArt> | undefined;
  const read = async (): Promise<CardArt> => {
    for (const weight of [600, 800] as const)
      typesetter.addTypeface(faceOf(weight), await readFile(path.join(directory, `${faceOf(weight)}.ttf`)));
    const [border, stamp] = await Promise.all(
      ['border.svg', 'stamp.svg'].map(async name => elementsOf(await readFile(path.join(directory, name), 'utf8'))),
    );
    return {
      set: (text, weight, size) => typesetter.setLine(text, faceOf(weight), size),
      drawableText: typesetter.drawableText,
      border: border!,
      stamp: stamp!,
    };
  };
  return () => (reading ??= read().catch(error => ((reading = undefined), Promise.reject(error))));
}

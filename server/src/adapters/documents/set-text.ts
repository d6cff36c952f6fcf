import { splitRuns, type Face, type Run } from './faces.ts';
import type { Faces, Weight } from './open-faces.ts';

export type Style = { weight: Weight; size: number; colour: string };
/** A line of text, ready to be drawn. */
export type SetLine = { runs: Run[]; width: number };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Room between the lines of a text, in parts of its size. */
export const LEADING = 1.35;

/** Sets one line, however wide it becomes. */
export function setLine(text: string, { weight, size }: Pick<Style, 'weight' | 'size'>, faces: Faces): SetLine {
  const runs = splitRuns(text, faces[weight]);
  return { runs, width: runs.reduce((sum, { face, text: piece }) => sum + face.widthOf(piece) * size, 0) };
}

/** Sets a text in lines of a width, broken between words; a word that is too wide alone is broken inside. No line for no text. */
export function setLines(text: string, style: Pick<Style, 'weight' | 'size'>, width: number, faces: Faces): SetLine[] {
  const set = (line: string) => setLine(line, style, faces);
  const fits = (line: string) => set(line).width <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(one => drawsAnything(one, faces[style.weight]))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...(fits(word) ? [word] : piecesOf(word, fits)));
  }
  return lines.map(set);
}

/** Emoji alone are no word: they would leave a blank. */
const drawsAnything = (word: string, faces: readonly Face[]): boolean => splitRuns(word, faces).length > 0;

/** A word in pieces that fit, whole letters each. */
function piecesOf(word: string, fits: (piece: string) => boolean): string[] {
  const pieces: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer;
    else pieces.push(segment);
  }
  return pieces;
}

/** Draws a line with its baseline at y. */
export function drawLine(
  document: PDFKit.PDFDocument,
  line: SetLine,
  at: { x: number; y: number },
  { size, colour }: Pick<Style, 'size' | 'colour'>,
): void {
  let { x } = at;
  document.fillColor(colour).fontSize(size);
  for (const { face, text } of line.runs) {
    // The library takes an object that lays out text for a font too, though its types do not say so.
    document.font(face.font as never, face.name);
    if (face.isComplex) document.markContent('Span', { actual: text });
    // With features, even none, the library lays out a run whole, not word by word: words of Urdu stand in their order.
    document.text(text, x, at.y, { lineBreak: false, baseline: 'alphabetic', features: [] });
    if (face.isComplex) document.endMarkedContent();
    x += face.widthOf(text) * size;
  }
}

import type { CardArt, SetLine, Weight } from './card-art.ts';

export type TextBlock = { lines: SetLine[]; size: number };
/** Sizes to try, the largest first, each with the most lines that it may take. */
export type Fit = { width: number; weight: Weight; steps: readonly [size: number, lines: number][] };
/** Width of a text at size 1. */
type Ruler = (text: string) => number;

/** No card shows more letters than this. */
const MOST_LETTERS = 120;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Sets a text as large as it fits; one that is too long even for the last step ends with '…'. No lines for an empty text. */
export function fitBlock(text: string, { width, weight, steps }: Fit, art: CardArt): TextBlock {
  const words = lettersOf(art.drawableText(text)).slice(0, MOST_LETTERS).join('').split(' ').filter(Boolean);
  const ruler = rulerOf(art, weight);
  const blockAt = (size: number, lines: string[]) => ({ size, lines: lines.map(line => art.set(line, weight, size)) });
  for (const [size, most] of steps) {
    if (!words.every(word => ruler(word) * size <= width)) continue;
    const lines = breakLines(words, width / size, ruler);
    if (lines.length <= most) return blockAt(size, lines);
  }
  const [size, most] = steps.at(-1)!;
  return blockAt(size, cutBlock(words, most, width / size, ruler));
}

/** Measures each word once: setting type takes a while, and this runs where pages are served. */
function rulerOf(art: CardArt, weight: Weight): Ruler {
  const known = new Map<string, number>();
  const widthOf = (word: string): number => {
    const width = known.get(word) ?? art.set(word, weight, 1000).width / 1000;
    known.set(word, width);
    return width;
  };
  const space = widthOf('n n') - 2 * widthOf('n');
  return text => text.split(' ').reduce((sum, word) => sum + space + widthOf(word), -space);
}

/** Lines of words that fit alone. */
function breakLines(words: readonly string[], width: number, ruler: Ruler): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && ruler(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** So many lines of a text, the last with '…' where there is more; words that are too wide alone are broken. */
function cutBlock(words: readonly string[], most: number, width: number, ruler: Ruler): string[] {
  const pieces = words.flatMap(word => (ruler(word) <= width ? [word] : piecesOf(word, width, ruler)));
  const lines = breakLines(pieces, width, ruler);
  if (lines.length <= most) return lines;
  const [beginning] = piecesOf(lines[most - 1]!, width - ruler('…'), ruler);
  return [...lines.slice(0, most - 1), `${beginning!.trimEnd()}…`];
}

/** A text in pieces that fit, whole letters each, measured letter by letter. */
function piecesOf(text: string, width: number, ruler: Ruler): string[] {
  const pieces: string[] = [''];
  let room = width;
  for (const letter of lettersOf(text)) {
    room -= ruler(letter);
    if (room >= 0) pieces[pieces.length - 1] += letter;
    else {
      pieces.push(letter);
      room = width - ruler(letter);
    }
  }
  return pieces;
}

/** Lines of letters as wide as they should be, in inks that hold on the cloth. */
import { contrast, mix } from '../../colour/colour.ts';
import { mapPoints, pathData, short } from '../../draw/path.ts';
import { star } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { path } from '../../draw/svg.ts';
import { caseFor, fontsOf, paintLetters, type LetterPaint } from '../../draw/type.ts';
import { fitText, type Lettering } from '../../text/lettering.ts';
import { isIndic } from '../../text/scripts.ts';

export const WIDTH = 860;
export const LEFT = (1000 - WIDTH) / 2;

/** What is lettered: the words of the main piece, and what is said beside it. */
export interface Words {
  lines: string[];
  small: string;
}
/** A composition: what it drew, and where it ends below. */
export interface Set {
  svg: string;
  foot: number;
}

/** Inks of letters that stand on the cloth itself. */
export interface LetterInks {
  main: string;
  second: string;
  accent: string;
  line: string;
}
export function inksOf({ brief, palette: p }: Sheet): LetterInks {
  const isDark = brief.ground === 'dark';
  const cloth = isDark ? '#1b1b1e' : '#f3f2ef';
  const seen = (hex: string) => { let out = hex; for (let i = 0; i < 5 && contrast(out, cloth) < 2.6; i++) out = mix(out, isDark ? '#ffffff' : p.ink, 0.22); return out; }; // prettier-ignore
  return { main: isDark ? p.paper : p.ink, second: seen(p.a), accent: seen(isDark ? p.b : p.c), line: isDark ? p.ink : p.paper }; // prettier-ignore
}

/** Wide faces for short words, narrow ones for long: stacked, each fills its line without being pulled. */
function faceFor(text: string): string {
  const n = [...text].length;
  return n <= 4 ? 'bungee' : n <= 8 ? 'alfa' : 'anton';
}
/** A line as wide as the others, at most a third wider than its face has it. */
export function fullLine(sheet: Sheet, text: string, y: number, o: { font?: string; width?: number; tallest?: number } = {}): Lettering {
  const { font = faceFor(text), width = WIDTH, tallest = 290 } = o;
  const x = 500 - width / 2;
  const fitted = fitText(caseFor(font, text), font, { x, y, width, height: tallest, stretch: 1.25, devanagari: fontsOf(sheet).devanagari });
  if (!fitted.width) return fitted;
  const wider = Math.min(width / fitted.width, isIndic(text) ? 1.1 : 1.3);
  const segments = mapPoints(fitted.segments, (px, py) => [500 + (px - 500) * wider, py]);
  return { ...fitted, segments, d: pathData(segments), x: 500 - (fitted.width * wider) / 2, width: fitted.width * wider };
} // prettier-ignore

/** A line in a face of its own, within a box around the middle. */
export const middleLine = (sheet: Sheet, text: string, font: string, o: { y: number; width: number; height: number; tracking?: number }): Lettering =>
  fitText(caseFor(font, text), font, { x: 500 - o.width / 2, y: o.y, width: o.width, height: o.height, stretch: 1.1, devanagari: fontsOf(sheet).devanagari, ...(o.tracking !== undefined && { tracking: o.tracking }) }); // prettier-ignore

/** Letters of one ink with a line of the cloth and a block of shadow: what is said loudest. */
export function loud(sheet: Sheet, line: Lettering, fill: LetterPaint['fill'], o: { depth?: number } = {}): string {
  const { main, line: edge } = inksOf(sheet);
  return paintLetters(sheet, line, { fill, edge: { colour: edge, width: 8 }, depth: { length: o.depth ?? 15, colour: main } }); // prettier-ignore
}

/** A small word between two rules, or the words beside the main piece with a star on each side. */
export function ruled(sheet: Sheet, text: string, y: number, o: { width?: number; height?: number; font?: string; isStarred?: boolean } = {}): Set {
  const { main, second } = inksOf(sheet);
  // At the size of a chest a narrow face is too thin.
  const { width = WIDTH, height = 54, font = sheet.brief.emblem ? 'anton' : 'bebas', isStarred } = o;
  const line = middleLine(sheet, text, font, { y, width: width * 0.72, height, tracking: font === 'bebas' ? 90 : font === 'anton' ? 60 : 0 });
  const middle = y + line.height / 2;
  const [left, right] = [line.x - 26, line.x + line.width + 26];
  const rules = `M${short(500 - width / 2)} ${short(middle)}H${short(left - (isStarred ? 40 : 0))}M${short(right + (isStarred ? 40 : 0))} ${short(middle)}H${short(500 + width / 2)}`;
  const stars = isStarred ? path(star(left - 8, middle, 5, 20, 9) + star(right + 8, middle, 5, 20, 9), { fill: second }) : '';
  const isRoom = left - 50 > 500 - width / 2;
  return { svg: path(line.d, { fill: main }) + (isRoom ? path(rules, { stroke: second, width: 9, round: true }) : '') + stars, foot: y + line.height };
} // prettier-ignore

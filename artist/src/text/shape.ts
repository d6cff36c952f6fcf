/** Text → outlines: splits into runs of one script, shapes each with the right face, drops what no face draws. */
import { library } from '../library/library.ts';
import { mapPoints, type Segment } from '../draw/path.ts';
import { ShaperFont } from './harfbuzz.ts';
import { GlyphOutlines } from './outlines.ts';
import { SCRIPT_FONTS, scriptOf, type Script } from './scripts.ts';

/** Outlines at 1000 units an em, y downwards, with the advance width. */
export interface ShapedText {
  segments: Segment[];
  advance: number;
}
export interface ShapeOptions {
  /** Extra space after each Latin letter, in thousandths of an em. */
  tracking?: number;
  /** Face for Devanagari; the others have one display and one text face. */
  devanagari?: string;
  /** Use the text faces of the Indic scripts instead of the display faces. */
  plain?: boolean;
}
interface Face {
  shaper: ShaperFont;
  outlines: GlyphOutlines;
  scale: number;
  glyphs: Map<number, Segment[]>;
}
type Run = { script: Script; text: string };

/** Faces tried, after the wanted one, for Latin letters and signs that it lacks. */
const LATIN_FALLBACKS = ['montserrat', 'montserratExt'];
const JOINS_RUN = /[\u0964\u0965\u200c\u200d]/;
const WORD_SPACE = 280;
const faces = new Map<string, Face>();

function faceOf(key: string): Face {
  const known = faces.get(key);
  if (known) return known;
  return addFace(key, library().font(key));
}

/** Makes a TrueType face known under a key, beside those of the library. */
export function addFace(key: string, bytes: Uint8Array): Face {
  const shaper = new ShaperFont(bytes);
  const face = { shaper, outlines: new GlyphOutlines(bytes), scale: 1000 / shaper.unitsPerEm, glyphs: new Map() };
  faces.set(key, face);
  return face;
}

const covers = (key: string, char: string) => faceOf(key).shaper.covers(char.codePointAt(0)!);

function fontsFor(script: Script, font: string, o: ShapeOptions): string[] {
  if (script === 'latin') return [font, ...LATIN_FALLBACKS.filter(f => f !== font)];
  const { display, text } = SCRIPT_FONTS[script];
  if (o.plain) return [text, display];
  return [script === 'devanagari' ? (o.devanagari ?? display) : display, text];
}

function splitRuns(word: string): Run[] {
  const runs: Run[] = [];
  for (const char of word) {
    const last = runs.at(-1);
    const script = JOINS_RUN.test(char) && last ? last.script : scriptOf(char);
    if (last && last.script === script) last.text += char;
    else runs.push({ script, text: char });
  }
  return runs;
}

/** Characters of a run grouped by the first face that draws them; what no face draws is left out. */
function splitByFace(run: Run, fonts: string[]): { font: string; text: string }[] {
  const parts: { font: string; text: string }[] = [];
  for (const char of run.text) {
    const last = parts.at(-1);
    const joiner = /[\u200c\u200d]/.test(char);
    const font = joiner ? last?.font : fonts.find(key => covers(key, char));
    if (!font) continue;
    if (last?.font === font) last.text += char;
    else parts.push({ font, text: char });
  }
  return parts;
}

/** Whether every visible character of the text has a glyph in the faces of its script. */
export function canLetter(text: string): boolean {
  return [...text].every(
    char => /[\s\u200c\u200d]/.test(char) || fontsFor(scriptOf(char), 'montserrat', {}).some(key => covers(key, char)),
  );
}

/** The text without characters that no bundled face draws (emoji, other scripts). */
export function drawableText(text: string): string {
  const kept = [...text].filter(char => /[\s\u200c\u200d]/.test(char) || canLetter(char)).join('');
  return kept.replace(/\s+/g, ' ').trim();
}

/** Shapes a line of text with a Latin face and, where other scripts occur, with theirs. */
export function shapeText(text: string, font: string, o: ShapeOptions = {}): ShapedText {
  const segments: Segment[] = [];
  let x = 0;
  for (const [i, word] of text.split(/\s+/).filter(Boolean).entries()) {
    if (i) x += WORD_SPACE + (o.tracking ?? 0) * 1.2;
    for (const run of splitRuns(word)) {
      const tracking = run.script === 'latin' ? (o.tracking ?? 0) : 0;
      for (const part of splitByFace(run, fontsFor(run.script, font, o))) x = placeRun(part, x, tracking, segments);
    }
  }
  return { segments, advance: x };
}

function placeRun(part: { font: string; text: string }, start: number, tracking: number, into: Segment[]): number {
  const face = faceOf(part.font);
  let x = start;
  for (const placed of face.shaper.shape(part.text)) {
    if (placed.glyph === 0) continue;
    let outline = face.glyphs.get(placed.glyph);
    if (!outline) face.glyphs.set(placed.glyph, (outline = face.outlines.outline(placed.glyph)));
    const dx = x + placed.dx * face.scale;
    const dy = placed.dy * face.scale;
    for (const s of mapPoints(outline, (px, py) => [dx + px * face.scale, -(dy + py * face.scale)])) into.push(s);
    x += placed.advance * face.scale + tracking;
  }
  return x;
}

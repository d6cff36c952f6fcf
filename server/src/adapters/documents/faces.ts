import type { Font } from 'fontkit';

/** Lays out letters of one face. */
export type Shaper = {
  covers: (codePoint: number) => boolean;
  /** Glyphs in the order in which they stand on the line, in font units; `cluster` is where their letters begin. */
  shape: (text: string) => { glyph: number; advance: number; dx: number; dy: number; cluster: number }[];
};

export type Face = {
  name: string;
  font: Font;
  covers: Shaper['covers'];
  /** Width at size 1. */
  widthOf: (text: string) => number;
  /** Its letters join and change places: readers are told the text beside the glyphs. */
  isComplex: boolean;
};
/** Texts that a face remembers how to lay out. */
const MOST_KNOWN = 1000;

/** A piece of text that one face draws. */
export type Run = { face: Face; text: string };

/**
 * A face whose text is laid out by HarfBuzz: the layout of the PDF library's own font reader stops at some Indic fonts, and
 * misplaces vowels in others.
 */
export function makeFace(name: string, font: Font, shaper: Shaper): Face {
  // A text is measured and drawn several times, and most texts are the same on every paper.
  const known = new Map<string, Shaped>();
  const shaped = (text: string): Shaped => {
    const before = known.get(text);
    if (before) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const now = shapedOf(text, shaper.shape(text), font);
    known.set(text, now);
    return now;
  };
  // The library changes the positions that it gets.
  const layout = (text: string): Shaped => ({
    ...shaped(text),
    positions: shaped(text).positions.map(position => ({ ...position })),
  });
  Object.defineProperties(font, { layout: { value: layout }, postscriptName: { value: name } });
  return {
    ...{ name, font, covers: shaper.covers, isComplex: !name.includes('latin') },
    widthOf: text => shaped(text).advanceWidth / font.unitsPerEm,
  };
}

type Placed = ReturnType<Shaper['shape']>;
/** A laid out text as the library takes it. */
type Shaped = {
  glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
};

function shapedOf(text: string, placed: Placed, font: Font): Shaped {
  const letters = lettersOf(text, placed);
  return {
    glyphs: placed.map(({ glyph, cluster }, index) => ({
      id: glyph,
      advanceWidth: font.getGlyph(glyph).advanceWidth,
      // Told once a cluster: its first glyph stands for all of its letters.
      codePoints: placed[index - 1]?.cluster === cluster ? [] : letters.get(cluster)!,
    })),
    positions: placed.map(one => ({ xAdvance: one.advance, yAdvance: 0, xOffset: one.dx, yOffset: one.dy })),
    advanceWidth: placed.reduce((sum, { advance }) => sum + advance, 0),
  };
}

/** The code points of each cluster: from where it begins to where the next one does. */
function lettersOf(text: string, placed: Placed): Map<number, number[]> {
  const starts = [...new Set(placed.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const pieces = starts.map((start, index) => text.slice(start, starts[index + 1]));
  return new Map(starts.map((start, index) => [start, Array.from(pieces[index]!, letter => letter.codePointAt(0)!)]));
}

/** Marks, joiners, and signs that several scripts share: they go with the letters before them. */
const GOES_WITH_LAST = /\p{M}|\u200c|\u200d|\u0964|\u0965| /u;

/** A text in pieces of one face each, the first that draws a character; what none draws is left out. */
export function splitRuns(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    const last = runs.at(-1);
    const stays = last && GOES_WITH_LAST.test(character) && last.face.covers(codePoint);
    const face = stays ? last.face : faces.find(one => one.covers(codePoint));
    if (!face) continue;
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: takeBlank(last) + character });
  }
  return runs;
}

/** Takes the blank off a run's end: in a script from right to left it would stand at its other side. */
function takeBlank(run: Run | undefined): string {
  const text = run?.text.trimEnd() ?? '';
  if (!run || text === '') return '';
  const blank = run.text.slice(text.length);
  run.text = text;
  return blank;
}

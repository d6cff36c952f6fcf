/** Texts that shoppers type, as outlines: one or two lines, every script, bent along an arc. */
import { OUTLINE, type Lettered, type Typeface } from '../../../domain/src/arrangement.ts';
import { boundsOf, mapPoints, pathData, subdivide, type PointMap, type Segment } from '../draw/path.ts';
import { isIndic } from './scripts.ts';
import { canLetter, shapeText } from './shape.ts';

/** Outlines whose box starts at 0 0, in thousandths of the letters' size; the box has room for an outline around them. */
export interface TextOutlines {
  d: string;
  width: number;
  height: number;
}

/** The faces of each lettering: Latin and Devanagari by name; the other scripts have one display and one text face. */
const FACES: Record<Typeface, { latin: string; devanagari?: string; plain?: boolean }> = {
  bold: { latin: 'montserratBold', devanagari: 'baloo' },
  plain: { latin: 'montserrat', plain: true },
  poster: { latin: 'anton', devanagari: 'modak' },
  retro: { latin: 'shrikhand', devanagari: 'rozha' },
  brush: { latin: 'pacifico', devanagari: 'yatra' },
  comic: { latin: 'bangers', devanagari: 'modak' },
  elegant: { latin: 'playfair', plain: true },
  western: { latin: 'rye', devanagari: 'rozha' },
};
const LINE_PITCH = { latin: 1050, indic: 1300 };
/** The innermost arc stays this much of the text's height away from the middle, so that no letter is turned inside out. */
const LEAST_RADIUS = 0.9;
const ARC_STEPS = 4;
/** A tenth of a thousandth of the letters' size cannot be seen, and keeps the outlines short. */
const fine = (n: number) => Math.round(n * 10) / 10;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first sign of a text that no bundled face draws, whole (an emoji may be several characters). */
export function missingSign(text: string): string | undefined {
  for (const { segment } of graphemes.segment(text)) if (!canLetter(segment)) return segment;
  return outlinesOf(text, 'bold').length === 0 ? [...text][0] : undefined;
}

/** Every sign of a text that no bundled face draws, in their order. */
export const missingSigns = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment).filter(segment => !canLetter(segment));

/** The outlines of a text. Signs that no face draws are left out: `missingSign` names them before. */
export function letterText({ text, typeface, curve }: Lettered): TextOutlines {
  const flat = outlinesOf(text, typeface);
  const bent = curve === 0 ? flat : mapPoints(subdivide(flat, ARC_STEPS), arc(flat, curve));
  const ink = boundsOf(bent);
  const moved = mapPoints(bent, (x, y) => [fine(x - ink.x + OUTLINE), fine(y - ink.y + OUTLINE)]);
  return { d: pathData(moved), width: fine(ink.width + OUTLINE * 2), height: fine(ink.height + OUTLINE * 2) };
}

/** All lines, each centred on x = 0. */
function outlinesOf(text: string, typeface: Typeface): Segment[] {
  const { latin, ...o } = FACES[typeface];
  const pitch = isIndic(text) ? LINE_PITCH.indic : LINE_PITCH.latin;
  return text.split('\n').flatMap((line, i) => {
    const { segments } = shapeText(line, latin, o);
    const ink = boundsOf(segments);
    const middle = ink.x + ink.width / 2;
    return mapPoints(segments, (x, y) => [x - middle, y + i * pitch]);
  });
}

/** Bends around a circle whose arc is as long as the text is wide: a half circle at most, upwards for a curve above 0. */
function arc(segments: Segment[], curve: number): PointMap {
  const ink = boundsOf(segments);
  const middle = { x: ink.x + ink.width / 2, y: ink.y + ink.height / 2 };
  const radius = Math.max(ink.width / (Math.abs(curve) * Math.PI), ink.height * LEAST_RADIUS);
  const way = Math.sign(curve);
  return (x, y) => {
    const angle = (x - middle.x) / radius;
    const reach = radius + way * (middle.y - y);
    return [reach * Math.sin(angle), -way * reach * Math.cos(angle)];
  };
}

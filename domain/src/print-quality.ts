import { PRINT_DPI, type PrintArea } from './print-areas.ts';

/** How sharp a print will be: below 100 dots an inch it is 'poor', and goes into the cart only when the shopper says so. */
export type QualityWord = 'excellent' | 'good' | 'soft' | 'poor';
export type PrintQuality = { dpi: number; word: QualityWord };

type Size = { width: number; height: number };

/** The words by the least dots an inch that each takes (print-and-studio 3.1). */
const WORDS: readonly (readonly [leastDpi: number, word: QualityWord])[] = [
  [250, 'excellent'],
  [150, 'good'],
  [100, 'soft'],
  [0, 'poor'],
];

/**
 * Dots an inch of a picture at the size that it is printed at, whole, at most 300, and their word. Vectors are drawn at the size of
 * the print file and always have 300 (rulings, Generation). Throws RangeError for a size that is not above 0.
 */
export function printQuality(o: {
  widthPixels: number;
  heightPixels: number;
  widthInches: number;
  heightInches: number;
  isVector: boolean;
}): PrintQuality {
  const sizes = [o.widthPixels, o.heightPixels, o.widthInches, o.heightInches];
  if (!sizes.every(size => size > 0)) throw new RangeError(`Not the size of a print: ${sizes.join(', ')}`);
  const drawn = Math.min(o.widthPixels / o.widthInches, o.heightPixels / o.heightInches);
  // A share of a dot is rounding: a picture that fits 2490 pixels of 8.3 inches has 300.
  const dpi = o.isVector ? PRINT_DPI : Math.min(PRINT_DPI, Math.floor(drawn + 1e-6));
  return { dpi, word: qualityWordOf(dpi) };
}

/** The word for so many dots an inch. */
export const qualityWordOf = (dpi: number): QualityWord => WORDS.find(([least]) => dpi >= least)![1];

/** The size in inches of a picture that fills a print area as far as its shape lets it; `scale` of 1 is the whole area. */
export function printedInches(area: Pick<PrintArea, 'width' | 'height'>, pixels: Size, scale = 1): Size {
  const inchesPerPixel = Math.min(area.width / pixels.width, area.height / pixels.height) * scale;
  return { width: pixels.width * inchesPerPixel, height: pixels.height * inchesPerPixel };
}

/** What was measured of a print. */
type Measured = { word: QualityWord; warnings: readonly string[] };
/** The one verdict of a piece: `unmeasured` while nobody has looked at all of its prints. */
export type PrintVerdict = 'good' | 'look' | 'unmeasured';

/** A piece is good only where each print is sharp and nothing is wrong with it: a sharp print with lines too thin is not good. */
export function printVerdict(prints: readonly (Measured | null | undefined)[]): PrintVerdict {
  const isGood = ({ word, warnings }: Measured) => (word === 'excellent' || word === 'good') && warnings.length === 0;
  if (prints.some(print => print && !isGood(print))) return 'look';
  return prints.every(Boolean) ? 'good' : 'unmeasured';
}

/** A print that only goes into the cart when the shopper has said so (print-and-studio 3.1). */
export const needsConfirmation = ({ word }: PrintQuality): boolean => word === 'poor';

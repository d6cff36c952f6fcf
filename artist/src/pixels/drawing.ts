/**
 * A composed picture as it is stored with its design: an SVG of outlines alone, whose root element also says how its pixels are worn and
 * saturated. Whatever the artist draws later, this picture and its print file stay as they were sold.
 */
export interface Drawing {
  svg: string;
  /** Units of the view box; only their ratio matters. */
  width: number;
  height: number;
  /** How worn the print looks, 0 to 1, and the seed of its specks. */
  wear: number;
  wearSeed: number;
  isVivid: boolean;
  /** Drawn in one ink: where the other colour stands, the shirt shows. */
  knock?: { ink: string; paper: string };
}

/** Says how the rest of the root's attributes are read; another way of wearing or saturating pixels needs another number. */
export const DRAWING_FORMAT = 1;
const ROOT =
  /^<svg [^>]*viewBox="\S+ \S+ (\S+) (\S+)" data-chhaap="(\d+)" data-wear="(\S+)" data-wear-seed="(\d+)" data-vivid="(true|false)"(?: data-ink="(#[0-9a-f]{6})" data-paper="(#[0-9a-f]{6})")?>/;

/** The emblem for the chest stands behind the picture, where viewers read over it: both are one file, and stay together. */
const EMBLEM = /\n<!--emblem\n(<svg [^]*<\/svg>)\n-->$/;
export const withEmblem = (svg: string, emblem: string): string => (emblem.includes('--') ? svg : `${svg}\n<!--emblem\n${emblem}\n-->`); // prettier-ignore

/** What a stored drawing has for the chest; nothing in those that were stored without: they are printed as they were sold. */
export function readEmblem(stored: string): Drawing | undefined {
  const found = EMBLEM.exec(stored);
  return found ? readDrawing(found[1]!) : undefined;
}

/** Reads a stored drawing. Throws a RangeError where it is none, or one of a format that is not known. */
export function readDrawing(stored: string): Drawing {
  const svg = stored.replace(EMBLEM, '');
  const found = ROOT.exec(svg);
  if (!found || Number(found[3]) !== DRAWING_FORMAT) throw new RangeError('Not a stored drawing of a known format');
  const [width, height, , wear, wearSeed] = found.slice(1, 6).map(Number) as [number, number, number, number, number];
  return {
    svg,
    width,
    height,
    wear,
    wearSeed,
    isVivid: found[6] === 'true',
    ...(found[7] && found[8] && { knock: { ink: found[7], paper: found[8] } }),
  };
}

/** Blanks: products that no code draws. Photographs of the bare product show it, and its print is laid between four corners on them. */
import type { Color, View } from './catalog.ts';
import { isClockwise, surfaceOf, type Corners, type Quad } from './warp.ts';

/** The size of a print as the owner says it. */
export type PrintSize = { widthMm: number; heightMm: number; dpi: number };
/** A photograph of one side, in one colour; null: one light photograph is tinted in every colour. Corners in units of its picture. */
export type BlankPhoto = { color: Color | null; file: string; corners: Corners };
export type BlankSide = PrintSize & { view: View; photos: readonly BlankPhoto[] };
export type Blank = {
  /** 0 is flat; up to 100 the print bends around an upright cylinder. */
  curve: number;
  isTinted: boolean;
  /** What one piece weighs. */
  grams: number;
  sides: readonly BlankSide[];
};

/** Every photograph is brought to this shape: 1000 units wide, as the drawn garments are. */
export const BLANK_FRAME = { width: 1000, height: 1020 } as const;
/** Pixels of a stored photograph, and the fewest that one is sent with on its shorter side. */
export const BLANK_PIXELS = { width: 1600, height: 1632, least: 400 } as const;
/** What is at most sent. */
export const BLANK_PHOTO_BYTES = 10_000_000;

export const BLANK_LIMITS = {
  millimetres: [10, 2000],
  dpi: [72, 600],
  grams: [1, 20_000],
  curve: [0, 100],
  /** Pixels of a print file: two sheets of A3 at 300 dots an inch. */
  pixels: 36_000_000,
  /** The least surface between corners: a fiftieth of the picture. */
  surface: 20_000,
  sides: 2,
  photos: 100,
} as const;

/** Fields of a blank that something can be wrong with. */
export type SideField = `${View}.${'widthMm' | 'heightMm' | 'dpi' | 'photos' | 'corners'}`;
export type BlankField = 'sides' | 'curve' | 'grams' | SideField;
export const BLANK_PROBLEMS = ['side', 'millimetres', 'dpi', 'pixels', 'photo', 'crossed', 'off', 'small', 'curve', 'grams'] as const; // prettier-ignore
export type BlankProblem = (typeof BLANK_PROBLEMS)[number];
type Finding = [BlankField, BlankProblem, boolean];

const isWhole = (figure: number, [least, most]: readonly [number, number]): boolean =>
  Number.isInteger(figure) && figure >= least && figure <= most;

/** Pixels of the print file of a size. */
export const pixelsOf = ({ widthMm, heightMm, dpi }: PrintSize): { width: number; height: number } => ({
  width: Math.round((widthMm / 25.4) * dpi),
  height: Math.round((heightMm / 25.4) * dpi),
});

const isOff = (corners: Corners): boolean =>
  corners.some(([x, y]) => !(x >= 0 && x <= BLANK_FRAME.width && y >= 0 && y <= BLANK_FRAME.height));

/** What is wrong with the corners of a photograph. */
export function cornersProblem(corners: Corners): BlankProblem | undefined {
  if (isOff(corners)) return 'off';
  if (!isClockwise(corners)) return 'crossed';
  return surfaceOf(corners) < BLANK_LIMITS.surface ? 'small' : undefined;
}

function sideProblems(side: BlankSide, { isTinted, colors }: { isTinted: boolean; colors: readonly Color[] }) {
  const { view, photos } = side;
  const { width, height } = pixelsOf(side);
  const wanted = isTinted ? [null] : colors;
  const hasAll = wanted.every(color => photos.filter(one => one.color === color).length === 1);
  const told = photos.map(photo => cornersProblem(photo.corners)).find(problem => problem !== undefined);
  return [
    [`${view}.widthMm`, 'millimetres', !isWhole(side.widthMm, BLANK_LIMITS.millimetres)],
    [`${view}.heightMm`, 'millimetres', !isWhole(side.heightMm, BLANK_LIMITS.millimetres)],
    [`${view}.dpi`, 'dpi', !isWhole(side.dpi, BLANK_LIMITS.dpi)],
    [`${view}.dpi`, 'pixels', width * height > BLANK_LIMITS.pixels],
    [`${view}.photos`, 'photo', !hasAll || photos.length > wanted.length],
    [`${view}.corners`, told ?? 'crossed', told !== undefined],
  ] satisfies Finding[];
}

/** What is wrong with a blank that is sold in some colours. */
export function blankProblems(blank: Blank, colors: readonly Color[]): Finding[] {
  const { sides, curve, grams, isTinted } = blank;
  const views = sides.map(side => side.view);
  return [
    ['sides', 'side', sides.length === 0 || new Set(views).size < views.length],
    ['curve', 'curve', !isWhole(curve, BLANK_LIMITS.curve)],
    ['grams', 'grams', !isWhole(grams, BLANK_LIMITS.grams)],
    ...sides.flatMap(side => sideProblems(side, { isTinted, colors })),
  ];
}

/** What a photograph is chosen by. */
type Pictured<Photo> = { sides: readonly { view: View; photos: readonly Photo[] }[] };

/** The photograph of a side in a colour; nothing where there is none. */
export const photoOf = <Photo extends { color: Color | null }>(
  { sides }: Pictured<Photo>,
  view: View,
  color: Color,
): Photo | undefined => {
  const photos = sides.find(side => side.view === view)?.photos ?? [];
  return photos.find(one => one.color === color) ?? photos.find(one => one.color === null);
};

/** Where the print of a side is seen on its photograph. */
export const quadOf = ({ curve }: Pick<Blank, 'curve'>, { corners }: Pick<BlankPhoto, 'corners'>): Quad => ({
  corners,
  curve,
});

/** What the shop shows before anything is printed: the first side, in the first colour. */
export const facePhoto = ({ sides }: Blank): BlankPhoto | undefined => sides[0]?.photos[0];

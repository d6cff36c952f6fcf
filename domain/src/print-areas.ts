import { pixelsOf, type PrintSize } from './blanks.ts';
import { PHOTOGRAPHS, viewOf, type Garment, type PlacementId, type Template, type View } from './catalog.ts';
import { levelled, type Quad } from './warp.ts';

/** The middle and the top of a print on a garment's picture, in units: the picture is 1000 units wide. */
export type Spot = { x: number; y: number };

/** A place to print as it is drawn and printed: its side, its size in inches, and where it lies on each garment that has room for it. */
export type PrintArea = {
  key: PlacementId;
  view: View;
  width: number;
  height: number;
  spots: Partial<Record<Template, Spot>>;
  /** The exact size of a print that the owner said in millimetres; inches are rounded then. */
  print?: PrintSize;
  /** Where it is seen on the photograph that is drawn on. */
  quad?: Quad;
};

/** A place as it was bought: what the owner changes later changes no order. */
export type BoughtPlace = PrintArea & { name: string; nameHi: string | null };

/** What a row of the table of places, on the shelf or on the wire, says of its area. */
type PlaceRow = { key: PlacementId; position: string; widthInches: number; heightInches: number } & Pick<
  PrintArea,
  'spots'
> & { print?: PrintSize | null };

/** The area of a place of the catalogue. */
export const areaOf = ({ key, position, widthInches, heightInches, spots, print }: PlaceRow): PrintArea => ({
  ...{ key, view: viewOf(position), width: widthInches, height: heightInches, spots },
  ...(print && { print }),
});

/** Print files have this many dots an inch; more pixels add nothing. */
export const PRINT_DPI = 300;

/** The four places of the first shop (S1 §3): they are the first rows of the table of places. */
export const FIRST_AREAS = {
  chest: {
    ...{ key: 'chest', view: 'front', width: 2.5, height: 2.5 },
    spots: {
      regular: { x: 618, y: 280 },
      oversized: { x: 618, y: 276 },
      'oversized-premium': { x: 618, y: 264 },
      hoodie: { x: 618, y: 322 },
    },
  },
  a4: {
    ...{ key: 'a4', view: 'front', width: 8.3, height: 11.7 },
    spots: {
      regular: { x: 500, y: 260 },
      oversized: { x: 500, y: 256 },
      'oversized-premium': { x: 500, y: 244 },
      hoodie: { x: 500, y: 296 },
    },
  },
  // The pocket of the hoodie leaves no room for A3 in front.
  a3: {
    ...{ key: 'a3', view: 'front', width: 11.7, height: 16.5 },
    spots: { regular: { x: 500, y: 244 }, oversized: { x: 500, y: 240 }, 'oversized-premium': { x: 500, y: 228 } },
  },
  back: {
    ...{ key: 'back', view: 'back', width: 11.7, height: 16.5 },
    spots: {
      regular: { x: 500, y: 198 },
      oversized: { x: 500, y: 196 },
      'oversized-premium': { x: 500, y: 192 },
      hoodie: { x: 500, y: 392 },
    },
  },
} as const satisfies Record<string, PrintArea>;

/** Units of a garment's picture that are an inch of its cloth. */
export const UNITS_PER_INCH: Record<Template, number> = {
  regular: 27.4,
  oversized: 26.8,
  'oversized-premium': 26.8,
  hoodie: 25.5,
};

type Room = { left: number; right: number; top: number; bottom: number };

/** Where cloth lies flat enough to be printed, in units: inside the armholes, below the collar and above the hem. */
const ROOMS: Record<Template, Record<View, Room>> = {
  regular: {
    front: { left: 280, right: 720, top: 218, bottom: 840 },
    back: { left: 280, right: 720, top: 150, bottom: 840 },
  },
  oversized: {
    front: { left: 250, right: 750, top: 216, bottom: 850 },
    back: { left: 250, right: 750, top: 150, bottom: 850 },
  },
  'oversized-premium': {
    front: { left: 240, right: 760, top: 213, bottom: 830 },
    back: { left: 240, right: 760, top: 155, bottom: 830 },
  },
  // Between the hood and the pocket; behind, below the hood that hangs down.
  hoodie: {
    front: { left: 300, right: 700, top: 296, bottom: 604 },
    back: { left: 300, right: 700, top: 388, bottom: 846 },
  },
};

/** Dots an inch of the print file of an area. */
export const dpiOf = ({ print }: Pick<PrintArea, 'print'>): number => print?.dpi ?? PRINT_DPI;

/** Pixels of the print file of an area. */
export const printPixels = ({ width, height, print }: Pick<PrintArea, 'width' | 'height' | 'print'>) =>
  print
    ? pixelsOf(print)
    : {
        width: Math.round(width * PRINT_DPI),
        height: Math.round(height * PRINT_DPI),
      };

/**
 * Where an area lies on a garment, in units of its picture; on a photograph an upright rectangle of its size. Throws RangeError where
 * the garment has no room for it.
 */
export function areaOn(area: PrintArea, template: Garment): { x: number; y: number; width: number; height: number } {
  if (template === PHOTOGRAPHS) {
    if (!area.quad) throw new RangeError(`Nobody said where ${area.key} is seen on the photograph.`);
    return levelled(area.quad.corners, area.width / area.height);
  }
  const spot = area.spots[template];
  if (!spot) throw new RangeError(`A ${template} is not printed at ${area.key}.`);
  const scale = UNITS_PER_INCH[template];
  const width = area.width * scale;
  return { x: spot.x - width / 2, y: spot.y, width, height: area.height * scale };
}

/** A print of a hand's size shows the emblem of a drawing, in the middle of its area: a whole scene could not be read (design of the chest). */
const SMALL_INCHES = 5;
export const isSmall = ({ width, height }: Pick<PrintArea, 'width' | 'height'>): boolean =>
  Math.max(width, height) <= SMALL_INCHES;

/** Where a new place is to lie, in inches: how far its middle is right of the picture's, and its top below the collar. */
export type AreaWish = { view: View; width: number; height: number; aside: number; down: number };

/** Where an area of a wish lies on each garment that has room for it. */
export function spotsFor({ view, width, height, aside, down }: AreaWish): PrintArea['spots'] {
  const spots: PrintArea['spots'] = {};
  for (const [template, rooms] of Object.entries(ROOMS) as [Template, Record<View, Room>][]) {
    const scale = UNITS_PER_INCH[template];
    const room = rooms[view];
    const spot = { x: 500 + aside * scale, y: room.top + down * scale };
    const half = (width * scale) / 2;
    const isInside = spot.x - half >= room.left && spot.x + half <= room.right && spot.y >= room.top;
    if (isInside && spot.y + height * scale <= room.bottom) spots[template] = rounded(spot);
  }
  return spots;
}

/** A hundredth of a unit is less than a pixel of any picture. */
const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

/** An area of this size fits a garment of this side somewhere. */
export const isPrintable = ({ view, width, height }: Pick<AreaWish, 'view' | 'width' | 'height'>): boolean =>
  (Object.entries(ROOMS) as [Template, Record<View, Room>][]).some(([template, rooms]) => {
    const { left, right, top, bottom } = rooms[view];
    const scale = UNITS_PER_INCH[template];
    return width * scale <= right - left && height * scale <= bottom - top;
  });

/** A colour of cloth by its key ('black', 'bottle-green'); which there are says the catalogue (rulings, 26 November). */
export type Color = string;
/** How a colour's key is written. */
export const COLOR_KEY = /^[a-z][a-z0-9-]{0,29}$/;
/** Whether inks are chosen to be read on dark or on light cloth. */
export const GROUNDS = ['light', 'dark'] as const;
export type Ground = (typeof GROUNDS)[number];

/** What a colour means to whoever draws and prints on it; `hasUnderbase`: a white layer is printed below the colours. */
export type Cloth = { color: Color; hex: string; ground: Ground; hasUnderbase: boolean };
/** A cloth as it was bought: what the owner changes later changes no order. */
export type BoughtCloth = Omit<Cloth, 'color'> & { name: string; nameHi: string | null };
/** A colour's hex: '#1b1b1e'. */
export const HEX = /^#[0-9a-f]{6}$/;

/** What a new colour begins with: a navy. */
export const NEW_CLOTH = { hex: '#1f2a44', ground: 'dark', hasUnderbase: true } as const;

/** The ground that fits a cloth of a hex: light above the middle of lightness (WCAG 2.2, relative luminance). */
export function groundFor(hex: string): Ground {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  // White and black ink are read equally well on a cloth of 0.179.
  return luminance > 0.179 ? 'light' : 'dark';
}

/** A size of a garment: 'M'. Which there are says each product. */
export type Size = string;
export const SIZE_WORD = /^[A-Za-z0-9][A-Za-z0-9 /+-]{0,11}$/;
/** Sizes in the order in which they lie on the shelf; others lie behind them. */
export const SHELF_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'] as const;

/** A size with its measures in inches: the chest that it fits, and the garment lying flat. */
export type SizeRow = {
  size: Size;
  chest: readonly [number, number];
  halfChest: number;
  length: number;
  shoulder: number;
  sleeve: number;
};

/** Garments that can be drawn; each product is shown as one of them. */
export const TEMPLATES = ['regular', 'oversized', 'oversized-premium', 'hoodie'] as const;
export type Template = (typeof TEMPLATES)[number];
/** A product that is not drawn is shown by photographs of it (blanks.ts). */
export const PHOTOGRAPHS = 'photographs';
/** How a product is shown. */
export const GARMENTS = [...TEMPLATES, PHOTOGRAPHS] as const;
export type Garment = (typeof GARMENTS)[number];
/** The size of what comes in one only. */
export const ONE_SIZE = 'One size';

/** A product by its word on the wire: 'regular', 'oversized', 'oversized-premium' and what the owner adds. */
export type TshirtType = string;
export const PRODUCT_WORD = /^[a-z][a-z0-9-]{0,39}$/;

export const POSITIONS = ['chest', 'front', 'back'] as const;
export type Position = (typeof POSITIONS)[number];
/** The sizes of S1's places. A place that the owner adds has its own key there. */
const FIRST_SIZES: readonly string[] = ['chest', 'a4', 'a3'];
export type DesignSize = string;

/** Where and how large a design is printed: a pair that the catalogue lists (rulings, Wire values). */
export type Placement = { position: Position; designSize: DesignSize };

/** A place to print by its key: 'a4', 'back', 'left-chest'. Which there are says the catalogue. */
export type PlacementId = string;
/** How the key of a place is written. */
export const PLACE_KEY = /^[a-z][a-z0-9-]{0,29}$/;

/** The pairs and keys of the places of the first shop (S1 §3). */
export const FIRST_PLACES = [
  { key: 'chest', position: 'chest', designSize: 'chest' },
  { key: 'a4', position: 'front', designSize: 'a4' },
  { key: 'a3', position: 'front', designSize: 'a3' },
  { key: 'back', position: 'back', designSize: 'a3' },
] as const satisfies readonly (Placement & { key: PlacementId })[];

/** What a call gets that names nothing (rulings, Sizes): product 1, chest, black; the studio starts at M. */
export const DEFAULTS = {
  productId: 1,
  tshirtType: 'regular',
  color: 'black',
  size: 'M',
  position: 'chest',
  designSize: 'chest',
} as const;

/** Where a new design is printed until its shopper chooses otherwise (rulings of 26 November, First print): large enough to be seen. */
export const FIRST_PRINT = { position: 'front', designSize: 'a4' } as const satisfies Placement;

/** Anything but front and back is the chest (S1 §5). */
export const positionOf = (word: string | undefined): Position =>
  word === 'front' || word === 'back' ? word : 'chest';

/** A side of a garment. */
export type View = 'front' | 'back';

/** Which side of the shirt a print is on: a shirt that is printed twice has one on each. */
export const viewOf = (position: string): View => (position === 'back' ? 'back' : 'front');

/**
 * The place of a position and a design size, as S1 writes them: front without a size is A4, chest and back have one size each. Another
 * size is the key of a place that the owner added; whether there is one says the catalogue.
 */
export function placementOf(position: Position, designSize: string | undefined): Placement {
  if (designSize !== undefined && !FIRST_SIZES.includes(designSize)) return { position, designSize };
  const ofPosition = FIRST_PLACES.filter(one => one.position === position);
  const { designSize: size } = ofPosition.find(one => one.designSize === designSize) ?? ofPosition[0]!;
  return { position, designSize: size };
}

/** The key of a place by its pair: one of the first shop has a word of its own, any other is named by its size. */
export const placeKeyOf = ({ position, designSize }: { position: string; designSize: string }): PlacementId =>
  FIRST_PLACES.find(one => one.position === position && one.designSize === designSize)?.key ?? designSize;

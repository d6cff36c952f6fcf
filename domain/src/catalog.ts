/** Colours of a design shirt (rulings, Wire values). */
export const COLORS = ['black', 'white'] as const;
export type Color = (typeof COLORS)[number];

/** Sizes in studio, preview, gallery and collections (rulings, Sizes). */
export const SIZES = ['S', 'M', 'L', 'XL'] as const;
export type Size = (typeof SIZES)[number];

/** Own artwork is printed on one size more (rulings, Sizes: /customize). */
export const UPLOAD_CART_SIZES = [...SIZES, 'XXL'] as const;
export type CartSize = (typeof UPLOAD_CART_SIZES)[number];

/** Cuts of shirts, in the order of their product ids 1 to 3. */
export const TSHIRT_TYPES = ['regular', 'oversized', 'oversized-premium'] as const;
export type TshirtType = (typeof TSHIRT_TYPES)[number];

export const POSITIONS = ['chest', 'front', 'back'] as const;
export type Position = (typeof POSITIONS)[number];
export const DESIGN_SIZES = ['chest', 'a4', 'a3'] as const;
export type DesignSize = (typeof DESIGN_SIZES)[number];

/** Where and how large a design is printed: a pair that the catalogue lists (rulings, Wire values). */
export type Placement = { position: Position; designSize: DesignSize };

/** The four placements with their print area in inches and their file in pixels at 300 dpi (S1 §3; rulings, Admin). */
export const PLACEMENTS = [
  { id: 'chest', position: 'chest', designSize: 'chest', widthInches: 2.5, heightInches: 2.5, pixels: [750, 750] },
  { id: 'a4', position: 'front', designSize: 'a4', widthInches: 8.3, heightInches: 11.7, pixels: [2490, 3510] },
  { id: 'a3', position: 'front', designSize: 'a3', widthInches: 11.7, heightInches: 16.5, pixels: [3510, 4950] },
  { id: 'back', position: 'back', designSize: 'a3', widthInches: 11.7, heightInches: 16.5, pixels: [3510, 4950] },
] as const;
export type PlacementId = (typeof PLACEMENTS)[number]['id'];

/** What a shopper gets without a choice (rulings, Sizes): product 1, chest, black; the studio starts at M. */
export const DEFAULTS = {
  productId: 1,
  tshirtType: 'regular',
  color: 'black',
  size: 'M',
  position: 'chest',
  designSize: 'chest',
} as const;

/** Anything but front and back is the chest (S1 §5). */
export const positionOf = (word: string | undefined): Position =>
  word === 'front' || word === 'back' ? word : 'chest';

/** Which side of the shirt a print is on: a shirt that is printed twice has one on each. */
export const viewOf = (position: string): 'front' | 'back' => (position === 'back' ? 'back' : 'front');

/** The placement of a position and a design size. Front without a size is A4; chest and back have one size each. */
export function placementOf(position: Position, designSize: string | undefined): (typeof PLACEMENTS)[number] {
  const ofPosition = PLACEMENTS.filter(one => one.position === position);
  return ofPosition.find(one => one.designSize === designSize) ?? ofPosition[0]!;
}

/** `2`, `'2'` and `'oversized'` all name product 2 (rulings, Wire values); anything else is the first product (S1 §5). */
export function productIdOf(type: string | number | undefined): number {
  const byName = TSHIRT_TYPES.indexOf(type as TshirtType) + 1;
  return byName || ([1, 2, 3].includes(Number(type)) ? Number(type) : DEFAULTS.productId);
}

/** The cut of a product id; the first for an unknown one. */
export const tshirtTypeOf = (productId: number): TshirtType => TSHIRT_TYPES[productId - 1] ?? 'regular';

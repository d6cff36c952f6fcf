/**
 * What a parcel of shirts weighs, in grams: cloth of a large shirt, and its bag. An estimate for a courier's form; the scale has the last
 * word.
 */
const CLOTH_SQUARE_METRES = 1.3;
const BAG_GRAMS = 40;
const STEP_GRAMS = 10;

/** `grams`: what a piece weighs where the owner said so. */
export type Packed = { gsm: number; grams?: number | undefined; quantity: number };

/** Grams of a parcel, rounded up to ten. */
export function parcelGrams(lines: readonly Packed[]): number {
  const goods = lines.reduce(
    (sum, { gsm, grams, quantity }) => sum + (grams ?? gsm * CLOTH_SQUARE_METRES) * quantity,
    0,
  );
  return Math.ceil((goods + BAG_GRAMS) / STEP_GRAMS) * STEP_GRAMS;
}

/** Grams as kilograms with two decimals: '0.28'. */
export const kilograms = (grams: number): string => (grams / 1000).toFixed(2);

/** A bag of folded shirts in centimetres: each adds to its height. */
export const parcelCentimetres = (pieces: number): { length: number; breadth: number; height: number } => ({
  ...{ length: 30, breadth: 25, height: 1 + 2 * pieces },
});

/** Parcels whose labels are made at once, and sheets that they are drawn on: a roll of 100 × 150 mm, or four on A4. */
export const LABELS_MOST = 100;
export const LABEL_SHEETS = ['roll', 'a4'] as const;
export type LabelSheet = (typeof LABEL_SHEETS)[number];

/** Which chart: oversized shirts are longer and wider in the sleeve. */
export type Cut = 'regular' | 'oversized';
/** Inches. */
export type SizeRow = { size: string; chest: readonly [number, number]; length: number; sleeve: number };

/** Regular Fit (rulings, Sizes; the chest is S2's). */
const REGULAR: readonly SizeRow[] = [
  { size: 'S', chest: [34, 36], length: 27, sleeve: 8 },
  { size: 'M', chest: [38, 40], length: 28, sleeve: 8.25 },
  { size: 'L', chest: [42, 44], length: 29, sleeve: 8.5 },
  { size: 'XL', chest: [46, 48], length: 30, sleeve: 8.75 },
  { size: 'XXL', chest: [50, 52], length: 31, sleeve: 9 },
];
/** Oversized: length +1, sleeve +1.5 (rulings, Sizes). */
const MORE = { regular: { length: 0, sleeve: 0 }, oversized: { length: 1, sleeve: 1.5 } };

/** The chart of a cut, in inches. */
export const sizeChart = (cut: Cut): SizeRow[] =>
  REGULAR.map(row => ({
    ...row,
    length: row.length + MORE[cut].length,
    sleeve: row.sleeve + MORE[cut].sleeve,
  }));

/** 27 → '69': whole centimetres. */
export const centimetres = (inches: number): string => String(Math.round(inches * 2.54));

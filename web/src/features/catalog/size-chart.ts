import type { SizeRow } from '../../../../domain/src/catalog.ts';

/** 27 → '69': whole centimetres. */
export const centimetres = (inches: number): string => String(Math.round(inches * 2.54));

/** Measures of a size in the order of the chart; 0 is none. */
export const measuresOf = ({ chest, halfChest, length, shoulder, sleeve }: SizeRow): readonly (readonly number[])[] => [
  chest,
  [halfChest],
  [length],
  [shoulder],
  [sleeve],
];

/** A size that has a measure: a mug has none. */
export const isCharted = (row: SizeRow): boolean => measuresOf(row).some(inches => inches.some(one => one > 0));

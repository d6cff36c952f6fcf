/** 27 → '69': whole centimetres. */
export const centimetres = (inches: number): string => String(Math.round(inches * 2.54));

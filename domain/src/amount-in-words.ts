import type { Paise } from './money.ts';

/** The words of a language for whole numbers in Indian counting. */
export type NumberNames = {
  /** From zero to ninety-nine. */
  small: readonly string[];
  hundred: string;
  thousand: string;
  lakh: string;
  crore: string;
};

const STEPS = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1000],
  ['hundred', 100],
] as const;

/** A whole number in words, counted in hundreds, thousands, lakhs and crores: 'one lakh five hundred two'. */
export function numberInWords(number: number, names: NumberNames): string {
  if (number < 100) return names.small[number]!;
  const [step, size] = STEPS.find(([, least]) => number >= least)!;
  const rest = number % size;
  const most = `${numberInWords(Math.floor(number / size), names)} ${names[step]}`;
  return rest === 0 ? most : `${most} ${numberInWords(rest, names)}`;
}

/** Rupees and paise of an amount. */
export const rupeesAndPaise = (amount: Paise): { rupees: number; paise: number } => ({
  rupees: Math.floor(amount / 100),
  paise: amount % 100,
});

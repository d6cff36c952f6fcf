declare const paise: unique symbol;

/** An amount of Indian money: a safe integer number of paise (rulings, Money). */
export type Paise = number & { readonly [paise]: true };

/** Marks an integer as paise. Throws RangeError for fractions and unsafe integers, which are always a fault of ours. */
export function paiseOf(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of paise: ${amount}`);
  return amount as Paise;
}

/** Whole or broken rupees (at most two decimals) as paise; throws RangeError where a fraction of a paisa is left. */
export function fromRupees(rupees: number): Paise {
  const amount = Math.round(rupees * 100);
  if (Math.abs(amount - rupees * 100) > 1e-6) throw new RangeError(`Not a whole number of paise: ₹${rupees}`);
  return paiseOf(amount);
}

/** Paise as the rupee number that JSON carries (39900 → 399). */
export const toRupees = (amount: Paise): number => amount / 100;

/** '1234.50': rupees for a file that is added up elsewhere, made of the integer alone. */
export function decimalRupees(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of amounts; nothing for none. */
export const sumOf = (amounts: readonly Paise[]): Paise => paiseOf(amounts.reduce((sum, one) => sum + one, 0));

/** An amount taken several times. */
export const times = (amount: Paise, count: number): Paise => paiseOf(amount * count);

/** Before the last three digits, and then every two: lakhs and crores. */
const INDIAN_GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/** As Intl writes rupees in en-IN; its first format costs a slow phone 75 ms, on each page with a price. */
function written(rupees: number, decimals: 0 | 2): string {
  const [whole, paise] = Math.abs(rupees).toFixed(decimals).split('.') as [string, string?];
  const sign = rupees < 0 ? '-' : '';
  return `${sign}₹${whole.replace(INDIAN_GROUPS, ',')}${paise === undefined ? '' : `.${paise}`}`;
}

/** '₹1,399' or '₹1,399.50': the one place that writes a price (rulings, Money). Takes rupees as JSON carries them. */
export const formatRupees = (rupees: number): string => written(rupees, Number.isInteger(rupees) ? 0 : 2);

/** '₹399.00': with the paise even where there are none, as prices of collections are written (S1 §9). */
export const formatRupeesAndPaise = (rupees: number): string => written(rupees, 2);

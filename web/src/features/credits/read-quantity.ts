import { isCreditsQuantity } from '../../../../domain/src/credit-prices.ts';

/** '25' → 25; nothing where that many credits are not sold. */
export function readQuantity(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\d{1,4}$/.test(digits)) return undefined;
  return isCreditsQuantity(Number(digits)) ? Number(digits) : undefined;
}

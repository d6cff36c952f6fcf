import { isCreditsQuantity } from '../../../../domain/src/credit-prices.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';

/** '25' → 25; nothing where that many credits are not sold. */
export function readQuantity(text: string): number | undefined {
  const quantity = numberIn(text);
  return isCreditsQuantity(quantity) ? quantity : undefined;
}

import type { CartLine } from '../../../../contract/src/cart.ts';
import { fromRupees, toRupees } from '../../../../domain/src/money.ts';
import { totalsOf } from '../../../../domain/src/pricing.ts';

/** Amounts of an order in rupees. */
export type Figures = { subtotal: number; discount: number; shipping: number; total: number };

/** What the lines cost with a discount (rupees) and shipping, by the shop's own rule (S1 §9). */
export function figuresOf(lines: readonly CartLine[], discount: number): Figures {
  const priced = lines.map(line => ({ unitPrice: fromRupees(line.customPrice), quantity: line.quantity }));
  const totals = totalsOf(priced, fromRupees(discount));
  return {
    subtotal: toRupees(totals.subtotal),
    discount: toRupees(totals.discount),
    shipping: toRupees(totals.shipping),
    total: toRupees(totals.total),
  };
}

/** Equal for the same lines, quantities and prices: what a coupon was accepted for. */
export const cartKeyOf = (lines: readonly CartLine[]): string =>
  lines.map(line => `${line.id}x${line.quantity}@${line.customPrice}`).join();

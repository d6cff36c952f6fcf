import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { addToCart, type Visit } from '../cart/cart.ts';
import { listLines, type OrderLineRow } from './order-parts.store.ts';
import { findOwnOrder } from './orders.store.ts';

/** A line as it was chosen. What it costs, and how it is printed, is what holds today. */
const wishOf = (line: OrderLineRow) => ({
  type: line.type === 3 ? (3 as const) : (1 as const),
  designId: (line.designId ?? line.collectionId)!,
  ...(line.type === 3 ? {} : { productId: line.productId, position: line.position, designSize: line.designSize }),
  color: line.color,
  size: line.size,
  quantity: line.quantity,
  back: line.back ?? undefined,
});

/**
 * Puts the lines of the shopper's own order into their cart once more, beside what is there. Answers how many went in, and how many
 * cannot be had any more: deleted, private again, not sold, or the cart is full. Refuses with not_found.
 */
export async function orderAgain(
  context: Context,
  visit: Visit & { accountId: string },
  orderId: string,
): Promise<{ added: number; left: number }> {
  const order = await findOwnOrder(context.db, visit.accountId, orderId);
  if (!order) throw new Refused('not_found');
  const lines = await listLines(context.db, [order.id]);
  let added = 0;
  for (const line of lines) {
    const isIn = await addToCart(context, visit, wishOf(line)).then(
      () => true,
      error => {
        if (error instanceof Refused) return false;
        throw error;
      },
    );
    if (isIn) added += 1;
  }
  return { added, left: lines.length - added };
}

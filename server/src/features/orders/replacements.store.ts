import type { Tx } from '../../db/database.ts';
import { orderHistory, orderLines, orders } from '../../db/tables/orders.ts';
import type { NewHistory, NewOrder, NewOrderLine, OrderRow } from './orders.store.ts';

/** Writes an order that stands where it says, with its lines and its first step. */
export async function insertReplacement(
  tx: Tx,
  order: NewOrder,
  { lines, step }: { lines: readonly NewOrderLine[]; step: Omit<NewHistory, 'orderId'> },
): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  await tx.insert(orderLines).values(lines.map(line => ({ ...line, orderId: order.id })));
  await tx.insert(orderHistory).values({ ...step, orderId: order.id });
  return row!;
}

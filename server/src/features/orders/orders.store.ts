import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { orderIs } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { orderHistory, orderLines, orders, waitsForMoney } from '../../db/tables/orders.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;
export type NewHistory = Omit<typeof orderHistory.$inferInsert, 'id'>;
type OrderChange = Partial<
  Pick<OrderRow, 'status' | 'trackingId' | 'carrier' | 'supersededBy' | 'cancelledAt' | 'paidAt' | 'language' | 'email'>
>;
/** What is sold: shirts, which are made and sent, or credits. */
export type Goods = 'shirts' | 'credits';
/** An order of such goods. */
export const isOf = (goods: Goods) => (goods === 'credits' ? isNotNull(orders.credits) : isNull(orders.credits));

/** Writes an order with its lines and its first step. Credits have no lines. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  { lines, step }: { lines: readonly NewOrderLine[]; step: Omit<NewHistory, 'orderId'> },
): Promise<OrderRow> {
  const orderId = order.id;
  const [row] = await tx.insert(orders).values(order).returning();
  if (lines.length > 0) await tx.insert(orderLines).values(lines.map(line => ({ ...line, orderId })));
  await tx.insert(orderHistory).values({ ...step, orderId });
  return row!;
}

/** Makes the rest of the transaction this account's turn to buy credits: a shopper may have no cart, whose lock serves shirts. */
export async function lockPurchases(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  return (await tx.select().from(orders).where(eq(orders.id, orderId)).for('update'))[0];
}

export async function findOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  return (await tx.select().from(orders).where(eq(orders.id, orderId)))[0];
}

/**
 * What a checkout has to know of the shopper's orders, in one statement, the newest first and locked: the one of the client's own id,
 * and those of the goods that wait for their money and were neither superseded nor cancelled.
 */
export async function lockOrdersOfCheckout(
  tx: Tx,
  accountId: string,
  clientOrderId: string,
  goods: Goods,
): Promise<{ known: OrderRow | undefined; unpaid: OrderRow[] }> {
  const isUnpaid = and(isOf(goods), waitsForMoney);
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), or(eq(orders.clientOrderId, clientOrderId), isUnpaid)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .for('update');
  const waits = (row: OrderRow) =>
    (row.credits === null) === (goods === 'shirts') &&
    orderIs.payable(row.status) &&
    row.supersededBy === null &&
    row.cancelledAt === null;
  return { known: rows.find(row => row.clientOrderId === clientOrderId), unpaid: rows.filter(waits) };
}

/** Changes an order and counts its version. */
export async function updateOrder(tx: Tx, orderId: string, change: OrderChange): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .returning();
  return row!;
}

/** Writes a step of an order. */
export async function insertStep(tx: Tx, step: NewHistory): Promise<void> {
  await tx.insert(orderHistory).values(step);
}

/** The shopper's own order by the server's id or the client's. */
export async function findOwnOrder(tx: Tx, accountId: string, id: string): Promise<OrderRow | undefined> {
  const isIt = or(eq(orders.id, id), eq(orders.clientOrderId, id));
  return (
    await tx
      .select()
      .from(orders)
      .where(and(eq(orders.accountId, accountId), isIt))
      .limit(1)
  )[0];
}

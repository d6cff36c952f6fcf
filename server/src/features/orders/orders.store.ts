import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { mockups } from '../../db/tables/designs.ts';
import { orderHistory, orderLines, orders, payments, refunds } from '../../db/tables/orders.ts';
import type { KeysetPlace } from '../../http/keyset.ts';

export type { FrozenBack } from '../../db/tables/orders.ts';
export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;
export type HistoryRow = typeof orderHistory.$inferSelect;
export type NewHistory = Omit<typeof orderHistory.$inferInsert, 'id'>;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
type OrderChange = Partial<
  Pick<OrderRow, 'status' | 'trackingId' | 'carrier' | 'supersededBy' | 'cancelledAt' | 'paidAt' | 'language'>
>;
/** What is sold: shirts, which are made and sent, or credits. */
export type Goods = 'shirts' | 'credits';
const isOf = (goods: Goods) => (goods === 'credits' ? isNotNull(orders.credits) : isNull(orders.credits));
/** Statuses of an order that waits for its money. */
const UNPAID = ['order_created', 'payment_initiated', 'payment_failed'] as const;

/** Writes an order with its lines and its first step, in one statement. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  { lines, step }: { lines: readonly NewOrderLine[]; step: Omit<NewHistory, 'orderId'> },
): Promise<OrderRow> {
  const rows = lines.map(line => ({ ...line, orderId: order.id }));
  const told = tx.$with('told').as(tx.insert(orderHistory).values({ ...step, orderId: order.id }));
  // Credits have no lines.
  const parts = rows.length > 0 ? [tx.$with('written_lines').as(tx.insert(orderLines).values(rows)), told] : [told];
  return (
    await tx
      .with(...parts)
      .insert(orders)
      .values(order)
      .returning()
  )[0]!;
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
  const isOpen = and(isNull(orders.supersededBy), isNull(orders.cancelledAt));
  const isUnpaid = and(isOf(goods), inArray(orders.status, [...UNPAID]), isOpen);
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), or(eq(orders.clientOrderId, clientOrderId), isUnpaid)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .for('update');
  const waits = (row: OrderRow) =>
    (row.credits === null) === (goods === 'shirts') &&
    UNPAID.some(status => status === row.status) &&
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

/** Moves an order and writes the step, in one statement. */
export async function updateMoved(tx: Tx, step: NewHistory, change: OrderChange): Promise<OrderRow> {
  const told = tx.$with('told').as(tx.insert(orderHistory).values(step));
  const [row] = await tx
    .with(told)
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, step.orderId))
    .returning();
  return row!;
}

const before = (place: KeysetPlace | undefined) =>
  place && or(lt(orders.createdAt, place.at), and(eq(orders.createdAt, place.at), lt(orders.id, place.id)));

export type OrderFilter = {
  accountId?: string | undefined;
  status?: OrderStatus | undefined;
  goods?: Goods | undefined;
  place: KeysetPlace | undefined;
  limit: number;
};

/** Orders, the newest first, one more than the page. */
export async function listOrders(tx: Tx, o: OrderFilter): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(
      and(
        o.accountId === undefined ? undefined : eq(orders.accountId, o.accountId),
        o.status === undefined ? undefined : eq(orders.status, o.status),
        o.goods === undefined ? undefined : isOf(o.goods),
        before(o.place),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(o.limit + 1);
}

const tshirtType = sql`case ${orderLines.productId} when 2 then 'oversized' when 3 then 'oversized-premium' else 'regular' end`;
type Print = Record<'artworkFile' | 'position' | 'designSize' | 'arrangementKey', SQLWrapper>;

/** The stored mockup of a print on the shirt of its line. */
const mockupOf = (tx: Tx, { artworkFile, position, designSize, arrangementKey }: Print) =>
  tx
    .select({ file: mockups.file })
    .from(mockups)
    .where(
      and(
        eq(mockups.artworkFile, artworkFile),
        eq(mockups.color, sql`${orderLines.color}`),
        eq(mockups.tshirtType, tshirtType),
        eq(mockups.placement, sql`case when ${position} = 'front' then ${designSize} else ${position} end`),
        eq(mockups.arrangement, arrangementKey),
      ),
    );

const { back } = orderLines;
const BACK: Print = {
  artworkFile: sql`${back}->>'artworkFile'`,
  position: sql`${back}->>'position'`,
  designSize: sql`${back}->>'designSize'`,
  arrangementKey: sql`${back}->>'arrangementKey'`,
};

/** The frozen lines of some orders; a mockup that was not drawn yet when the order was made is found by its artwork. */
export async function listLines(tx: Tx, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .select({
      ...getTableColumns(orderLines),
      mockupFile: sql<string | null>`coalesce(${orderLines.mockupFile}, (${mockupOf(tx, orderLines)}))`,
      backMockupFile: sql<string | null>`coalesce(${back}->>'mockupFile', (${mockupOf(tx, BACK)}))`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return rows.map(({ backMockupFile, ...line }) => ({
    ...line,
    back: line.back && { ...line.back, mockupFile: backMockupFile },
  }));
}

/** Every step of some orders, the oldest first. */
export async function listHistory(tx: Tx, orderIds: readonly string[]): Promise<HistoryRow[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, [...orderIds]))
    .orderBy(asc(orderHistory.id));
}

/** Of each order the payment that counts: the one that paid it, else the latest. */
export async function listCountingPayments(tx: Tx, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return tx
    .selectDistinctOn([payments.orderId])
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(
      payments.orderId,
      sql`(${payments.state} = 'completed' and ${payments.refundDue} = 0) desc`,
      desc(payments.createdAt),
      desc(payments.id),
    );
}

/** The latest try of every refund of some orders, the oldest refund first. */
export async function listRefunds(tx: Tx, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  const latest = await tx
    .selectDistinctOn([refunds.wishId])
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(refunds.wishId, desc(refunds.tries));
  return latest.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The shopper's own order by the server's id or the client's. */
export async function findOwnOrder(tx: Tx, accountId: string, id: string): Promise<OrderRow | undefined> {
  const named = or(eq(orders.id, id), eq(orders.clientOrderId, id));
  return (
    await tx
      .select()
      .from(orders)
      .where(and(eq(orders.accountId, accountId), named))
      .limit(1)
  )[0];
}

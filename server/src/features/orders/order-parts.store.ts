import { and, asc, desc, eq, getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { anyOf, statement, statements } from '../../db/statement.ts';
import { mockups } from '../../db/tables/designs.ts';
import { orderHistory, orderLines, payments, refunds } from '../../db/tables/orders.ts';

export type { FrozenBack } from '../../db/tables/orders.ts';
export type OrderLineRow = typeof orderLines.$inferSelect;
export type HistoryRow = typeof orderHistory.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

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

type OfOrders = { orderIds: readonly string[] };
/** Of one order, or of a list of any length, which is planned anew each time. */
const selectLines = statements((of: 'one' | 'many') =>
  statement((tx, v: OfOrders & { orderId: string }) =>
    linesOf(tx, of === 'one' ? eq(orderLines.orderId, v.orderId) : anyOf(orderLines.orderId, v.orderIds)),
  ),
);
const linesOf = (tx: Tx, isAsked: SQL) =>
  tx
    .select({
      ...getTableColumns(orderLines),
      mockupFile: sql<string | null>`coalesce(${orderLines.mockupFile}, (${mockupOf(tx, orderLines)}))`,
      backMockupFile: sql<string | null>`coalesce(${back}->>'mockupFile', (${mockupOf(tx, BACK)}))`,
    })
    .from(orderLines)
    .where(isAsked)
    .orderBy(asc(orderLines.id));

/** The frozen lines of some orders; a mockup that was not drawn yet when the order was made is found by its artwork. */
export async function listLines(tx: Tx, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  const [orderId] = orderIds;
  if (orderId === undefined) return [];
  const rows = await selectLines(orderIds.length === 1 ? 'one' : 'many')(tx, { orderIds, orderId });
  return rows.map(({ backMockupFile, ...line }) => ({
    ...line,
    back: line.back && { ...line.back, mockupFile: backMockupFile },
  }));
}

const selectHistory = statement((tx, v: OfOrders) =>
  tx.select().from(orderHistory).where(anyOf(orderHistory.orderId, v.orderIds)).orderBy(asc(orderHistory.id)),
);

/** Every step of some orders, the oldest first. */
export async function listHistory(tx: Tx, orderIds: readonly string[]): Promise<HistoryRow[]> {
  return orderIds.length === 0 ? [] : selectHistory(tx, { orderIds });
}

const selectCounting = statement((tx, v: OfOrders) =>
  tx
    .selectDistinctOn([payments.orderId])
    .from(payments)
    .where(anyOf(payments.orderId, v.orderIds))
    .orderBy(
      payments.orderId,
      sql`(${payments.state} = 'completed' and ${payments.refundDue} = 0) desc`,
      desc(payments.createdAt),
      desc(payments.id),
    ),
);

/** Of each order the payment that counts: the one that paid it, else the latest. */
export async function listCountingPayments(tx: Tx, orderIds: readonly string[]): Promise<PaymentRow[]> {
  return orderIds.length === 0 ? [] : selectCounting(tx, { orderIds });
}

const selectRefunds = statement((tx, v: OfOrders) =>
  tx
    .selectDistinctOn([refunds.wishId])
    .from(refunds)
    .where(anyOf(refunds.orderId, v.orderIds))
    .orderBy(refunds.wishId, desc(refunds.tries)),
);

/** The latest try of every refund of some orders, the oldest refund first. */
export async function listRefunds(tx: Tx, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  const latest = await selectRefunds(tx, { orderIds });
  return latest.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

import { and, asc, desc, eq, getTableColumns, sql, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { anyOf, columnsOf, statement, statements } from '../../db/statement.ts';
import { mockups } from '../../db/tables/designs.ts';
import { orderHistory, orderLines, payments, refunds, type FrozenBack } from '../../db/tables/orders.ts';

export type { FrozenBack };
export type OrderLineRow = typeof orderLines.$inferSelect;
/** A line as far as its order shows it. */
export type ShownLine = Pick<OrderLineRow, keyof typeof SHOWN_OF_LINE | 'mockupFile'>;
/** A step as far as its order shows it. */
export type HistoryRow = Pick<typeof orderHistory.$inferSelect, keyof typeof SHOWN_OF_STEP>;
/** A payment as far as its order shows it. */
export type PaymentRow = Pick<typeof payments.$inferSelect, keyof typeof SHOWN_OF_PAYMENT>;
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
/** A mockup that was not drawn yet when the order was made is found by its artwork. */
const drawn = (tx: Tx) => ({
  mockupFile: sql<string | null>`coalesce(${orderLines.mockupFile}, (${mockupOf(tx, orderLines)}))`,
  backMockupFile: sql<
    string | null
  >`case when ${back} is not null then coalesce(${back}->>'mockupFile', (${mockupOf(tx, BACK)})) end`,
});

/** Of one order, or of a list of any length, which is planned anew each time. */
type Of = 'one' | 'many';
const isOf = (of: Of, v: OfOrders & { orderId: string }) =>
  of === 'one' ? eq(orderLines.orderId, v.orderId) : anyOf(orderLines.orderId, v.orderIds);
const selectLines = statements((of: Of) =>
  statement((tx, v: OfOrders & { orderId: string }) =>
    tx
      .select({ ...getTableColumns(orderLines), ...drawn(tx) })
      .from(orderLines)
      .where(isOf(of, v))
      .orderBy(asc(orderLines.id)),
  ),
);

/** A page of orders has some hundred rows of these three: what it does not show is not read. */
const SHOWN_OF_LINE = columnsOf(orderLines, [
  ...(['id', 'orderId', 'productId', 'productName', 'color', 'size', 'quantity', 'position', 'designSize'] as const),
  ...(['designName', 'designPrompt', 'artworkFile', 'back', 'basePrice', 'unitPrice'] as const),
]);
const SHOWN_OF_STEP = columnsOf(orderHistory, ['orderId', 'from', 'to', 'by', 'reason', 'at']);
const SHOWN_OF_PAYMENT = columnsOf(payments, [
  ...(['orderId', 'id', 'state', 'providerOrderId', 'transactionId', 'settledAt'] as const),
]);
const selectShownLines = statements((of: Of) =>
  statement((tx, v: OfOrders & { orderId: string }) =>
    tx
      .select({ ...SHOWN_OF_LINE, ...drawn(tx) })
      .from(orderLines)
      .where(isOf(of, v))
      .orderBy(asc(orderLines.id)),
  ),
);

/** The frozen lines of some orders, whole. */
export async function listLines(tx: Tx, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  const [orderId] = orderIds;
  if (orderId === undefined) return [];
  return (await selectLines(orderIds.length === 1 ? 'one' : 'many')(tx, { orderIds, orderId })).map(withBackMockup);
}

/** The same as far as their orders show them. */
export async function listShownLines(tx: Tx, orderIds: readonly string[]): Promise<ShownLine[]> {
  const [orderId] = orderIds;
  if (orderId === undefined) return [];
  return (await selectShownLines(orderIds.length === 1 ? 'one' : 'many')(tx, { orderIds, orderId })).map(
    withBackMockup,
  );
}

type Found = { back: FrozenBack | null; backMockupFile: string | null };
const withBackMockup = <Line extends Found>({ back: frozen, backMockupFile, ...line }: Line) => ({
  ...line,
  back: frozen && { ...frozen, mockupFile: backMockupFile },
});

const selectHistory = statement((tx, v: OfOrders) =>
  tx
    .select(SHOWN_OF_STEP)
    .from(orderHistory)
    .where(anyOf(orderHistory.orderId, v.orderIds))
    .orderBy(asc(orderHistory.id)),
);

/** Every step of some orders, the oldest first. */
export async function listHistory(tx: Tx, orderIds: readonly string[]): Promise<HistoryRow[]> {
  return orderIds.length === 0 ? [] : selectHistory(tx, { orderIds });
}

const selectCounting = statement((tx, v: OfOrders) =>
  tx
    .selectDistinctOn([payments.orderId], SHOWN_OF_PAYMENT)
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

import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Blank } from '../../../../domain/src/blanks.ts';
import type { Garment } from '../../../../domain/src/catalog.ts';
import type { Tx } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { products } from '../../db/tables/catalog.ts';
import { mockups } from '../../db/tables/designs.ts';
import { orderHistory, orderLines, payments, refunds, type FrozenBack } from '../../db/tables/orders.ts';

export type { FrozenBack };
export type OrderLineRow = typeof orderLines.$inferSelect;
/** A line with the garment of its product's pictures. */
export type PicturedLine = OrderLineRow & { template: Garment; blank: Blank | null };
/** A line as far as its order shows it. */
export type ShownLine = Pick<PicturedLine, keyof typeof SHOWN_OF_LINE | 'mockupFile' | 'template' | 'blank'>;
/** A step as far as its order shows it. */
export type HistoryRow = Pick<typeof orderHistory.$inferSelect, keyof typeof SHOWN_OF_STEP>;
/** A payment as far as its order shows it. */
export type PaymentRow = Pick<typeof payments.$inferSelect, keyof typeof SHOWN_OF_PAYMENT>;
export type RefundRow = typeof refunds.$inferSelect;

type Print = Record<'artworkFile' | 'place' | 'arrangementKey', SQLWrapper>;

/** The stored mockup of a print on the shirt of its line. */
const mockupOf = (tx: Tx, { artworkFile, place, arrangementKey }: Print) =>
  tx
    .select({ file: mockups.file })
    .from(mockups)
    .where(
      and(
        eq(mockups.artworkFile, artworkFile),
        eq(mockups.color, sql`${orderLines.color}`),
        eq(mockups.tshirtType, sql`${orderLines.productType}`),
        eq(mockups.hex, sql`${orderLines.cloth} ->> 'hex'`),
        eq(mockups.placement, sql`${place} ->> 'key'`),
        eq(mockups.arrangement, arrangementKey),
      ),
    );

const { back } = orderLines;
const BACK: Print = {
  artworkFile: sql`${back}->>'artworkFile'`,
  place: sql`${back}->'place'`,
  arrangementKey: sql`${back}->>'arrangementKey'`,
};

/** A mockup that was not drawn yet when the order was made is found by its artwork. */
const drawn = (tx: Tx) => ({
  template: products.template,
  blank: products.blank,
  mockupFile: sql<string | null>`coalesce(${orderLines.mockupFile}, (${mockupOf(tx, orderLines)}))`,
  backMockupFile: sql<
    string | null
  >`case when ${back} is not null then coalesce(${back}->>'mockupFile', (${mockupOf(tx, BACK)})) end`,
});

/** A page of orders has some hundred rows of these three: what it does not show is not read. */
const SHOWN_OF_LINE = columnsOf(orderLines, [
  ...([
    'id',
    'orderId',
    'productId',
    'productName',
    'productType',
    'color',
    'cloth',
    'size',
    'quantity',
    'place',
  ] as const),
  ...(['designName', 'designPrompt', 'artworkFile', 'back', 'basePrice', 'unitPrice'] as const),
]);
const SHOWN_OF_STEP = columnsOf(orderHistory, ['orderId', 'from', 'to', 'by', 'reason', 'at']);
const SHOWN_OF_PAYMENT = columnsOf(payments, [
  ...(['orderId', 'id', 'state', 'providerOrderId', 'transactionId', 'settledAt'] as const),
]);
/** The frozen lines of some orders, whole. */
export async function listLines(tx: Tx, orderIds: readonly string[]): Promise<PicturedLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .select({ ...getTableColumns(orderLines), ...drawn(tx) })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return rows.map(withBackMockup);
}

/** The same as far as their orders show them. */
export async function listShownLines(tx: Tx, orderIds: readonly string[]): Promise<ShownLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .select({ ...SHOWN_OF_LINE, ...drawn(tx) })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return rows.map(withBackMockup);
}

type Found = { back: FrozenBack | null; backMockupFile: string | null };
const withBackMockup = <Line extends Found>({ back: frozen, backMockupFile, ...line }: Line) => ({
  ...line,
  back: frozen && { ...frozen, mockupFile: backMockupFile },
});

/** Every step of some orders, the oldest first. */
export async function listHistory(tx: Tx, orderIds: readonly string[]): Promise<HistoryRow[]> {
  if (orderIds.length === 0) return [];
  return tx
    .select(SHOWN_OF_STEP)
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, [...orderIds]))
    .orderBy(asc(orderHistory.id));
}

/** Of each order the payment that counts: the one that paid it, else the latest. */
export async function listCountingPayments(tx: Tx, orderIds: readonly string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  return tx
    .selectDistinctOn([payments.orderId], SHOWN_OF_PAYMENT)
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

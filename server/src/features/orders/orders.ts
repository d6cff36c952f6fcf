import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf, type RowKey } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import type { OrderView } from './order-reply.ts';
import { listUnreached } from './correct-email.store.ts';
import { listCountingPayments, listHistory, listRefunds, listShownLines } from './order-parts.store.ts';
import { listOrders, type OrderFilter } from './order-lists.store.ts';
import { findOwnOrder, type OrderRow } from './orders.store.ts';
import { listReturnsOfOrders } from './returns-of-orders.store.ts';

export { correctEmail, correctOwnEmail } from './correct-email.ts';
export { moveOrder, payOrder, type OrderMove } from './move-order.ts';
export { tellPaymentFailed, tellRefunded, tellRefundStarted, tellTracking } from './order-mails.ts';
export { listLines as listOrderLines } from './order-parts.store.ts';
export { acceptedAt, isCancellable, isPayable, toOrderReply, type OrderView } from './order-reply.ts';
export {
  findOrder,
  findOwnOrder,
  lockOrder,
  lockOrdersOfCheckout,
  lockPurchases,
  updateOrder,
  type Goods,
  type OrderRow,
} from './orders.store.ts';
export type { OrderFilter } from './order-lists.store.ts';
export type { OrderLineRow, PicturedLine } from './order-parts.store.ts';
export { listOrderMails } from './resend-mail.store.ts';
export { canResend, resendMail } from './resend-mail.ts';
export { linesHashOf, newOrderId, placeCredits, placeOrder, requestHashOf } from './place-order.ts';
export { replaceOrder } from './replace-order.ts';
export { reportingOf, toPhotoReply, toReturnReply } from './return-reply.ts';
export { withParts, type ReturnPhotoRow, type ReturnRow, type ReturnView } from './returns-of-orders.store.ts';

/** Rows of orders with their lines, steps and payment, read in a few queries whatever the number of orders. */
export async function viewOrders(tx: Tx, rows: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = rows.map(row => row.id);
  const lineRows = await listShownLines(tx, ids);
  const steps = await listHistory(tx, ids);
  const refundRows = await listRefunds(tx, ids);
  const paymentRows = await listCountingPayments(tx, ids);
  const returnRows = await listReturnsOfOrders(tx, ids);
  const unreached = await listUnreached(tx, ids);
  const lines = Map.groupBy(lineRows, line => line.orderId);
  const history = Map.groupBy(steps, step => step.orderId);
  const refunds = Map.groupBy(refundRows, refund => refund.orderId);
  const returns = Map.groupBy(returnRows, row => row.orderId);
  const payments = new Map(paymentRows.map(row => [row.orderId, row]));
  return rows.map(order => ({
    order,
    lines: lines.get(order.id) ?? [],
    history: history.get(order.id) ?? [],
    payment: payments.get(order.id),
    refunds: refunds.get(order.id) ?? [],
    returns: returns.get(order.id) ?? [],
    isUnreached: unreached.includes(order.id),
  }));
}

/** The shopper's own order; anybody else's is unknown. */
export async function viewOwnOrder(context: Context, accountId: string, id: string): Promise<OrderView> {
  const order = await findOwnOrder(context.db, accountId, id);
  if (!order) throw new Refused('not_found');
  return (await viewOrders(context.db, [order]))[0]!;
}

/** A page of orders, the newest first. */
export async function pageOfOrders(
  context: Context,
  o: Omit<OrderFilter, 'afterRow'> & { cursor?: string | undefined },
): Promise<{ views: OrderView[]; next: string | undefined }> {
  const rows = await listOrders(context.db, { ...o, afterRow: rowKeyOf(o.cursor) });
  const page = pageOf(rows, o.limit, row => ({ at: row.createdAt, id: row.id }));
  return { views: await viewOrders(context.db, page.rows), next: page.next };
}

/** Orders after a row, without their parts, the newest first, and the key for the next page. */
export async function ordersAfter(
  context: Context,
  filter: OrderFilter,
): Promise<{ rows: OrderRow[]; next: RowKey | undefined }> {
  const rows = await listOrders(context.db, filter);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > page.length && last ? { at: last.createdAt, id: last.id } : undefined };
}

/** The payment that counts of the shopper's own order, by the server's id or the client's; anybody else's is unknown. */
export async function findPaymentOfOrder(
  context: Context,
  accountId: string,
  id: string,
): Promise<{ orderId: string; paymentId: string }> {
  const order = await findOwnOrder(context.db, accountId, id);
  const [payment] = order ? await listCountingPayments(context.db, [order.id]) : [];
  if (!payment) throw new Refused('not_found');
  return { orderId: payment.orderId, paymentId: payment.id };
}

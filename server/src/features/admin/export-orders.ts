import { indiaTime } from '../../../../domain/src/india-days.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import type { Context } from '../../http/handle.ts';
import { ordersAfter, type OrderRow } from '../orders/orders.ts';
import { insertAudit } from './admin.store.ts';
import { csvLine } from './csv.ts';
import { streamOf } from './stream-of.ts';
import { toOrderFilter, type AskedOrders } from './find-orders.ts';

const HEAD = [
  ...['order', 'placed', 'status', 'credits', 'first name', 'last name', 'email', 'phone', 'address', 'city', 'state'],
  ...['PIN code', 'subtotal', 'shipping', 'coupon', 'discount', 'total', 'paid', 'courier', 'tracking'],
];
/** Spreadsheets take a file for UTF-8 by this mark. */
const MARK = '\uFEFF';
const ROWS_AT_ONCE = 500;

const lineOf = (order: OrderRow): string => {
  const { id, status, credits, firstName, lastName, email, phone, address, city, state, zipCode } = order;
  return csvLine([
    ...[id, indiaTime(order.createdAt), status, credits, firstName, lastName, email, phone, address, city, state],
    ...[zipCode, toRupees(order.subtotal), toRupees(order.shipping), order.couponCode, toRupees(order.discount)],
    ...[toRupees(order.total), order.paidAt && indiaTime(order.paidAt), order.carrier, order.trackingId],
  ]);
};

/** Orders of a filter as CSV, read as fast as they are taken; kept in the log, without what was searched for. */
export async function exportOrders(context: Context, actorId: string, asked: AskedOrders): Promise<ReadableStream> {
  const { search, ...filter } = asked;
  const after = { ...filter, isSearch: Boolean(search) };
  await insertAudit(context.db, {
    ...{ actorId, action: 'orders.exported', subject: 'orders', after, at: context.now() },
  });
  return streamOf(linesOf(context, asked));
}

async function* linesOf(context: Context, asked: AskedOrders): AsyncGenerator<Uint8Array, void, void> {
  yield Buffer.from(MARK + csvLine(HEAD));
  const filter = toOrderFilter(asked);
  let afterRow;
  do {
    const page = await ordersAfter(context, { ...filter, afterRow, limit: ROWS_AT_ONCE });
    if (page.rows.length > 0) yield Buffer.from(page.rows.map(lineOf).join(''));
    afterRow = page.next;
  } while (afterRow);
}

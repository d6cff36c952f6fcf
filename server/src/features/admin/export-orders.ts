import { totalOf } from '../../../../domain/src/invoices.ts';
import { indiaTime } from '../../../../domain/src/india-days.ts';
import { isOwed } from '../../../../domain/src/orders.ts';
import { decimalRupees, sumOf, type Paise } from '../../../../domain/src/money.ts';
import type { Context } from '../../http/handle.ts';
import { type InvoiceRow, listPapersOfSales } from '../invoices/invoices.ts';
import { listOrderLines, ordersAfter, type OrderLineRow, type OrderRow } from '../orders/orders.ts';
import { insertAudit, listRefunded } from './admin.store.ts';
import { csvLine, type CsvCell } from './csv.ts';
import { toOrderFilter, type AskedOrders } from './find-orders.ts';
import { streamOf } from './stream-of.ts';

const HEAD = [
  ...['order', 'placed', 'status', 'credits', 'first name', 'last name', 'email', 'phone', 'address', 'city', 'state'],
  ...['PIN code', 'subtotal', 'shipping', 'coupon', 'discount', 'total', 'paid', 'courier', 'tracking'],
  ...['items', 'invoice', 'invoice issued', 'seller GSTIN', 'HSN/SAC', 'taxable value', 'CGST', 'SGST/UTGST', 'IGST'],
  ...['refunded', 'credit notes', 'cash fee', 'to collect'],
];
/** Spreadsheets take a file for UTF-8 by this mark. */
const MARK = '\uFEFF';
const ROWS_AT_ONCE = 500;

const rupees = (amount: Paise): CsvCell => ({ decimal: decimalRupees(amount) });

type Parts = { lines: readonly OrderLineRow[]; papers: readonly InvoiceRow[]; refunded: Paise };

const lineOf = (order: OrderRow, { lines, papers, refunded }: Parts): string => {
  const { id, status, credits, firstName, lastName, email, phone, address, city, state, zipCode } = order;
  const invoice = papers.find(({ content }) => content.corrects === null);
  const notes = papers.filter(({ content }) => content.corrects !== null).map(({ number }) => number);
  return csvLine([
    ...[id, indiaTime(order.createdAt), status, credits, firstName, lastName, email, phone, address, city, state],
    ...[zipCode, rupees(order.subtotal), rupees(order.shipping), order.couponCode, rupees(order.discount)],
    ...[rupees(order.total), order.paidAt && indiaTime(order.paidAt), order.carrier, order.trackingId],
    ...[lines.map(itemOf).join('; '), ...invoiceCells(invoice), rupees(refunded), notes.join(' ')],
    ...[order.cashFee === null ? null : rupees(order.cashFee), isOwed(order) ? rupees(order.total) : null],
  ]);
};

const itemOf = ({ quantity, productName, cloth, size, designName }: OrderLineRow): string =>
  `${quantity} × ${productName}, ${cloth.name}, ${size}: ${designName}`;

/** Number, day and tax of an order's invoice; a bill has no tax, an unpaid order none of all. */
function invoiceCells(invoice: InvoiceRow | undefined): CsvCell[] {
  if (!invoice) return Array.from({ length: 8 }, () => null);
  const { number, issuedAt, content } = invoice;
  if (!content.tax) return [number, indiaTime(issuedAt), ...Array.from({ length: 6 }, () => null)];
  const { taxable, cgst, sgst, igst } = totalOf(content.rows);
  const codes = [...new Set(content.rows.map(({ code }) => code))].join(' ');
  return [number, indiaTime(issuedAt), content.tax.gstin, codes, ...[taxable, cgst, sgst, igst].map(rupees)];
}

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
    const partsOf = await readParts(context, page.rows.map(({ id }) => id)); // prettier-ignore
    if (page.rows.length > 0) yield Buffer.from(page.rows.map(order => lineOf(order, partsOf(order.id))).join(''));
    afterRow = page.next;
  } while (afterRow);
}

/** What belongs to some orders, read in a few queries whatever their number. */
async function readParts({ db }: Context, ids: readonly string[]): Promise<(id: string) => Parts> {
  const lines = Map.groupBy(await listOrderLines(db, ids), line => line.orderId);
  const papers = Map.groupBy(await listPapersOfSales(db, ids), paper => paper.saleId);
  const refunds = Map.groupBy(await listRefunded(db, ids), one => one.orderId);
  return id => ({
    ...{ lines: lines.get(id) ?? [], papers: papers.get(id) ?? [] },
    refunded: sumOf((refunds.get(id) ?? []).map(({ amount }) => amount)),
  });
}

import { brandMark } from '../brand/brand.ts';
import { financialYearOf, numberHead } from '../../../../domain/src/invoices.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import {
  creditContent,
  creditsContent,
  orderContent,
  purchaseOf,
  seriesOf,
  totalOfContent,
  type CreditsPurchase,
  type Refund,
} from './content.ts';
import {
  findInvoice,
  findInvoiceOf,
  findOwnerOfOrder,
  listCreditNotes,
  listInvoices,
  insertNumbered,
  listLinesOfOrder,
  type InvoiceContent,
  type InvoiceRow,
  type OrderRow,
} from './invoices.store.ts';
import { fileNameOf, paperOf } from './paper.ts';

export type { CreditsPurchase, Refund } from './content.ts';
export { listLinesOfOrder, listPapersOfSales, type InvoiceRow } from './invoices.store.ts';

/** Who asks, and whether every order is theirs to see. */
export type Reader = { accountId: string; isAdmin: boolean };
/** A paper as a file: what it is called and its bytes, a PDF. */
export type PaperFile = { fileName: string; bytes: Uint8Array };

/**
 * Issues the invoice of an order or of a purchase of credits, once, in the transaction that pays it; the caller has locked the order. Call it last: the
 * number's counter stays locked until the transaction ends. A shop without a tax number issues a bill.
 */
export async function issueInvoice(context: Context, tx: Tx, order: OrderRow): Promise<InvoiceRow> {
  if (order.credits !== null) return issueCreditsInvoice(context, tx, purchaseOf(order, order.credits));
  const subject = `order:${order.id}`;
  const known = await findInvoiceOf(tx, subject);
  if (known) return known;
  const at = context.now();
  const content = orderContent(context.shop, order, await listLinesOfOrder(tx, order.id), at);
  return issue(context, tx, { subject, accountId: order.accountId, content, at });
}

/** Issues the invoice of credits that are paid, in a series of its own; as `issueInvoice`. */
export async function issueCreditsInvoice(context: Context, tx: Tx, purchase: CreditsPurchase): Promise<InvoiceRow> {
  const subject = `credits:${purchase.id}`;
  const known = await findInvoiceOf(tx, subject);
  if (known) return known;
  const at = context.now();
  const content = creditsContent(context.shop, purchase, at);
  return issue(context, tx, { subject, accountId: purchase.accountId, content, at });
}

/**
 * Issues the credit note of a refund that is done, once; the caller has locked the order. `orderId` may also be a purchase of
 * credits. Only for money of the payment that the invoice is for: nothing is issued where there is no invoice, or where
 * nothing is left of it.
 */
export async function issueCreditNote(context: Context, tx: Tx, refund: Refund): Promise<InvoiceRow | undefined> {
  const subject = `refund:${refund.id}`;
  const known = await findInvoiceOf(tx, subject);
  if (known) return known;
  const { orderId } = refund;
  const invoice = await findInvoiceOfSale(tx, orderId);
  const content = invoice && creditContent(invoice, await listCreditNotes(tx, orderId), refund);
  if (!content) return undefined;
  return issue(context, tx, { subject, accountId: invoice.accountId, content, at: context.now() });
}

const findInvoiceOfSale = async (tx: Tx, id: string): Promise<InvoiceRow | undefined> =>
  (await findInvoiceOf(tx, `order:${id}`)) ?? findInvoiceOf(tx, `credits:${id}`);

type Issue = { subject: string; accountId: string; content: InvoiceContent; at: Date };

function issue(context: Context, tx: Tx, { subject, accountId, content, at }: Issue): Promise<InvoiceRow> {
  const { prefix } = context.shop.invoicing;
  const series = seriesOf(content);
  const year = financialYearOf(at);
  const row = {
    ...{ series, financialYear: year, subject, saleId: content.sale.id, accountId },
    ...{ total: totalOfContent(content), content, issuedAt: at },
  };
  return insertNumbered(tx, row, numberHead({ prefix, series, year }));
}

/** Papers of the reader's own, or of a sale, the newest first; an admin sees those of any sale. */
export async function pageOfInvoices(
  context: Context,
  reader: Reader,
  o: { orderId?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<{ rows: InvoiceRow[]; next: string | undefined }> {
  const accountId = reader.isAdmin && o.orderId !== undefined ? undefined : reader.accountId;
  const afterRow = rowKeyOf(o.cursor);
  const rows = await listInvoices(context.db, { accountId, saleId: o.orderId, limit: o.limit, afterRow });
  return pageOf(rows, o.limit, row => ({ at: row.issuedAt, id: row.number }));
}

/** A paper by its number. Somebody else's is unknown. */
export async function getInvoice(context: Context, reader: Reader, number: string): Promise<InvoiceRow> {
  const row = await findInvoice(context.db, number);
  if (!row || !maySee(reader, row.accountId)) throw new Refused('not_found');
  return row;
}

/** The invoice of an order. Refuses with invoice_not_yet before it is paid. */
export async function getInvoiceOfOrder(context: Context, reader: Reader, orderId: string): Promise<InvoiceRow> {
  const owner = await findOwnerOfOrder(context.db, orderId);
  if (owner === undefined || !maySee(reader, owner)) throw new Refused('not_found');
  const row = await findInvoiceOfSale(context.db, orderId);
  if (!row) throw new Refused('invoice_not_yet');
  return row;
}

const maySee = (reader: Reader, accountId: string): boolean => reader.isAdmin || reader.accountId === accountId;

/** Draws a paper from what was frozen when it was issued: the same bytes each time, under the shop's mark of now. */
export async function drawInvoice(context: Context, row: InvoiceRow): Promise<PaperFile> {
  const mark = await brandMark(context);
  return { fileName: fileNameOf(row), bytes: await context.documents.draw({ ...paperOf(row), mark }) };
}

/** The paper that was issued for `order:17…`, `credits:…` or `refund:…`, to be sent with a mail; nothing where there is none. */
export async function invoiceAttachment(context: Context, subject: string): Promise<PaperFile | undefined> {
  const row = await findInvoiceOf(context.db, subject);
  return row && drawInvoice(context, row);
}

import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { part, type Part } from '../../db/parts.ts';
import { statement } from '../../db/statement.ts';
import { invoices, invoiceSeries } from '../../db/tables/invoices.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import type { KeysetPlace } from '../../http/keyset.ts';

export type {
  InvoiceBuyer,
  InvoiceContent,
  InvoiceItem,
  InvoiceRowContent,
  InvoiceState,
} from '../../db/tables/invoices.ts';
export type InvoiceRow = typeof invoices.$inferSelect;
export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

export type Unnumbered = Omit<InvoiceRow, 'number' | 'serial'>;

export type Numbered = Pick<InvoiceRow, 'number' | 'serial'>;

/**
 * Writes a paper with the next serial of its series and year, which nobody else gets; its number is `head` and the serial in
 * at least five digits. The counter's row stays locked until the transaction ends and goes back with it. Finds `Numbered`.
 */
export const numbered = (row: Unnumbered, head: string): Part =>
  numberedPaper({ ...row, head, content: JSON.stringify(row.content), issuedAt: row.issuedAt.toISOString() });

type Said = Omit<Unnumbered, 'content' | 'issuedAt'> & { head: string; content: string; issuedAt: string };
const numberedPaper = part('numbered_paper', (_, v: Said) => ({
  queries: {
    paper_counter: sql`
      insert into ${invoiceSeries} (series, financial_year, last) values (${v.series}::text, ${v.financialYear}::integer, 1)
      on conflict (series, financial_year) do update set last = ${invoiceSeries.last} + 1
      returning last`,
    numbered_paper: sql`
      insert into ${invoices}
        (number, series, financial_year, serial, subject, sale_id, account_id, total, content, issued_at)
      select ${v.head}::text || lpad(last::text, greatest(5, length(last::text)), '0'), ${v.series}::text,
        ${v.financialYear}::integer, last, ${v.subject}::text, ${v.saleId}::text, ${v.accountId}::text, ${v.total}::bigint,
        ${v.content}::jsonb, ${v.issuedAt}::timestamptz
      from paper_counter
      returning number, serial`,
  },
  found: { number: sql`(select number from numbered_paper)`, serial: sql`(select serial from numbered_paper)` },
}));

export async function findInvoice(tx: Tx, number: string): Promise<InvoiceRow | undefined> {
  return (await tx.select().from(invoices).where(eq(invoices.number, number)))[0];
}

const selectOf = statement((tx, v: { subject: string }) =>
  tx.select().from(invoices).where(eq(invoices.subject, v.subject)),
);

/** The paper that was issued for `order:17…` and the like. */
export async function findInvoiceOf(tx: Tx, subject: string): Promise<InvoiceRow | undefined> {
  return (await selectOf(tx, { subject }))[0];
}

/** What was issued for a sale after its invoice, the oldest first. */
export async function listCreditNotes(tx: Tx, saleId: string): Promise<InvoiceRow[]> {
  const rows = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.saleId, saleId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
  return rows.filter(row => row.content.corrects !== null);
}

const before = (place: KeysetPlace | undefined) => isBefore(invoices.issuedAt, invoices.number, place);

export type InvoiceFilter = {
  accountId?: string | undefined;
  saleId?: string | undefined;
  place: KeysetPlace | undefined;
  limit: number;
};

/** Papers, the newest first, one more than the page. */
export async function listInvoices(tx: Tx, o: InvoiceFilter): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        o.accountId === undefined ? undefined : eq(invoices.accountId, o.accountId),
        o.saleId === undefined ? undefined : eq(invoices.saleId, o.saleId),
        before(o.place),
      ),
    )
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(o.limit + 1);
}

/** Whose order it is; nothing for an unknown one. */
export async function findOwnerOfOrder(tx: Tx, orderId: string): Promise<string | undefined> {
  const [row] = await tx.select({ accountId: orders.accountId }).from(orders).where(eq(orders.id, orderId));
  return row?.accountId;
}

const selectLines = statement((tx, v: { orderId: string }) =>
  tx.select().from(orderLines).where(eq(orderLines.orderId, v.orderId)).orderBy(asc(orderLines.id)),
);

/** The frozen lines of an order. */
export const listLinesOfOrder = (tx: Tx, orderId: string): Promise<OrderLineRow[]> => selectLines(tx, { orderId });

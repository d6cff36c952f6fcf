import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { invoices, invoiceSeries } from '../../db/tables/invoices.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import type { RowKey } from '../../http/keyset.ts';

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

/**
 * Writes a paper with the next serial of its series and year, which nobody else gets; its number is `head` and the serial in
 * at least five digits. The counter's row stays locked until the transaction ends and goes back with it.
 */
export async function insertNumbered(tx: Tx, row: Unnumbered, head: string): Promise<InvoiceRow> {
  const { series, financialYear } = row;
  const [counter] = await tx
    .insert(invoiceSeries)
    .values({ series, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.series, invoiceSeries.financialYear],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ serial: invoiceSeries.last });
  const { serial } = counter!;
  const number = `${head}${String(serial).padStart(5, '0')}`;
  return (
    await tx
      .insert(invoices)
      .values({ ...row, serial, number })
      .returning()
  )[0]!;
}

export async function findInvoice(tx: Tx, number: string): Promise<InvoiceRow | undefined> {
  return (await tx.select().from(invoices).where(eq(invoices.number, number)))[0];
}

/** The paper that was issued for `order:17…` and the like. */
export async function findInvoiceOf(tx: Tx, subject: string): Promise<InvoiceRow | undefined> {
  return (await tx.select().from(invoices).where(eq(invoices.subject, subject)))[0];
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

/** All papers of some orders or purchases, the oldest first. */
export async function listPapersOfSales(tx: Tx, saleIds: readonly string[]): Promise<InvoiceRow[]> {
  if (saleIds.length === 0) return [];
  return tx
    .select()
    .from(invoices)
    .where(inArray(invoices.saleId, [...saleIds]))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
}

const before = (afterRow: RowKey | undefined) => isBefore(invoices.issuedAt, invoices.number, afterRow);

export type InvoiceFilter = {
  accountId?: string | undefined;
  saleId?: string | undefined;
  afterRow: RowKey | undefined;
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
        before(o.afterRow),
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

/** The frozen lines of an order. */
export const listLinesOfOrder = (tx: Tx, orderId: string): Promise<OrderLineRow[]> =>
  tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));

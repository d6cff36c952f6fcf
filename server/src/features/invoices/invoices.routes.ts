import { invoices, type Invoice } from '../../../../contract/src/invoices.ts';
import { isAdmin } from '../../../../domain/src/access.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { handle, pageReply, Reply, type Account, type Context, type Route } from '../../http/handle.ts';
import {
  drawInvoice,
  getInvoice,
  getInvoiceOfOrder,
  pageOfInvoices,
  type InvoiceRow,
  type Reader,
} from './invoices.ts';

const readerOf = (account: Account): Reader => ({ accountId: account.id, isAdmin: isAdmin(account.role) });

const toInvoiceReply = ({ number, content, saleId, total, issuedAt }: InvoiceRow): Invoice => ({
  number,
  kind: content.kind,
  saleId,
  total: toRupees(total),
  issuedAt: issuedAt.toISOString(),
});

async function toPdfReply(context: Context, row: InvoiceRow): Promise<Reply<null>> {
  const { fileName, bytes } = await drawInvoice(context, row);
  const stream = new Blob([Buffer.from(bytes)]).stream();
  const headers = { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${fileName}"` };
  return new Reply(null, { stream, headers });
}

export const invoiceRoutes: Route[] = [
  handle(invoices.list, async (context, { account, query, request }) => {
    const page = await pageOfInvoices(context, readerOf(account), query);
    return pageReply(page.rows.map(toInvoiceReply), page.next, request);
  }),
  handle(invoices.paper, async (context, { account, params }) =>
    toPdfReply(context, await getInvoice(context, readerOf(account), params.number)),
  ),
  handle(invoices.ofOrder, async (context, { account, params }) =>
    toPdfReply(context, await getInvoiceOfOrder(context, readerOf(account), params.id)),
  ),
];

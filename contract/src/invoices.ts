import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Page, Rupees, Timestamp } from './wire.ts';

/** A shop without a tax number issues bills, and refund notes for them. */
export const PAPER_KINDS = ['tax_invoice', 'bill', 'credit_note', 'refund_note'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** An invoice, bill or credit note; its PDF is at `invoices.paper`. */
export const Invoice = z.object({
  number: z.string(),
  kind: z.enum(PAPER_KINDS),
  /** The order, or the purchase of credits. */
  saleId: z.string(),
  total: Rupees,
  issuedAt: Timestamp,
});
export type Invoice = z.output<typeof Invoice>;

export const invoices = {
  list: endpoint('invoices.list', {
    summary: 'Your invoices and credit notes, the newest first; of one order or purchase where its id is given',
    access: 'shopper',
    query: z.object({ ...Page, orderId: Id.optional() }),
    response: z.array(Invoice),
    errors: [],
  }),
  paper: endpoint('invoices.paper', {
    summary: 'An invoice or credit note as a PDF, by its number',
    access: 'shopper',
    params: z.object({ number: Id }),
    kind: 'pdf',
    holds: 'one',
    response: z.null(),
    errors: ['not_found'],
  }),
  ofOrder: endpoint('invoices.ofOrder', {
    summary: 'The invoice of an order as a PDF; there is one as soon as the order is paid',
    access: 'shopper',
    params: z.object({ id: Id }),
    kind: 'pdf',
    holds: 'one',
    response: z.null(),
    errors: ['not_found', 'invoice_not_yet'],
  }),
};

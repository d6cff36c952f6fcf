import type { PaperKind } from '../../../../contract/src/invoices.ts';
import type { Series } from '../../../../domain/src/invoices.ts';

/** The series that papers of a kind are numbered in. */
export const SERIES_OF_KIND: Record<PaperKind, readonly Series[]> = {
  tax_invoice: ['goods', 'credits'],
  bill: ['bill'],
  credit_note: ['credit_note'],
  refund_note: ['refund_note'],
};

export const KINDS_OF_PAPERS = Object.entries(SERIES_OF_KIND) as [PaperKind, readonly Series[]][];

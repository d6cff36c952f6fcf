import type { Body } from '../../../../contract/src/api.ts';

export type ReportReason = Body<'designs.report'>['reason'];

/** The contract's reasons in the order of the form; without its schema. */
export const REPORT_REASON_NAMES = [
  'copyright',
  'offensive',
  'person',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];

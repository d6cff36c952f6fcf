import type { Attempt, OrderTerms, PaymentState } from './order.ts';
import type { RefundState, RefundTerms } from './refund.ts';

/**
 * One line of the gateway's ledger. `at` is the gateway's time in epoch milliseconds.
 */
export type LedgerEntry =
  | { kind: 'order_created'; at: number; order: OrderTerms }
  | { kind: 'attempt'; at: number; merchantOrderId: string; attempt: Attempt; orderState: PaymentState }
  | { kind: 'order_expired'; at: number; merchantOrderId: string }
  | { kind: 'refund_created'; at: number; refund: RefundTerms }
  | { kind: 'refund_moved'; at: number; merchantRefundId: string; state: RefundState; errorCode?: string | undefined }
  | { kind: 'clock_moved'; at: number; offset: number };

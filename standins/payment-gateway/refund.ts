/** The states of a refund under PhonePe's names; COMPLETED and FAILED are final. */
export type RefundState = 'PENDING' | 'CONFIRMED' | 'COMPLETED' | 'FAILED';

/** What will become of an accepted refund: it goes through, fails with a code, or waits for `/__sim/refund`. */
export type RefundPlan = { kind: 'complete' | 'hold' } | { kind: 'fail'; errorCode: string };

/** What the merchant asked for, and what the gateway added when it accepted. Amount in paise, times epoch milliseconds. */
export type RefundTerms = {
  merchantRefundId: string;
  refundId: string;
  originalMerchantOrderId: string;
  amount: number;
  createdAt: number;
  plan: RefundPlan;
};

/** A refund as it stands. */
export type Refund = RefundTerms & { state: RefundState; errorCode?: string; endedAt?: number };

/** A refund that may still give money back, or has. */
export const counts = (refund: Refund): boolean => refund.state !== 'FAILED';
export const isOpen = (refund: Refund): boolean => refund.state === 'PENDING' || refund.state === 'CONFIRMED';

/** A payment in Razorpay's words: one try to pay a link. Times are epoch milliseconds, amounts integer paise. */
export type Try = {
  id: string;
  amount: number;
  method: Method;
  status: 'created' | 'authorized' | 'captured' | 'failed';
  reason?: string;
  createdAt: number;
};

export const METHODS = [
  { method: 'upi', label: 'UPI' },
  { method: 'card', label: 'Card' },
  { method: 'netbanking', label: 'Net banking' },
] as const;
export type Method = (typeof METHODS)[number]['method'];

/** The reasons that the pay page offers for 'Fail'; the first is the default. */
export const FAILURES = [
  { reason: 'insufficient_funds', label: 'Balance too low' },
  { reason: 'incorrect_pin', label: 'Wrong UPI PIN' },
  { reason: 'payment_risk_check_failed', label: 'Blocked by the bank' },
  { reason: 'bank_technical_error', label: 'Bank out of order' },
] as const;

/** What the merchant asked for, and what was added when it was accepted. */
export type LinkTerms = {
  referenceId: string;
  id: string;
  /** The order behind the link. The merchant is told of it once somebody has opened the page. */
  orderId: string;
  amount: number;
  createdAt: number;
  expireAt: number;
  callbackUrl: string;
  notes: Record<string, string>;
  payToken: string;
};

export type LinkStatus = 'created' | 'paid' | 'expired' | 'cancelled';

/** A link as it stands, its tries the oldest first. */
export type Link = LinkTerms & { status: LinkStatus; isOpened: boolean; tries: Try[] };

/** What will become of an accepted refund: it is processed, fails, or waits for `/__sim/refund`. */
export type RefundPlan = 'process' | 'fail' | 'hold';

export type RefundTerms = {
  id: string;
  paymentId: string;
  amount: number;
  receipt: string | null;
  notes: Record<string, string>;
  idempotencyKey: string | undefined;
  createdAt: number;
  plan: RefundPlan;
};
export type Refund = RefundTerms & { status: 'pending' | 'processed' | 'failed' };

/** One line of the ledger. `at` is the company's time in epoch milliseconds. */
export type Entry =
  | { kind: 'link_created'; at: number; link: LinkTerms }
  | { kind: 'link_opened'; at: number; referenceId: string }
  | { kind: 'try'; at: number; referenceId: string; one: Try; status: LinkStatus }
  | { kind: 'link_ended'; at: number; referenceId: string; status: 'expired' | 'cancelled' }
  | { kind: 'refund_created'; at: number; refund: RefundTerms }
  | { kind: 'refund_ended'; at: number; id: string; status: 'processed' | 'failed' }
  | { kind: 'clock_moved'; at: number; offset: number };

export const isTaken = ({ status }: Try): boolean => status === 'captured';
/** A bank that has not answered may still do so; until then nobody knows. */
export const isUndecided = ({ status }: Try): boolean => status === 'created' || status === 'authorized';

import type { CashState, CashWay } from '../../../../domain/src/cash.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import type { PaymentFailure as ToldFailure } from '../../../../domain/src/payment-failures.ts';
import type { HandState } from '../../../../domain/src/upi.ts';

/**
 * A company that takes payments. Amounts are integer paise. `paymentId` is the shop's own id of one attempt to pay,
 * 1 to 63 of `A-Z a-z 0-9 _ -`, used once for ever.
 */
export type PaymentPort = GatewayRules & {
  /** Asks for a pay page. It is sent once and never again by itself: a second call would be refused as `exists`. */
  createPayment(wanted: NewPayment): Promise<CreatedPayment>;
  /** Asks how an attempt stands. Only this answer may complete or fail it. */
  fetchStatus(paymentId: string): Promise<PaymentStatus>;
  /** Asks for money to go back. It is sent once and never again by itself. */
  refund(wanted: NewRefund): Promise<RefundAnswer>;
  /** Asks how a refund stands, by what was wanted. Only this answer may complete or fail it. */
  fetchRefund(wanted: NewRefund): Promise<RefundStatus>;
  /** Tells whether a webhook comes from the company. Its content is a hint to ask `fetchStatus`, no more. */
  verifyWebhook(headers: Headers, rawBody: string): WebhookCheck;
};

/** What a company asks of the shop beside its calls. */
export type GatewayRules = {
  /** How long a pay page stays open. */
  expiresInSeconds: number;
  /** When a live attempt is asked about next; nothing once the schedule is over and an operator has to look. */
  nextCheck(startedAt: Date, now: Date): Date | undefined;
  /** Why a payment failed, by the company's own code, where a shopper can be told. */
  failureOf(code: string | null): ToldFailure | undefined;
  /** True where the shop itself keeps the book, so that nobody is asked over a network and no question comes too soon. */
  isOwnBook?: true;
};

/** The companies by the name that stands in `payments.provider`, and in the addresses of their calls. */
export type PaymentPorts = Readonly<Record<string, PaymentPort>>;

/** The company at which a payment is made. Throws where the shop has its port no more: its money must not be forgotten. */
export function portOf({ payments }: { payments: PaymentPorts }, { provider }: { provider: string }): PaymentPort {
  const port = Object.hasOwn(payments, provider) ? payments[provider] : undefined;
  if (!port) throw new Error(`No gateway is named '${provider}'`);
  return port;
}

export type NewPayment = {
  paymentId: string;
  /** Integer paise, at least 100. */
  amount: number;
  /** Where the shopper's browser comes back to, whatever the end. */
  returnUrl: string;
  /** How long the pay page stays open. */
  expiresInSeconds: number;
};

/**
 * - `created`: the shopper can pay at `payUrl`.
 * - `rejected`: certainly no payment exists and none will. With the code GATEWAY_UNAVAILABLE nothing was even sent.
 * - `exists`: the id was used before; ask for its status. Its pay page cannot be had again.
 * - `unknown`: the answer was lost or made no sense. A payment may exist: keep asking for its status.
 */
export type CreatedPayment =
  | { kind: 'created'; providerOrderId: string; payUrl: string; expiresAt: Date }
  | { kind: 'rejected'; code: string; message: string }
  | { kind: 'exists' }
  | { kind: 'unknown'; cause: string };

/** The code of a rejection by the shop's own side: the company cannot be reached, so nothing was sent. Answer 503. */
export const GATEWAY_UNAVAILABLE = 'GATEWAY_UNAVAILABLE';

/**
 * - `state`: the company's word. Compare `amount` and `providerOrderId` with the shop's own before acting on it.
 *   Nothing of the payer's bank details is in it.
 * - `not_found`: the company knows no such attempt.
 * - `unknown`: nothing was learned; the attempt stands as before.
 */
export type PaymentStatus =
  | {
      kind: 'state';
      state: 'pending' | 'completed' | 'failed';
      amount: number;
      providerOrderId: string;
      transactionId?: string;
      paymentMode?: string;
      failure?: PaymentFailure;
    }
  | { kind: 'not_found' }
  | { kind: 'unknown'; cause: string };

/** Why an attempt failed, with the company's own codes where it gave any. */
export type PaymentFailure = {
  reason: 'failed' | 'cancelled' | 'expired';
  errorCode?: string;
  detailedErrorCode?: string;
};

/** `refundId` is the shop's own id of one try, by the rule of `paymentId`; `amount` integer paise, at least 100. */
export type NewRefund = { refundId: string; paymentId: string; amount: number };

/** The company's word of a refund. `confirmed` is not final; after `failed` a new try needs a new id. */
export type RefundState = {
  kind: 'state';
  state: 'pending' | 'confirmed' | 'completed' | 'failed';
  amount: number;
  providerRefundId: string;
  failureCode?: string | null;
  /** It failed because the shop's own account with the company holds too little. */
  isLowBalance?: boolean;
};

/**
 * - `state`: accepted.
 * - `rejected`: refused; where this id was never sent before, certainly no refund exists.
 * - `unsent`: the company cannot be reached, so nothing was sent.
 * - `unknown`: the answer was lost or made no sense. A refund may exist: ask for its status before anything else.
 */
export type RefundAnswer =
  | RefundState
  | { kind: 'rejected'; code: string; isLowBalance: boolean; message: string }
  | { kind: 'unsent'; cause: string }
  | { kind: 'unknown'; cause: string };

export type RefundStatus = RefundState | { kind: 'not_found' } | { kind: 'unknown'; cause: string };

/** `ok`: the sender knows the shared secret. The hint holds what could be read of the body. */
export type WebhookCheck = {
  ok: boolean;
  hint?: { paymentId?: string; refundId?: string; event?: string; state?: string };
};

/** To whom the shopper pays: the owner's own UPI address. */
export type Payee = { vpa: string; payee: string };

export type HandPayment = {
  state: HandState;
  amount: Paise;
  utr: string | null;
  receivedAmount: Paise | null;
  expiresAt: Date;
};
export type HandRefund = { amount: Paise; sentAt: Date | null };

/** What the shop wrote down of payments by hand: for them it is what a gateway's book is for others. */
export type HandBook = {
  findPayment(paymentId: string): Promise<HandPayment | undefined>;
  /** False where it stands there already. */
  addPayment(payment: Payee & { paymentId: string; amount: Paise; expiresAt: Date; createdAt: Date }): Promise<boolean>;
  findRefund(refundId: string): Promise<HandRefund | undefined>;
  /** The same again changes nothing. */
  addRefund(refund: { refundId: string; amount: Paise; createdAt: Date }): Promise<void>;
};

export type CashPayment = {
  state: CashState;
  amount: Paise;
  way: CashWay | null;
  reference: string | null;
  expiresAt: Date;
};

/** The same of payments in cash at the door. */
export type CashBook = {
  findPayment(paymentId: string): Promise<CashPayment | undefined>;
  /** False where it stands there already. */
  addPayment(payment: { paymentId: string; amount: Paise; expiresAt: Date; createdAt: Date }): Promise<boolean>;
};

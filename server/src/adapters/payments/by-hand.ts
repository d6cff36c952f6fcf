import type { Paise } from '../../../../domain/src/money.ts';
import { nextHandCheck, UPI_OPEN_S } from '../../../../domain/src/upi.ts';
import type {
  GatewayRules,
  HandBook,
  HandPayment,
  HandRefund,
  Payee,
  PaymentPort,
  PaymentStatus,
  RefundState,
} from './port.ts';

export type HandDeps = {
  book: HandBook;
  /** Nothing where the owner has turned it off: what was begun goes on. */
  payee: Payee | undefined;
  payUrlOf: (paymentId: string) => string;
  now: () => Date;
};

/** What a shopper is told of a payment that the owner did not find in the bank. */
export const NOT_ARRIVED = 'NOT_ARRIVED';

export const HAND_RULES: GatewayRules = {
  isOwnBook: true,
  expiresInSeconds: UPI_OPEN_S,
  nextCheck: nextHandCheck,
  failureOf: code => (code === NOT_ARRIVED ? 'not_arrived' : undefined),
};

/**
 * Payments to the owner's own UPI address. There is no company to ask: a payment is complete when the owner says that it arrived, a
 * refund when the owner says that it was sent. What the shopper claims completes nothing.
 */
export function createByHand({ book, payee, payUrlOf, now }: HandDeps): PaymentPort {
  return {
    ...HAND_RULES,
    ...handRefunds(book, now),
    async createPayment({ paymentId, amount, expiresInSeconds }) {
      if (!payee) return { kind: 'rejected', code: 'TURNED_OFF', message: 'Payment by UPI is off' };
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + expiresInSeconds * 1000);
      const isNew = await book.addPayment({ ...payee, paymentId, amount: amount as Paise, expiresAt, createdAt });
      if (!isNew) return { kind: 'exists' };
      return { kind: 'created', providerOrderId: nameOf(paymentId), payUrl: payUrlOf(paymentId), expiresAt };
    },
    async fetchStatus(paymentId) {
      const payment = await book.findPayment(paymentId);
      return payment ? statusOf(paymentId, payment, now()) : { kind: 'not_found' };
    },
    verifyWebhook: () => ({ ok: false }),
  };
}

/** Refunds that the owner sends: complete when they say that it was sent. */
export const handRefunds = (
  book: Pick<HandBook, 'findRefund' | 'addRefund'>,
  now: () => Date,
): Pick<PaymentPort, 'refund' | 'fetchRefund'> => ({
  async refund({ refundId, amount }) {
    await book.addRefund({ refundId, amount: amount as Paise, createdAt: now() });
    return refundState(refundId, (await book.findRefund(refundId))!);
  },
  async fetchRefund({ refundId }) {
    const refund = await book.findRefund(refundId);
    return refund ? refundState(refundId, refund) : { kind: 'not_found' };
  },
});

const nameOf = (id: string): string => `hand-${id}`;

function statusOf(paymentId: string, payment: HandPayment, now: Date): PaymentStatus {
  const { state, amount, utr, receivedAmount, expiresAt } = payment;
  const known = { kind: 'state', amount, providerOrderId: nameOf(paymentId) } as const;
  if (state === 'confirmed')
    return { ...known, state: 'completed', amount: receivedAmount!, transactionId: utr!, paymentMode: 'UPI' };
  if (state === 'refused') return { ...known, state: 'failed', failure: { reason: 'failed', errorCode: NOT_ARRIVED } };
  if (state === 'dropped') return { ...known, state: 'failed', failure: { reason: 'cancelled' } };
  if (state === 'open' && expiresAt <= now) return { ...known, state: 'failed', failure: { reason: 'expired' } };
  return { ...known, state: 'pending' };
}

const refundState = (refundId: string, { amount, sentAt }: HandRefund): RefundState => ({
  ...{ kind: 'state', state: sentAt ? 'completed' : 'pending', amount },
  providerRefundId: nameOf(refundId),
});

import { CALLED_OFF, CASH_OPEN_S, nextCashCheck, PARCEL_REFUSED } from '../../../../domain/src/cash.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import { handRefunds } from './by-hand.ts';
import type { CashBook, CashPayment, GatewayRules, HandBook, PaymentPort, PaymentStatus } from './port.ts';

export type CashDeps = {
  book: CashBook;
  refunds: Pick<HandBook, 'findRefund' | 'addRefund'>;
  /** False where the owner has turned it off: what was begun goes on. */
  isOn: boolean;
  payUrlOf: (paymentId: string) => string;
  now: () => Date;
};

/** What a shopper is told of a parcel that came back, and of an order that the shop could not make. */
const FAILURES = { [PARCEL_REFUSED]: 'parcel_refused', [CALLED_OFF]: 'called_off' } as const;

export const CASH_RULES: GatewayRules = {
  isOwnBook: true,
  expiresInSeconds: CASH_OPEN_S,
  nextCheck: nextCashCheck,
  failureOf: code => (code === PARCEL_REFUSED || code === CALLED_OFF ? FAILURES[code] : undefined),
};

/**
 * Payments in cash when the parcel is delivered. There is no company to ask: a payment is complete when the owner says that the money came.
 * What its shopper confirms makes the order, and completes nothing.
 */
export function createCash({ book, refunds, isOn, payUrlOf, now }: CashDeps): PaymentPort {
  return {
    ...CASH_RULES,
    ...handRefunds(refunds, now),
    async createPayment({ paymentId, amount, expiresInSeconds }) {
      if (!isOn) return { kind: 'rejected', code: 'TURNED_OFF', message: 'Cash on delivery is off' };
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + expiresInSeconds * 1000);
      const isNew = await book.addPayment({ paymentId, amount: amount as Paise, expiresAt, createdAt });
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

const nameOf = (id: string): string => `cash-${id}`;

function statusOf(paymentId: string, payment: CashPayment, now: Date): PaymentStatus {
  const { state, amount, way, reference, expiresAt } = payment;
  const known = { kind: 'state', amount, providerOrderId: nameOf(paymentId) } as const;
  if (state === 'collected')
    return { ...known, state: 'completed', transactionId: reference!, paymentMode: `CASH_${way!.toUpperCase()}` };
  if (state === 'refused')
    return { ...known, state: 'failed', failure: { reason: 'failed', errorCode: PARCEL_REFUSED } };
  if (state === 'called_off')
    return { ...known, state: 'failed', failure: { reason: 'failed', errorCode: CALLED_OFF } };
  if (state === 'dropped') return { ...known, state: 'failed', failure: { reason: 'cancelled' } };
  if (state === 'open' && expiresAt <= now) return { ...known, state: 'failed', failure: { reason: 'expired' } };
  return { ...known, state: 'pending' };
}

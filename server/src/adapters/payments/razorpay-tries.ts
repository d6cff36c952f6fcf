import type { Exchange } from './exchange.ts';
import { textOf } from './gateway-calls.ts';
import type { PaymentFailure, PaymentStatus } from './port.ts';
import { objectsOf } from './razorpay-client.ts';
import type { Link } from './razorpay-link.ts';

const STATUSES = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;

/** One try to pay a link: a payment, in Razorpay's words. Amounts in paise. */
export type Try = {
  id: string;
  status: (typeof STATUSES)[number];
  amount: number;
  /** What of it has gone back. */
  refunded: number;
  method: string | undefined;
  reason: string | undefined;
  createdAt: number;
};

export type FoundTries = { kind: 'tries'; tries: Try[] } | { kind: 'unknown'; cause: string };

/** Where the tries of a link are asked for: at its order, or at the link where Razorpay names no order. */
export const pathOfTries = ({ id, orderId }: Link): string =>
  orderId === undefined
    ? `/payment_links/${encodeURIComponent(id)}`
    : `/orders/${encodeURIComponent(orderId)}/payments`;

/** Reads the answer of `pathOfTries`: the oldest first. One that cannot be read makes all of them unknown. */
export function readTries(answer: Exchange): FoundTries {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status < 200 || status >= 300) return { kind: 'unknown', cause: `http_${status}` };
  const list = body.items ?? body.payments ?? [];
  if (!Array.isArray(list)) return { kind: 'unknown', cause: 'no_list' };
  const tries = objectsOf(list).map(readTry);
  if (tries.length < list.length || tries.includes(undefined)) return { kind: 'unknown', cause: 'unexpected_payment' };
  return { kind: 'tries', tries: (tries as Try[]).toSorted((a, b) => a.createdAt - b.createdAt) };
}

function readTry(payment: Record<string, unknown>): Try | undefined {
  const id = textOf(payment.id ?? payment.payment_id);
  const status = STATUSES.find(known => known === payment.status);
  const { amount, amount_refunded: refunded = 0, created_at: createdAt } = payment;
  if (id === undefined || status === undefined || !Number.isSafeInteger(amount)) return undefined;
  return {
    // What was returned without ever being taken was never money of the shop's.
    ...{ id, status: status === 'refunded' && payment.captured === false ? 'failed' : status, amount: Number(amount) },
    refunded: Number.isSafeInteger(refunded) ? Number(refunded) : 0,
    method: textOf(payment.method),
    reason: textOf(payment.error_reason),
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
  };
}

/** Tries whose money was taken, whatever has gone back since. */
export const takenOf = (tries: readonly Try[]): Try[] =>
  tries.filter(({ status }) => status === 'captured' || status === 'refunded');

/** Reasons by which nobody refused: the shopper left, or the bank never answered. */
const GAVE_UP = new Set<string | undefined>([undefined, 'payment_cancelled', 'payment_timed_out']);

/**
 * How a payment stands by its link and tries. Taken money is told whole: two tries that were both taken make another amount than ours,
 * which a person looks at. A try without an end keeps it pending, also on a link that is over: the bank may hold the money.
 */
export function statusOf(link: Link, tries: readonly Try[]): PaymentStatus {
  const known = { kind: 'state', providerOrderId: link.id } as const;
  const taken = takenOf(tries);
  if (taken.length > 0) {
    const { id: transactionId, method } = taken[0]!;
    return {
      ...{ ...known, state: 'completed', amount: taken.reduce((sum, { amount }) => sum + amount, 0), transactionId },
      ...(method && { paymentMode: method.toUpperCase() }),
    };
  }
  if (link.status === 'paid' || link.status === 'partially_paid') return { kind: 'unknown', cause: 'no_payment' };
  const isOpen =
    link.status === 'created' || tries.some(({ status }) => status === 'created' || status === 'authorized');
  if (isOpen) return { ...known, state: 'pending', amount: link.amount };
  return { ...known, state: 'failed', amount: link.amount, failure: failureOf(link, tries.at(-1)) };
}

function failureOf({ status }: Link, last: Try | undefined): PaymentFailure {
  if (status === 'cancelled') return { reason: 'cancelled' };
  return GAVE_UP.has(last?.reason) ? { reason: 'expired' } : { reason: 'failed', errorCode: last!.reason! };
}

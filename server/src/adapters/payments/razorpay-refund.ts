import type { Exchange } from './exchange.ts';
import { textOf, toSafeText } from './gateway-calls.ts';
import type { NewRefund, RefundAnswer, RefundState, RefundStatus } from './port.ts';
import { objectsOf, readRefusal } from './razorpay-client.ts';
import type { Try } from './razorpay-tries.ts';

const STATES = { created: 'pending', pending: 'pending', processed: 'completed', failed: 'failed' } as const;

/** A refund of one try, as Razorpay has it. */
export type Refund = { id: string; amount: number; state: (typeof STATES)[keyof typeof STATES] };
export type FoundRefunds = { kind: 'refunds'; refunds: Refund[] } | { kind: 'unknown'; cause: string };

/** What is sent to give a part of the wish back from one try; the same key and body again are the same refund at Razorpay. */
export const toRefundRequest = ({ refundId, paymentId }: NewRefund, from: Pick<Try, 'id'>, amount: number) =>
  ({
    method: 'POST',
    path: `/payments/${encodeURIComponent(from.id)}/refund`,
    headers: { 'x-refund-idempotency': `${refundId}-${from.id}` },
    body: {
      ...{ amount, speed: 'normal', receipt: refundId },
      notes: { shop_refund: refundId, shop_payment: paymentId },
    },
  }) as const;

/** From which tries what is left of a wish is given back: as a rule from the only one that was taken. */
export function sharesOf(tries: readonly Try[], amount: number): { from: Try; amount: number }[] {
  let left = amount;
  return tries.flatMap(from => {
    const share = Math.min(left, from.amount - from.refunded);
    left -= share;
    return share > 0 ? [{ from, amount: share }] : [];
  });
}

/** Those of a try's refunds that are of this wish. */
export function readRefunds(refundId: string, answer: Exchange): FoundRefunds {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status < 200 || status >= 300) return { kind: 'unknown', cause: `http_${status}` };
  if (!Array.isArray(body.items)) return { kind: 'unknown', cause: 'no_list' };
  const refunds = objectsOf(body.items)
    .filter(refund => refund.receipt === refundId)
    .map(readRefund);
  if (refunds.includes(undefined)) return { kind: 'unknown', cause: 'unexpected_refund' };
  return { kind: 'refunds', refunds: refunds as Refund[] };
}

function readRefund({ id, amount, status }: Record<string, unknown>): Refund | undefined {
  const known = textOf(id);
  if (known === undefined || !Number.isSafeInteger(amount)) return undefined;
  if (typeof status !== 'string' || !Object.hasOwn(STATES, status)) return undefined;
  return { id: known, amount: Number(amount), state: STATES[status as keyof typeof STATES] };
}

/** Reads the answer to one request for a refund. What is not surely accepted or surely refused is `unknown`. */
export function readRefundAnswer(answer: Exchange): Refund | Exclude<RefundAnswer, RefundState> {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status >= 200 && status < 300) return readRefund(body) ?? { kind: 'unknown', cause: 'unexpected_refund' };
  const refusal = readRefusal(answer);
  if (!refusal) return { kind: 'unknown', cause: `http_${status}` };
  const { code, description } = refusal;
  return {
    kind: 'rejected',
    code,
    isLowBalance: /enough balance/i.test(description),
    message: toSafeText(description),
  };
}

/** How a wish stands by its parts. A wish of which a part is not at Razorpay yet is not found, so that the rest is sent. */
export function refundStatusOf({ amount }: NewRefund, parts: readonly Refund[]): RefundStatus {
  const going = parts.filter(({ state }) => state !== 'failed');
  if (parts.length === 0) return { kind: 'not_found' };
  const known = { kind: 'state', providerRefundId: parts[0]!.id } as const;
  // Razorpay names no code of a refund that failed.
  if (going.length === 0) return { ...known, state: 'failed', amount: sumOf(parts), failureCode: null };
  if (going.length < parts.length) return { kind: 'unknown', cause: 'refunded_in_part' };
  if (sumOf(going) < amount) return { kind: 'not_found' };
  const isDone = going.every(({ state }) => state === 'completed');
  return { ...known, state: isDone ? 'completed' : 'pending', amount: sumOf(going) };
}

export const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

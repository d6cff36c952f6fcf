import { refuse, ok, type Result } from './result.ts';
import { paiseOf, sumOf, type Paise } from './money.ts';

/**
 * States of one try to give money back (phonepe 1.5). `created`: not sent yet; `sent` and `unknown`: the gateway was asked and we
 * do not know its answer; `confirmed` is not final; after `failed` a new try has a new id.
 */
export const REFUND_STATES = ['created', 'sent', 'unknown', 'pending', 'confirmed', 'completed', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A try that may still succeed. An order has at most one such try: refunds of an order are made one after the other. */
export const isRefundLive = (state: RefundState): boolean => state !== 'completed' && state !== 'failed';

/** Why money goes back: an admin decided, the shopper cancelled, or the payment was not needed (late, or of a replaced order). */
export const REFUND_CAUSES = ['admin', 'cancelled', 'not_needed'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** What a shopper is told of a refund, whatever it takes: it is on its way until the gateway has sent it. */
export const SHOWN_REFUNDS = ['on_its_way', 'returned'] as const;
export type ShownRefund = (typeof SHOWN_REFUNDS)[number];
export const shownRefund = (state: RefundState): ShownRefund => (state === 'completed' ? 'returned' : 'on_its_way');

/** The least that the gateway gives back: a rupee. */
export const LEAST_REFUND = paiseOf(100);

type Given = { state: RefundState; amount: Paise };

/** What is left of a captured amount for further refunds: all that has not failed counts as given (reliability I1). */
export const refundableOf = (captured: Paise, tries: readonly Given[]): Paise =>
  paiseOf(captured - sumOf(tries.filter(one => one.state !== 'failed').map(one => one.amount)));

/** May this much be given back now? A rest under the gateway's least could never follow, so it is refused too. */
export function refundAmount(
  wanted: Paise,
  captured: Paise,
  tries: readonly Given[],
): Result<{ isWhole: boolean }, 'nothing_to_refund' | 'refund_under_way' | 'refund_amount'> {
  const left = refundableOf(captured, tries);
  if (left < LEAST_REFUND) return refuse('nothing_to_refund');
  if (tries.some(one => isRefundLive(one.state))) return refuse('refund_under_way');
  const rest = left - wanted;
  const isFit = wanted >= LEAST_REFUND && (rest === 0 || rest >= LEAST_REFUND);
  return isFit ? ok({ isWhole: rest === 0 }) : refuse('refund_amount');
}

/** [until this many seconds after the start, check every n seconds]: most refunds are accepted at once and end within a week. */
const SCHEDULE = [
  [60, 10],
  [3600, 60],
  [86_400, 900],
  [30 * 86_400, 3600],
] as const;

/** When a live try is asked about next; nothing once it takes so long that an operator has to look. */
export function nextRefundCheck(startedAt: Date, now: Date): Date | undefined {
  const age = (now.getTime() - startedAt.getTime()) / 1000;
  const step = SCHEDULE.find(([until]) => age < until);
  return step && new Date(now.getTime() + step[1] * 1000);
}

const MINUTE_MS = 60_000;
/** Minutes until the next try after the first, second … failure. A low balance is waited out: somebody has to fill it. */
const RETRY_MINUTES = { failed: [1, 10, 60], lowBalance: [30, 60, 180, 720, ...Array<number>(10).fill(1440)] };

/** When a refund that failed is tried again, under a new id; nothing where a person has to decide. `tries` counts from one. */
export function nextRefundTry(tries: number, isLowBalance: boolean, now: Date): Date | undefined {
  const minutes = RETRY_MINUTES[isLowBalance ? 'lowBalance' : 'failed'][tries - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * MINUTE_MS);
}

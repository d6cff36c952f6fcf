import type { Context } from '../../http/handle.ts';
import { applyAnswer } from './apply-answer.ts';
import { findPayment, updateChecked, type PaymentRow } from './payments.store.ts';

/** Who wants to know: told in the log alone, since each is treated the same. */
export type SettleCause = 'webhook' | 'status' | 'update' | 'reconcile' | 'checkout' | 'admin';

/** The gateway is asked about a payment at most this often (phonepe 1.13). */
export const MIN_GAP_MS = 2000;

/** Questions under way in this process: callers that come meanwhile share the answer. */
const underWay = new WeakMap<Context, Map<string, Promise<PaymentRow | undefined>>>();

function questionsOf(context: Context): Map<string, Promise<PaymentRow | undefined>> {
  const known = underWay.get(context) ?? new Map<string, Promise<PaymentRow | undefined>>();
  underWay.set(context, known);
  return known;
}

/**
 * THE one way in which a payment moves an order, whoever calls: asks the gateway and writes its answer once. Answers how the
 * payment stands then; nothing for an unknown id. Safe to call at any time, from any number of processes.
 */
export function settlePayment(
  context: Context,
  paymentId: string,
  cause: SettleCause,
): Promise<PaymentRow | undefined> {
  const questions = questionsOf(context);
  const known = questions.get(paymentId);
  if (known) return known;
  const work = settle(context, paymentId, cause).finally(() => questions.delete(paymentId));
  questions.set(paymentId, work);
  return work;
}

async function settle(context: Context, paymentId: string, cause: SettleCause): Promise<PaymentRow | undefined> {
  const now = context.now();
  const payment = await updateChecked(context.db, paymentId, now, new Date(now.getTime() - MIN_GAP_MS));
  // Asked just now, or nothing that the gateway says changes it any more.
  if (!payment) return findPayment(context.db, paymentId);
  const answer = await context.payments.fetchStatus(paymentId);
  const settled = await applyAnswer(context, paymentId, answer);
  if (settled.state !== payment.state)
    context.log.info('payment.moved', { paymentId, cause, from: payment.state, to: settled.state });
  return settled;
}

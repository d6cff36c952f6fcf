import type { Context } from '../../http/handle.ts';
import { applyAnswer, type Applied } from './apply-answer.ts';
import { findPayment, updateChecked, type PaymentRow } from './payments.store.ts';

/** How a payment stands, and its order where that was looked at. */
export type Settled = Pick<Applied, 'payment'> & Partial<Applied>;

/** Who wants to know: told in the log alone, since each is treated the same. */
export type SettleCause = 'webhook' | 'status' | 'update' | 'reconcile' | 'checkout' | 'admin';

/** The gateway is asked about a payment at most this often (phonepe 1.13). */
export const MIN_GAP_MS = 2000;

/** Questions under way in this process: callers that come meanwhile share the answer. */
type Questions = Map<string, Promise<Settled | undefined>>;
const underWay = new WeakMap<Context, Questions>();

function questionsOf(context: Context): Questions {
  const known: Questions = underWay.get(context) ?? new Map();
  underWay.set(context, known);
  return known;
}

/**
 * THE one way in which a payment moves an order, whoever calls: asks the gateway and writes its answer once. Answers how the
 * payment stands then; nothing for an unknown id. Safe to call at any time, from any number of processes.
 */
export function settlePayment(context: Context, paymentId: string, cause: SettleCause): Promise<Settled | undefined> {
  const questions = questionsOf(context);
  const known = questions.get(paymentId);
  if (known) return known;
  const work = settle(context, paymentId, cause).finally(() => questions.delete(paymentId));
  questions.set(paymentId, work);
  return work;
}

async function settle(context: Context, paymentId: string, cause: SettleCause): Promise<Settled | undefined> {
  const now = context.now();
  const payment = await updateChecked(context.db, paymentId, now, new Date(now.getTime() - MIN_GAP_MS));
  // Asked just now, or nothing that the gateway says changes it any more.
  if (!payment) return settledAs(await findPayment(context.db, paymentId));
  const answer = await context.payments.fetchStatus(paymentId);
  const applied = await applyAnswer(context, payment, answer);
  const { state } = applied.payment;
  if (state !== payment.state) context.log.info('payment.moved', { paymentId, cause, from: payment.state, to: state });
  return applied;
}

const settledAs = (payment: PaymentRow | undefined): Settled | undefined => payment && { payment };

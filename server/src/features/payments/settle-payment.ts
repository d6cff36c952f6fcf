import { portOf } from '../../adapters/payments/port.ts';
import type { Context } from '../../http/handle.ts';
import { applyAnswer, type Applied } from './apply-answer.ts';
import { findOwned, updateChecked, type ClaimedPayment } from './payments.store.ts';

/** How a payment stands, and its order where that was looked at. */
export type Settled = Pick<Applied, 'payment'> &
  Partial<Applied> & {
    /** Whether the gateway said how it stands; nothing where it was not asked, since somebody did a moment ago or nothing can change. */
    isAnswered?: boolean;
  };

/** Who wants to know: told in the log alone, since each is treated the same. */
export type SettleCause = 'webhook' | 'status' | 'update' | 'reconcile' | 'checkout' | 'cancel' | 'admin';

/** The gateway is asked about a payment at most this often (phonepe 1.13). */
export const MIN_GAP_MS = 2000;

/** Questions under way in this process: callers that come meanwhile share the answer. */
type Questions = Map<string, Promise<Settled>>;
/** By the log, of which a process has one: each call has a context of its own. */
const underWay = new WeakMap<Context['log'], Questions>();

function questionsOf({ log }: Context): Questions {
  const known: Questions = underWay.get(log) ?? new Map();
  underWay.set(log, known);
  return known;
}

/**
 * THE one way in which a payment moves an order, whoever calls: asks the gateway and writes its answer once. Answers how the
 * payment stands then; nothing for an unknown id. Safe to call at any time, from any number of processes. With `accountId` for a
 * shopper: a payment of another is an unknown one, which is neither touched nor waited for. `gapMs`: who asked less long ago is not
 * asked again.
 */
export async function settlePayment(
  context: Context,
  paymentId: string,
  cause: SettleCause,
  accountId: string | null = null,
  gapMs = MIN_GAP_MS,
): Promise<Settled | undefined> {
  const questions = questionsOf(context);
  const known = questions.get(paymentId);
  if (known && accountId === null) return known;
  if (!known) {
    const now = context.now();
    const since = new Date(now.getTime() - gapMs);
    const claimed = await updateChecked(context.db, { id: paymentId, accountId, now, since });
    if (claimed) return share(questions, paymentId, ask(context, claimed, cause));
  }
  // Asked just now, or nothing that the gateway says changes it any more.
  const payment = await findOwned(context.db, paymentId);
  if (!payment || (accountId !== null && payment.accountId !== accountId)) return undefined;
  return known ?? questions.get(paymentId) ?? { payment };
}

function share(questions: Questions, paymentId: string, question: Promise<Settled>): Promise<Settled> {
  const shared = question.finally(() => questions.delete(paymentId));
  questions.set(paymentId, shared);
  return shared;
}

async function ask(context: Context, payment: ClaimedPayment, cause: SettleCause): Promise<Settled> {
  const answer = await portOf(context, payment).fetchStatus(payment.id);
  const applied = await applyAnswer(context, payment, answer);
  const { state } = applied.payment;
  if (state !== payment.state)
    context.log.info('payment.moved', { paymentId: payment.id, cause, from: payment.state, to: state });
  return { ...applied, isAnswered: answer.kind !== 'unknown' };
}

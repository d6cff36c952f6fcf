import { useEffect, useState } from 'react';
import type { PaymentStatus } from '../../../../contract/src/payments.ts';
import { ORDER_STATUS_AFTER } from '../../../../domain/src/payments.ts';
import { ApiError, send } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { checkoutOrderEntry, clearCheckout } from '../../stored/checkout-draft.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';

/** S2 §7: the status is asked for again three times, two seconds apart. */
const RETRIES = 3;
const RETRY_MS = 2000;

/** What the result page's address names. */
type PaymentIds = { paymentId: string | undefined; orderId: string | undefined };

/** Why nothing can be said of the payment; the sentences stand in the words of 'payments'. */
type PaymentProblem = 'noIds' | 'noPayment' | 'statusFailed';

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(done => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true });
  });

/** A refusal stays a refusal; no answer, or trouble at the shop, may pass. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

async function withRetries<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || signal.aborted || !mayPass(error)) throw error;
      await wait(RETRY_MS, signal);
    }
  }
}

/** The payment of an order, where the address names the order alone (S2 §5). */
async function paymentIdOf({ paymentId, orderId }: PaymentIds, signal: AbortSignal): Promise<string | undefined> {
  if (paymentId) return paymentId;
  try {
    return (await send('orders.bySession', { params: { orderId }, signal })).paymentId;
  } catch (error) {
    // S2 §7: the failure is only logged; the page says that it could not determine the payment.
    if (!signal.aborted) console.info('The payment of this order could not be looked up', error);
    return undefined;
  }
}

/** How the payment stands, as the server has it from the gateway; or why that cannot be said. */
export async function checkPayment(ids: PaymentIds, signal: AbortSignal): Promise<PaymentStatus | PaymentProblem> {
  if (!ids.paymentId && !ids.orderId) return 'noIds';
  const paymentId = await paymentIdOf(ids, signal);
  if (paymentId === undefined) return 'noPayment';
  try {
    return await withRetries(() => send('payments.status', { params: { paymentId }, signal }), signal);
  } catch {
    return 'statusFailed';
  }
}

/** Makes the server bring the order in line (S2 §4); it asks the gateway itself. Throws ApiError. */
const updateOrderStatus = (payment: PaymentStatus, signal: AbortSignal): Promise<PaymentStatus> =>
  send('payments.update', {
    body: {
      paymentId: payment.paymentId,
      status: ORDER_STATUS_AFTER[payment.status],
      transactionId: payment.transactionId ?? `TXN_${Date.now()}`,
    },
    signal,
  });

/** A payment that is still going on is asked about again by itself, for so long (S2's 'Refresh Status' stays). */
const ASK_AGAIN_MS = 5000;
const ASK_AGAIN_FOR_MS = 120_000;

/** Asks about a pending payment until it has an end. Answers nothing where two minutes bring none, or `signal` ends it. */
export async function awaitEnd(paymentId: string, signal: AbortSignal): Promise<PaymentStatus | undefined> {
  for (let left = ASK_AGAIN_FOR_MS / ASK_AGAIN_MS; left > 0; left -= 1) {
    await wait(ASK_AGAIN_MS, signal);
    if (signal.aborted) return undefined;
    const payment = await send('payments.status', { params: { paymentId }, signal }).catch(() => undefined);
    if (payment && payment.status !== 'PENDING') return payment;
  }
  return undefined;
}

export type PaymentResult =
  | { kind: 'checking' }
  | { kind: 'problem'; problem: PaymentProblem }
  | { kind: 'result'; payment: PaymentStatus; update: 'sending' | 'done' | 'failed'; asksAgain: boolean };

/** What the browser kept for this payment: gone once it has an end; the delivery form once it is paid. */
function forgetOrder({ paymentId, status, credits }: PaymentStatus): void {
  if (pendingOrderEntry.read()?.paymentId !== paymentId) return;
  if (status === 'PENDING' || status === 'UNKNOWN') return;
  pendingOrderEntry.clear();
  // The checkout of a cart is still in work where credits were bought.
  if (status === 'SUCCESS' && credits === null) clearCheckout();
  else checkoutOrderEntry.clear();
}

type Show = (next: PaymentResult) => void;

/** Brings the order in line with its payment and says so; a payment that is still going on is asked about again by itself. */
async function follow(payment: PaymentStatus, show: Show, signal: AbortSignal): Promise<void> {
  show({ kind: 'result', payment, update: 'sending', asksAgain: false });
  let update: 'done' | 'failed' = 'done';
  const updated = await updateOrderStatus(payment, signal).catch(() => {
    update = 'failed';
    return payment;
  });
  if (update === 'done') forgetOrder(updated);
  const isPending = updated.status === 'PENDING';
  show({ kind: 'result', payment: updated, update, asksAgain: isPending });
  if (!isPending) return;
  const ended = await awaitEnd(updated.paymentId, signal);
  if (ended) return follow(ended, show, signal);
  show({ kind: 'result', payment: updated, update, asksAgain: false });
}

/** Asks how the payment stands and brings its order in line (S2 §2 and §4), once somebody is signed in. */
export function usePaymentResult(paymentId: string | undefined, orderId: string | undefined, enabled: boolean) {
  const invalidate = useInvalidate();
  const [result, setResult] = useState<PaymentResult>({ kind: 'checking' });
  useEffect(() => {
    if (!enabled) return undefined;
    const { signal, abort } = abortable();
    const show = (next: PaymentResult) => {
      if (signal.aborted) return;
      setResult(next);
      if (next.kind === 'result' && next.update !== 'sending')
        void invalidate('cart.lines', 'orders.mine', 'credits.balance');
    };
    const check = async () => {
      const payment = await checkPayment({ paymentId, orderId }, signal);
      if (typeof payment === 'string') show({ kind: 'problem', problem: payment });
      else await follow(payment, show, signal);
    };
    void check();
    return abort;
  }, [paymentId, orderId, enabled, invalidate]);
  return result;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

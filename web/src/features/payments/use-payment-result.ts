import { useEffect, useState } from 'react';
import type { PaymentStatus } from '../../../../contract/src/payments.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { checkoutOrderEntry, clearCheckout } from '../../stored/checkout-draft.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';
import { awaitEnd, checkPayment, updateOrderStatus, type PaymentProblem } from './check-payment.ts';

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

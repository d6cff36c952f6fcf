import { useEffect, useState } from 'react';
import type { PaymentStatus } from '../../../../contract/src/payments.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { checkoutOrderEntry, clearCheckout } from '../../stored/checkout-draft.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';
import { checkPayment, updateOrderStatus, type PaymentProblem } from './check-payment.ts';

export type PaymentResult =
  | { kind: 'checking' }
  | { kind: 'problem'; problem: PaymentProblem }
  | { kind: 'result'; payment: PaymentStatus; update: 'sending' | 'done' | 'failed' };

/** What the browser kept for this payment: gone once it has an end; the delivery form once it is paid. */
function forgetOrder({ paymentId, status }: PaymentStatus): void {
  if (pendingOrderEntry.read()?.paymentId !== paymentId) return;
  if (status === 'PENDING' || status === 'UNKNOWN') return;
  pendingOrderEntry.clear();
  if (status === 'SUCCESS') clearCheckout();
  else checkoutOrderEntry.clear();
}

/** Asks how the payment stands and brings its order in line (S2 §2 and §4), once somebody is signed in. */
export function usePaymentResult(paymentId: string | undefined, orderId: string | undefined, enabled: boolean) {
  const invalidate = useInvalidate();
  const [result, setResult] = useState<PaymentResult>({ kind: 'checking' });
  useEffect(() => {
    if (!enabled) return undefined;
    const { signal, abort } = abortable();
    const show = (next: PaymentResult) => signal.aborted || setResult(next);
    const check = async () => {
      const payment = await checkPayment({ paymentId, orderId }, signal);
      if (typeof payment === 'string') return show({ kind: 'problem', problem: payment });
      show({ kind: 'result', payment, update: 'sending' });
      try {
        const updated = await updateOrderStatus(payment, signal);
        show({ kind: 'result', payment: updated, update: 'done' });
        forgetOrder(updated);
      } catch {
        show({ kind: 'result', payment, update: 'failed' });
      }
      return invalidate('cart.lines', 'orders.mine');
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

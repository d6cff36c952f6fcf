import { useState } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { POLICY } from '../../../../domain/src/policies.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { pendingOrderEntry, returnLanguageEntry } from '../../stored/pending-order.ts';
import { paths } from '../../paths.ts';

/** Cancels an order of the shopper's own; answers when it is over, either way. */
function useCancelOrder(order: Order): { cancel: () => Promise<void>; busy: boolean } {
  const { cancel: words } = useWords('orders');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await send('orders.cancel', { params: { id: order.id } });
      toast({ title: words.done });
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    }
    await invalidate('orders.one', 'orders.mine');
    setBusy(false);
  };
  return { cancel, busy };
}

/** What goes back when it is cancelled: all that was paid and has not gone back before. */
const paidOf = ({ total, refunds }: Order): number =>
  total - refunds.filter(one => one.cause !== 'not_needed').reduce((sum, one) => sum + one.amount, 0);

/** Cancels an order while it waits for its money or for production, after a question. */
export function CancelOrder({ order }: { order: Order }) {
  const { cancel: words } = useWords('orders');
  const [isAsked, setIsAsked] = useState(false);
  const { cancel, busy } = useCancelOrder(order);
  const { earliest, latest } = POLICY.refund;
  const ofShirts = order.cash?.due == null ? words.unpaid : words.dropCash;
  const unpaid = order.credits === null ? ofShirts : words.unpaidCredits;
  const confirm = async () => {
    await cancel();
    setIsAsked(false);
  };
  return (
    <>
      <Button tone="secondary" onClick={() => setIsAsked(true)} className="self-start">
        {words.button}
      </Button>
      {isAsked && (
        <ConfirmDialog labels={words} busy={busy} onConfirm={() => void confirm()} onClose={() => setIsAsked(false)}>
          <p>{order.paidAt ? words.paid(formatRupees(paidOf(order)), earliest, latest) : unpaid}</p>
          <p className="text-ink-2">{words.final}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Puts the order's shirts into the cart once more, at the prices of today, and opens it. */
export function OrderAgain({ orderId, onAdded }: { orderId: string; onAdded: () => void }) {
  const { again: words } = useWords('orders');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      const { added, left } = await send('orders.again', { params: { id: orderId } });
      await invalidate('cart.lines');
      if (left > 0) toast({ title: words.left(left), description: words.leftText, tone: 'bad' });
      if (added > 0) onAdded();
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="secondary" busy={busy} onClick={() => void add()} className="self-start">
      {busy ? words.busy : words.button}
    </Button>
  );
}

/** Leaves for the pay page of an unpaid order (S2's 'Try Again'); what was refused is said, and the order is asked for anew. */
function usePayAgain(order: Order, failed: string): { pay: () => void; busy: boolean } {
  const language = useLanguage();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const pay = async () => {
    setBusy(true);
    try {
      const { paymentUrl, orderId, paymentId, total } = await send('payments.again', { params: { id: order.id } });
      const quantity = order.credits ?? order.items.reduce((sum, item) => sum + item.quantity, 0);
      pendingOrderEntry.write({ orderId, paymentId, quantity, total, isCredits: order.credits !== null });
      returnLanguageEntry.write({ language });
      location.assign(paymentUrl);
    } catch (error) {
      setBusy(false);
      toast({ title: failed, description: errorText(error), tone: 'bad' });
      await invalidate('orders.one', 'orders.mine');
    }
  };
  return { pay: () => void pay(), busy };
}

/**
 * An unpaid order: the way to pay it, or to see how its payment stands. Its lines are still in the cart (rulings, Payment). On its
 * own page that is the next step; in a list there may be several.
 */
export function PayAgain({ order, isNextStep }: { order: Order; isNextStep: boolean }) {
  const words = useWords('orders');
  const { pay, busy } = usePayAgain(order, words.payFailed);
  const ofShirts = order.cash ? words.notAgreed : words.notPaid;
  const notPaid = order.credits === null ? ofShirts : words.creditsNotPaid;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-cloth-2 p-4 sm:flex-row sm:items-center">
      <p className="flex-1">{notPaid}</p>
      {order.status === 'payment_initiated' && order.paymentId && !order.cash && (
        <LinkButton tone="quiet" href={paths.paymentResult({ paymentId: order.paymentId })} className="px-2!">
          {words.checkPayment}
        </LinkButton>
      )}
      <Button tone={isNextStep ? 'primary' : 'secondary'} busy={busy} onClick={pay}>
        {busy ? words.leaving : order.cash ? words.agree : words.tryAgain}
      </Button>
    </div>
  );
}

/** An order whose payment a person of the shop has to decide: nothing to pay, somebody to ask. */
export function PaymentHeld() {
  const words = useWords('orders');
  return (
    <div className="flex flex-col gap-3 rounded-control bg-cloth-2 p-4 sm:flex-row sm:items-center">
      <p className="flex-1">{words.paymentHeld}</p>
      <LinkButton tone="secondary" href={paths.contact()}>
        {words.contactSupport}
      </LinkButton>
    </div>
  );
}

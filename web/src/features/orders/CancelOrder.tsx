import { useState } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { POLICY } from '../../../../domain/src/policies.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useWords } from '../../words.ts';
import { useCancelOrder } from './use-cancel-order.ts';

/** What goes back when it is cancelled: all that was paid and has not gone back before. */
const paidOf = ({ total, refunds }: Order): number =>
  total - refunds.filter(one => one.cause !== 'not_needed').reduce((sum, one) => sum + one.amount, 0);

/** Cancels an order while it waits for its money or for production, after a question. */
export function CancelOrder({ order }: { order: Order }) {
  const { cancel: words } = useWords('orders');
  const [isAsked, setIsAsked] = useState(false);
  const { cancel, busy } = useCancelOrder(order);
  const { earliest, latest } = POLICY.refund;
  const unpaid = order.credits === null ? words.unpaid : words.unpaidCredits;
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

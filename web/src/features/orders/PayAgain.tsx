import type { Order } from '../../../../contract/src/orders.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useWords } from '../../words.ts';
import { usePayAgain } from './use-pay-again.ts';

/**
 * An unpaid order: the way to pay it, or to see how its payment stands. Its lines are still in the cart (rulings, Payment). On its
 * own page that is the next step; in a list there may be several.
 */
export function PayAgain({ order, isNextStep }: { order: Order; isNextStep: boolean }) {
  const words = useWords('orders');
  const { pay, busy } = usePayAgain(order, words.payFailed);
  return (
    <div className="flex flex-col gap-3 rounded-control bg-cloth-2 p-4 sm:flex-row sm:items-center">
      <p className="flex-1">{order.credits === null ? words.notPaid : words.creditsNotPaid}</p>
      {order.status === 'payment_initiated' && order.paymentId && (
        <LinkButton tone="quiet" href={paths.paymentResult({ paymentId: order.paymentId })} className="px-2!">
          {words.checkPayment}
        </LinkButton>
      )}
      <Button tone={isNextStep ? 'primary' : 'secondary'} busy={busy} onClick={pay}>
        {busy ? words.leaving : words.tryAgain}
      </Button>
    </div>
  );
}

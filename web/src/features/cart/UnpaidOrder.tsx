import { Link } from 'wouter';
import { formatRupees } from '../../../../domain/src/money.ts';
import { paths } from '../../paths.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';
import { useStored } from '../../stored/use-stored.ts';
import { useWords } from '../../words.ts';

/** The payment that was started from this browser and has no end yet, offered first (rulings, Payment); another tab may have left with the cart. */
export function UnpaidOrder({ onLeave }: { onLeave: () => void }) {
  const words = useWords('cart');
  const order = useStored(pendingOrderEntry);
  if (!order || order.isCredits) return null;
  return (
    <p className="mb-4 rounded-control border border-turmeric bg-white px-4 py-3 text-sm">
      {words.unpaid(formatRupees(order.total))}{' '}
      <Link
        href={paths.paymentResult({ paymentId: order.paymentId })}
        onClick={onLeave}
        className="font-semibold text-indigo underline underline-offset-4"
      >
        {words.unpaidLink}
      </Link>
    </p>
  );
}

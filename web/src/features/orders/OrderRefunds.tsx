import type { Order } from '../../../../contract/src/orders.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { POLICY } from '../../../../domain/src/policies.ts';
import { fullDate } from '../../lib/format.ts';
import { CheckIcon, ClockIcon } from '../../ui/icons.tsx';
import { useLanguage, useWords } from '../../words.ts';

/** The money of an order that goes back, in words: on its way, or returned. */
export function OrderRefunds({ order }: { order: Order }) {
  const words = useWords('orders');
  const language = useLanguage();
  const { earliest, latest } = POLICY.refund;
  if (order.refunds.length === 0) return null;
  return (
    <ul aria-label={words.refundsLabel} className="flex flex-col gap-2 rounded-control bg-cloth-2 p-4">
      {order.refunds.map(({ id, amount, cause, returnedAt }) => (
        <li key={id} className="flex items-start gap-2">
          {returnedAt ? (
            <CheckIcon className="mt-px size-6 shrink-0 text-leaf" />
          ) : (
            <ClockIcon className="mt-px size-6 shrink-0 text-ink-2" />
          )}
          <span>
            {cause === 'not_needed' && `${words.notNeeded} `}
            {returnedAt
              ? words.refunds.returned(formatRupees(amount), fullDate(returnedAt, language))
              : words.refunds.on_its_way(formatRupees(amount), earliest, latest)}
          </span>
        </li>
      ))}
    </ul>
  );
}

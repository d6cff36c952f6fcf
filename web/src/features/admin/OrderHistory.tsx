import type { AdminOrderDetail } from '../../../../contract/src/admin.ts';
import { dateAndTime } from '../../lib/format.ts';
import { useLanguage, useWords } from '../../words.ts';

/** Every step of an order: who, when, and why where somebody said so. */
export function OrderHistory({ order }: { order: AdminOrderDetail }) {
  const { by } = useWords('adminOrder');
  const { status } = useWords('orders');
  const language = useLanguage();
  return (
    <ol className="flex flex-col gap-2">
      {order.timeline.map(event => (
        <li key={`${event.at} ${event.to}`} className="flex flex-wrap gap-x-3 text-sm">
          <time dateTime={event.at} className="numbers text-ink-3">
            {dateAndTime(event.at, language)}
          </time>
          <span className="font-medium">{status[event.to as keyof typeof status] ?? event.to}</span>
          <span className="text-ink-2 max-sm:basis-full">
            {[by[event.by] ?? event.by, event.reason].filter(Boolean).join(': ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

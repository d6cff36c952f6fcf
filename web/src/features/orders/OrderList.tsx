import { useDeferredValue } from 'react';
import type { Order } from '../../../../contract/src/orders.ts';
import type { Pages } from '../../api/use-pages.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-black.svg?no-inline';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import { OrderCard } from './OrderCard.tsx';

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-6">
    {[1, 2].map(one => (
      <div key={one} className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6">
        <Skeleton className="h-6" />
        <Skeleton className="h-12" />
        <Skeleton className="h-thumb" />
        <Skeleton className="h-6" />
      </div>
    ))}
  </div>
);

/** On a phone the first fill the screen, and are shown before the others are drawn. */
const AT_FIRST = 2;

function Cards({ orders, onAgain }: { orders: Order[]; onAgain: () => void }) {
  const shown = useDeferredValue(orders, orders.slice(0, AT_FIRST));
  return shown.map(order => <OrderCard key={order.id} order={order} place="list" onAgain={onAgain} />);
}

/** The person's orders, the newest first, page by page (S2 §2, Profile). */
export function OrderList({ orders, onAgain }: { orders: Pages<Order>; onAgain: () => void }) {
  const words = useWords('orders');
  if (orders.items === undefined)
    return orders.error ? (
      <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={orders.retry} />
    ) : (
      <Waiting />
    );
  if (orders.items.length === 0)
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        picture={shirt}
        action={<LinkButton href={paths.studio()}>{words.startDesigning}</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <Cards orders={orders.items} onAgain={onAgain} />
      <MorePages list={orders} labels={words} />
    </div>
  );
}

import type { AdminOrder } from '../../../../contract/src/admin.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../../domain/src/orders.ts';
import { usePages, type Pages } from '../../api/use-pages.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/controls.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words.ts';
import { useOrderColumns } from './order-columns.tsx';

type Filter = { status: OrderStatus | undefined; onFilter: (status: string) => void };

/** A page of the list: enough for a morning's look, quick on a phone. */
const PAGE_SIZE = 25;

function StatusFilter({ status, onFilter }: Filter) {
  const words = useWords('admin');
  const { status: names } = useWords('orders');
  return (
    <Field label={words.filter}>
      {props => (
        <Select {...props} value={status ?? ''} onChange={event => onFilter(event.target.value)}>
          <option value="">{words.all}</option>
          {ORDER_STATUSES.map(one => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Orders({ orders }: { orders: Pages<AdminOrder> }) {
  const words = useWords('admin');
  const columns = useOrderColumns();
  if (orders.items === undefined)
    return orders.error ? (
      <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={orders.retry} />
    ) : (
      <div aria-busy="true" className="flex flex-col gap-3">
        {[1, 2, 3, 4].map(one => (
          <Skeleton key={one} className="h-24" />
        ))}
      </div>
    );
  if (orders.items.length === 0)
    return (
      <EmptyState
        title={words.none}
        text={words.noneText}
        picture={shirt}
        action={
          <LinkButton tone="secondary" href={paths.admin()}>
            {words.showAll}
          </LinkButton>
        }
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <DataTable caption={words.orders} columns={columns} rows={orders.items} rowKey={order => order.id} />
      {orders.hasMore && (
        <Button tone="secondary" busy={orders.loadingMore} onClick={orders.loadMore} className="self-center">
          {orders.loadingMore ? words.loading : words.more}
        </Button>
      )}
    </div>
  );
}

/** The shop's orders, the newest first: filter in the address, status and tracking in the row (S2 §2, Admin). */
export function AdminOrders({ status, onFilter }: Filter) {
  const words = useWords('admin');
  const orders = usePages('admin.orders', { limit: PAGE_SIZE, status });
  return (
    <section aria-labelledby="admin-orders" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="admin-orders" className="text-xl">
          {words.orders}
        </h2>
        <div className="w-full sm:w-auto">
          <StatusFilter status={status} onFilter={onFilter} />
        </div>
      </div>
      <Orders orders={orders} />
    </section>
  );
}

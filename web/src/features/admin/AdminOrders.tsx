import type { AdminOrder } from '../../../../contract/src/admin.ts';
import { SALE_STATUSES, type OrderStatus } from '../../../../domain/src/orders.ts';
import { usePages, type Pages } from '../../api/use-pages.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Select } from '../../ui/controls.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { MorePages } from '../../ui/MorePages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words.ts';
import { useOrderColumns } from './order-columns.tsx';

/** What is sold, as the address names it (rulings, Payment: `type`). */
export type SaleType = '0' | '1';
type Filter = {
  status: OrderStatus | undefined;
  type: SaleType | undefined;
  onFilter: (filter: { status?: string | undefined; type?: string | undefined }) => void;
};

/** A page of the list: enough for a morning's look, quick on a phone. */
const PAGE_SIZE = 25;

function TypeFilter({ status, type, onFilter }: Filter) {
  const words = useWords('admin');
  return (
    <Field label={words.type}>
      {props => (
        <Select {...props} value={type ?? ''} onChange={event => onFilter({ status, type: event.target.value })}>
          <option value="">{words.allTypes}</option>
          <option value="0">{words.types.shirts}</option>
          <option value="1">{words.types.credits}</option>
        </Select>
      )}
    </Field>
  );
}

function StatusFilter({ status, type, onFilter }: Filter) {
  const words = useWords('admin');
  const { status: names } = useWords('orders');
  return (
    <Field label={words.filter}>
      {props => (
        <Select {...props} value={status ?? ''} onChange={event => onFilter({ status: event.target.value, type })}>
          <option value="">{words.all}</option>
          {SALE_STATUSES.map(one => (
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
      <MorePages list={orders} labels={words} />
    </div>
  );
}

/** The shop's orders, the newest first: filter in the address, status and tracking in the row (S2 §2, Admin). */
export function AdminOrders(filter: Filter) {
  const words = useWords('admin');
  const { status, type } = filter;
  const orders = usePages('admin.orders', { limit: PAGE_SIZE, status, type });
  return (
    <section aria-labelledby="admin-orders" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="admin-orders" className="text-xl">
          {words.orders}
        </h2>
        <div className="flex w-full flex-wrap gap-4 sm:w-auto">
          <TypeFilter {...filter} />
          <StatusFilter {...filter} />
        </div>
      </div>
      <Orders orders={orders} />
    </section>
  );
}

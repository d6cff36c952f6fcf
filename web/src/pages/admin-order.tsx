import { useCall } from '../api/use-endpoint.ts';
import { AdminOrderView } from '../features/admin/orders/AdminOrderView.tsx';
import { useAdminAct } from '../features/admin/use-do.ts';
import { OrderPapers } from '../features/invoices/OrderPapers.tsx';
import { AdminOrderReturns } from '../features/returns/AdminOrderReturns.tsx';
import type { PathParams } from '../page.ts';
import { LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { AdminPage } from './AdminPage.tsx';

function Order({ id }: { id: string }) {
  const { loadFailed, retry } = useWords('admin');
  const { notFound } = useWords('adminOrder');
  const returnAct = useAdminAct();
  const { data, error, refetch } = useCall('admin.order', { id });
  if (data)
    return (
      <>
        <AdminOrderView order={data} returns={<AdminOrderReturns order={data} {...returnAct} />} />
        {(data.paidAt || data.cash) && <OrderPapers orderId={id} look="part" />}
      </>
    );
  if (error?.code === 'not_found' || error?.code === 'invalid_input') return <p>{notFound}</p>;
  if (error) return <LoadFailed text={loadFailed} retryLabel={retry} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {[1, 2, 3, 4].map(one => (
        <Skeleton key={one} className="h-24" />
      ))}
    </div>
  );
}

/** /admin/orders/…: an order with its payments and refunds. */
export default function AdminOrderPage({ params }: { params: PathParams }) {
  const { pageTitle } = useWords('orders');
  const id = params['order'] ?? '';
  return (
    <AdminPage title={pageTitle(id.slice(-6))}>
      <Order id={id} />
    </AdminPage>
  );
}

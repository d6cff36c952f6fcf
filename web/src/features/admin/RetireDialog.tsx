import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { send } from '../../api/client.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words.ts';
import { useCatalogueNames } from './use-catalogue-names.ts';
import { useDo } from './use-do.ts';

/** Says in how many carts and orders a shirt is before it is taken off sale. */
export function RetireDialog({ product, onClose }: { product: AdminProduct; onClose: () => void }) {
  const { catalogue: words } = useWords('adminBoard');
  const { data: use } = useCall('admin.productUse', { id: product.id });
  const { act, busy } = useDo('admin.catalogue', 'catalog.products');
  const retire = async () => {
    const work = () => send('admin.retireProduct', { params: { id: product.id } });
    if (await act(work, { done: () => ({ title: words.retired }), failed: words.saveFailed })) onClose();
  };
  const title = words.retireOf(useCatalogueNames().shirtName(product));
  const labels = { title, confirm: words.retire, busy: words.retiring, keep: words.keep };
  return (
    <ConfirmDialog labels={labels} busy={busy} onConfirm={() => void retire()} onClose={onClose}>
      {use ? <p>{words.retireText(use.carts, use.orders)}</p> : <Skeleton className="h-12" />}
    </ConfirmDialog>
  );
}

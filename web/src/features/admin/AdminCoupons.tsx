import { lazy, Suspense, useState } from 'react';
import type { AdminCoupon } from '../../../../contract/src/admin-coupons.ts';
import { send } from '../../api/client.ts';
import { usePages } from '../../api/use-pages.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useWords } from '../../words.ts';
import { AdminList } from './AdminList.tsx';
import { useCouponColumns, type CouponAct } from './coupon-columns.tsx';
import { useDo } from './use-do.ts';
import { useFilter } from './use-filter.ts';

const CouponDialog = lazy(async () => ({ default: (await import('./CouponDialog.tsx')).CouponDialog }));
const AssignDialog = lazy(async () => ({ default: (await import('./AssignDialog.tsx')).AssignDialog }));

function DeleteDialog({ coupon, onClose }: { coupon: AdminCoupon; onClose: () => void }) {
  const words = useWords('adminBoard');
  const { act, busy } = useDo('admin.coupons');
  const remove = async () => {
    const work = () => send('admin.deleteCoupon', { params: { id: coupon.id } });
    if (await act(work, { done: () => ({ title: words.deleted }), failed: words.deleteFailed })) onClose();
  };
  const labels = { title: words.removeOf(coupon.code), confirm: words.remove, busy: words.deleting, keep: words.keep };
  return (
    <ConfirmDialog labels={labels} busy={busy} onConfirm={() => void remove()} onClose={onClose}>
      <p className="font-semibold">{words.deleteSure}</p>
      <p className="text-ink-2">{words.deleteText}</p>
    </ConfirmDialog>
  );
}

/** Coupons (S2 §2): the list, and making, changing, assigning and deleting them. */
export function AdminCoupons() {
  const words = useWords('adminBoard');
  const { filter, set } = useFilter('coupons', ['search']);
  const list = usePages('admin.coupons', { limit: 25, ...filter }, { keep: true });
  const [open, setOpen] = useState<{ act: CouponAct | 'new'; coupon?: AdminCoupon }>();
  const columns = useCouponColumns((act, coupon) => setOpen({ act, coupon }));
  const close = () => setOpen(undefined);
  const newButton = <Button onClick={() => setOpen({ act: 'new' })}>{words.newCoupon}</Button>;
  return (
    <section aria-label={words.tabs.coupons} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SearchBox
          search={filter.search}
          action=""
          others={{ tab: 'coupons' }}
          onFind={(search, o) => set({ search }, o)}
          labels={{
            searchLabel: words.couponsLabel,
            searchPlaceholder: words.couponsPlaceholder,
            search: words.search,
          }}
        />
        {newButton}
      </div>
      <AdminList
        list={list}
        columns={columns}
        rowKey={coupon => coupon.id}
        texts={{
          caption: words.tabs.coupons,
          failed: words.couponsFailed,
          none: words.noCoupons,
          noneText: words.noCouponsText,
        }}
      />
      <Suspense>
        {(open?.act === 'new' || open?.act === 'edit') && <CouponDialog coupon={open.coupon} onClose={close} />}
        {open?.act === 'assign' && <AssignDialog coupon={open.coupon!} onClose={close} />}
        {open?.act === 'remove' && <DeleteDialog coupon={open.coupon!} onClose={close} />}
      </Suspense>
    </section>
  );
}

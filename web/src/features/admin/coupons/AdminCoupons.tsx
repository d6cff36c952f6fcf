import { lazy, Suspense, useState } from 'react';
import type { AdminCoupon } from '../../../../../contract/src/admin-coupons.ts';
import { formatRupees } from '../../../../../domain/src/money.ts';
import { fullDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { send } from '../../../api/client.ts';
import { usePages } from '../../../api/use-pages.ts';
import { ConfirmDialog } from '../../../ui/Dialog.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { AdminList } from '../AdminList.tsx';
import { useDo } from '../use-do.ts';
import { useFilter } from '../use-filter.ts';

type CouponAct = 'edit' | 'assign' | 'remove';

function Discount({ coupon }: { coupon: AdminCoupon }) {
  const words = useWords('adminBoard');
  const { discountType, discountValue, maxDiscount, minOrderValue } = coupon;
  const off = discountType === 'flat' ? words.flatOff(formatRupees(discountValue)) : words.percentOff(discountValue);
  const limits = [
    maxDiscount === null ? undefined : words.upTo(formatRupees(maxDiscount)),
    minOrderValue === null ? undefined : words.atLeast(formatRupees(minOrderValue)),
  ].filter(Boolean);
  return (
    <>
      <span className="block font-medium">{off}</span>
      <span className="text-sm text-ink-2">{limits.join(', ')}</span>
    </>
  );
}

const isPast = (at: string): boolean => Date.parse(at) <= Date.now();

function State({ coupon: { isActive, validFrom, validUntil } }: { coupon: AdminCoupon }) {
  const words = useWords('adminBoard');
  if (!isActive) return <Badge tone="outline">{words.inactive}</Badge>;
  if (validFrom !== null && !isPast(validFrom)) return <Badge tone="outline">{words.planned}</Badge>;
  return validUntil !== null && isPast(validUntil) ? (
    <Badge tone="outline">{words.over}</Badge>
  ) : (
    <Badge tone="good">{words.active}</Badge>
  );
}

/** The columns of the coupon list (S2 §3). */
function useCouponColumns(open: (act: CouponAct, coupon: AdminCoupon) => void): Column<AdminCoupon>[] {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { couponColumns: labels } = words;
  const acts = [
    ['edit', words.edit, words.editOf],
    ['assign', words.assign, words.assignOf],
    ['remove', words.remove, words.removeOf],
  ] as const;
  return [
    {
      key: 'code',
      label: labels.code,
      cell: coupon => (
        <>
          <span className="mr-2 font-semibold break-all">{coupon.code}</span>
          <State coupon={coupon} />
          <span className="block text-sm text-ink-2">{coupon.description}</span>
        </>
      ),
    },
    { key: 'discount', label: labels.discount, cell: coupon => <Discount coupon={coupon} /> },
    {
      key: 'uses',
      label: labels.uses,
      numeric: true,
      cell: ({ used, reserved, usageLimit }) => words.usesOf(used + reserved, usageLimit),
    },
    {
      key: 'until',
      label: labels.until,
      cell: ({ validFrom, validUntil }) => (
        <>
          {validFrom !== null && !isPast(validFrom) && (
            <span className="block">{words.fromDay(fullDate(validFrom, language))}</span>
          )}
          {validUntil === null ? words.always : fullDate(validUntil, language)}
        </>
      ),
    },
    {
      key: 'who',
      label: labels.who,
      cell: ({ assigned }) => (assigned === 0 ? words.everybody : words.people(assigned)),
    },
    {
      key: 'act',
      label: labels.act,
      wide: true,
      cell: coupon => (
        <div className="flex flex-wrap gap-2">
          {acts.map(([act, label, name]) => (
            <Button
              key={act}
              tone={act === 'edit' ? 'secondary' : 'quiet'}
              aria-label={name(coupon.code)}
              onClick={() => open(act, coupon)}
              className="px-3!"
            >
              {label}
            </Button>
          ))}
        </div>
      ),
    },
  ];
}

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

import { useState } from 'react';
import type { AdminCoupon } from '../../../../../contract/src/admin-coupons.ts';
import type { AdminUser } from '../../../../../contract/src/admin-users.ts';
import { send } from '../../../api/client.ts';
import { usePages } from '../../../api/use-pages.ts';
import { useAuth } from '../../../stored/use-stored.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MorePages } from '../../../ui/EmptyState.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Segments } from '../../../ui/Tabs.tsx';
import { useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';

function ChooseUsers({ chosen, onChange }: { chosen: string[]; onChange: (ids: string[]) => void }) {
  const words = useWords('adminBoard');
  const own = useAuth()?.user.uid;
  const [search, setSearch] = useState('');
  const list = usePages('admin.users', { limit: 10, search: search || undefined }, { keep: true });
  const toggle = ({ id }: AdminUser) =>
    onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]);
  return (
    <div className="flex flex-col gap-3">
      <SearchBox
        search={search}
        action=""
        others={{}}
        onFind={setSearch}
        labels={{ searchLabel: words.usersLabel, searchPlaceholder: words.usersPlaceholder, search: words.search }}
      />
      <p role="status" className="text-sm text-ink-2">
        {words.chosen(chosen.length)}
      </p>
      <div className="flex flex-col" aria-busy={list.isOld}>
        {list.items?.map(user => (
          <Checkbox
            key={user.id}
            checked={chosen.includes(user.id)}
            disabled={user.id === own}
            onChange={() => toggle(user)}
          >
            <span className="block">{`${user.firstName} ${user.lastName}`.trim() || words.noName}</span>
            <span className="block text-sm break-all text-ink-2">{user.email}</span>
            {user.id === own && <span className="block text-sm text-ink-2">{words.ownCoupon}</span>}
          </Checkbox>
        ))}
        {list.items?.length === 0 && <p className="text-ink-2">{words.noUsersText}</p>}
      </div>
      <MorePages list={list} labels={words} />
    </div>
  );
}

/** Limits a coupon to chosen shoppers, or gives it to everybody (S2 §5; rulings, Admin). */
export function AssignDialog({ coupon, onClose }: { coupon: AdminCoupon; onClose: () => void }) {
  const words = useWords('adminBoard');
  const { act, busy } = useDo('admin.coupons');
  const [who, setWho] = useState<'all' | 'chosen'>('chosen');
  const [userIds, setUserIds] = useState<string[]>([]);
  const isAll = who === 'all';
  const assign = async () => {
    const body = { couponId: coupon.id, userIds: isAll ? [] : userIds, assignToAll: isAll };
    const isDone = await act(() => send('admin.assignCoupon', { body }), {
      done: ({ successCount, totalCount }) => ({
        title: words.assigned.title,
        description: words.assigned.text(successCount, totalCount),
      }),
      failed: words.assignFailed,
    });
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={words.assignTitle(coupon.code)}
      shape="drawer"
      onClose={onClose}
      footer={
        <Button
          busy={busy}
          onClick={() => void assign()}
          disabledReason={!isAll && userIds.length === 0 ? words.assignMissing : undefined}
          className="w-full"
        >
          {words.assign}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Segments
          label={words.assignWho}
          value={who}
          onChange={setWho}
          options={[
            { value: 'chosen', label: words.assignChosen },
            { value: 'all', label: words.assignToAll },
          ]}
        />
        {!isAll && <ChooseUsers chosen={userIds} onChange={setUserIds} />}
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import type { GroupList } from '../../../../contract/src/groups.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import { lastClosingDay } from '../../../../domain/src/groups.ts';
import { send } from '../../api/client.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { lastDayOf } from './GroupCards.tsx';
import { useGroupAct } from './use-group-acts.ts';

/** Closes it, opens it again, or moves its last day. */
export function GroupState({ group }: { group: GroupList }) {
  const words = useWords('groupOwner');
  const { busy, act } = useGroupAct();
  const [day, setDay] = useState(() => dayOf(new Date(lastDayOf(group))));
  const [now] = useState(() => new Date());
  const isOpen = group.state === 'open';
  const change = async (body: { state: 'open' | 'closed'; closingDay?: string }) => {
    if (await act(() => send('groups.change', { params: { code: group.code }, body }))) toast({ title: words.saved });
  };
  return (
    <section data-no-print className="flex flex-wrap items-end gap-3">
      <Field label={words.lastDay} hint={words.closingHint}>
        {props => (
          <Input
            {...props}
            type="date"
            min={dayOf(now)}
            max={lastClosingDay(now)}
            value={day}
            onChange={event => setDay(event.target.value)}
          />
        )}
      </Field>
      <Button tone="secondary" busy={busy} onClick={() => void change({ state: 'open', closingDay: day })}>
        {isOpen ? words.save : words.reopen}
      </Button>
      {isOpen && (
        <Button tone="secondary" busy={busy} onClick={() => void change({ state: 'closed' })}>
          {words.close}
        </Button>
      )}
    </section>
  );
}

type Left = { name: string | null; reason: 'not_sold' | 'line_full' | 'cart_full' };

/** The one way on: everything that is not ordered into the cart, and then the cart. */
export function ToCart({ group, onPut }: { group: GroupList; onPut: () => void }) {
  const words = useWords('groupOwner');
  const { busy, act } = useGroupAct();
  const [left, setLeft] = useState<readonly Left[]>([]);
  const waiting = group.list.filter(entry => entry.orderId === null);
  const isAllIn = waiting.length > 0 && waiting.every(entry => entry.isInCart);
  const put = async () => {
    let missing: readonly Left[] = [];
    const isDone = await act(async () => {
      ({ left: missing } = await send('groups.putInCart', { params: { code: group.code } }));
    });
    setLeft(missing);
    if (isDone && missing.length < waiting.length) onPut();
  };
  const namesOf = (reason: Left['reason']) =>
    left
      .filter(one => one.reason === reason)
      .map(one => one.name ?? words.forgotten)
      .join(', ');
  const reasons = (['not_sold', 'line_full', 'cart_full'] as const).filter(reason => namesOf(reason) !== '');
  if (waiting.length === 0 || !group.isOrderable) return null;
  return (
    <section data-no-print className="flex flex-col gap-2">
      {isAllIn ? (
        <>
          <p className="font-medium text-leaf">{words.inCartAll}</p>
          <Button onClick={onPut} className="w-full text-lg">
            {words.openCart}
          </Button>
        </>
      ) : (
        <>
          <Button busy={busy} onClick={() => void put()} className="w-full text-lg">
            {busy ? words.toCartBusy : words.toCart}
          </Button>
          {group.state === 'open' && <p className="text-sm text-ink-2">{words.toCartNote}</p>}
        </>
      )}
      {reasons.length > 0 && (
        <div role="alert" className="rounded-control border border-turmeric bg-white px-3 py-2">
          <p className="font-medium">{words.left}</p>
          {reasons.map(reason => (
            <p key={reason}>{words.leftReasons[reason](namesOf(reason))}</p>
          ))}
        </div>
      )}
    </section>
  );
}

import { Link } from 'wouter';
import { useState } from 'react';
import { prefixOf } from '../../../../domain/src/languages.ts';
import type { GroupList } from '../../../../contract/src/groups.ts';
import { useConfig } from '../../config.ts';
import { shareLink } from '../../lib/share.ts';
import { paths } from '../../paths.ts';
import { Button, QUIET_LINK } from '../../ui/Button.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import { lastClosingDay } from '../../../../domain/src/groups.ts';
import { send } from '../../api/client.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { lastDayOf } from './GroupCards.tsx';
import { useGroupAct } from './EntryTable.tsx';

/** The link for the friends: copy it, send it, or look at the page. As long as nobody has joined that is the next step. */
export function GroupLink({ group }: { group: GroupList }) {
  const words = useWords('groupOwner');
  const { publicUrl } = useConfig();
  const url = `${publicUrl}${prefixOf(useLanguage())}${paths.group(group.code)}`;
  const say = (end: 'copied' | 'failed' | 'shared') => {
    if (end === 'copied') toast({ title: words.copied });
    if (end === 'failed') toast({ title: words.copyFailed(url), tone: 'bad' });
  };
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => say('copied'),
      () => say('failed'),
    );
  const text = words.shareText(group.designName, url);
  return (
    <section aria-labelledby="group-link" data-no-print className="flex flex-col gap-2">
      <h2 id="group-link" className="text-xl">
        {words.shareTitle}
      </h2>
      <p className="rounded-control border border-line bg-white px-3 py-2 text-sm break-all select-all">{url}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone={group.list.length === 0 ? 'primary' : 'secondary'} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button tone="secondary" onClick={() => void shareLink({ title: group.designName, url }).then(say)}>
          <ShareIcon /> {words.share}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={QUIET_LINK}
        >
          {words.whatsApp}
        </a>
        <Link href={paths.group(group.code)} className={QUIET_LINK}>
          {words.see}
        </Link>
      </div>
    </section>
  );
}

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

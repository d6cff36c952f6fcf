import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Group, GroupEntry } from '../../../../contract/src/groups.ts';
import { send } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { knownSecret, secretFor } from '../../stored/group-secrets.ts';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';
import { useColorNames } from '../../api/color-name.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button, QUIET_LINK } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

type Fields = Pick<GroupEntry, 'tshirtType' | 'size' | 'color' | 'quantity'> & { name: string };
const headersOf = (secret: string) => ({ 'x-entry-secret': secret });

/** The entries that this browser wrote; none where it has not joined. */
export function useOwnEntries(code: string): GroupEntry[] | undefined {
  const secret = useIsInBrowser() ? knownSecret(code) : undefined;
  const { data } = useQuery({
    queryKey: ['groups.own', { code }],
    enabled: secret !== undefined,
    queryFn: ({ signal }) => send('groups.own', { params: { code }, headers: headersOf(secret!), signal }),
  });
  return data;
}

/** Adds, changes and withdraws entries of this browser; what is on screen is fetched anew. */
export function useEntryCalls(code: string) {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  const fresh = async () => {
    // It may be asked for the first time now: a browser that has just joined has its secret since then.
    const own = await send('groups.own', { params: { code }, headers: headersOf(secretFor(code)) });
    queries.setQueryData(['groups.own', { code }], own);
    await invalidate('groups.one', 'groups.list');
  };
  return {
    async join(fields: Fields, requestKey: string) {
      const headers = headersOf(secretFor(code));
      await send('groups.join', { params: { code }, headers, body: { ...fields, requestKey } });
      await fresh();
    },
    async change(id: string, fields: Fields) {
      await send('groups.changeEntry', { params: { code, id }, headers: headersOf(secretFor(code)), body: fields });
      await fresh();
    },
    async withdraw(id: string) {
      await send('groups.removeEntry', { params: { code, id }, headers: headersOf(secretFor(code)) });
      await fresh();
    },
  };
}

/** One key for one wish: a second try of the same is the same entry. */
export function useRequestKey(): (wish: object) => string {
  const last = useRef({ wish: '', key: '' });
  return wish => {
    const text = JSON.stringify(wish);
    if (last.current.wish !== text) last.current = { wish: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

type OneProps = { group: Group; entry: GroupEntry; onChange: () => void };

function Withdraw({ group, entry, onClose }: Omit<OneProps, 'onChange'> & { onClose: () => void }) {
  const words = useWords('group');
  const errorText = useErrorText();
  const { withdraw } = useEntryCalls(group.code);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await withdraw(entry.id);
      toast({ title: words.withdrawn });
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    }
    onClose();
  };
  const { withdrawTitle: title, withdraw: press, withdrawing, keep } = words;
  return (
    <ConfirmDialog
      labels={{ title, confirm: press, busy: withdrawing, keep }}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.withdrawText}</p>
    </ConfirmDialog>
  );
}

function OwnEntry({ group, entry, onChange }: OneProps) {
  const words = useWords('group');
  const catalog = useWords('catalog');
  const colorName = useColorNames(group.colors);
  const [asked, setAsked] = useState(false);
  const { name: product = '', nameHi } = group.shirts.find(one => one.tshirtType === entry.tshirtType) ?? {};
  const name = entry.name ?? words.forgotten;
  const shirt = [catalog.typeName(entry.tshirtType, product, nameHi), colorName(entry.color), entry.size];
  const canChange = group.state === 'open' && !entry.isInCart;
  return (
    <li className="flex flex-col gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p className="text-ink-2">
        {shirt.join(' · ')} · {words.pieces(entry.quantity)}
      </p>
      {entry.isInCart && group.state === 'open' && <p className="text-sm text-ink-2">{words.inCart}</p>}
      {canChange && (
        <p className="flex flex-wrap gap-x-6">
          {group.isOrderable && (
            <button type="button" onClick={onChange} aria-label={words.changeOf(name)} className={QUIET_LINK}>
              {words.change}
            </button>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAsked(true)}
            aria-label={words.withdrawOf(name)}
            className={QUIET_LINK}
          >
            {words.withdraw}
          </button>
        </p>
      )}
      {asked && <Withdraw group={group} entry={entry} onClose={() => setAsked(false)} />}
    </li>
  );
}

type Props = {
  group: Group;
  entries: readonly GroupEntry[];
  takesFocus: boolean;
  onChange: (entry: GroupEntry) => void;
  onAdd: () => void;
};

/** What this browser has on the list, and what can still be done about it. */
export function OwnEntries({ group, entries, takesFocus, onChange, onAdd }: Props) {
  const words = useWords('group');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isOpen = group.state === 'open' && group.isOrderable;
  return (
    <section aria-labelledby="own-entries" className="flex flex-col gap-4 rounded-card border border-line bg-white p-4">
      <header className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} id="own-entries" className="flex items-center gap-2 text-xl">
          <span className="text-leaf">
            <CheckIcon />
          </span>
          {words.ownTitle}
        </h2>
        <p className="text-sm text-ink-2">{isOpen ? words.ownNote : words.ownClosed}</p>
      </header>
      <ul className="flex flex-col gap-3">
        {entries.map(entry => (
          <OwnEntry key={entry.id} group={group} entry={entry} onChange={() => onChange(entry)} />
        ))}
      </ul>
      {isOpen && (
        <Button tone="secondary" onClick={onAdd} className="self-start">
          {words.addAnother}
        </Button>
      )}
    </section>
  );
}

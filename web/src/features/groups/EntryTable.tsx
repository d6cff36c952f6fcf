import { type ComponentProps, useState } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import type { GroupList } from '../../../../contract/src/groups.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { send } from '../../api/client.ts';
import { useColorNames } from '../../api/color-name.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ConfirmDialog, Dialog } from '../../ui/Dialog.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { IconButton, QUIET_LINK } from '../../ui/Button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { EntryForm } from './EntryForm.tsx';
import { useRequestKey } from './OwnEntries.tsx';

/** Does one thing at a time to an own group, says what went wrong, and has its list fetched anew. */
export function useGroupAct(): { busy: boolean; act: (work: () => Promise<unknown>) => Promise<boolean> } {
  const words = useWords('groupOwner');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await invalidate('groups.list', 'groups.one', 'groups.mine', 'cart.lines');
      return true;
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}

export type ListedEntry = GroupList['list'][number];
const stateOf = ({ orderId, isInCart }: ListedEntry) => (orderId ? 'ordered' : isInCart ? 'inCart' : 'open');

/** Takes an entry off the list after a question. */
function RemoveEntry({ group, entry, onClose }: { group: GroupList; entry: ListedEntry; onClose: () => void }) {
  const words = useWords('groupOwner');
  const { busy, act } = useGroupAct();
  const { removeTitle: title, removeConfirm: confirm, removing, keep } = words;
  const remove = async () => {
    await act(() => send('groups.removeEntry', { params: { code: group.code, id: entry.id } }));
    onClose();
  };
  return (
    <ConfirmDialog
      labels={{ title, confirm, busy: removing, keep }}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{words.removeText(entry.name ?? words.forgotten)}</p>
    </ConfirmDialog>
  );
}

/** 'Regular Fit T-Shirt, Black'. */
export function useShirtName(group: GroupList): (entry: Pick<ListedEntry, 'tshirtType' | 'color'>) => string {
  const catalog = useWords('catalog');
  const colorName = useColorNames(group.colors);
  return ({ tshirtType, color }) => {
    const { name = tshirtType, nameHi } = group.shirts.find(one => one.tshirtType === tshirtType) ?? {};
    return `${catalog.typeName(tshirtType, name, nameHi)}, ${colorName(color)}`;
  };
}

type Props = { group: GroupList; onEdit: (entry: ListedEntry) => void };

/** Who wants what, with what each piece costs and where it is. */
export function EntryTable({ group, onEdit }: Props) {
  const words = useWords('groupOwner');
  const shirtName = useShirtName(group);
  const [removed, setRemoved] = useState<ListedEntry>();
  const nameOf = (entry: ListedEntry) => entry.name ?? words.forgotten;
  const columns: Column<ListedEntry>[] = [
    { key: 'name', label: words.columns.name, cell: entry => <bdi className="font-semibold">{nameOf(entry)}</bdi> },
    { key: 'shirt', label: words.columns.shirt, cell: shirtName },
    { key: 'size', label: words.columns.size, cell: entry => entry.size },
    { key: 'quantity', label: words.columns.quantity, numeric: true, cell: entry => entry.quantity },
    {
      key: 'price',
      label: words.columns.price,
      numeric: true,
      cell: entry => (entry.price === null ? words.notSold : formatRupees(entry.price * entry.quantity)),
    },
    {
      key: 'state',
      label: words.columns.state,
      cell: entry => (
        <Badge tone={stateOf(entry) === 'ordered' ? 'good' : 'quiet'} className="whitespace-nowrap">
          {words.entryStates[stateOf(entry)]}
        </Badge>
      ),
    },
    {
      key: 'actions',
      label: words.columns.actions,
      acts: true,
      cell: entry =>
        entry.orderId === null && (
          <span className="inline-flex items-center gap-2">
            {group.isOrderable && (
              <button
                type="button"
                aria-label={words.edit(nameOf(entry))}
                onClick={() => onEdit(entry)}
                className={QUIET_LINK}
              >
                {words.columns.actions}
              </button>
            )}
            <IconButton label={words.remove(nameOf(entry))} onClick={() => setRemoved(entry)}>
              <TrashIcon />
            </IconButton>
          </span>
        ),
    },
  ];
  return (
    <>
      <DataTable caption={words.entriesTitle} columns={columns} rows={group.list} rowKey={entry => entry.id} />
      {removed && <RemoveEntry group={group} entry={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

type EditEntryProps = {
  group: GroupList;
  /** None for a new one, by the owner's hand. */
  entry: ListedEntry | undefined;
  parts: ComponentProps<typeof EntryForm>['parts'];
  onClose: () => void;
};

/** The owner writes an entry, or changes any. */
export function EditEntry({ group, entry, parts, onClose }: EditEntryProps) {
  const words = useWords('groupOwner');
  const invalidate = useInvalidate();
  const keyOf = useRequestKey();
  const { code } = group;
  const write: ComponentProps<typeof EntryForm>['onSend'] = async fields => {
    if (entry) await send('groups.changeEntry', { params: { code, id: entry.id }, body: fields });
    else await send('groups.join', { params: { code }, body: { ...fields, requestKey: keyOf(fields) } });
    await invalidate('groups.list', 'groups.one', 'groups.mine', 'cart.lines');
    onClose();
  };
  return (
    <Dialog title={entry ? words.editTitle : words.addTitle} onClose={onClose}>
      <EntryForm
        group={group}
        entry={entry}
        labels={{ send: words.save, sending: words.saving, name: words.friendName }}
        onSend={write}
        onCancel={onClose}
        parts={parts}
      />
    </Dialog>
  );
}

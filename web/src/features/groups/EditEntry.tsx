import type { ComponentProps } from 'react';
import type { GroupList } from '../../../../contract/src/groups.ts';
import { send } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words.ts';
import { EntryForm } from './EntryForm.tsx';
import type { ListedEntry } from './EntryTable.tsx';
import { useRequestKey } from './use-own-entries.ts';

type Props = {
  group: GroupList;
  /** None for a new one, by the owner's hand. */
  entry: ListedEntry | undefined;
  parts: ComponentProps<typeof EntryForm>['parts'];
  onClose: () => void;
};

/** The owner writes an entry, or changes any. */
export function EditEntry({ group, entry, parts, onClose }: Props) {
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

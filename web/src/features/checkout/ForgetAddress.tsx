import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useWords } from '../../words.ts';
import { useChangeAddress } from './use-change-address.ts';

type Props = { address: SavedAddress; onClose: () => void; onGone: () => void };

/** Deletes a saved address after a question. */
export function ForgetAddress({ address, onClose, onGone }: Props) {
  const { remove: words } = useWords('addresses');
  const { busy, forget } = useChangeAddress();
  const confirm = async () => {
    const isGone = await forget(address);
    onClose();
    if (isGone) setTimeout(onGone);
  };
  return (
    <ConfirmDialog labels={words} busy={busy} onConfirm={() => void confirm()} onClose={onClose}>
      <p className="wrap-anywhere">
        <strong className="font-semibold">
          {address.firstName} {address.lastName}
        </strong>
        , {address.address}, {address.city}
      </p>
      <p className="text-ink-2">{words.text}</p>
    </ConfirmDialog>
  );
}

import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

type Props = {
  address: SavedAddress;
  busy: boolean;
  onEdit: () => void;
  onForget: () => void;
  onOfferFirst: () => void;
};

/** A saved address with what can be done with it; its buttons say to a screen reader which one they are of. */
export function AddressCard({ address: one, busy, onEdit, onForget, onOfferFirst }: Props) {
  const words = useWords('addresses');
  const { state } = useWords('checkout');
  const name = `${one.firstName} ${one.lastName}`;
  const which = `${name}, ${one.address}`;
  const of = <span className="sr-only">: {which}</span>;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-white p-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere" dir="auto">
          {name}
        </p>
        {one.isDefault && <Badge className="shrink-0">{words.standard}</Badge>}
      </div>
      <address className="flex-1 wrap-anywhere text-ink-2 not-italic">
        <span className="block" dir="auto">
          {one.address}
        </span>
        <span className="block">
          {one.city}, {state(one.state)} <span className="numbers">{one.zipCode}</span>
        </span>
        <span className="numbers block">{one.phone}</span>
        <span className="block">{one.email}</span>
      </address>
      <div className="-mb-2 flex flex-wrap items-center gap-x-4">
        <Button tone="quiet" className="px-0!" onClick={onEdit}>
          {words.editTitle}
          {of}
        </Button>
        {!one.isDefault && (
          <Button tone="quiet" className="px-0!" busy={busy} onClick={onOfferFirst}>
            {words.makeStandard}
            {of}
          </Button>
        )}
        <IconButton label={words.forget(which)} onClick={onForget} className="-mr-2 ml-auto">
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}

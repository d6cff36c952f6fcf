import { useRef, useState } from 'react';
import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { EditAddress, useChangeAddress } from './EditAddress.tsx';
import { MAX_ADDRESSES } from '../../../../domain/src/contact.ts';
import { useCall } from '../../api/use-endpoint.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { EmptyState, LoadFailed, Skeleton } from '../../ui/EmptyState.tsx';
import { offeredFirst } from './use-saved-addresses.ts';

type Props = {
  address: SavedAddress;
  busy: boolean;
  onEdit: () => void;
  onForget: () => void;
  onOfferFirst: () => void;
};

/** A saved address with what can be done with it; its buttons say to a screen reader which one they are of. */
function AddressCard({ address: one, busy, onEdit, onForget, onOfferFirst }: Props) {
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

type ForgetAddressProps = { address: SavedAddress; onClose: () => void; onGone: () => void };

/** Deletes a saved address after a question. */
function ForgetAddress({ address, onClose, onGone }: ForgetAddressProps) {
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

/** What is open over the list: a form for a new address or for this one, or the question before this one goes. */
type Open = { kind: 'new' } | { kind: 'edit' | 'forget'; address: SavedAddress };

/** The profile's saved addresses: add, change, delete, and which one the checkout offers first. */
export function AddressBook() {
  const words = useWords('addresses');
  const { data, isError, refetch } = useCall('accounts.addresses');
  const [open, setOpen] = useState<Open>();
  const { busy, offerFirst } = useChangeAddress();
  const add = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(undefined);
  if (!data)
    return isError ? (
      <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-column rounded-card" />
    );
  const addButton = (
    <Button
      ref={add}
      tone={data.length === 0 ? 'primary' : 'secondary'}
      disabledReason={data.length >= MAX_ADDRESSES ? words.full(data.length) : undefined}
      onClick={() => setOpen({ kind: 'new' })}
    >
      {words.add}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {data.length === 0 ? (
        <EmptyState title={words.none} text={words.noneText} picture={shirt} action={addButton} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-form text-ink-2">{words.intro}</p>
            {addButton}
          </div>
          <ul className="grid gap-4 md:grid-cols-2">
            {offeredFirst(data).map(address => (
              <AddressCard
                key={address.id}
                address={address}
                busy={busy}
                onEdit={() => setOpen({ kind: 'edit', address })}
                onForget={() => setOpen({ kind: 'forget', address })}
                onOfferFirst={() => void offerFirst(address)}
              />
            ))}
          </ul>
        </>
      )}
      {(open?.kind === 'new' || open?.kind === 'edit') && (
        <EditAddress address={open.kind === 'edit' ? open.address : undefined} onClose={close} />
      )}
      {open?.kind === 'forget' && (
        // The card is gone afterwards: the button above it takes the focus.
        <ForgetAddress address={open.address} onClose={close} onGone={() => add.current?.focus()} />
      )}
    </div>
  );
}

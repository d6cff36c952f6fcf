import { useRef, useState } from 'react';
import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import { MAX_ADDRESSES } from '../../../../domain/src/contact.ts';
import { useCall } from '../../api/use-endpoint.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words.ts';
import { AddressCard } from './AddressCard.tsx';
import { EditAddress } from './EditAddress.tsx';
import { ForgetAddress } from './ForgetAddress.tsx';
import { useChangeAddress } from './use-change-address.ts';
import { offeredFirst } from './use-saved-addresses.ts';

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

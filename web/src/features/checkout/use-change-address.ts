import { useState } from 'react';
import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

export type ChangeAddress = {
  busy: boolean;
  offerFirst: (address: SavedAddress) => Promise<boolean>;
  /** A new one where no address is named. True once it is saved. */
  save: (address: SavedAddress | undefined, form: Delivery & { isDefault?: boolean }) => Promise<boolean>;
  forget: (address: SavedAddress) => Promise<boolean>;
};

/** Changes of the address book, each with what came of it as a toast; the list is fetched anew before it is said. */
export function useChangeAddress(): ChangeAddress {
  const words = useWords('addresses');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const act = async (work: Promise<unknown>, told: { done: string; failed: string }): Promise<boolean> => {
    setBusy(true);
    try {
      await work;
      await invalidate('accounts.addresses');
      toast({ title: told.done });
      return true;
    } catch (error) {
      // That the sign-in is over is said by the page, which needs it; there is one toast at a time.
      const isSignInOver = error instanceof ApiError && error.status === 401;
      if (!isSignInOver) toast({ title: told.failed, description: errorText(error), tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const saved = { done: words.saved, failed: words.failed };
  return {
    busy,
    offerFirst: ({ id }) =>
      act(send('accounts.changeAddress', { params: { id }, body: { isDefault: true } }), {
        ...saved,
        done: words.offered,
      }),
    save: (address, body) =>
      address
        ? act(send('accounts.changeAddress', { params: { id: address.id }, body }), saved)
        : act(send('accounts.saveAddress', { body }), saved),
    forget: ({ id }) => act(send('accounts.removeAddress', { params: { id } }), words.remove),
  };
}

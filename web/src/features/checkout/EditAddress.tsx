import { type FormEvent, useId, useRef, useState } from 'react';
import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { storedAuth } from '../../stored/auth.ts';
import { formDraft, formDraftEntry, keepFormDraft } from '../../stored/form-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { deliveryOf, toastOf, useDeliveryForm } from './use-delivery.ts';
import { deliveryIn } from './use-saved-addresses.ts';

type ChangeAddress = {
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

type Props = {
  /** The one that is changed; nothing for a new one. */
  address: SavedAddress | undefined;
  onClose: () => void;
};

/** An address with the fields of the checkout, and whether it is the one that is offered first. */
export function EditAddress({ address, onClose }: Props) {
  const words = useWords('addresses');
  const { toasts } = useWords('checkout');
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const draft = `address:${address?.id ?? 'new'}`;
  const delivery = useDeliveryForm(
    () => ({ ...(address ? deliveryIn(address) : deliveryOf(storedAuth()!.user)), ...formDraft(draft) }),
    form => keepFormDraft(draft, form),
  );
  const [isDefault, setIsDefault] = useState(false);
  const { busy, save } = useChangeAddress();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problems = delivery.check();
    const [first] = Object.keys(problems);
    if (first === undefined) {
      if (!(await save(address, { ...delivery.form, ...(isDefault && { isDefault }) }))) return;
      formDraftEntry.clear();
      onClose();
      return;
    }
    toast({ ...toastOf(problems, toasts), tone: 'bad' });
    (element.current!.elements.namedItem(first) as HTMLElement).focus();
  };

  return (
    <Dialog
      title={address ? words.editTitle : words.addTitle}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={busy} className="w-full">
          {busy ? words.saving : words.save}
        </Button>
      }
    >
      <form
        method="dialog"
        ref={element}
        id={formId}
        noValidate
        onSubmit={event => void submit(event)}
        className="flex flex-col gap-4"
      >
        <DeliveryFields delivery={delivery} />
        {address?.isDefault ? (
          <p className="text-sm text-ink-2">{words.isStandard}</p>
        ) : (
          <Checkbox checked={isDefault} onChange={setIsDefault}>
            {words.offer}
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}

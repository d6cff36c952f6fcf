import { useId, useRef, useState, type FormEvent } from 'react';
import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import { storedAuth } from '../../stored/auth.ts';
import { formDraft, formDraftEntry, keepFormDraft } from '../../stored/form-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { deliveryOf } from './draft.ts';
import { toastOf } from './toast-of.ts';
import { useChangeAddress } from './use-change-address.ts';
import { useDeliveryForm } from './use-delivery.ts';
import { deliveryIn } from './use-saved-addresses.ts';

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

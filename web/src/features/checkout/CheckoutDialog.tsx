import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Price } from '../../ui/Price.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { SaveAddress } from './SaveAddress.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { toastOf } from './toast-of.ts';
import { useDelivery } from './use-delivery.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

type Props = {
  user: User;
  title: string;
  /** Rupees; nothing while it is not known. */
  total: number | undefined;
  /** The one button: what it says, and why it cannot be pressed now. */
  pay: { label: string; busy: boolean; disabledReason?: string | undefined };
  /** What is bought, in the first column. */
  children: ReactNode;
  /** What stands above the form, and above the saved addresses where nothing is delivered to them. */
  form: { title: string; note?: string; addresses?: string };
  onClose: () => void;
  /** The button was pressed and the form is right. */
  onPay: (delivery: Delivery, o: { savesAddress: boolean }) => void;
};

/** What is bought and the form of name and address in two columns, one on a phone; total and button stay in sight (S1 §3). */
export function CheckoutDialog({ user, title, total, pay, children, form, onClose, onPay }: Props) {
  const words = useWords('checkout');
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const delivery = useDelivery(user);
  const saved = useSavedAddresses(delivery);
  const [savesAddress, setSavesAddress] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = delivery.check();
    const [first] = Object.keys(problems);
    if (first === undefined) {
      onPay(delivery.form, { savesAddress: savesAddress && !saved.chosen && !saved.isFull });
      return;
    }
    toast({ ...toastOf(problems, words.toasts), tone: 'bad' });
    (element.current!.elements.namedItem(first) as HTMLElement).focus();
  };

  return (
    <Dialog
      title={title}
      shape="wide"
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="max-md:hidden">
            {words.total} {total !== undefined && <Price rupees={total} className="text-lg" />}
          </p>
          <Button
            type="submit"
            form={formId}
            busy={pay.busy}
            disabledReason={pay.disabledReason}
            className="max-md:w-full"
          >
            {pay.label}
          </Button>
        </div>
      }
    >
      <div className="grid gap-8 md:grid-cols-2">
        {children}
        <form
          method="dialog"
          ref={element}
          id={formId}
          noValidate
          onSubmit={submit}
          aria-labelledby={`${formId}-title`}
          className="flex flex-col gap-4"
        >
          <div>
            <h3 id={`${formId}-title`} className="text-lg">
              {form.title}
            </h3>
            {form.note && <p className="text-sm text-ink-2">{form.note}</p>}
          </div>
          <SavedAddresses saved={saved} legend={form.addresses} />
          <DeliveryFields delivery={delivery} />
          <SaveAddress saved={saved} wish={savesAddress} onWish={setSavesAddress} />
          <p className="text-sm text-ink-2">{words.paymentNote}</p>
        </form>
      </div>
    </Dialog>
  );
}

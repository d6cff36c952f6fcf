import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import { creditsPrice, CREDITS_LIMITS } from '../../../../domain/src/credits.ts';
import { formatRupees, toRupees } from '../../../../domain/src/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Price } from '../../ui/Price.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { SaveAddress } from './SaveAddress.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { toastOf } from './toast-of.ts';
import { TotalChanged } from './TotalChanged.tsx';
import { useBuyCredits, type OtherPrice } from './use-buy-credits.ts';
import { useDelivery } from './use-delivery.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

type Props = {
  user: User;
  /** Nothing while what is typed is no quantity. */
  quantity: number | undefined;
  /** The choice of the quantity. */
  choice: ReactNode;
  onClose: () => void;
  onLogin: () => void;
};

/** The price in rupees: the shop's word, where it gave one for this quantity, else by the price list. */
function totalOf(quantity: number | undefined, other: OtherPrice | undefined): number | undefined {
  if (quantity === undefined) return undefined;
  return other?.quantity === quantity ? other.total : toRupees(creditsPrice(quantity));
}

function Total({ total }: { total: number | undefined }) {
  const words = useWords('checkout');
  return (
    <div className="border-t border-line pt-2">
      <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        <span>{words.total}</span>
        {total === undefined ? <span>–</span> : <Price rupees={total} className="text-xl" />}
      </p>
      <p className="text-sm text-ink-3">{words.includesGst}</p>
    </div>
  );
}

/** The credit checkout of who is signed in (S2 §2): how many credits, and the form that the bill needs. */
export function CreditsCheckout({ user, quantity, choice, onClose, onLogin }: Props) {
  const words = useWords('checkout');
  const own = useWords('credits');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const delivery = useDelivery(user);
  const saved = useSavedAddresses(delivery);
  const [savesAddress, setSavesAddress] = useState(false);
  const { busy, otherPrice, buy } = useBuyCredits(onLogin);
  const total = totalOf(quantity, otherPrice);
  const isChanged = otherPrice !== undefined && otherPrice.quantity === quantity;
  const { least, most } = CREDITS_LIMITS;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = delivery.check();
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      toast({ ...toastOf(problems, words.toasts), tone: 'bad' });
      (form.current!.elements.namedItem(first) as HTMLElement).focus();
    } else if (quantity === undefined || total === undefined) {
      toast({ title: own.quantityWrong(least, most), tone: 'bad' });
    } else buy({ quantity, total, delivery: delivery.form }, savesAddress && !saved.chosen && !saved.isFull);
  };

  const price = total === undefined ? undefined : formatRupees(total);
  const pay = price === undefined ? own.pay : isChanged ? words.confirm(price) : words.pay(price);
  return (
    <Dialog
      title={own.title}
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
            busy={busy}
            disabledReason={quantity === undefined ? own.quantityWrong(least, most) : undefined}
            className="max-md:w-full"
          >
            {busy ? words.redirecting : pay}
          </Button>
        </div>
      }
    >
      <div className="grid gap-8 md:grid-cols-2">
        <div className="flex flex-col gap-4">
          {choice}
          {isChanged && <TotalChanged was={otherPrice.was} now={otherPrice.total} reasons={[]} />}
          <Total total={total} />
        </div>
        <form
          ref={form}
          id={formId}
          noValidate
          onSubmit={submit}
          aria-labelledby={`${formId}-details`}
          className="flex flex-col gap-4"
        >
          <div>
            <h3 id={`${formId}-details`} className="text-lg">
              {own.details}
            </h3>
            <p className="text-sm text-ink-2">{own.detailsNote}</p>
          </div>
          <SavedAddresses saved={saved} legend={own.billTo} />
          <DeliveryFields delivery={delivery} />
          <SaveAddress saved={saved} wish={savesAddress} onWish={setSavesAddress} />
          <p className="text-sm text-ink-2">{words.paymentNote}</p>
        </form>
      </div>
    </Dialog>
  );
}

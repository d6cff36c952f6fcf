import type { ReactNode } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { creditsPrice, CREDITS_LIMITS } from '../../../../domain/src/credit-prices.ts';
import { formatRupees, toRupees } from '../../../../domain/src/money.ts';
import { Price } from '../../ui/Price.tsx';
import { toast } from '../../ui/toast.ts';
import { TaxNote } from '../../ui/TaxNote.tsx';
import { useWords } from '../../words.ts';
import { CheckoutDialog } from './CheckoutDialog.tsx';
import { TotalChanged } from './TotalChanged.tsx';
import { useBuyCredits, type OtherPrice } from './use-buy-credits.ts';

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
      <TaxNote />
    </div>
  );
}

/** The credit checkout of who is signed in (S2 §2): how many credits, and the form that the bill needs. */
export function CreditsCheckout({ user, quantity, choice, onClose, onLogin }: Props) {
  const words = useWords('checkout');
  const own = useWords('credits');
  const { busy, otherPrice, buy } = useBuyCredits(onLogin);
  const total = totalOf(quantity, otherPrice);
  const isChanged = otherPrice !== undefined && otherPrice.quantity === quantity;
  const { least, most } = CREDITS_LIMITS;

  const pay = (delivery: Delivery, { savesAddress }: { savesAddress: boolean }) => {
    if (quantity === undefined || total === undefined) toast({ title: own.quantityWrong(least, most), tone: 'bad' });
    else buy({ quantity, total, delivery }, savesAddress);
  };

  const price = total === undefined ? undefined : formatRupees(total);
  const payText = price === undefined ? own.pay : isChanged ? words.confirm(price) : words.pay(price);
  return (
    <CheckoutDialog
      user={user}
      title={own.title}
      total={total}
      pay={{
        label: busy ? words.redirecting : payText,
        busy,
        disabledReason: quantity === undefined ? own.quantityWrong(least, most) : undefined,
      }}
      form={{ title: own.details, note: own.detailsNote, addresses: own.billTo }}
      onClose={onClose}
      onPay={pay}
    >
      <div className="flex flex-col gap-4">
        {choice}
        {isChanged && <TotalChanged was={otherPrice.was} now={otherPrice.total} reasons={[]} />}
        <Total total={total} />
      </div>
    </CheckoutDialog>
  );
}

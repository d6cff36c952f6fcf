import { type ReactNode, useState } from 'react';
import { ApiError, send } from '../../api/client.ts';
import { pendingOrderEntry, returnLanguageEntry } from '../../stored/pending-order.ts';
import { useLanguage, useWords } from '../../words.ts';
import { creditsRequest, type CreditsWish, payPage } from './order-request.ts';
import { saveAddress, useComeBack, useSayRefusal } from './use-place-order.ts';
import type { User } from '../../../../contract/src/accounts.ts';
import type { Delivery } from '../../../../domain/src/contact.ts';
import { CREDITS_LIMITS, creditsPrice } from '../../../../domain/src/credit-prices.ts';
import { formatRupees, toRupees } from '../../../../domain/src/money.ts';
import { Price, TaxNote } from '../../ui/Price.tsx';
import { toast } from '../../ui/toast.ts';
import { CheckoutDialog, type Paying } from './CheckoutDialog.tsx';
import { TotalChanged } from './OrderSummary.tsx';

/** The shop's price of a quantity, where it is another than the one shown (409 `price_changed`). Rupees. */
type OtherPrice = { quantity: number; was: number; total: number };

const totalIn = (details: unknown): number | undefined => {
  const { total } = (details ?? {}) as { total?: unknown };
  return typeof total === 'number' ? total : undefined;
};

/** Starts the payment of credits and leaves for the payment page, as `usePlaceOrder` does for the cart, which stays as it is. */
function useBuyCredits(onLogin: () => void) {
  const words = useWords('checkout');
  const { credits } = useWords('credits');
  const language = useLanguage();
  const sayRefusal = useSayRefusal(onLogin);
  const [busy, setBusy] = useState(false);
  const [otherPrice, setOtherPrice] = useState<OtherPrice>();
  const [stay] = useState(() => () => setBusy(false));
  useComeBack(stay);

  const buy = async (wish: CreditsWish, { savesAddress, method }: Paying) => {
    setBusy(true);
    try {
      const saving = savesAddress ? saveAddress(wish.delivery) : undefined;
      const { quantity } = wish;
      const { paymentUrl, orderId, paymentId, total } = await send('payments.initiate', {
        gateway: method,
        body: creditsRequest(wish, credits(quantity), language),
      });
      const address = payPage(paymentUrl, words.noPaymentUrl);
      pendingOrderEntry.write({ orderId, paymentId, quantity, total, isCredits: true });
      returnLanguageEntry.write({ language });
      await saving;
      location.assign(address);
    } catch (error) {
      stay();
      const total = error instanceof ApiError && error.code === 'price_changed' ? totalIn(error.details) : undefined;
      if (total === undefined) sayRefusal(error);
      else setOtherPrice({ quantity: wish.quantity, was: wish.total, total });
    }
  };
  return { busy, otherPrice, buy: (wish: CreditsWish, paying: Paying) => void buy(wish, paying) };
}

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

  const pay = (delivery: Delivery, paying: Paying) => {
    if (quantity === undefined || total === undefined) toast({ title: own.quantityWrong(least, most), tone: 'bad' });
    else buy({ quantity, total, delivery }, paying);
  };

  const price = total === undefined ? undefined : formatRupees(total);
  const payText = (method: string) =>
    price === undefined ? own.pay : isChanged ? words.confirm(price, method) : words.pay(price, method);
  return (
    <CheckoutDialog
      isDelivered={false}
      user={user}
      title={own.title}
      total={total}
      pay={{
        label: method => (busy ? words.redirecting : payText(method)),
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

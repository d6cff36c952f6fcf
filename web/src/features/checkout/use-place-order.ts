import { useEffect, useState } from 'react';
import { cleanDelivery } from '../../../../domain/src/contact.ts';
import { ApiError, send } from '../../api/client.ts';
import { updateStoredCart } from '../../stored/cart.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';
import { returnLanguageEntry } from '../../stored/return-language.ts';
import { useLanguage, useWords } from '../../words.ts';
import { orderRequest, payPage, quantityOf, type OrderWish } from './order-request.ts';
import { useRefusals, type RefusalActions } from './use-refusals.ts';

type Options = RefusalActions & {
  /** Sends what the cart still owes the server; false where the server does not answer. */
  settleCart: () => Promise<boolean>;
};

export type PlaceOrder = {
  busy: boolean;
  /** What was ordered, once the payment page is on its way: the cart is empty by then. */
  leaving: OrderWish | undefined;
  /** What the shopper saw when the server answered that the total is another one. */
  refused: OrderWish | undefined;
  place: (order: OrderWish, o: { savesAddress: boolean }) => void;
};

/** Back from the payment page, and the browser shows this page as it was left. */
export function useComeBack(onBack: () => void): void {
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && onBack();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [onBack]);
}

/** An order does not fail because its address could not be saved: the form keeps it, and the next order can save it. */
export async function saveAddress(delivery: OrderWish['delivery']): Promise<void> {
  try {
    await send('accounts.saveAddress', { body: cleanDelivery(delivery) });
  } catch (error) {
    console.info('The address could not be saved', error);
  }
}

/**
 * Orders the cart and leaves for the payment page (S1 §4, Checkout). The pending order is kept with ids, quantity and total alone
 * (rulings, Payment); the server's cart stays until the order is paid.
 */
export function usePlaceOrder({ settleCart, ...actions }: Options): PlaceOrder {
  const words = useWords('checkout');
  const language = useLanguage();
  const { refused, refuse, forget } = useRefusals(actions);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<OrderWish>();
  const [stay] = useState(() => () => {
    setBusy(false);
    setLeaving(undefined);
  });
  useComeBack(stay);

  const place = async (order: OrderWish, savesAddress: boolean) => {
    setBusy(true);
    forget();
    try {
      if (!(await settleCart())) throw new ApiError(0, { code: 'network' });
      const quantity = quantityOf(order.lines);
      const saving = savesAddress ? saveAddress(order.delivery) : undefined;
      const { paymentUrl, orderId, paymentId, total } = await send('payments.initiate', {
        body: orderRequest(order, words.description(quantity), language),
      });
      const address = payPage(paymentUrl, words.noPaymentUrl);
      pendingOrderEntry.write({ orderId, paymentId, quantity, total, isCredits: false });
      returnLanguageEntry.write({ language });
      setLeaving(order);
      await saving;
      updateStoredCart({ items: [] });
      location.assign(address);
    } catch (error) {
      stay();
      await refuse(error, order);
    }
  };
  return { busy, leaving, refused, place: (order, { savesAddress }) => void place(order, savesAddress) };
}

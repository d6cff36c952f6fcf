import { useEffect, useState } from 'react';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { checkoutOrderEntry } from '../../stored/checkout-draft.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import type { Paying } from './CheckoutDialog.tsx';
import { orderRequest, type OrderWish, payPage, quantityOf } from './order-request.ts';
import { cleanDelivery } from '../../../../domain/src/contact.ts';
import { updateStoredCart } from '../../stored/cart.ts';
import { pendingOrderEntry, returnLanguageEntry } from '../../stored/pending-order.ts';

/** Redirect delay after a refusal for want of a sign-in (S1 §9). */
const SIGN_IN_DELAY_MS = 2000;

/** Says why a payment was not started (S1 §8), where the shopper can do nothing in the form. `onLogin`: the sign-in is over. */
export function useSayRefusal(onLogin: () => void): (error: unknown) => void {
  const words = useWords('checkout');
  const errorText = useErrorText();
  const failed = (description: string) => toast({ title: words.paymentFailed.title, description, tone: 'bad' });
  return error => {
    if (!(error instanceof ApiError))
      return failed(error instanceof Error ? error.message : words.paymentFailed.description);
    if (error.status === 401) {
      toast({ ...words.pleaseLogIn, tone: 'bad' });
      // The sign-in has ended, so this dialog is gone by then: the way to the next one stays.
      return void setTimeout(onLogin, SIGN_IN_DELAY_MS);
    }
    if (['order_not_payable', 'order_paid', 'idempotency_mismatch'].includes(error.code)) checkoutOrderEntry.clear();
    if (error.code === 'order_paid')
      return toast({ title: words.orderPaid, description: errorText(error), tone: 'good' });
    if (error.code !== 'payment_unknown') return failed(errorText(error));
    return toast({ title: words.paymentUnclear, description: errorText(error), tone: 'bad' });
  };
}

type RefusalActions = {
  /** The server no longer takes the coupon. */
  onCouponRefused: () => void;
  /** The sign-in is over: to the full-page one. */
  onLogin: () => void;
};

/** The server's cart is another one than the page shows. */
const CART_CHANGED = ['cart_empty', 'not_available', 'piece_taken_down', 'order_paid'];

/** Says why an order was not taken (S1 §8). `refused`: what the shopper saw when the server answered that the total is another one. */
function useRefusals({ onCouponRefused, onLogin }: RefusalActions) {
  const words = useWords('checkout');
  const invalidate = useInvalidate();
  const sayRefusal = useSayRefusal(onLogin);
  const [refused, setRefused] = useState<OrderWish>();

  const refuse = async (error: unknown, order: OrderWish) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code !== 'coupon_invalid' && code !== 'price_changed') {
      if (code === 'pin_code_not_served') await invalidate('catalog.delivery');
      if (code?.startsWith('cash_')) await invalidate('cash.offer');
      if (code !== undefined && CART_CHANGED.includes(code)) await invalidate('cart.lines');
      return sayRefusal(error);
    }
    if (code === 'coupon_invalid') {
      onCouponRefused();
      toast({ ...words.couponInvalid, tone: 'bad' });
    }
    await invalidate('cart.lines', 'catalog.delivery', 'cash.offer');
    return setRefused(order);
  };
  return { refused, refuse, forget: () => setRefused(undefined) };
}

type Options = RefusalActions & {
  /** Sends what the cart still owes the server; false where the server does not answer. */
  settleCart: () => Promise<boolean>;
};

type PlaceOrder = {
  busy: boolean;
  /** What was ordered, once the payment page is on its way: the cart is empty by then. */
  leaving: OrderWish | undefined;
  /** What the shopper saw when the server answered that the total is another one. */
  refused: OrderWish | undefined;
  place: (order: OrderWish, o: Paying) => void;
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

  const place = async (order: OrderWish, { savesAddress, method, cashFee }: Paying) => {
    setBusy(true);
    forget();
    try {
      if (!(await settleCart())) throw new ApiError(0, { code: 'network' });
      const quantity = quantityOf(order.lines);
      const saving = savesAddress ? saveAddress(order.delivery) : undefined;
      const { paymentUrl, orderId, paymentId, total } = await send('payments.initiate', {
        gateway: method,
        body: orderRequest({ ...order, cashFee }, words.description(quantity), language),
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
  return { busy, leaving, refused, place: (order, paying) => void place(order, paying) };
}

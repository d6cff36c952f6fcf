import { useEffect, useState } from 'react';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { cleanDelivery, type Delivery } from '../../../../domain/src/contact.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { updateStoredCart } from '../../stored/cart.ts';
import { checkoutOrderEntry } from '../../stored/checkout-draft.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { clientOrderId } from './client-order-id.ts';
import type { Coupon } from './use-coupon.ts';
import type { Seen } from './what-changed.ts';

/** Redirect delay after a refusal for want of a sign-in (S1 §9). */
const SIGN_IN_DELAY_MS = 2000;

export type Order = { lines: CartLine[]; coupon: Coupon | undefined; total: number; delivery: Delivery };

type Options = {
  /** Sends what the cart still owes the server; false where the server does not answer. */
  settleCart: () => Promise<boolean>;
  /** The server no longer takes the coupon. */
  onCouponRefused: () => void;
  /** The sign-in is over: to the full-page one. */
  onLogin: () => void;
};

export type PlaceOrder = {
  /** 'leaving': the payment page is on its way. */
  state: 'idle' | 'sending' | 'leaving';
  /** What the shopper saw when the server answered that the total is another one. */
  refused: Seen | undefined;
  place: (order: Order) => void;
};

/** The payment page's address as the server gave it; throws where it is none that a browser should go to. */
function payPage(address: string, noAddress: string): string {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  if (!address || !url || !['https:', 'http:'].includes(url.protocol)) throw new Error(noAddress);
  return url.href;
}

function bodyOf({ lines, coupon, total, delivery }: Order, description: string) {
  const to = cleanDelivery(delivery);
  const wish = {
    amount: total,
    customerName: `${to.firstName} ${to.lastName}`,
    customerEmail: to.email,
    customerPhone: to.phone,
    customerAddress: to.address,
    customerCity: to.city,
    customerState: to.state,
    customerZipCode: to.zipCode,
    description,
    ...(coupon ? { couponCode: coupon.code } : {}),
    type: 0 as const,
  };
  const choice = lines.map(line => [line.id, line.quantity, line.customPrice]);
  return { ...wish, orderId: clientOrderId(JSON.stringify([choice, wish])) };
}

const quantityOf = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);

/**
 * Orders the cart and leaves for the payment page (S1 §4, Checkout). The pending order is kept with ids, quantity and total alone
 * (rulings, Payment); the server's cart stays until the order is paid.
 */
export function usePlaceOrder({ settleCart, onCouponRefused, onLogin }: Options): PlaceOrder {
  const words = useWords('checkout');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [state, setState] = useState<PlaceOrder['state']>('idle');
  const [refused, setRefused] = useState<Seen>();
  useEffect(() => {
    // Back from the payment page, and the browser shows this page as it was left.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setState('idle');
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const failed = (description: string) => toast({ title: words.paymentFailed.title, description, tone: 'bad' });

  const refuse = async (error: unknown, order: Order) => {
    if (!(error instanceof ApiError))
      return failed(error instanceof Error ? error.message : words.paymentFailed.description);
    if (error.status === 401) {
      toast({ ...words.pleaseLogIn, tone: 'bad' });
      // The sign-in has ended, so this dialog is gone by then: the way to the next one stays.
      setTimeout(onLogin, SIGN_IN_DELAY_MS);
      return undefined;
    }
    if (['order_not_payable', 'idempotency_mismatch'].includes(error.code)) checkoutOrderEntry.clear();
    if (error.code === 'coupon_invalid') {
      toast({ ...words.couponInvalid, tone: 'bad' });
      onCouponRefused();
    } else if (error.code === 'price_changed')
      toast({ title: words.changed.title, description: errorText(error), tone: 'bad' });
    else return failed(errorText(error));
    await invalidate('cart.lines');
    return setRefused(order);
  };

  const place = async (order: Order) => {
    setState('sending');
    setRefused(undefined);
    try {
      if (!(await settleCart())) throw new ApiError(0, { code: 'network' });
      const answer = await send('payments.initiate', {
        body: bodyOf(order, words.description(quantityOf(order.lines))),
      });
      const address = payPage(answer.paymentUrl, words.noPaymentUrl);
      const { orderId, paymentId, total } = answer;
      pendingOrderEntry.write({ orderId, paymentId, quantity: quantityOf(order.lines), total });
      setState('leaving');
      updateStoredCart({ items: [] });
      location.assign(address);
    } catch (error) {
      setState('idle');
      await refuse(error, order);
    }
  };

  return { state, refused, place: order => void place(order) };
}

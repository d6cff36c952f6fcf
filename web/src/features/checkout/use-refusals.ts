import { useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { checkoutOrderEntry } from '../../stored/checkout-draft.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import type { OrderWish } from './order-request.ts';

/** Redirect delay after a refusal for want of a sign-in (S1 §9). */
const SIGN_IN_DELAY_MS = 2000;

export type RefusalActions = {
  /** The server no longer takes the coupon. */
  onCouponRefused: () => void;
  /** The sign-in is over: to the full-page one. */
  onLogin: () => void;
};

/** Says why an order was not taken (S1 §8). `refused`: what the shopper saw when the server answered that the total is another one. */
export function useRefusals({ onCouponRefused, onLogin }: RefusalActions) {
  const words = useWords('checkout');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [refused, setRefused] = useState<OrderWish>();
  const failed = (description: string) => toast({ title: words.paymentFailed.title, description, tone: 'bad' });

  const refuse = async (error: unknown, order: OrderWish) => {
    if (!(error instanceof ApiError)) {
      failed(error instanceof Error ? error.message : words.paymentFailed.description);
    } else if (error.status === 401) {
      toast({ ...words.pleaseLogIn, tone: 'bad' });
      // The sign-in has ended, so this dialog is gone by then: the way to the next one stays.
      setTimeout(onLogin, SIGN_IN_DELAY_MS);
    } else if (error.code === 'coupon_invalid' || error.code === 'price_changed') {
      if (error.code === 'coupon_invalid') {
        onCouponRefused();
        toast({ ...words.couponInvalid, tone: 'bad' });
      }
      await invalidate('cart.lines');
      setRefused(order);
    } else {
      if (['order_not_payable', 'idempotency_mismatch'].includes(error.code)) checkoutOrderEntry.clear();
      if (error.code === 'cart_empty') await invalidate('cart.lines');
      if (error.code === 'payment_unknown')
        toast({ title: words.paymentUnclear, description: errorText(error), tone: 'bad' });
      else failed(errorText(error));
    }
  };
  return { refused, refuse, forget: () => setRefused(undefined) };
}

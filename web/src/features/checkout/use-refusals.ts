import { useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import type { OrderWish } from './order-request.ts';
import { useSayRefusal } from './use-say-refusal.ts';

export type RefusalActions = {
  /** The server no longer takes the coupon. */
  onCouponRefused: () => void;
  /** The sign-in is over: to the full-page one. */
  onLogin: () => void;
};

/** The server's cart is another one than the page shows. */
const CART_CHANGED = ['cart_empty', 'not_available', 'piece_taken_down', 'order_paid'];

/** Says why an order was not taken (S1 §8). `refused`: what the shopper saw when the server answered that the total is another one. */
export function useRefusals({ onCouponRefused, onLogin }: RefusalActions) {
  const words = useWords('checkout');
  const invalidate = useInvalidate();
  const sayRefusal = useSayRefusal(onLogin);
  const [refused, setRefused] = useState<OrderWish>();

  const refuse = async (error: unknown, order: OrderWish) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code !== 'coupon_invalid' && code !== 'price_changed') {
      if (code !== undefined && CART_CHANGED.includes(code)) await invalidate('cart.lines');
      return sayRefusal(error);
    }
    if (code === 'coupon_invalid') {
      onCouponRefused();
      toast({ ...words.couponInvalid, tone: 'bad' });
    }
    await invalidate('cart.lines');
    return setRefused(order);
  };
  return { refused, refuse, forget: () => setRefused(undefined) };
}

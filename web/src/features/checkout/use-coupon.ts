import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { draftOf, saveDraft } from './draft.ts';

export type Coupon = { code: string; discount: number };

export type CouponBox = {
  input: string;
  setInput: (text: string) => void;
  applied: Coupon | undefined;
  busy: boolean;
  apply: () => void;
  remove: () => void;
};

type Cart = { subtotal: number; cartKey: string };

/**
 * The coupon box (S1 §4 and §8). An accepted coupon is kept in this tab; where the cart has changed since, it is asked about again,
 * for its discount may be another one.
 */
export function useCoupon(user: User, { subtotal, cartKey }: Cart): CouponBox {
  const words = useWords('checkout');
  const language = useLanguage();
  const errorText = useErrorText();
  const [input, setInput] = useState('');
  const [coupon, setCoupon] = useState(() => draftOf(user).coupon);
  const [busy, setBusy] = useState(false);

  const keep = (next: typeof coupon) => {
    setCoupon(next);
    saveDraft(user, { coupon: next });
  };

  const validate = async (code: string) => {
    setBusy(true);
    try {
      const answer = await send('coupons.validate', { body: { code, orderValue: subtotal } });
      keep(answer.valid ? { code, discount: answer.discount, cartKey } : null);
      const { title, description } = words.couponInvalid;
      // The server speaks English.
      if (!answer.valid) toast({ title, description: (language === 'en' && answer.error) || description, tone: 'bad' });
      return answer.valid;
    } catch (error) {
      const { title, description } = words.validationFailed;
      toast({ title, description: error instanceof ApiError ? errorText(error) : description, tone: 'bad' });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const apply = async () => {
    const code = input.trim().toUpperCase();
    if (code === '') return toast({ ...words.enterCoupon, tone: 'bad' });
    if (await validate(code)) setInput('');
  };

  const isOld = coupon !== null && coupon.cartKey !== cartKey;
  useEffect(() => {
    if (isOld && cartKey !== '') void validate(coupon.code);
    // Once for every cart that differs from the one the coupon was accepted for.
  }, [isOld, cartKey]);

  return {
    input,
    setInput: text => setInput(text.toUpperCase()),
    applied: coupon && !isOld ? { code: coupon.code, discount: coupon.discount } : undefined,
    busy,
    apply: () => void apply(),
    remove() {
      keep(null);
      setInput('');
    },
  };
}

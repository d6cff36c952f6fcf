import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import type { Answer } from '../../../../contract/src/api.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { draftOf, saveDraft } from './draft.ts';

/** `discount` in rupees. */
export type Coupon = { code: string; discount: number };

export type CouponBox = {
  input: string;
  setInput: (text: string) => void;
  applied: Coupon | undefined;
  /** Why the coupon that was applied before does not hold for the cart of now. */
  problem: string | undefined;
  busy: boolean;
  apply: () => void;
  remove: () => void;
};

type Cart = { subtotal: number; cartKey: string };
type Verdict = Answer<'coupons.validate'>;

/** Asks the server what a code takes off this cart; an accepted one is kept in this tab. */
function verdictOf(user: User, { subtotal, cartKey }: Cart, code: string) {
  return {
    queryKey: ['coupons.validate', { code, cartKey }] as const,
    queryFn: async (): Promise<Verdict> => {
      const verdict = await send('coupons.validate', { body: { code, orderValue: subtotal } });
      const { valid, discount } = verdict;
      saveDraft(user, { coupon: valid ? { code, discount, cartKey } : null });
      return verdict;
    },
  };
}

/** The coupon that was accepted before, for this cart or another one. */
function useKeptCoupon(user: User, cart: Cart) {
  const [kept] = useState(() => draftOf(user).coupon);
  const [code, setCode] = useState(kept?.code);
  const isSame = kept !== null && kept.code === code && kept.cartKey === cart.cartKey;
  const verdict = useQuery<Verdict, ApiError>({
    ...verdictOf(user, cart, code ?? ''),
    enabled: code !== undefined && cart.cartKey !== '',
    ...(isSame ? { initialData: { valid: true, discount: kept.discount } } : {}),
  });
  return { code, setCode, verdict };
}

/**
 * The coupon box (S1 §4 and §8). Where the cart has changed since a coupon was accepted it is asked about again, for its discount
 * may be another one.
 */
export function useCoupon(user: User, cart: Cart): CouponBox {
  const words = useWords('checkout');
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { code, setCode, verdict } = useKeptCoupon(user, cart);
  const [input, setInput] = useState('');
  const [busy, setBusy] = useState(false);
  // The server speaks English.
  const refusal = ({ error }: Verdict) => (language === 'en' && error) || words.couponInvalid.description;

  const apply = async () => {
    const wanted = input.trim().toUpperCase();
    if (wanted === '') return toast({ ...words.enterCoupon, tone: 'bad' });
    setBusy(true);
    try {
      const answer = await queries.fetchQuery({ ...verdictOf(user, cart, wanted), staleTime: 0 });
      if (!answer.valid) toast({ title: words.couponInvalid.title, description: refusal(answer), tone: 'bad' });
      setCode(answer.valid ? wanted : undefined);
      if (answer.valid) setInput('');
    } catch (error) {
      const { title, description } = words.validationFailed;
      toast({ title, description: error instanceof ApiError ? errorText(error) : description, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  const { data, error } = verdict;
  const problem = data?.valid === false ? refusal(data) : error ? errorText(error) : undefined;
  return {
    input,
    setInput: text => setInput(text.toUpperCase()),
    applied: code !== undefined && data?.valid ? { code, discount: data.discount } : undefined,
    problem: code !== undefined && problem !== undefined ? `${code}: ${problem}` : undefined,
    busy: busy || verdict.isFetching,
    apply: () => void apply(),
    remove() {
      setCode(undefined);
      saveDraft(user, { coupon: null });
      queries.removeQueries({ queryKey: ['coupons.validate'] });
    },
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import type { Answer } from '../../../../contract/src/api.ts';
import { cleanCode } from '../../../../domain/src/typed-text.ts';
import { ApiError, send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { offerCodeEntry } from '../../stored/shirt-wish.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { draftOf, saveDraft } from './use-delivery.ts';

/** `discount` in rupees. */
export type Coupon = { code: string; discount: number };

export type CouponBox = {
  input: string;
  setInput: (text: string) => void;
  /** What stands in the box is the code of an offer that was chosen before, not applied yet. */
  isOffer: boolean;
  applied: Coupon | undefined;
  /** Why the code in the box, or the coupon that was applied before, does not hold for the cart of now. */
  problem: string | undefined;
  busy: boolean;
  apply: () => void;
  /** Applies this code, whatever stands in the box. */
  use: (code: string) => void;
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

/** What stands in the box: at first the code of an offer that was chosen before, where no coupon is applied yet. */
function useTypedCode(applied: string | undefined) {
  const [offer] = useState(() => (applied === undefined ? (offerCodeEntry.read()?.code ?? '') : ''));
  const [input, setInput] = useState(offer);
  const [refused, setRefused] = useState<string>();
  return {
    input,
    isOffer: offer !== '' && input === offer,
    refused,
    type(text: string) {
      setInput(text);
      setRefused(undefined);
    },
    /** The shop's verdict on what stands in the box: why not, or nothing where it is applied now. */
    judge(refusal: string | undefined) {
      setRefused(refusal);
      // A refused code stands as it was read.
      setInput(text => (refusal === undefined ? '' : cleanCode(text)));
      if (refusal !== undefined) return;
      // A red one of the code before would contradict the page.
      dismissToast();
      offerCodeEntry.clear();
    },
  };
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
  const { input, isOffer, refused, type, judge } = useTypedCode(code);
  const [busy, setBusy] = useState(false);
  // The server speaks English.
  const refusal = ({ error }: Verdict) => (language === 'en' && error) || words.couponInvalid.description;
  const refuse = (title: string, description: string) => {
    judge(description);
    toast({ title, description, tone: 'bad' });
  };

  const apply = async (typed: string) => {
    const wanted = cleanCode(typed);
    if (wanted === '') return refuse(words.enterCoupon.title, words.enterCoupon.description);
    setBusy(true);
    try {
      const answer = await queries.fetchQuery({ ...verdictOf(user, cart, wanted), staleTime: 0 });
      setCode(answer.valid ? wanted : undefined);
      if (answer.valid) judge(undefined);
      else refuse(words.couponInvalid.title, refusal(answer));
    } catch (error) {
      const { title, description } = words.validationFailed;
      refuse(title, error instanceof ApiError ? errorText(error) : description);
    } finally {
      setBusy(false);
    }
  };

  const { data, error } = verdict;
  const problem = data?.valid === false ? refusal(data) : error ? errorText(error) : undefined;
  return {
    input,
    isOffer,
    setInput: type,
    applied: code !== undefined && data?.valid ? { code, discount: data.discount } : undefined,
    problem: code !== undefined && problem !== undefined ? `${code}: ${problem}` : refused,
    busy: busy || verdict.isFetching,
    apply: () => void apply(input),
    use(own) {
      type(own);
      void apply(own);
    },
    remove() {
      setCode(undefined);
      saveDraft(user, { coupon: null });
      queries.removeQueries({ queryKey: ['coupons.validate'] });
    },
  };
}

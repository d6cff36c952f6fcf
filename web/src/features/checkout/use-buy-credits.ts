import { useState } from 'react';
import { ApiError, send } from '../../api/client.ts';
import { pendingOrderEntry } from '../../stored/pending-order.ts';
import { returnLanguageEntry } from '../../stored/return-language.ts';
import { useLanguage, useWords } from '../../words.ts';
import { creditsRequest, payPage, type CreditsWish } from './order-request.ts';
import { saveAddress, useComeBack } from './use-place-order.ts';
import { useSayRefusal } from './use-say-refusal.ts';

/** The shop's price of a quantity, where it is another than the one shown (409 `price_changed`). Rupees. */
export type OtherPrice = { quantity: number; was: number; total: number };

const totalIn = (details: unknown): number | undefined => {
  const { total } = (details ?? {}) as { total?: unknown };
  return typeof total === 'number' ? total : undefined;
};

/** Starts the payment of credits and leaves for the payment page, as `usePlaceOrder` does for the cart, which stays as it is. */
export function useBuyCredits(onLogin: () => void) {
  const words = useWords('checkout');
  const { credits } = useWords('credits');
  const language = useLanguage();
  const sayRefusal = useSayRefusal(onLogin);
  const [busy, setBusy] = useState(false);
  const [otherPrice, setOtherPrice] = useState<OtherPrice>();
  const [stay] = useState(() => () => setBusy(false));
  useComeBack(stay);

  const buy = async (wish: CreditsWish, savesAddress: boolean) => {
    setBusy(true);
    try {
      const saving = savesAddress ? saveAddress(wish.delivery) : undefined;
      const { quantity } = wish;
      const { paymentUrl, orderId, paymentId, total } = await send('payments.initiate', {
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
  return { busy, otherPrice, buy: (wish: CreditsWish, savesAddress: boolean) => void buy(wish, savesAddress) };
}

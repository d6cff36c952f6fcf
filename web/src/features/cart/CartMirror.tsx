import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Language } from '../../../../domain/src/languages.ts';
import { MAX_QUANTITY } from '../../../../domain/src/cart.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { type ApiError, call, exchange, keyOf } from '../../api/client.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { loadWords, useLanguage, wordsOf } from '../../words.ts';
import { mirrorAnswer, sendRemovals } from './cart-mirror.ts';

/** A guest's lines came into the account's cart and a quantity was cut at the limit: the shopper is told (rulings, Cart). */
async function tellOfCut(language: Language): Promise<void> {
  await loadWords(language, ['cart']);
  const { title, description } = wordsOf(language, 'cart').cut;
  toast({ title, description: description(MAX_QUANTITY) });
}

async function fetchLines(language: Language, signal: AbortSignal): Promise<CartLine[]> {
  const { answer, response } = await exchange('cart.lines', { signal });
  if (response.headers.get('x-cart-notice') === 'quantity_cut') void tellOfCut(language);
  return answer;
}

/** Sends removals that wait, and fetches the cart again when a page comes back from the browser's memory. */
function useCatchUp(): void {
  const invalidate = useInvalidate();
  useEffect(() => {
    const catchUp = () => void sendRemovals();
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) void invalidate('cart.lines');
    };
    catchUp();
    window.addEventListener('online', catchUp);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('online', catchUp);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [invalidate]);
}

/** Keeps the browser's mirror of the cart in step with the server's cart. Stands once, in the frame. */
function useCartMirror(): void {
  const language = useLanguage();
  const { data, dataUpdatedAt } = useQuery<CartLine[], ApiError>({
    queryKey: keyOf(call('cart.lines')),
    queryFn: ({ signal }) => fetchLines(language, signal),
  });
  useEffect(() => {
    if (data) mirrorAnswer(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  useCatchUp();
}

/** Keeps the browser's mirror of the cart in step with the server's cart, and shows nothing: the frame loads it once there is a cart. */
export function CartMirror() {
  useCartMirror();
  return null;
}

import { useState } from 'react';
import type { Answer, Body } from '../../../../contract/src/api.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { ApiError, send } from '../../api/client.ts';
import { storedCart, updateStoredCart } from '../../stored/cart.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-stored.ts';
import { press } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import type { CollectionItem } from './add-collection.ts';

/** Which price the shopper has to agree to before anything is added. */
export type PriceChange = { was: number; now: number };

/** The new price of a refusal 'price_changed', in rupees. */
export function priceIn(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== 'price_changed') return undefined;
  const { unitPrice } = (error.details ?? {}) as { unitPrice?: unknown };
  return typeof unitPrice === 'number' ? unitPrice : undefined;
}

/** The line stands in the browser's mirror at once: where it merged, in its place. */
function mirror(line: CartLine): void {
  const { items } = storedCart();
  const known = items.some(one => one.id === line.id);
  updateStoredCart({ items: known ? items.map(one => (one.id === line.id ? line : one)) : [...items, line] });
}

/** Puts a line into the cart at the server and shows it; 'cart.lines' is to be invalidated then. Throws ApiError. */
export async function addLine(body: Omit<Body<'cart.add'>, 'sessionId'>): Promise<Answer<'cart.add'>['notice']> {
  const { notice, ...line } = await send('cart.add', { body: { ...body, sessionId: storedCart().sessionId } });
  mirror(line);
  return notice;
}

/** Puts a collection item into the cart. Guests are offered the sign-in; a changed price has to be agreed to. */
export function useAddCollection(item: CollectionItem, onAdded: () => void) {
  const language = useLanguage();
  const invalidate = useInvalidate();
  const { noAnswer } = useWords('frame');
  const isSignedIn = useAuth() !== undefined;
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [change, setChange] = useState<PriceChange & { of: string }>();
  const priceChange = change?.of === item.color ? change : undefined;

  const add = async () => {
    setBusy(item.size !== undefined);
    const price = priceChange?.now ?? item.price;
    try {
      const { addCollection } = await import('./add-collection.ts');
      const outcome = await addCollection({ ...item, price }, language);
      if (outcome.kind === 'not_signed_in') setRefused(true);
      if (outcome.kind === 'failed') void invalidate('collections.list', 'collections.one');
      if (outcome.kind === 'price_changed') {
        setChange({ was: price, now: outcome.price, of: item.color });
        void invalidate('collections.list', 'collections.one');
      }
      if (outcome.kind !== 'added') return;
      setChange(undefined);
      void invalidate('cart.lines');
      onAdded();
    } finally {
      setBusy(false);
    }
  };
  return { add: () => press(add, noAnswer), busy, priceChange, needsSignIn: isRefused && !isSignedIn };
}

import { useState } from 'react';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-stored.ts';
import { runOnClick } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import type { CollectionItem } from './add-collection.ts';
import type { PriceChange } from './add-line.ts';

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
  return { add: () => runOnClick(add, noAnswer), busy, priceChange, needsSignIn: isRefused && !isSignedIn };
}

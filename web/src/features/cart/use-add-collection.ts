import { useState } from 'react';
import { MAX_QUANTITY } from '../../../../domain/src/cart.ts';
import type { Color, Size } from '../../../../domain/src/catalog.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-auth.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { addLine, priceIn, type PriceChange } from './add-line.ts';

/** A collection item as chosen; the price in rupees is the one that the shopper saw. */
export type CollectionItem = {
  collectionId: string;
  color: Color;
  size: Size | undefined;
  quantity: number;
  price: number;
};

/** A line of the cart that is a collection item (S1 §3). */
const COLLECTION_LINE = 3;

/** Puts a collection item into the cart and says what S1 §8 says. Guests are offered the sign-in; a changed price has to be agreed to. */
export function useAddCollection(item: CollectionItem, onAdded: () => void) {
  const words = useWords('collectionPages');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const isSignedIn = useAuth() !== undefined;
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [change, setChange] = useState<PriceChange & { of: Color }>();
  const priceChange = change?.of === item.color ? change : undefined;

  const askToSignIn = () => {
    setRefused(true);
    toast({ title: words.error, description: words.notSignedIn, tone: 'bad' });
  };

  const refuse = (error: unknown, price: number) => {
    const now = priceIn(error);
    if (now !== undefined) {
      setChange({ was: price, now, of: item.color });
      void invalidate('collections.list', 'collections.one');
    } else if (error instanceof ApiError && error.status === 401) askToSignIn();
    else {
      const isTelling = error instanceof ApiError && error.code !== 'internal';
      toast({ title: words.error, description: isTelling ? errorText(error) : words.addFailed, tone: 'bad' });
    }
  };

  const add = async () => {
    const { collectionId, color, size, quantity } = item;
    if (!isSignedIn) return askToSignIn();
    if (size === undefined) return toast({ ...words.selectSize, tone: 'bad' });
    const customPrice = priceChange?.now ?? item.price;
    dismissToast();
    setBusy(true);
    try {
      const chosen = { designId: collectionId, color, size, quantity, customPrice };
      const notice = await addLine({ ...chosen, type: COLLECTION_LINE });
      setChange(undefined);
      void invalidate('cart.lines');
      toast({ title: words.added, ...(notice ? { description: words.addedCut(MAX_QUANTITY) } : {}) });
      onAdded();
    } catch (error) {
      refuse(error, customPrice);
    } finally {
      setBusy(false);
    }
  };
  return { add: () => void add(), busy, priceChange, needsSignIn: isRefused && !isSignedIn };
}

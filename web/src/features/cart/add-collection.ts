import type { Language } from '../../../../domain/src/languages.ts';
import { MAX_QUANTITY } from '../../../../domain/src/cart.ts';
import type { Color, Size } from '../../../../domain/src/catalog.ts';
import { ApiError } from '../../api/client.ts';
import { errorText } from '../../api/error-text.ts';
import { storedAuth } from '../../stored/auth.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import { loadWords, wordsOf } from '../../words.ts';
import { addLine, priceIn } from './add-line.ts';

/** A collection item as chosen; the price in rupees is the one that the shopper saw, or has agreed to. */
export type CollectionItem = {
  collectionId: string;
  color: Color;
  size: Size | undefined;
  quantity: number;
  price: number;
};

/** What came of it; everything that is not told by the page itself was said in a toast. */
export type Outcome =
  | { kind: 'added' | 'failed' | 'not_signed_in' }
  /** Nothing was added: one piece costs so many rupees now. */
  | { kind: 'price_changed'; price: number };

/** Kind of a cart line that is a collection item (S1 §3). */
const COLLECTION_LINE = 3;

/** Puts a collection item into the cart and says what S1 §8 says. */
export async function addCollection(item: CollectionItem, language: Language): Promise<Outcome> {
  await loadWords(language, ['collectionToasts']);
  const words = wordsOf(language, 'collectionToasts');
  const { collectionId, color, size, quantity, price } = item;
  const tell = (description: string) => toast({ title: words.error, description, tone: 'bad' });
  const refuseGuest = (): Outcome => {
    tell(words.notSignedIn);
    return { kind: 'not_signed_in' };
  };
  if (size === undefined) {
    toast({ ...words.selectSize, tone: 'bad' });
    return { kind: 'failed' };
  }
  if (!storedAuth()) return refuseGuest();
  dismissToast();
  try {
    const chosen = { designId: collectionId, color, size, quantity, customPrice: price };
    const notice = await addLine({ ...chosen, type: COLLECTION_LINE });
    toast({ title: words.added, ...(notice ? { description: words.addedCut(MAX_QUANTITY) } : {}) });
    return { kind: 'added' };
  } catch (error) {
    const now = priceIn(error);
    if (now !== undefined) return { kind: 'price_changed', price: now };
    if (error instanceof ApiError && error.status === 401) return refuseGuest();
    const isTelling = error instanceof ApiError && error.code !== 'internal';
    tell(isTelling ? errorText(error, language) : words.addFailed);
    return { kind: 'failed' };
  }
}

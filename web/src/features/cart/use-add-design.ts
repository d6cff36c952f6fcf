import { useState } from 'react';
import { MAX_QUANTITY } from '../../../../domain/src/cart.ts';
import type { Body } from '../../../../contract/src/api.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { dismissToast, toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { addLine, type PriceChange, priceIn } from './add-line.ts';

/** A shirt with a design, as chosen; the price in rupees is the one that the shopper saw. */
export type DesignItem = Required<
  Pick<Body<'cart.add'>, 'designId' | 'productId' | 'color' | 'size' | 'position' | 'designSize' | 'quantity'>
> &
  Pick<Body<'cart.add'>, 'back'> & { price: number };

type AddDesign = {
  add: () => void;
  busy: boolean;
  /** Set while the price differs from the one that the shopper first saw: the next `add` agrees to it. */
  priceChange: PriceChange | undefined;
};

/** What the price depends on. */
const subjectOf = ({ designId, productId, position, designSize, back }: DesignItem): string =>
  [designId, productId, position, designSize, back?.designId].join();

/** The server's sentence helps with these; for everything else S2 §8 has its own. */
const TELLING = ['not_available', 'cart_full', 'design_not_ready', 'not_found', 'network', 'database_unavailable'];

/** Puts a shirt with a design into the cart and says what S2 §8 says; a changed price is told and has to be agreed to. */
export function useAddDesign(item: DesignItem | undefined, onAdded: () => void): AddDesign {
  const words = useWords('preview');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState(false);
  const [change, setChange] = useState<PriceChange & { of: string }>();
  const priceChange = item && change?.of === subjectOf(item) ? change : undefined;

  const succeed = (notice: 'quantity_cut' | undefined) => {
    setChange(undefined);
    void invalidate('cart.lines');
    const description = notice === 'quantity_cut' ? words.addedCut(MAX_QUANTITY) : words.added.description;
    toast({ title: words.added.title, description });
    onAdded();
  };

  const refuse = (error: unknown, wanted: DesignItem) => {
    const now = priceIn(error);
    if (now !== undefined) {
      setChange({ was: wanted.price, now, of: subjectOf(wanted) });
      void invalidate('catalog.products', 'catalog.placements');
      return;
    }
    const code = error instanceof ApiError ? error.code : 'internal';
    if (code === 'not_available' || code === 'product_not_found') void invalidate('catalog.products');
    if (code === 'product_not_found') toast({ ...words.noProduct, tone: 'bad' });
    else if (TELLING.includes(code))
      toast({ title: words.addFailed.title, description: errorText(error), tone: 'bad' });
    else toast({ ...words.addFailed, tone: 'bad' });
  };

  const add = async () => {
    if (!item) return toast({ ...words.noProduct, tone: 'bad' });
    const { price, ...chosen } = item;
    const customPrice = priceChange?.now ?? price;
    dismissToast();
    setBusy(true);
    try {
      succeed(await addLine({ ...chosen, customPrice, type: 1 }));
    } catch (error) {
      refuse(error, { ...item, price: customPrice });
    } finally {
      setBusy(false);
    }
  };
  return { add: () => void add(), busy, priceChange };
}

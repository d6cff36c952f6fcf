import type { Collection } from '../../../../contract/src/collections.ts';
import { MAX_COLLECTION_QUANTITY } from '../../../../domain/src/cart.ts';
import { DEFAULTS, type Color, type Size } from '../../../../domain/src/catalog.ts';

/** What a shopper chooses of a collection item. */
export type CollectionChoice = { color: Color; size: Size | undefined; quantity: number };

type Sold = Pick<Collection, 'colors' | 'sizes'>;

/** How every order form of a collection starts: Black where it is sold in Black, no size, one piece (S1 §2; rulings, Money). */
export const firstChoice = ({ colors }: Sold): CollectionChoice => ({
  color: (colors.find(one => one.key === DEFAULTS.color) ?? colors[0])?.key ?? DEFAULTS.color,
  size: undefined,
  quantity: 1,
});

/** The choice that an address carries after a sign-in on a full page; what is missing or wrong is as at the start. */
export function choiceIn(query: URLSearchParams, collection: Sold): CollectionChoice {
  const first = firstChoice(collection);
  const quantity = Number(query.get('quantity'));
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_COLLECTION_QUANTITY;
  return {
    color: collection.colors.find(one => one.key === query.get('color'))?.key ?? first.color,
    size: collection.sizes.find(one => one.size === query.get('size'))?.size,
    quantity: isQuantity ? quantity : first.quantity,
  };
}

import { MAX_COLLECTION_QUANTITY } from '../../../../domain/src/cart.ts';
import { COLORS, DEFAULTS, SIZES, type Color, type Size } from '../../../../domain/src/catalog.ts';

/** What a shopper chooses of a collection item. */
export type CollectionChoice = { color: Color; size: Size | undefined; quantity: number };

/** How every order form of a collection starts: Black, no size, one piece (S1 §2; rulings, Money). */
export const FIRST_CHOICE: CollectionChoice = { color: DEFAULTS.color, size: undefined, quantity: 1 };

/** The choice that an address carries after a sign-in on a full page; what is missing or wrong is as at the start. */
export function choiceIn(query: URLSearchParams): CollectionChoice {
  const quantity = Number(query.get('quantity'));
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_COLLECTION_QUANTITY;
  return {
    color: COLORS.find(one => one === query.get('color')) ?? FIRST_CHOICE.color,
    size: SIZES.find(one => one === query.get('size')),
    quantity: isQuantity ? quantity : FIRST_CHOICE.quantity,
  };
}

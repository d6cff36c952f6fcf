import { paiseOf, toRupees, type Paise } from './money.ts';

/** Bundles that are offered, the smallest first (S2 §9); the price is what `creditsPrice` says of the quantity. */
export const CREDIT_BUNDLES = [20, 50, 100] as const;

/** Credits of one purchase (rulings, Money). */
export const CREDITS_LIMITS = { least: 1, most: 1000 } as const;

/** May so many credits be bought at once? */
export const isCreditsQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= CREDITS_LIMITS.least && quantity <= CREDITS_LIMITS.most;

/** [up to this many credits, each costs]: S2 §9. */
const UNIT_PRICES = [
  [20, paiseOf(500)],
  [50, paiseOf(400)],
  [Infinity, paiseOf(350)],
] as const;

const atUnitPrice = (quantity: number): number => quantity * UNIT_PRICES.find(([most]) => quantity <= most)![1];

/**
 * The price of a quantity of credits, tax included: its unit price, but never less than the largest bundle that it holds (rulings,
 * Money), so that nobody pays less for more. Throws RangeError for a quantity that is not sold.
 */
export function creditsPrice(quantity: number): Paise {
  if (!isCreditsQuantity(quantity)) throw new RangeError(`${quantity} credits are not sold`);
  const bundle = CREDIT_BUNDLES.findLast(size => size <= quantity);
  return paiseOf(Math.max(atUnitPrice(quantity), bundle === undefined ? 0 : atUnitPrice(bundle)));
}

/** What a bundle saves against as many single credits: ₹50 with the bundle of 50 (S2 §9). */
export const bundleSaving = (size: number): Paise => paiseOf(size * UNIT_PRICES[0][1] - creditsPrice(size));

/** The bundle that costs so many rupees; nothing where none does. */
export const bundleOfRupees = (rupees: number): number | undefined =>
  CREDIT_BUNDLES.find(size => toRupees(creditsPrice(size)) === rupees);

/** Credits that go with so much money given back of a purchase, in all: their share, rounded in the shopper's favour. */
export const creditsOfRefund = (bought: { quantity: number; price: Paise }, refunded: Paise): number =>
  Math.floor((bought.quantity * refunded) / bought.price);

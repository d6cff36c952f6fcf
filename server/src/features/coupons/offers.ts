import type { Offer } from '../../../../contract/src/coupons.ts';
import { DEFAULTS, PLACEMENTS, type PlacementId } from '../../../../domain/src/catalog.ts';
import { combinationOf, couponDiscount, type Coupon } from '../../../../domain/src/coupons.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { totalsOf } from '../../../../domain/src/pricing.ts';
import type { Context } from '../../http/handle.ts';
import { priceBook, priceOf, type PriceBook } from '../catalog/catalog.ts';
import { toTermsReply } from './coupon-reply.ts';
import { listOffers } from './coupons.store.ts';
import { toCoupon } from './reserve-coupon.ts';

/** More than a page of offers helps nobody. */
const MOST = 24;

export type Offers = {
  offers: Offer[];
  /** When the first of them ends, or a price changes: the answer is wrong from then on. */
  until: Date | undefined;
};

/** The codes that the shop advertises now, priced from the catalogue of now (rulings, Money). */
export async function activeOffers(context: Context): Promise<Offers> {
  const now = context.now();
  const [rows, book] = await Promise.all([listOffers(context.db, now, MOST), priceBook(context)]);
  const ends = [...rows.map(row => row.validUntil), book.until].filter(end => end != null);
  const until = ends.toSorted((one, other) => one.getTime() - other.getTime())[0];
  return {
    offers: rows.map(row => ({ ...toTermsReply(row), combination: combinationReply(toCoupon(row), book, now) })),
    until,
  };
}

/** The price of one shirt of the code's combination and what is left of it; nothing where one shirt does not earn the discount. */
function combinationReply(coupon: Coupon, book: PriceBook, now: Date): Offer['combination'] {
  const combination = combinationOf(coupon);
  if (!combination || !isSold(book, combination)) return null;
  const { productId, placement } = combination;
  const { position, designSize } = PLACEMENTS.find(one => one.id === placement)!;
  const { unitPrice, fee } = priceOf(book, { productId, color: DEFAULTS.color, position, designSize });
  const line = { unitPrice, quantity: 1, productId, sides: [{ placement, fee }] };
  const discount = couponDiscount(coupon, [line], now);
  if (!discount.ok) return null;
  const { subtotal, discount: taken } = totalsOf([line], discount.value);
  const finalPrice = toRupees(paiseOf(subtotal - taken));
  return { productId, position, designSize, price: toRupees(subtotal), finalPrice };
}

function isSold(book: PriceBook, { productId, placement }: { productId: number; placement: PlacementId }): boolean {
  const { position, designSize } = PLACEMENTS.find(one => one.id === placement)!;
  return (
    book.products.some(one => one.isActive && one.id === productId) &&
    book.placements.some(one => one.isActive && one.position === position && one.designSize === designSize)
  );
}

import type { Offer } from '../../../../contract/src/coupons.ts';
import { DEFAULTS } from '../../../../domain/src/catalog.ts';
import { combinationOf, couponDiscount, type Coupon } from '../../../../domain/src/coupons.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { goodsOf } from '../../../../domain/src/pricing.ts';
import type { Context } from '../../http/handle.ts';
import { priceBook, priceOf, type PlacementRow, type PriceBook } from '../catalog/catalog.ts';
import { toTermsReply } from './coupon-reply.ts';
import { listOffers } from './coupons.store.ts';
import { toCoupon } from './reserve-coupon.ts';

type Combination = NonNullable<ReturnType<typeof combinationOf>>;

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
  const place = combination && placeSold(book, combination);
  if (!combination || !place) return null;
  const { productId, placement } = combination;
  const { position, designSize } = place;
  const { unitPrice, fee } = priceOf(book, { productId, color: DEFAULTS.color, position, designSize });
  const line = { unitPrice, quantity: 1, productId, sides: [{ placement, fee }] };
  const discount = couponDiscount(coupon, [line], now);
  if (!discount.ok) return null;
  const { subtotal, discount: taken } = goodsOf([line], discount.value);
  const finalPrice = toRupees(paiseOf(subtotal - taken));
  return { productId, position, designSize, price: toRupees(subtotal), finalPrice };
}

/** The place of a combination; nothing where it, or the shirt, is not sold now. */
const placeSold = (book: PriceBook, { productId, placement }: Combination): PlacementRow | undefined =>
  book.products.some(one => one.isActive && one.id === productId)
    ? book.placements.find(one => one.isActive && one.key === placement)
    : undefined;

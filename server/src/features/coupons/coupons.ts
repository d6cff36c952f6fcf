import { couponDiscount } from '../../../../domain/src/coupons.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { listCart, toCouponLine, type Visit } from '../cart/cart.ts';
import { findCoupon } from './coupons.store.ts';
import { limitGuesses } from './limit-guesses.ts';
import { hasUseLeft, toCoupon } from './reserve-coupon.ts';

export { lockCoupons } from './coupons.store.ts';
export { limitGuesses } from './limit-guesses.ts';
export { assignCoupon, changeCoupon, createCoupon, deleteCoupon, pageOfCoupons } from './manage-coupons.ts';
export { activeOffers } from './offers.ts';
export { releaseReservation, reserveAgain, reserveCoupon, useReservation } from './reserve-coupon.ts';

/**
 * The discount that a code gives on the visitor's own cart, or undefined if the code is not valid for them now. All checks run even
 * after one has failed, so that the time of the answer does not tell which one failed. It reserves nothing: checkout does that.
 */
export async function validateCoupon(
  context: Context,
  visit: Visit & { accountId: string },
  o: { code: string; ip: string },
): Promise<Paise | undefined> {
  const { accountId } = visit;
  return limitGuesses(context, { accountId, ip: o.ip }, () => priceCoupon(context, visit, o.code)).catch(error => {
    if (error instanceof Refused && error.code === 'coupon_invalid') return undefined;
    throw error;
  });
}

async function priceCoupon(context: Context, visit: Visit & { accountId: string }, code: string): Promise<Paise> {
  const row = await findCoupon(context.db, code);
  const isLeft = await hasUseLeft(context.db, row, visit);
  const lines = await listCart(context, visit);
  const discount = row && couponDiscount(toCoupon(row), lines.map(toCouponLine), context.now());
  if (!isLeft || !discount?.ok) throw new Refused('coupon_invalid');
  return discount.value;
}

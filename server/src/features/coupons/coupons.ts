import { couponDiscount } from '../../../../domain/src/coupons.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import type { Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { listCart, toCouponLine, type Visit } from '../cart/cart.ts';
import { findCoupon } from './coupons.store.ts';
import { hasUseLeft, toCoupon } from './reserve-coupon.ts';

export { lockCoupons } from './coupons.store.ts';
export { activeOffers } from './offers.ts';
export { releaseReservation, reserveAgain, reserveCoupon, useReservation } from './reserve-coupon.ts';

/** Tries of codes that a shopper has in a minute from one address: enough for a person, too few to guess. */
const TRIES = 5;

/**
 * What a code takes off the visitor's own cart; nothing where it is not valid for them now, whatever the reason. Looks only:
 * the use is taken at checkout.
 */
export async function validateCoupon(
  context: Context,
  visit: Visit & { accountId: string },
  o: { code: string; ip: string },
): Promise<Paise | undefined> {
  const now = context.now();
  await allowTry(context.db, `coupon:${visit.accountId}:${o.ip}`, TRIES, 60, now);
  const row = await findCoupon(context.db, o.code);
  if (!row || !(await hasUseLeft(context.db, row, visit.accountId))) return undefined;
  const lines = await listCart(context, visit);
  const discount = couponDiscount(toCoupon(row), lines.map(toCouponLine), now);
  return discount.ok ? discount.value : undefined;
}

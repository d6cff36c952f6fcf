import { coupons } from '../../../../contract/src/coupons.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { words } from '../../../../words/src/en/errors.ts';
import { handle, Reply, type Route } from '../../http/handle.ts';
import { openVisit } from '../cart/cart.ts';
import { activeOffers, validateCoupon } from './coupons.ts';

export const couponRoutes: Route[] = [
  handle(coupons.offers, async context => {
    const { offers, until } = await activeOffers(context);
    return new Reply(offers, { freshUntil: until });
  }),
  handle(coupons.validate, async (context, call) => {
    const visit = { ...(await openVisit(context, call)), accountId: call.account.id };
    const discount = await validateCoupon(context, visit, { code: call.body.code, ip: call.ip });
    const answer =
      discount === undefined
        ? { valid: false, discount: 0, error: words.coupon_invalid }
        : { valid: true, discount: toRupees(discount) };
    return new Reply(answer, { headers: visit.cookie === undefined ? {} : { 'set-cookie': visit.cookie } });
  }),
];

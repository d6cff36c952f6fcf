import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Offer } from '../../../../contract/src/coupons.ts';
import { fromRupees } from '../../../../domain/src/money.ts';
import { DEMO_COUPONS } from '../../../seeds/demo-coupons.ts';
import { buildCoupon, checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { couponAssignments, couponReservations, coupons } from '../../db/tables/coupons.ts';
import type { News } from '../../jobs/live.ts';

let at: ShopWithGateway;
let shop: TestShop;
beforeAll(async () => {
  at = await startShopWithGateway();
  shop = at.shop;
});
afterAll(() => at?.stop());
beforeEach(async () => {
  await shop.db.delete(couponReservations);
  await shop.db.delete(coupons);
});

type Row = Parameters<typeof buildCoupon>[1];
const offer = (o: Row = {}) => buildCoupon(shop, { isOffer: true, ...o });
const list = async (): Promise<Offer[]> => (await shop.call('coupons.offers')).body;
const inSeconds = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000);

describe('which codes are advertised', () => {
  test.each<[string, () => Row, boolean]>([
    ['an active offer', () => ({}), true],
    ['one that is no offer', () => ({ isOffer: false }), false],
    ['one that is switched off', () => ({ isActive: false }), false],
    ['one that ends in an hour', () => ({ validUntil: inSeconds(3600) }), true],
    ['one that ended a second ago', () => ({ validUntil: inSeconds(-1) }), false],
    ['one with a use left', () => ({ usageLimit: 5, used: 3, reserved: 1 }), true],
    ['one that is used up', () => ({ usageLimit: 5, used: 5 }), false],
    ['one whose last use is reserved', () => ({ usageLimit: 5, used: 4, reserved: 1 }), false],
  ])('%s', async (_, row, isListed) => {
    const { code } = await offer(row());
    expect((await list()).map(one => one.code)).toEqual(isListed ? [code] : []);
  });

  test('one for chosen shoppers is nobody else’s to see', async () => {
    const { id } = await offer();
    const { id: accountId } = await shop.signUp('Chosen');
    await shop.db.insert(couponAssignments).values({ couponId: id, accountId });
    expect(await list()).toEqual([]);
  });

  test('a guest sees them, oldest first, and nothing of their use', async () => {
    const older = await offer({ createdAt: inSeconds(-60) });
    const newer = await offer();
    const reply = await shop.call('coupons.offers');
    expect(reply.status).toBe(200);
    expect(reply.body.map((one: Offer) => one.code)).toEqual([older.code, newer.code]);
    expect(Object.keys(reply.body[0])).not.toEqual(expect.arrayContaining(['used']));
  });
});

describe('what an offer says', () => {
  test.each<[string, Row, Partial<Offer>]>([
    [
      'a percentage for one shirt with one placement',
      { discountType: 'percentage', discountValue: 30, productIds: [2], placements: ['a4'] },
      {
        percent: 30,
        flat: null,
        combination: { productId: 2, position: 'front', designSize: 'a4', price: 679, finalPrice: 475 },
      },
    ],
    [
      'a flat sum',
      { discountType: 'flat', discountValue: fromRupees(100), productIds: [1], placements: ['back'] },
      {
        percent: null,
        flat: 100,
        combination: { productId: 1, position: 'back', designSize: 'a3', price: 629, finalPrice: 529 },
      },
    ],
    [
      'a percentage within its greatest discount',
      {
        discountType: 'percentage',
        discountValue: 33,
        maxDiscount: fromRupees(50),
        productIds: [3],
        placements: ['a3'],
      },
      {
        maxDiscount: 50,
        combination: { productId: 3, position: 'front', designSize: 'a3', price: 929, finalPrice: 879 },
      },
    ],
    [
      'one that a single shirt does not earn',
      { minOrderValue: fromRupees(1500), productIds: [3], placements: ['a3'] },
      { minOrderValue: 1500, combination: null },
    ],
    ['one for any shirt', { placements: ['a4'] }, { productIds: [], placements: ['a4'], combination: null }],
    [
      'one of the placement fee alone',
      { productIds: [1], placements: ['chest'], onPlacementFee: true },
      { onPlacementFee: true, combination: null },
    ],
    ['one for a shirt that the shop does not sell', { productIds: [9], placements: ['a4'] }, { combination: null }],
  ])('%s', async (_, row, expected) => {
    const { code } = await offer(row);
    expect(await list()).toEqual([expect.objectContaining({ code, ...expected })]);
  });

  test('the final price is what the cart is charged with the code', async () => {
    const { code } = await offer({
      discountType: 'percentage',
      discountValue: 25,
      productIds: [1],
      placements: ['chest'],
    });
    const [shown] = await list();
    const who = await shop.signUp('Asha');
    await fillCart(shop, who);
    const { body } = await shop.call('coupons.validate', { as: who, body: { code } });
    expect(shown!.combination).toMatchObject({ price: 449, finalPrice: 449 - body.discount });
  });

  test('the demo shop’s six codes make the combinations and the banner true', async () => {
    for (const { percent, ...coupon } of DEMO_COUPONS)
      await offer({ ...coupon, discountType: 'percentage', discountValue: percent });
    const found = Object.fromEntries(
      (await list()).map(one => [one.code, [one.percent, one.combination?.price, one.combination?.finalPrice]]),
    );
    expect(found).toEqual({
      REGULAR25: [25, 449, 336],
      OVERSIZED30: [30, 679, 475],
      PREMIUMA4: [33, 879, 588],
      PREMIUMA3: [33, 929, 622],
      CHEST: [20, undefined, undefined],
      CHHAAP25: [25, undefined, undefined],
    });
    // The one that is bound to nothing says so, and takes no more off a combination than its own code.
    const free = DEMO_COUPONS.filter(one => one.productIds.length + one.placements.length === 0);
    expect(free.map(one => [one.code, one.description])).toEqual([['CHHAAP25', '25% off any T-shirt with any print']]);
    const bound = DEMO_COUPONS.filter(one => one.productIds.length > 0);
    expect(bound.map(one => one.percent >= free[0]!.percent)).toEqual([true, true, true, true]);
  });
});

describe('how long the answer is kept', () => {
  const kept = async () => (await shop.call('coupons.offers')).headers.get('cache-control');

  test('never beyond the first end', async () => {
    expect(await kept()).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=300');
    await offer({ validUntil: inSeconds(7200) });
    expect(await kept()).toBe('public, max-age=0, s-maxage=15, stale-while-revalidate=300');
    await offer({ validUntil: inSeconds(10.5) });
    expect(await kept()).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=0');
    shop.clock.advance(11_000);
    expect(await list()).toHaveLength(1);
  });

  test('the last use tells all processes, and the offer leaves', async () => {
    const { code } = await offer({ usageLimit: 1 });
    const heard: News[] = [];
    const stop = shop.context.live.subscribe('data', news => heard.push(news));
    const who = await shop.signUp('Asha');
    await fillCart(shop, who);
    expect((await checkOut(shop, who, { couponCode: code, discount: 50 })).status).toBe(200);
    await expect.poll(() => heard).toContainEqual({ channel: 'data', noun: 'coupons' });
    stop();
    expect(await list()).toEqual([]);
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.code, code));
    expect([row!.used, row!.reserved]).toEqual([0, 1]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnCoupon } from '../../../../contract/src/coupons.ts';
import { paiseOf } from '../../../../domain/src/money.ts';
import { buildCoupon } from '../../../testing/build-checkout.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { couponAssignments, couponReservations } from '../../db/tables/coupons.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop.stop());

type Row = Parameters<typeof buildCoupon>[1];
const inSeconds = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000);
let turn = 0;

/** A coupon for these shoppers alone; each is assigned a second after the one before. */
async function assign(row: Row, ...to: TestAccount[]) {
  const coupon = await buildCoupon(shop, row);
  const createdAt = inSeconds((turn += 1));
  const rows = to.map(({ id }) => ({ couponId: coupon.id, accountId: id, createdAt }));
  await shop.db.insert(couponAssignments).values(rows);
  return coupon;
}
const mine = async (as: TestAccount) => (await shop.call('coupons.mine', { as })).body as OwnCoupon[];
const codes = async (as: TestAccount) => (await mine(as)).map(one => one.code);
const use = (who: TestAccount, couponId: string, state: 'reserved' | 'used' | 'released') =>
  shop.db
    .insert(couponReservations)
    .values({ orderId: `o${shop.context.randomId(20)}`, couponId, accountId: who.id, state });

describe('coupons assigned to a shopper', () => {
  test.each<[string, () => Row, boolean]>([
    ['an active one', () => ({}), true],
    ['one that ends in an hour', () => ({ validUntil: inSeconds(3600) }), true],
    ['one that ended a second ago', () => ({ validUntil: inSeconds(-1) }), false],
    ['one that is switched off', () => ({ isActive: false }), false],
    ['one with a use left in all', () => ({ usageLimit: 5, used: 3, reserved: 1 }), true],
    ['one that others used up', () => ({ usageLimit: 5, used: 4, reserved: 1 }), false],
  ])('%s', async (_, row, isListed) => {
    const asha = await shop.signUp('Asha');
    const { code } = await assign(row(), asha);
    expect(await codes(asha)).toEqual(isListed ? [code] : []);
  });

  test('are nobody else’s to see, and a code for everybody is nobody’s own', async () => {
    const [asha, ravi] = [await shop.signUp('Asha'), await shop.signUp('Ravi')];
    await buildCoupon(shop, {});
    const both = await assign({}, asha, ravi);
    const hers = await assign({}, asha);
    expect(await codes(asha)).toEqual([hers.code, both.code]);
    expect(await codes(ravi)).toEqual([both.code]);
    expect((await shop.call('coupons.mine')).status).toBe(401);
  });

  test('leave when they are used, and come back when a payment failed', async () => {
    const asha = await shop.signUp('Asha');
    const { id, code } = await assign({ perUserLimit: 2 }, asha);
    await use(asha, id, 'released');
    expect((await mine(asha)).map(one => one.usesLeft)).toEqual([2]);
    await use(asha, id, 'used');
    expect((await mine(asha)).map(one => [one.code, one.usesLeft])).toEqual([[code, 1]]);
    await use(await shop.signUp('Ravi'), id, 'used');
    expect(await mine(asha)).toHaveLength(1);
    await use(asha, id, 'reserved');
    expect(await mine(asha)).toEqual([]);
  });

  test('say their terms in rupees, and nothing of how often others used them', async () => {
    const asha = await shop.signUp('Asha');
    const { code } = await assign(
      {
        discountType: 'flat',
        discountValue: 5000,
        minOrderValue: paiseOf(50_000),
        placements: ['a4'],
        usageLimit: 9,
        used: 3,
      },
      asha,
    );
    expect(await mine(asha)).toEqual([
      {
        code,
        description: expect.any(String),
        percent: null,
        flat: 50,
        maxDiscount: null,
        minOrderValue: 500,
        productIds: [],
        placements: ['a4'],
        onPlacementFee: false,
        validUntil: null,
        usesLeft: 1,
      },
    ]);
  });

  test('come in pages, each once', async () => {
    const asha = await shop.signUp('Asha');
    for (let left = 5; left > 0; left -= 1) await assign({}, asha);
    const all = await codes(asha);
    const seen: string[] = [];
    let next: string | undefined = '/api/coupons/user?limit=2';
    while (next) {
      const reply = await shop.fetch(next, { headers: { authorization: `Bearer ${asha.token}` } });
      seen.push(...((await reply.json()) as OwnCoupon[]).map(one => one.code));
      next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all);
    expect(new Set(all).size).toBe(5);
  });
});

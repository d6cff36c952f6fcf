import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from '../../db/tables/accounts.ts';
import { secondFactors } from '../../db/tables/security.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.stop());

it.each([
  ['shopper', false],
  ['printer', false],
  ['staff', true],
  ['owner', true],
] as const)('a %s is an admin: %s (S2 §7; rulings, Admin)', async (role, isAdmin) => {
  const as = await shop.signUp(`Some ${role}`, role === 'shopper' ? {} : { role });
  expect((await shop.call('accounts.adminCheck', { as })).body).toEqual({
    isAdmin,
    role,
    needsFactor: false,
    hasFactor: false,
  });
});

it('says where somebody of the shop has to set up a second factor first, and nothing of it to shoppers', async () => {
  shop.context.shop.needsSecondFactor = true;
  for (const [role, needsFactor] of [
    ['shopper', false],
    ['printer', true],
    ['owner', true],
  ] as const) {
    const as = await shop.signUp(`Some ${role}`, role === 'shopper' ? {} : { role });
    expect((await shop.call('accounts.adminCheck', { as })).body).toMatchObject({ role, needsFactor });
    if (!needsFactor) continue;
    await shop.db.insert(secondFactors).values({ accountId: as.id, key: 'sealed', confirmedAt: shop.clock.now() });
    await shop.db.update(sessions).set({ factorAt: shop.clock.now() }).where(eq(sessions.userId, as.id));
    shop.clock.advance(1_001);
    expect((await shop.call('accounts.adminCheck', { as })).body).toMatchObject({
      role,
      needsFactor: false,
      hasFactor: true,
    });
  }
  shop.context.shop.needsSecondFactor = false;
});

it('a guest is asked to sign in', async () => {
  expect((await shop.call('accounts.adminCheck')).status).toBe(401);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
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
  expect((await shop.call('accounts.adminCheck', { as })).body).toEqual({ isAdmin, role });
});

it('a guest is asked to sign in', async () => {
  expect((await shop.call('accounts.adminCheck')).status).toBe(401);
});

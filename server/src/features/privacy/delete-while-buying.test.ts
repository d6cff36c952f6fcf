import { afterAll, beforeAll, expect, test } from 'vitest';
import { identities, sessions } from '../../db/tables/accounts.ts';
import { checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const createPayment = async () => ({
    ...{ kind: 'created' as const, providerOrderId: 'OMO1', payUrl: 'http://localhost:3000/demo/gateway/pay' },
    expiresAt: new Date(Date.now() + 600_000),
  });
  shop = await startTestShop({ payments: { createPayment } as never });
});
afterAll(() => shop?.stop());

async function newBuyer(): Promise<TestAccount> {
  const who = await shop.signUp('Asha');
  const row = { id: who.id, userId: who.id, createdAt: shop.clock.now() };
  await shop.db.insert(identities).values({ ...row, accountId: who.id, providerId: 'shop-id' });
  const expiresAt = new Date(row.createdAt.getTime() + 86_400_000);
  await shop.db.insert(sessions).values({ ...row, token: who.id, expiresAt });
  await fillCart(shop, who);
  return who;
}

test('an account that is deleted while it buys in many tabs at once is deleted, or kept, without a wait', async () => {
  for (let round = 0; round < 3; round++) {
    const as = await newBuyer();
    const remove = () => shop.call('privacy.deleteAccount', { as, body: { email: as.email, language: 'en' } });
    const began = performance.now();
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, tab) => (tab % 2 ? remove() : checkOut(shop, as))),
    );
    const told = replies.map(reply => (reply.status === 200 ? 200 : reply.body.code));
    // After the deletion its token stands for nobody, and its cart is gone.
    const allowed = [200, 'deletion_deferred', 'unauthorized', 'cart_empty', 'not_found'];
    expect(told.filter(one => !allowed.includes(one))).toEqual([]);
    expect(performance.now() - began).toBeLessThan(4_000);
  }
});

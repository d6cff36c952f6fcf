import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { buildPerson } from '../../../testing/build-person.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  const createPayment = async () => ({
    ...{ kind: 'created' as const, providerOrderId: 'OMO1', payUrl: 'http://localhost:3000/demo/gateway/pay' },
    expiresAt: new Date(Date.now() + 600_000),
  });
  shop = await startTestShop({ payments: { createPayment } as never });
});
afterAll(() => shop?.stop());

test('an account that is deleted while it buys in many tabs at once is deleted, or kept, without a wait', async () => {
  for (let round = 0; round < 3; round++) {
    const as = await buildPerson(shop);
    await fillCart(shop, as);
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callerOf, drawDesign, eventually } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { startShop, type Shop } from '../shop.ts';
import { askStandin } from '../standin.ts';

/** The canary run of a whole shop (security A17): values that stand nowhere else go through it, and no log has one. */
test.describe('what a shop writes down of people @once', () => {
  let shop: Shop;
  test.use({ shopUrl: async ({}, use) => use(shop.url) }); // eslint-disable-line no-empty-pattern
  test.beforeAll(async () => {
    shop = await startShop({ environment: { LOG_LEVEL: 'debug' } });
  });
  test.afterAll(() => shop.stop());

  const person = 'zanzibara.canary@chhaap.test';
  const buyer = {
    ...{ customerName: 'Zanzibara Quillfeather', customerEmail: person, customerPhone: '9898971717' },
    ...{ customerAddress: '77 Canarybird Street', customerCity: 'Canarypuram', customerState: 'Kerala' },
    ...{ customerZipCode: '673001', type: 0 as const },
  };
  const traces = /zanzibara|quillfeather|canary|9898971717|98989 71717/i;

  test('sign-in, order, payment, mail and refusals leave no trace in any log', async ({ page }) => {
    const caller = await callerOf(page, shop.url, person);
    const design = await drawDesign(caller, 'a canarybird in a tree');
    await caller.call('cart.add', { body: { designId: design.id, size: 'M', type: 1 } });
    const wish = { ...buyer, orderId: 'client-canary-1', amount: design.price + 60 };
    const started = await caller.call('payments.initiate', { body: wish });
    expect(started.status).toBe(200);
    const { paymentId } = started.body;
    await askStandin(shop.url, 'gateway', '/__sim/settle', { merchantOrderId: paymentId, outcome: 'pay' });
    await eventually(
      () => caller.call('orders.mine'),
      reply => reply.body[0]?.status === 'order_processing',
    );
    await eventually(
      async () => shop.output(),
      output => output.includes('"mail.sent"'),
    );
    for (const address of ['/api/orders?canary=1', '/canary', '/files/canary.png', '/api/designs/canary'])
      expect((await fetch(shop.url + address)).status).toBeGreaterThanOrEqual(400);
    await caller.call('payments.initiate', { body: { ...wish, customerPhone: 'canary' } });
    expect(shop.output()).toContain('"phonepe.create_payment"');
    expect(
      shop
        .output()
        .split('\n')
        .filter(line => traces.test(line) || line.includes(caller.token)),
    ).toEqual([]);
    const logs = readdirSync(shop.dataDir, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.log'));
    expect(logs.length).toBeGreaterThan(3);
    expect(logs.filter(file => traces.test(readFileSync(path.join(shop.dataDir, file), 'utf8')))).toEqual([]);
  });
});

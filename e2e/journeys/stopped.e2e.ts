import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { callerOf, eventually } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { startShop, type Shop } from '../shop.ts';
import { askStandin, script } from '../standin.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-stopped-'));
/** What an operator has to allow (docs/operations.md). */
const GRACE_MS = 30_000;
let shop: Shop;
test.use({ shopUrl: async ({}, use) => use(shop.url) }); // eslint-disable-line no-empty-pattern
test.beforeAll(async () => void (shop = await startShop({ dataDir, environment: { IMAGE_PROVIDER: 'openai' } })));
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a stop ends in order, though a call and a job under way both last longer than it waits @once', async ({
  page,
}) => {
  const caller = await callerOf(page, shop.url, 'stopped@chhaap.test');
  await script(shop.url, 'images', { generations: 'slow(120000)' });
  // Without `prefer: respond-async` the call waits for its drawing.
  const call = caller.call('designs.generate', { body: { prompt: 'a kite over a fort' } }).then(
    ({ status }) => `answered ${status}`,
    () => 'cut off',
  );
  const isAsked = (asked: object) => JSON.stringify(asked).includes('a kite over a fort');
  await eventually(() => askStandin<object>(shop.url, 'images', '/__sim/requests'), isAsked, 20);
  const began = performance.now();
  expect(await shop.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(GRACE_MS);
  expect(await call).toBe('cut off');
  expect(shop.output()).not.toMatch(/crashed|is still shutting down/);
  expect(existsSync(path.join(dataDir, 'database/cluster/postmaster.pid'))).toBe(false);
});

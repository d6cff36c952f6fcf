import { readFileSync } from 'node:fs';
import path from 'node:path';
import { callerOf, eventually, type Caller } from '../api.ts';
import { fillCart } from '../checkout.ts';
import { expect, test } from '../fixtures.ts';
import { startShop, type Shop } from '../shop.ts';

/** The database dies under a running shop: 503 or an answer, never 500; nothing is lost; no restart (issue: Bad input and failure). */
const MINUTE_MS = 60_000;

test.describe('the database is gone @once', () => {
  test.setTimeout(4 * MINUTE_MS);
  let shop: Shop;
  test.use({ shopUrl: async ({}, use) => use(shop.url) }); // eslint-disable-line no-empty-pattern
  test.beforeAll(async () => {
    shop = await startShop();
  });
  test.afterAll(() => shop.stop());

  const killPostmaster = () => {
    const file = path.join(shop.dataDir, 'database', 'cluster', 'postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  };

  type Seen = {
    what: string;
    status: number;
    body: { error?: string; code?: string; requestId?: string };
    wait: number;
  };

  const look = async (what: string, init: RequestInit = {}): Promise<Seen> => {
    const reply = await fetch(`${shop.url}${what}`, { ...init, signal: AbortSignal.timeout(MINUTE_MS) });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') === true;
    const body = isJson ? (JSON.parse(text) as Seen['body']) : {};
    return { what, status: reply.status, body, wait: Number(reply.headers.get('retry-after')) };
  };

  /** Asks for many things at once, again and again, until the shop is ready again; answers all that was seen. */
  const askThroughout = async (caller: Caller): Promise<Seen[]> => {
    const bearer = { headers: { authorization: `Bearer ${caller.token}` } };
    const page = { headers: { accept: 'text/html' } };
    const seen: Seen[] = [];
    for (const deadline = Date.now() + MINUTE_MS; Date.now() < deadline;) {
      const round = await Promise.all([
        look('/readyz'),
        look('/api/cart', bearer),
        look('/api/orders/user', bearer),
        look('/api/designs/public?limit=3'),
        look(`/design?again=${seen.length}`, page),
        look('/', page),
      ]);
      seen.push(...round);
      if (round.every(one => one.status === 200)) return seen;
      await new Promise(done => setTimeout(done, 20));
    }
    throw new Error(`It did not come back: ${JSON.stringify(seen.slice(-6))}`);
  };

  test('answers meanwhile, comes back by itself, and has lost nothing', async ({ page }) => {
    const caller = await callerOf(page, shop.url, 'outlives.the.database@chhaap.test');
    const { name } = await fillCart(caller, 'an elephant with a parasol');
    let refusals = 0;
    for (let time = 0; time < 3; time += 1) {
      killPostmaster();
      const seen = await askThroughout(caller);
      const refused = seen.filter(one => one.status !== 200);
      refusals += refused.length;
      for (const { what, status, body, wait } of refused) {
        expect([what, status]).toEqual([what, 503]);
        expect(wait, `Retry-After of ${what}`).toBeGreaterThan(0);
        if (!what.startsWith('/api/')) continue;
        expect(body).toEqual({
          error: expect.stringMatching(/.{10}/),
          code: 'database_unavailable',
          requestId: expect.stringMatching(/./),
        });
      }
    }
    expect(refusals).toBeGreaterThan(0);
    const { body: lines } = await eventually(
      () => caller.call('cart.lines'),
      reply => reply.status === 200,
    );
    expect(lines.map(line => line.design.name)).toEqual([name]);
    expect((await caller.call('credits.balance')).body.credits).toBe(17);
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' }).getByText(name)).toBeVisible();
  });

  test('a design asked for just before is drawn, or its credits are back', async ({ page }) => {
    const caller = await callerOf(page, shop.url, 'draws.meanwhile@chhaap.test');
    const asked = await caller.call('designs.generate', {
      body: { prompt: 'a kite over the old city' },
      headers: { prefer: 'respond-async' },
    });
    expect(asked.status).toBe(202);
    killPostmaster();
    const { job } = asked.body as { job: { id: string } };
    const ended = await eventually(
      () => caller.call('designs.job', { params: { id: job.id } }),
      reply => ['done', 'failed'].includes(reply.body.state),
      90,
    );
    const { body } = await caller.call('credits.balance');
    expect(body.credits).toBe(ended.body.state === 'done' ? 17 : 20);
  });
});

import { callerOf, eventually } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { freePort, startShop, type Shop } from '../shop.ts';

/** Two server processes on one database share the work (house, Growing past one machine). */
test.describe('two processes @once', () => {
  test.setTimeout(180_000);
  let web: Shop;
  let worker: Shop;
  test.use({ shopUrl: async ({}, use) => use(web.url) }); // eslint-disable-line no-empty-pattern
  test.beforeAll(async () => {
    web = await startShop({ environment: { ROLE: 'web' } });
    // The same data directory is the same database: the second process adopts it and uses the first one's stand-ins.
    const environment = { ROLE: 'web,worker', STANDINS_PORT: String(web.port), PUBLIC_URL: web.url };
    worker = await startShop({ port: await freePort(), dataDir: web.dataDir, environment });
  });
  test.afterAll(async () => {
    await worker.stop();
    await web.stop();
  });

  test('one takes the request, the other draws, and both tell how it goes', async ({ page }) => {
    const caller = await callerOf(page, web.url, 'two.processes@chhaap.test');
    const asked = await caller.call('designs.generate', {
      body: { prompt: 'a peacock in the rain' },
      headers: { prefer: 'respond-async' },
    });
    expect(asked.status).toBe(202);
    const { job } = asked.body as { job: { id: string; designId: string } };
    const hear = async (origin: string) => {
      const reply = await fetch(`${origin}/api/jobs/${job.id}/events`, {
        headers: { authorization: `Bearer ${caller.token}` },
        signal: AbortSignal.timeout(60_000),
      });
      return reply.text();
    };
    for (const story of await Promise.all([hear(web.url), hear(worker.url)])) expect(story).toContain('"state":"done"');
    const seen = await Promise.all(
      [web.url, worker.url].map(url => caller.call('designs.one', { params: { id: job.designId }, url })),
    );
    expect(seen.map(reply => reply.status)).toEqual([200, 200]);
    expect((await caller.call('credits.balance')).body.credits).toBe(17);
  });

  test('a change in one is seen in the other', async ({ page }) => {
    const caller = await callerOf(page, web.url, 'two.processes@chhaap.test');
    const [design] = (await caller.call('designs.mine')).body;
    await caller.call('cart.add', { body: { designId: design!.id, size: 'L', type: 1 }, url: worker.url });
    await eventually(
      () => caller.call('cart.lines', { url: web.url }),
      reply => reply.body.length === 1,
      5,
    );
  });
});

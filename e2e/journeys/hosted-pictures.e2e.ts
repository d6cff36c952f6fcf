import { expect, expectAccessible, signIn, test } from '../fixtures.ts';
import { callerOf, drawDesign } from '../api.ts';
import { startShop, type Shop } from '../shop.ts';
import { script } from '../standin.ts';
import { expectDrawn, generateButton, promptBox } from '../studio.ts';

/** A shop whose pictures come from a hosted model: without a key, from the stand-in for one. */
test.describe('pictures of a hosted model @once', () => {
  test.setTimeout(120_000);
  let shop: Shop;
  test.use({ shopUrl: async ({}, use) => use(shop.url) }); // eslint-disable-line no-empty-pattern
  test.beforeAll(async () => {
    shop = await startShop({ environment: { IMAGE_PROVIDER: 'openai' } });
  });
  test.afterAll(() => shop.stop());

  test('are seen while they come, and nobody steers the stand-in through the shop', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'hosted.pictures@chhaap.test', '/design');
    await promptBox(page).fill('a red kite over a fort');
    await generateButton(page).click();
    const partial = page.locator('main img[src^="blob:"]').first();
    await expect(partial).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => partial.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
    await expectDrawn(page);
    await expect(page.getByRole('main').locator('figure img').first()).toHaveAttribute('src', /^\/files\//);
    const control = `${shopUrl}/demo/images/__sim/script`;
    expect((await page.request.get(control)).status()).toBe(404);
    expect((await page.request.post(control, { data: { generations: 'hang' } })).status()).not.toBe(200);
  });

  test('a double press, a second tab and a stream that breaks off make and charge one design', async ({
    page,
    context,
    shopUrl,
    guard,
  }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await signIn(page, shopUrl, `hosted.twice.${Date.now()}@chhaap.test`, '/design');
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('auth')!) as { token: string }).token);
    const ask = async (path: string) =>
      (await fetch(shopUrl + path, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<never>;
    const credits = async () => ((await ask('/api/auth/credits')) as { credits: number }).credits;
    const before = await credits();
    // Longer than a slow machine takes to open the second tab.
    await script(shopUrl, 'images', { generations: 'slow(15000)' });
    // The first tab hears of its job once, then of nothing for a while.
    let streams = 0;
    await page.route('**/api/jobs/*/events', async route => {
      streams += 1;
      if (streams > 2) return route.continue();
      if (streams === 2) return route.abort('internetdisconnected');
      const job: unknown = await ask(new URL(route.request().url()).pathname.replace(/\/events$/, ''));
      return route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(job)}\n\n` });
    });
    await promptBox(page).fill('a red kite over a fort');
    await generateButton(page).dblclick();
    await page.waitForFunction(() => localStorage.getItem('runningJob') !== null);
    expect(await credits()).toBe(before - 3);
    const second = await context.newPage();
    await second.goto(`${shopUrl}/design`);
    await expect(second.getByRole('button', { name: 'Cancel' })).toBeVisible();

    for (const tab of [page, second])
      await expect(tab.getByRole('heading', { name: 'Choose its shirt' })).toBeVisible({ timeout: 60_000 });
    expect(streams).toBeGreaterThan(2);
    expect(await credits()).toBe(before - 3);
    expect((await ask('/api/designs/user')) as unknown[]).toHaveLength(1);
    await script(shopUrl, 'images', { generations: 'ok' });
  });

  test('a drawing that waits and then runs on one device is found, followed and ended on another', async ({
    page,
    browser,
    shopUrl,
  }) => {
    const person = `hosted.devices.${Date.now()}@chhaap.test`;
    const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
    await signIn(phone, shopUrl, person, '/');
    const caller = await callerOf(page, shopUrl, person);
    await script(shopUrl, 'images', { generations: 'slow(7000)' });
    await caller.call('designs.generate', { body: { prompt: 'a lotus' }, headers: { prefer: 'respond-async' } });
    await page.goto(`${shopUrl}/design`);
    await promptBox(page).fill('a red kite over a fort');
    await page.evaluate(() => window.scrollTo(0, 300));
    await generateButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your design is on its way' })).toBeInViewport();
    const before = page.getByRole('status').filter({ hasText: '1 design is before yours' });
    await expect(before).toBeVisible();

    await phone.goto(`${shopUrl}/design`);
    await expect(phone.getByRole('region', { name: 'Go on with' })).toContainText('Being drawn now');
    await phone.getByRole('button', { name: 'Go on with a red kite over a fort' }).click();
    const progress = phone.getByRole('region', { name: 'Your design is on its way' });
    await expect(progress).toContainText('“a red kite over a fort”');
    await expect(progress.getByRole('status')).toHaveText(/before yours|Yours is next|left|Almost there/);
    await expect(progress.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    for (const device of [phone, page])
      await expect(device.getByRole('heading', { name: 'Choose its shirt' })).toBeVisible({ timeout: 60_000 });
    await expect(phone.getByText('a red kite over a fort').first()).toBeVisible();
    expect((await caller.call('credits.balance')).body.credits).toBe(14);
    await script(shopUrl, 'images', { generations: 'ok' });
    await phone.context().close();
  });

  test('a realistic preview that fails says so, leaves the exact picture, and costs nothing', async ({
    page,
    shopUrl,
  }) => {
    const caller = await callerOf(page, shopUrl, `hosted.preview.${Date.now()}@chhaap.test`);
    const { id } = await drawDesign(caller, 'a red kite over a fort');
    const credits = async () => (await caller.call('credits.balance')).body.credits;
    const before = await credits();
    await script(shopUrl, 'images', { edits: 'moderation_blocked_output' });
    await page.goto(`${shopUrl}/preview?design=${id}`);
    const exact = page.getByRole('img', { name: /^Black Regular Fit T-Shirt with a red kite/ });
    await expect(exact).toBeVisible();
    // The model refuses at once, and a busy machine would not see what is said until then.
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/tshirt/preview', async route => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Generate realistic preview 2 credits' }).click();
    await expect(page.getByText('This may take 1-2 minutes.')).toBeVisible();
    gate.resolve();

    const panel = page.getByRole('region', { name: 'Realistic preview' });
    const told = 'Using fallback preview. The design will still be applied correctly.';
    await expect(panel.getByRole('status')).toContainText(told, { timeout: 60_000 });
    await expect(panel.getByRole('status')).toContainText('No credits were spent.');
    await expect(page.getByText('Preview Generation Failed')).toBeVisible();
    await expect(exact).toBeVisible();
    expect(await credits()).toBe(before);
    await expectAccessible(page);

    await script(shopUrl, 'images', { edits: 'ok' });
    await panel.getByRole('button', { name: 'Generate realistic preview 2 credits' }).click();
    await expect(page.getByText('Illustration', { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(await credits()).toBe(before - 2);
  });
});

import { expect, signIn, test } from '../fixtures.ts';
import { startShop, type Shop } from '../shop.ts';

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
    await page.getByRole('textbox', { name: 'What shall we draw?' }).fill('a red kite over a fort');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    const partial = page.locator('main img[src^="blob:"]').first();
    await expect(partial).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => partial.evaluate(one => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
    await expect(page.getByText('Design Generated!')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main').locator('figure img').first()).toHaveAttribute('src', /^\/files\//);
    const control = `${shopUrl}/demo/images/__sim/script`;
    expect((await page.request.get(control)).status()).toBe(404);
    expect((await page.request.post(control, { data: { generations: 'hang' } })).status()).not.toBe(200);
  });
});

import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { untilSettled } from '../measure.ts';

/** What a visitor reads when something fails, the connection is gone, or a path leads nowhere (S2 §2). */
test.describe('when something breaks', () => {
  test('the resize-observer notice of browsers changes nothing', async ({ page, shopUrl, guard }) => {
    guard.allow(/ResizeObserver/);
    await page.goto(shopUrl);
    await untilSettled(page);
    await page.evaluate(() => {
      const message = 'ResizeObserver loop completed with undelivered notifications.';
      window.dispatchEvent(new ErrorEvent('error', { message }));
      const observer = new ResizeObserver(() => (document.body.style.paddingTop = `${Math.random() * 50}px`));
      observer.observe(document.body);
    });
    await page.waitForTimeout(500);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /draw/i })).toBeVisible();
  });

  test('a page whose data fails shows the error screen, and Refresh Page brings it back', async ({
    page,
    shopUrl,
    guard,
  }) => {
    guard.allow(/./);
    await page.goto(`${shopUrl}/artwork-sources`);
    await untilSettled(page);
    const body = JSON.stringify({ error: 'no', code: 'internal', requestId: 'r' });
    await page.route('**/api/products', route => route.fulfill({ status: 500, contentType: 'application/json', body }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('Please refresh the page to continue.')).toBeVisible();
    // The link that led here stands at the end of a long page.
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeInViewport();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.unroute('**/api/products');
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page).toHaveURL(`${shopUrl}/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Turn your idea into a T-shirt' })).toBeVisible();
  });

  test('without a connection a dialog says so and the page stays; with one it opens', async ({
    page,
    context,
    shopUrl,
    guard,
  }) => {
    guard.allow(/./);
    await page.goto(shopUrl);
    await untilSettled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Cart, empty' }).click();
    await expect(page.getByText('No answer from the shop. Please check your connection and try again.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Cart, empty' }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  });

  test('without a connection a page says what to do', async ({ page, context, shopUrl, guard }) => {
    guard.allow(/./);
    await page.goto(shopUrl);
    // The first touch brings the footer its code.
    await page.keyboard.press('Tab');
    await untilSettled(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Artwork sources' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /artwork/i })).toBeVisible();
  });

  test('without a connection Generate says so', async ({ page, context, shopUrl, guard }) => {
    guard.allow(/./);
    await page.goto(shopUrl);
    await untilSettled(page);
    await page.evaluate(() => sessionStorage.setItem('draftPrompt', JSON.stringify({ prompt: 'a kite', version: 1 })));
    await page.reload();
    await untilSettled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByText('No answer from the shop.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /draw/i })).toHaveValue('a kite');
  });

  for (const prefix of ['', '/hi'])
    test(`an unknown path${prefix && ' in Hindi'} is a 404 with ways on`, async ({ page, shopUrl }) => {
      const reply = await page.goto(`${shopUrl}${prefix}/no/such/page`);
      expect(reply!.status()).toBe(404);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      const hrefs = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll(links => links.map(link => link.getAttribute('href')!));
      expect(hrefs).toEqual(expect.arrayContaining([`${prefix}/`, `${prefix}/design`, `${prefix}/collections`]));
      for (const href of hrefs) expect((await page.request.get(shopUrl + href)).status(), href).toBe(200);
    });
});

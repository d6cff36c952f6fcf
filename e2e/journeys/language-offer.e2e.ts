import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { listenForShifts, shiftOf, untilSettled } from '../measure.ts';

/** A visitor whose browser prefers Hindi. */
const hindiVisitor = (browser: Browser, page: Page): Promise<BrowserContext> =>
  browser.newContext({ viewport: page.viewportSize(), locale: 'hi-IN' });

test.describe('the other language', () => {
  test('is offered, in that language, to a visitor whose browser prefers it; it moves nothing, and a refusal is remembered', async ({
    browser,
    page,
    shopUrl,
  }) => {
    const visitor = await hindiVisitor(browser, page);
    const hindi = await visitor.newPage();
    await listenForShifts(hindi);
    await hindi.goto(`${shopUrl}/design?prompt=owl`);
    const offer = hindi.getByRole('complementary', { name: 'भाषा' });
    await expect(offer).toBeVisible();
    await expect(offer.getByRole('link', { name: 'हिन्दी में देखें' })).toHaveAttribute('href', '/hi/design?prompt=owl');
    expect(await offer.getAttribute('lang')).toBe('hi');
    await untilSettled(hindi);
    expect(await shiftOf(hindi)).toBeLessThan(0.02);
    await expectAccessible(hindi);
    await expectNoSidewaysScroll(hindi);
    // On a phone the studio has its own bar at the bottom; above it the offer is only a chip.
    const [box, width] = [(await offer.boundingBox())!, page.viewportSize()!.width];
    if (width < 480) expect([box.width < 0.7 * width, box.height < 50]).toEqual([true, true]);
    await offer.getByRole('button', { name: 'नहीं, धन्यवाद' }).click();
    await expect(offer).toBeHidden();
    await hindi.reload();
    await untilSettled(hindi);
    await expect(offer).toBeHidden();
    await visitor.close();
  });

  test('leads to the same page in Hindi, which offers nothing more', async ({ browser, page, shopUrl }) => {
    const visitor = await hindiVisitor(browser, page);
    const hindi = await visitor.newPage();
    await hindi.goto(`${shopUrl}/artwork-sources`);
    await hindi.getByRole('complementary', { name: 'भाषा' }).getByRole('link').click();
    await expect(hindi).toHaveURL(`${shopUrl}/hi/artwork-sources`);
    await untilSettled(hindi);
    await expect(hindi.getByRole('complementary', { name: /भाषा|Language/ })).toBeHidden();
    await visitor.close();
  });

  test('English is offered on Hindi pages, but not after a switch in the footer', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/hi`);
    const offer = page.getByRole('complementary', { name: 'Language' });
    await expect(offer.getByRole('link', { name: 'View in English' })).toHaveAttribute('href', '/');
    await page.goto(`${shopUrl}/artwork-sources`);
    await untilSettled(page);
    await expect(offer).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी में देखें' }).click();
    await expect(page).toHaveURL(`${shopUrl}/hi/artwork-sources`);
    await untilSettled(page);
    await expect(offer).toBeHidden();
  });
});

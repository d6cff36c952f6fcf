import { expect, signIn, signInThroughPopup, test } from '../fixtures.ts';
import {
  cardOf,
  cards,
  heartOf,
  linkOf,
  look,
  named,
  openDialog,
  publicDesigns,
  TIGER,
  untilDrawn,
} from '../gallery.ts';

/** The gallery as shoppers use it: list, card, likes (S1 §2, §4, §8; rulings, Pages). */

/** Cards of a page (web/src/features/designs/community-query.ts). */
const PAGE = 12;

test.beforeEach(({ shopUrl }) => untilDrawn(shopUrl));

test.describe('the list', () => {
  test('search, style and order stand in the address, and nothing found leads to the studio', async ({
    page,
    shopUrl,
  }) => {
    await page.goto(`${shopUrl}/community`);
    await expect(page.getByText(`${PAGE} designs shown`)).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Mandala', exact: true }).click();
    await expect(page).toHaveURL(`${shopUrl}/community?style=Mandala`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mandala designs');
    const mandalas = await publicDesigns(shopUrl, '?style=Mandala');
    await expect(cards(page)).toHaveCount(mandalas.length);
    await page.getByRole('link', { name: 'Most liked' }).click();
    await expect(page).toHaveURL(`${shopUrl}/community?style=Mandala&sort=liked`);
    const [most] = await publicDesigns(shopUrl, '?style=Mandala&sort=liked');
    await expect(cards(page).first().getByRole('heading')).toHaveText(most!.name);
    // As one types, with a pause.
    await page.getByRole('searchbox').fill('<b>zebra</b> 100%');
    await expect(page.getByText('Nobody has asked for “<b>zebra</b> 100%” yet. You could be the first.')).toBeVisible();
    await expect(page).toHaveURL(/search=/);
    await look(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(mandalas.length);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.goForward();
    await page.getByRole('link', { name: 'Describe it and we draw it' }).click();
    await expect(page).toHaveURL(/\/design\?prompt=/);
    await expect(page.getByRole('textbox', { name: /draw/i })).toHaveValue('<b>zebra</b> 100%');
  });

  test('the next page comes when the end comes near, or with a press', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/community`);
    const all = (await publicDesigns(shopUrl, '?limit=100')).length;
    expect(all).toBeGreaterThan(2 * PAGE);
    for (let shown = PAGE; shown < all; shown += PAGE) {
      await expect(cards(page)).toHaveCount(shown);
      await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
    }
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByText(`${all} designs shown`)).toBeVisible();
    const names = await cards(page).getByRole('heading').allTextContents();
    expect(new Set(names).size).toBe(names.length);
    // Back from a page of its own, the list stands where it was left.
    await cards(page).nth(20).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const dialog = await openDialog(page, names[20]);
    await dialog.getByRole('link', { name: 'Change colour, cut or place' }).click();
    await expect(page).toHaveURL(/\/preview\?design=/);
    await page.goBack();
    await expect(page.getByRole('dialog', { name: names[20]! })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${shopUrl}/community`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400);
    await expect(cards(page)).toHaveCount(all);
  });

  test('a card shows what S1 names @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/community`);
    const card = cardOf(page);
    for (const text of ['Vintage', 'Asha N', '₹729', 'Drawn by the shop’s artist'])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.locator('time')).toHaveText(/^\d{1,2} \w{3,4}$/);
    await expect(card.getByText('T-Shirt Preview')).toHaveCount(0);
    await expect(heartOf(card)).toHaveAttribute('aria-pressed', 'false');
    const prompt = card.getByText('“vintage tiger with roses”');
    await expect(prompt).toBeHidden();
    await card.hover();
    await expect(prompt).toBeVisible();
    await page.mouse.move(0, 0);
    await linkOf(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(prompt).toBeVisible();
  });

  test('home shows eight that work alike @once', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    const gallery = page.getByRole('region', { name: 'Community Gallery' });
    await expect(gallery.getByRole('article')).toHaveCount(8);
    await linkOf(page).click();
    await expect(page.getByRole('dialog', { name: TIGER })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${shopUrl}/`);
    await gallery.getByRole('link', { name: 'Explore Community Gallery' }).click();
    await expect(page).toHaveURL(`${shopUrl}/community`);
  });

  test('reads, searches and pages without script @once', async ({ browser, shopUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shopUrl}/community?sort=liked`);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(cards(page)).toHaveCount(PAGE);
    const [, ...second] = await publicDesigns(shopUrl, `?sort=liked&limit=${PAGE + 1}`);
    await expect(cards(page).first().getByRole('heading')).toHaveText(second.at(-1)!.name);
    await page.getByRole('link', { name: 'Back to the beginning' }).click();
    await expect(cards(page)).toHaveCount(PAGE);
    await page.getByRole('searchbox').fill('tiger');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${shopUrl}/community?search=tiger&sort=liked`);
    await linkOf(page).click();
    await expect(page.getByRole('heading', { level: 1, name: TIGER })).toBeVisible();
    await expect(page.getByText('₹729').first()).toBeVisible();
    await expect(page.getByText('“vintage tiger with roses”').first()).toBeVisible();
    await context.close();
  });

  test('what was tampered with leads to the page of what is not here @once', async ({ request, shopUrl }) => {
    for (const address of ['/community?cursor=bm9uc2Vuc2U', '/design/nobody-knows', '/design/%3Cb%3E', '/design/-'])
      expect((await request.get(`${shopUrl}${address}`)).status(), address).toBe(404);
    const endless = await request.get(
      `${shopUrl}/community?search=${'x'.repeat(9000)}&style=${'y'.repeat(900)}&sort=0`,
    );
    expect(endless.status()).toBe(200);
  });
});

test.describe('likes', () => {
  test('a guest is asked to sign in, and the like is made then', async ({ page, shopUrl }, { project }) => {
    await page.goto(`${shopUrl}/community`);
    const heart = heartOf(cardOf(page, 'Proud peacock'));
    const count = (await named(shopUrl, 'Proud peacock')).likeCount;
    await heart.click();
    await expect(page.getByText('Login required')).toBeVisible();
    await expect(page.getByText('Please log in to like designs')).toBeVisible();
    await signInThroughPopup(page, `likes.${project.name}@chhaap.test`);
    await expect(page.getByText('Added to favorites')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveText(String(count + 1));
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const dialog = await openDialog(page, 'Proud peacock');
    await heartOf(dialog).click();
    await expect(page.getByText('Removed from favorites')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toHaveText(String(count));
  });

  test('a double press ends as the last wish, and a failure is undone @once', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'twice@chhaap.test', '/community');
    const heart = heartOf(cardOf(page, 'Samurai and wave'));
    const count = (await named(shopUrl, 'Samurai and wave')).likeCount;
    await expect(heart).toHaveText(String(count));
    await heart.dblclick();
    await expect(page.getByText('Removed from favorites')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect((await named(shopUrl, 'Samurai and wave')).likeCount).toBe(count);
    await page.route('**/like', route => route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }));
    await heart.click();
    await expect(page.getByText('Failed to update like. Please try again.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toHaveText(String(count));
  });
});

import type { Locator, Page } from '@playwright/test';
import type { Design } from '../../contract/src/designs.ts';
import { paths } from '../../web/src/paths.ts';
import { callerOf, eventually } from '../api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signInThroughPopup, test } from '../fixtures.ts';

/** The gallery as shoppers use it: list, card, dialog, a page each, likes, sharing, reports, remix (S1 §2, §4, §8; rulings, Pages). */
const TIGER = 'Tiger and roses';
const cards = (page: Page): Locator => page.getByRole('article');
const cardOf = (page: Page, name = TIGER): Locator => cards(page).filter({ has: page.getByRole('heading', { name }) });
const linkOf = (page: Page, name = TIGER): Locator => cardOf(page, name).getByRole('link', { name });
const heartOf = (card: Locator): Locator => card.getByRole('button', { name: /^Like / });
const cartOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping Cart' });

const publicDesigns = async (shopUrl: string, query = ''): Promise<Design[]> =>
  (await (await fetch(`${shopUrl}/api/designs/public${query}`)).json()) as Design[];
const named = async (shopUrl: string, name: string): Promise<Design> =>
  (await publicDesigns(shopUrl, '?limit=100')).find(one => one.name === name)!;

/** The first pictures are drawn: before that there is nothing to buy. */
async function untilDrawn(shopUrl: string): Promise<void> {
  const undrawn = async () => (await publicDesigns(shopUrl, '?limit=8')).filter(one => !one.mockupUrl).length;
  await eventually(undrawn, count => count === 0);
}

async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function openDialog(page: Page, name = TIGER): Promise<Locator> {
  await linkOf(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

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
    for (const text of ['Vintage', 'Asha N', '₹729', 'Made with AI'])
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

test.describe('a design', () => {
  test('opens over the list; the address follows, Back and Escape close it, a reload is its page', async ({
    page,
    shopUrl,
  }) => {
    const address = `${shopUrl}${paths.design(await named(shopUrl, TIGER))}`;
    await page.goto(`${shopUrl}/community?style=Vintage`);
    const dialog = await openDialog(page);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/^Tiger and roses: T-shirt/);
    for (const text of ['No t-shirt preview available', 'Generate a preview to see this design on a t-shirt'])
      await expect(dialog.getByText(text)).toBeVisible();
    for (const text of ['by Asha N', '₹729', 'Oversized T-Shirt · Black · A3 front', '“vintage tiger with roses”'])
      await expect(dialog.getByText(text)).toBeVisible();
    await expect(dialog.getByRole('img', { name: `T-shirt with ${TIGER}` })).toBeVisible();
    await expect(dialog.getByRole('img', { name: `Artwork: ${TIGER}` })).toBeVisible();
    await look(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${shopUrl}/community?style=Vintage`);
    await expect(page).toHaveTitle(/^Vintage designs/);
    await expect(linkOf(page)).toBeFocused();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: TIGER })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await look(page);
  });

  test('a size is chosen, and one goes into the cart', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/community`);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Select Size')).toBeVisible();
    await expect(page.getByText('Please select a size.')).toBeVisible();
    await dialog.getByText('42-44').click();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Added to Cart!')).toBeVisible();
    await expect(cartOf(page).getByText(TIGER).first()).toBeVisible();
    await expect(cartOf(page).getByText('Size L')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${shopUrl}/community`);
    await cardOf(page)
      .getByRole('button', { name: `Add ${TIGER} to the cart` })
      .click();
    const picker = page.getByRole('dialog', { name: 'Add to Cart' });
    await look(page);
    await picker.getByText('42-44').click();
    await picker.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartOf(page).locator('output')).toHaveText('2');
  });

  test('can be shared: natively, as a copied link, by WhatsApp @once', async ({ page, context, shopUrl }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${shopUrl}/community`);
    const address = `${shopUrl}${paths.design(await named(shopUrl, TIGER))}`;
    await cardOf(page)
      .getByRole('button', { name: `Share ${TIGER}` })
      .click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.goto(address);
    const text = new URL((await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href'))!);
    expect(text.origin).toBe('https://wa.me');
    expect(text.searchParams.get('text')).toContain(address);
    await page.evaluate(() => {
      Object.assign(navigator, { share: (link: object) => Promise.resolve(void Object.assign(window, { link })) });
    });
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.poll(() => page.evaluate(() => (window as { link?: { url: string } }).link?.url)).toBe(address);
  });

  test('can be reported, with a reason @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}${paths.design(await named(shopUrl, TIGER))}`);
    await page.getByRole('button', { name: 'Report this design' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this design' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByText('Please choose what is wrong.')).toBeVisible();
    await look(page);
    await dialog.getByText('It is spam').click();
    await dialog.getByLabel('In your own words').fill('<b>seen elsewhere</b>');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you for telling us')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('shared links and search engines find what they need @once', async ({ page, request, shopUrl }) => {
    const design = await named(shopUrl, TIGER);
    for (const prefix of ['', '/hi']) {
      const address = `${shopUrl}${prefix}${paths.design(design)}`;
      const reply = await request.get(`${shopUrl}${prefix}/design/${design.id}-an-old-name`);
      expect(reply.status()).toBe(200);
      const html = await reply.text();
      const head = await page.evaluate(text => {
        const document = new DOMParser().parseFromString(text, 'text/html');
        const meta = (name: string) =>
          [...document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map(one =>
            one.getAttribute('content'),
          );
        return {
          title: document.title,
          description: meta('description')[0],
          pictures: meta('og:image'),
          widths: meta('og:image:width'),
          card: meta('twitter:card')[0],
          canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
          data: document.querySelector('main script[type="application/ld+json"]')?.textContent ?? '',
        };
      }, html);
      expect(head.title).toContain(TIGER);
      expect(head.description).toContain('₹729');
      expect(head.canonical).toBe(address);
      expect(head.card).toBe('summary_large_image');
      expect(head.widths).toEqual(['1200', '600']);
      for (const picture of head.pictures) {
        const image = await request.get(picture!);
        expect(image.status(), picture!).toBe(200);
        expect((await image.body()).length).toBeLessThan(300 * 1024);
      }
      const [product, breadcrumb] = JSON.parse(head.data) as Record<string, unknown>[];
      expect(product).toMatchObject({ '@type': 'Product', name: TIGER, sku: design.id, url: address });
      expect(product!['offers']).toMatchObject({
        price: '729.00',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      });
      expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
    }
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

test('starting from a design names its maker, in the studio and on the new design @once', async ({ page, shopUrl }) => {
  const caller = await callerOf(page, shopUrl, 'remix@chhaap.test');
  await page.goto(`${shopUrl}${paths.design(await named(shopUrl, TIGER))}`);
  await page.getByRole('link', { name: 'Start from this design' }).click();
  const original = page.getByRole('region', { name: 'Starts from' });
  await expect(original.getByText('by Asha N')).toBeVisible();
  const prompt = page.getByRole('textbox', { name: /draw/i });
  await expect(prompt).toHaveValue('vintage tiger with roses');
  await look(page);
  await prompt.fill('vintage tiger with marigolds');
  await page.reload();
  await expect(prompt).toHaveValue('vintage tiger with marigolds');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Design Generated!')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(`${shopUrl}/design`);
  const { body } = await caller.call('designs.mine');
  expect(body[0]!.remixOf).toMatchObject({ name: TIGER, user: { firstName: 'Asha' } });
  await page.goto(`${shopUrl}/design?remix=nobody`);
  await expect(page.getByText('The design to start from is not here any more. Describe your own.')).toBeVisible();
});

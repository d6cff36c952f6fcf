import { cartOf } from '../cart.ts';
import { addButton, choose, openDialog, PIECE, untilDrawn } from '../collections.ts';
import { expect, goToProvider, signIn, test } from '../fixtures.ts';

/** The page of one piece of the collections (S1 §2, §8; rulings, Pages). */
test.beforeEach(({ shopUrl }) => untilDrawn(shopUrl));

test.describe('the page of one piece', () => {
  test('shows the piece, follows the colour, shares the link, and puts it into the cart', async ({
    page,
    context,
    shopUrl,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shopUrl });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await signIn(page, shopUrl, `page.${Date.now()}@chhaap.test`, '/collections');
    await page.getByRole('link', { name: PIECE }).click();
    await expect(page.getByRole('heading', { level: 1, name: PIECE })).toBeVisible();
    const address = page.url();
    const picture = page.getByRole('img', { name: `T-shirt with ${PIECE}` });
    const black = await picture.getAttribute('src');
    await page.getByText('White', { exact: true }).click();
    await expect(page.locator('[data-price]')).toHaveText('₹349.00');
    await expect.poll(() => picture.getAttribute('src')).not.toBe(black);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    await expect(page.getByText('Share this link with others')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByText('M', { exact: true }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartOf(page)).toContainText(/White.*Size\sM/);
  });

  test('keeps the chosen colour and size over a sign-in that leaves the page @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    await choose(dialog, 'White');
    await choose(dialog, 'XL');
    await addButton(dialog).click();
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await goToProvider(page);
    await page.getByRole('button', { name: 'Demo Shopper 2', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: PIECE })).toBeVisible();
    await expect(page.getByRole('radio', { name: /White/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'XL', exact: true })).toBeChecked();
  });

  test('has a head for search engines and shared links, in both languages @once', async ({ page, shopUrl }) => {
    for (const prefix of ['', '/hi']) {
      await page.goto(`${shopUrl}${prefix}/collections`);
      const link = (await page.getByRole('link', { name: PIECE }).getAttribute('href'))!;
      const id = /collections\/(\w+)-/.exec(link)![1]!;
      // Only the id counts: a wrong slug answers the page too, and `canonical` names the right one.
      const html = await (await fetch(`${shopUrl}${prefix}/collections/${id}-wrong-words`)).text();
      const head = await page.evaluate(text => {
        const page = new DOMParser().parseFromString(text, 'text/html');
        return {
          canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
          pictures: [...page.querySelectorAll('meta[property="og:image"]')].map(one => one.getAttribute('content')),
          product: JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as object,
        };
      }, html);
      expect(head.canonical).toBe(`${shopUrl}${link}`);
      expect(head.pictures[0]).toBe(`${shopUrl}/cards/collection-${id}-wide.jpg`);
      expect(head.product).toMatchObject({
        '@type': 'Product',
        name: PIECE,
        offers: [
          { price: '399.00', priceCurrency: 'INR' },
          { price: '349.00', priceCurrency: 'INR' },
        ],
      });
    }
  });
});

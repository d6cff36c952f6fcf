import { paths } from '../../web/src/paths.ts';
import { callerOf } from '../api.ts';
import { cartOf } from '../cart.ts';
import { expect, test } from '../fixtures.ts';
import { cardOf, linkOf, look, named, openDialog, TIGER, untilDrawn } from '../gallery.ts';
import { expectDrawn, generateButton } from '../studio.ts';

/** One design of the gallery: its dialog, its page, buying, sharing, reports, remix (S1 §2, §4, §8; rulings, Pages). */
test.beforeEach(({ shopUrl }) => untilDrawn(shopUrl));

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
    // The main button is in sight as it opens, and the slot of the preview holds all that it says.
    await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeInViewport({ ratio: 1 });
    const slot = dialog.getByRole('link', { name: /^No t-shirt preview available/ });
    expect(await slot.evaluate(box => box.scrollHeight - box.clientHeight)).toBe(0);
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
    // Who goes on at once sees the head of what is next, and no more of what was said before.
    await expect(page.getByText('Added to Cart!')).toBeVisible();
    await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
    expect(await page.getByText('Added to Cart!').count()).toBe(0);
  });

  test('can be shared: natively, as a copied link, by WhatsApp @once', async ({ page, context, shopUrl }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${shopUrl}/community`);
    const address = `${shopUrl}${paths.design(await named(shopUrl, TIGER))}`;
    await cardOf(page)
      .getByRole('button', { name: `Share ${TIGER}` })
      .click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    await expect(page.getByText('Share this link with others')).toBeVisible();
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
  await generateButton(page).click();
  await expectDrawn(page);
  await expect(page).toHaveURL(`${shopUrl}/design`);
  const { body } = await caller.call('designs.mine');
  expect(body[0]!.remixOf).toMatchObject({ name: TIGER, user: { firstName: 'Asha' } });
  await page.goto(`${shopUrl}/design?remix=nobody`);
  await expect(page.getByText('The design to start from is not here any more. Describe your own.')).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import type { Product } from '../../contract/src/catalog.ts';
import type { Offer } from '../../contract/src/coupons.ts';
import { formatRupees } from '../../domain/src/money.ts';
import { percentOff } from '../../domain/src/pricing.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../fixtures.ts';
import { listenForShifts, shiftOf, untilSettled } from '../measure.ts';

/** The static pages: pricing from the price book, the contact form, and the policies (S2 §2, §5, §8, §9; rulings, Money and Law). */
const ask = async <T>(shopUrl: string, path: string): Promise<T> =>
  (await (await fetch(`${shopUrl}${path}`)).json()) as T;
const cardOf = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((card, hasText) => card.filter({ hasText }), page.getByRole('article'));

async function look(page: Page): Promise<void> {
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test.beforeEach(({ page }) => listenForShifts(page));

test.describe('/pricing', () => {
  test('shows the catalogue’s figures and the offers of now', async ({ page, shopUrl }) => {
    const products = await ask<Product[]>(shopUrl, '/api/products');
    const offers = await ask<Offer[]>(shopUrl, '/api/offers');
    await page.goto(`${shopUrl}/pricing`);
    for (const { name, price, compareAtPrice, gsm } of products) {
      const card = cardOf(page, name, 'Choose This Type');
      await expect(card).toContainText(formatRupees(price));
      await expect(card).toContainText(`${gsm} gsm`);
      await expect(card.locator('s')).toHaveText(new RegExp(formatRupees(compareAtPrice!)));
      await expect(card).toContainText(`${percentOff(price, compareAtPrice!)}% OFF`);
    }
    await expect(page.getByText('Most Popular')).toHaveCount(1);
    await expect(cardOf(page, 'Oversized T-Shirt', 'Most Popular')).toHaveCount(1);
    for (const [place, fee, size] of [
      ['Chest', '+₹50', '(6.4 × 6.4 cm)'],
      ['A4 front', '+₹180', '(21.1 × 29.7 cm)'],
      ['A3 front', '+₹230', '(29.7 × 41.9 cm)'],
    ] as const) {
      const card = cardOf(page, place, 'Recommended');
      await expect(card).toContainText(fee);
      await expect(card).toContainText(size);
    }
    await expect(page.getByRole('article').filter({ hasText: 'with code' })).toHaveCount(4);
    const banner = page.getByRole('region', { name: 'Discounts running now' });
    for (const { code, percent, combination } of offers) {
      const line = banner.getByRole('listitem').filter({ has: page.getByText(code, { exact: true }) });
      await expect(line).toContainText(`${percent}% off`);
      if (!combination) continue;
      const card = cardOf(page, code);
      await expect(card).toContainText(formatRupees(combination.finalPrice));
      await expect(card.locator('s')).toHaveText(new RegExp(formatRupees(combination.price)));
      await expect(card).toContainText(`${percentOff(combination.finalPrice, combination.price)}% OFF`);
    }
    await expect(banner.getByRole('listitem')).toHaveCount(offers.length);
    await look(page);
  });

  test('opens the size chart, in inches and centimetres', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/pricing`);
    await page.getByRole('button', { name: 'Size chart' }).click();
    const chart = page.getByRole('dialog', { name: 'Size chart' });
    await expect(chart.getByRole('row', { name: /XXL/ })).toContainText('127-132 cm');
    await look(page);
  });

  test('‘Choose This Type’ and ‘Start Designing Now’ lead to the studio', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/pricing`);
    await page.getByRole('link', { name: 'Start Designing Now' }).click();
    await expect(page).toHaveURL(`${shopUrl}/design`);
    await expect(page.getByText('Chosen:')).toBeHidden();
    await page.goBack();
    await page.getByRole('link', { name: /Choose This Type.*Oversized Premium/ }).click();
    await expect(page.getByText('Chosen: Oversized Premium T-Shirt, Chest')).toBeVisible();
    // The choice has left the address, and stays over a reload.
    await expect(page).toHaveURL(`${shopUrl}/design`);
    await page.reload();
    await expect(page.getByText('Chosen: Oversized Premium T-Shirt, Chest')).toBeVisible();
  });

  test('says so where the catalogue cannot be loaded, and tries again', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/contact`);
    await page.route('**/api/products', route => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The price list did not arrive' })).toBeVisible();
    // Shipping is no price of the catalogue, nor are those of credits.
    await expect(page.getByText('₹').and(page.locator(':not([aria-labelledby=credits] *)'))).toHaveCount(1);
    await page.unroute('**/api/products');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cardOf(page, 'Regular Fit T-Shirt', 'Choose This Type')).toContainText('₹399');
  });

  test('a combination takes its shirt to the studio and its code to the checkout @once', async ({ page, shopUrl }) => {
    test.setTimeout(180_000);
    await signIn(page, shopUrl, `pricing.${Date.now()}@chhaap.test`, '/pricing');
    await page.getByRole('link', { name: /Design this one.*Oversized T-Shirt, A4 front/ }).click();
    await expect(page.getByText('Chosen: Oversized T-Shirt, A4 front')).toBeVisible();
    await expect(page.getByText('The code OVERSIZED30 waits in the coupon box at checkout.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /draw/i }).fill('a lotus on a quiet lake');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Choose its shirt' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('radio', { name: /^Oversized T-Shirt/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^A4 front/ })).toBeChecked();
    await page
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const checkout = page.getByRole('dialog', { name: 'Checkout' });
    await expect(checkout.getByLabel('Coupon code')).toHaveValue('OVERSIZED30');
    // It is seen, not applied on the sly.
    await expect(checkout.getByText('₹739').first()).toBeVisible();
    await checkout.getByRole('button', { name: 'Apply' }).click();
    await expect(checkout.getByText('OVERSIZED30 takes ₹204 off')).toBeVisible();
    await expect(checkout.getByText('₹535').first()).toBeVisible();
  });
});

test.describe('/contact', () => {
  // An address gets few confirmations an hour, so every test writes from its own.
  const newFields = () => ({
    'Full name': 'Asha Nair',
    'E-mail': `contact.${Date.now()}@chhaap.test`,
    Subject: 'My order',
    Message: 'Where is it?',
  });
  const form = (page: Page) => page.getByRole('region', { name: 'Write to us' });
  const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

  test('shows the support details and three questions', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/contact`);
    const direct = page.getByRole('region', { name: 'Reach us directly' });
    for (const text of [
      'help@chhaap.test',
      '00000 00000',
      'Monday-Friday 9am-6pm IST',
      'Kozhikode',
      'grievance officer',
    ])
      await expect(direct).toContainText(text);
    await expect(page.getByRole('region', { name: 'Often asked' }).getByRole('heading', { level: 3 })).toHaveCount(3);
    await look(page);
  });

  test('says what is missing at the field and in a toast', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/contact`);
    await untilSettled(page);
    await sendButton(page).click();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    for (const text of ['Please enter your name.', 'Please enter your e-mail address.', 'Please write your message.'])
      await expect(form(page).getByText(text)).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await page.getByLabel('E-mail').fill('asha');
    await page.getByLabel('Subject').focus();
    await expect(form(page).getByText('The @ is missing, as in name@gmail.com.')).toBeVisible();
    await look(page);
  });

  test('sends, shows the ticket number and puts the focus on it', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/contact`);
    const fields = newFields();
    for (const [label, text] of Object.entries(fields)) await form(page).getByLabel(label).fill(text);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
    const sent = page.getByRole('status').filter({ hasText: 'Your ticket number' });
    await expect(sent).toBeFocused();
    await expect(sent).toContainText(/T\d{8}-[A-Z2-7]{8}/);
    await expect(sent).toContainText(fields['E-mail']);
    await look(page);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Asha Nair');
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test('keeps what was written where it cannot be sent; the second try is the same ticket', async ({
    page,
    shopUrl,
  }) => {
    await page.goto(`${shopUrl}/contact`);
    for (const [label, text] of Object.entries(newFields())) await form(page).getByLabel(label).fill(text);
    const keys: string[] = [];
    await page.route('**/api/tickets', route => {
      keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey);
      return keys.length === 1
        ? route.fulfill({ status: 503, json: { code: 'database_unavailable' } })
        : route.continue();
    });
    await sendButton(page).click();
    await expect(page.getByText('Failed to send message')).toBeVisible();
    await expect(page.getByText('Please try again or contact us directly.')).toBeVisible();
    await expect(form(page).getByRole('alert').filter({ hasText: 'Nothing is lost; please try again' })).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your ticket number' })).toBeVisible();
    expect(keys[1]).toBe(keys[0]);
  });

  test('is filled in for who is signed in @once', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'Demo Shopper', '/contact');
    await expect(page.getByLabel('Full name')).toHaveValue('Demo Shopper');
    await expect(form(page).getByLabel('E-mail')).toHaveValue(/@chhaap\.test$/);
  });
});

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });

  test('/contact says how to reach the shop', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/contact`);
    // Searching by text leaves <noscript> out.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('This form needs JavaScript.');
    await expect(note).toContainText('help@chhaap.test');
    await expect(note).toContainText('00000 00000');
    await expect(page.getByLabel('Full name')).toBeDisabled();
  });

  test('/pricing has its figures', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/pricing`);
    await expect(cardOf(page, 'Regular Fit T-Shirt', 'Choose This Type')).toContainText('₹399');
    await expect(cardOf(page, 'OVERSIZED30')).toContainText('₹475');
  });
});

test.describe('policies', () => {
  const POLICIES = {
    '/terms-conditions': ['Terms and conditions', 'Made with AI', 'What may not be drawn'],
    '/privacy-policy': ['Privacy policy', 'We never sell personal data', 'chhaap_cart', '90 days'],
    '/refund-policy': ['Refund policy', '5-7 business days', 'within 3 days of delivery', 'within 10 business days'],
    '/shipping-return': ['Shipping and return policy', '4-12 business days', '3-5 business days', '1-7 business days'],
  };

  for (const [path, [title, ...texts]] of Object.entries(POLICIES))
    test(`${path} names the operator, its date and what it promises`, async ({ page, shopUrl }) => {
      await page.goto(`${shopUrl}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
      for (const text of texts) await expect(page.getByText(text).first()).toBeAttached();
      await expect(page.getByText(/^Version \d\.\d, in force from \d/)).toBeVisible();
      const operator = page.getByRole('region', { name: 'Who runs this shop' });
      for (const text of ['Demo shop: example operator', 'Kozhikode', 'help@chhaap.test', 'example grievance officer'])
        await expect(operator).toContainText(text);
      await look(page);
    });

  test('the contents lead to the sections, and lines stay under 70 characters @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/terms-conditions`);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Credits' }).click();
    await expect(page).toHaveURL(/#credits$/);
    await expect(page.getByRole('heading', { name: 'Credits' })).toBeInViewport();
    const longest = await page.evaluate(() => {
      /** Characters on each line, by where the browser broke them. */
      const linesOf = (text: Node): number[] => {
        const range = document.createRange();
        const perLine = new Map<number, number>();
        for (let place = 0; place < text.textContent!.length; place++) {
          range.setStart(text, place);
          range.setEnd(text, place + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          perLine.set(top, (perLine.get(top) ?? 0) + 1);
        }
        return [...perLine.values()];
      };
      const texts = [...document.querySelectorAll('main section > p')].flatMap(one => [...one.childNodes]);
      return Math.max(...texts.filter(one => one.nodeType === Node.TEXT_NODE).flatMap(linesOf));
    });
    expect(longest).toBeGreaterThan(40);
    expect(longest).toBeLessThanOrEqual(70);
  });

  test('a link in a text leads to the other policy’s section', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/hi/shipping-return`);
    await page.locator('main').getByRole('link', { name: 'रिफ़ंड नीति' }).first().click();
    await expect(page).toHaveURL(`${shopUrl}/hi/refund-policy#late`);
    await expect(page.locator('#late')).toBeInViewport();
  });
});

import type { Page } from '@playwright/test';
import { look } from '../cart.ts';
import { expect, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { goToCheckout, openLiveShop, setUpSecondFactor, startLiveShop, BUYER } from '../live-shop.ts';
import { codeSent } from '../mailbox.ts';
import type { Shop } from '../shop.ts';

/** The road of `first-sale` paid in cash: turned on in /setup, confirmed by a code, outstanding until the owner has the money. */
test.describe('the first sale of a live shop in cash @once', () => {
  test.setTimeout(300_000);
  test.use({ viewport: { width: 360, height: 780 } });
  let shop: Shop;
  let stop: () => Promise<void>;
  test.use({ shopUrl: async ({}, use) => use(shop.url) }); // eslint-disable-line no-empty-pattern
  test.beforeAll(async () => {
    ({ shop, stop } = await startLiveShop());
  });
  test.afterAll(() => stop());

  const order = async (buyer: Page): Promise<string> => {
    const checkout = await goToCheckout(buyer, shop);
    await expect(checkout.getByText(/with a fee of ₹40/)).toBeVisible();
    await look(buyer);
    await checkout.getByRole('button', { name: /^Cash on delivery/ }).click();
    await buyer.waitForURL(/\/payment\/cash\//);
    await look(buyer);
    const code = await codeSent(shop.url, BUYER, () => buyer.getByRole('button', { name: 'Send the code' }).click());
    await buyer.getByRole('textbox', { name: 'Code of the e-mail' }).fill(code);
    await buyer.getByRole('button', { name: 'Confirm the order' }).click();
    await expect(buyer.getByText('Your order is confirmed')).toBeVisible();
    await look(buyer);
    await expectNoSidewaysScroll(buyer);
    await buyer.getByRole('link', { name: 'To the order' }).click();
    await expect(buyer.getByText(/^You pay ₹\d+ when the parcel is delivered/)).toBeVisible();
    await look(buyer);
    return new URL(buyer.url()).pathname.split('/').at(-1)!;
  };

  test('the owner turns it on, the shopper confirms by a code, and the parcel brings the money', async ({
    page,
    browser,
  }) => {
    // The step that goes on breathes without an end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLiveShop(page, shop, async () => {
      await page.getByRole('switch', { name: 'Cash on delivery' }).click();
      await page.getByLabel('Cash on delivery: fee in rupees').fill('40');
      await look(page);
    });
    const buyer = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
    const orderId = await order(buyer);

    await page.goto(`${shop.url}/admin/production`);
    await setUpSecondFactor(page);
    await expect(page.getByRole('img', { name: /^a peacock under a mango tree on its shirt/ })).toBeVisible();
    const headers = { authorization: `Bearer ${await page.evaluate(() => (JSON.parse(localStorage.getItem('auth')!) as { token: string }).token)}` }; // prettier-ignore
    for (const status of ['under_production', 'ready_for_shipping', 'shipped'])
      expect((await page.request.patch(`${shop.url}/api/admin/orders/${orderId}`, { headers, data: { status } })).status()).toBe(200); // prettier-ignore
    await page.goto(`${shop.url}/admin/payments`);
    await page.getByRole('button', { name: /^Delivered, ₹\d+ received$/ }).click();
    await page.getByLabel('Number of the receipt').fill('Remittance 77');
    await look(page);
    await page.getByRole('button', { name: 'The money is here' }).click();
    await expect(page.getByText('Noted: paid')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByText(/^You pay ₹/)).toHaveCount(0);
  });
});

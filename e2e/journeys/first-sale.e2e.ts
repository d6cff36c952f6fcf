import { look } from '../cart.ts';
import { expect, test } from '../fixtures.ts';
import { goToCheckout, openLiveShop, setUpSecondFactor, startLiveShop } from '../live-shop.ts';
import type { Shop } from '../shop.ts';

/**
 * From an empty folder to a paid order in a live shop, without any company but a mail server (owner.md, First run): no file is edited, and
 * no variable is set but SHOP_MODE, PORT and DATA_DIR. The mail server is the mailbox stand-in, where a live shop's own would be.
 */
test.describe('the first sale of a live shop @once', () => {
  test.setTimeout(240_000);
  test.use({ viewport: { width: 360, height: 780 } });
  let shop: Shop;
  let stop: () => Promise<void>;
  test.use({ shopUrl: async ({}, use) => use(shop.url) }); // eslint-disable-line no-empty-pattern
  test.beforeAll(async () => {
    ({ shop, stop } = await startLiveShop());
  });
  test.afterAll(() => stop());

  test('six steps open it; a shopper pays by UPI, the owner finds it, and prints', async ({ page, browser }) => {
    // The step that goes on breathes without an end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLiveShop(page, shop, async () => {
      await page.getByRole('switch', { name: 'UPI to your own address' }).click();
      await page.getByRole('textbox', { name: 'Your UPI address', exact: true }).fill('asha@okaxis');
    });

    const buyer = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
    const checkout = await goToCheckout(buyer, shop);
    await checkout.getByRole('button', { name: /by UPI/ }).click();
    await buyer.waitForURL(/\/payment\/upi\//);
    await look(buyer);
    await buyer.getByRole('textbox', { name: 'UTR of the payment' }).fill('412345678901');
    await buyer.getByRole('button', { name: 'I have paid' }).click();
    await expect(buyer.getByText('We are looking for your payment')).toBeVisible();

    await page.goto(`${shop.url}/admin/payments`);
    await setUpSecondFactor(page);
    await page
      .getByRole('button', { name: /arrived$/ })
      .first()
      .click();
    await expect(page.getByText('Nothing here')).toBeVisible();

    await page.goto(`${shop.url}/admin/production`);
    await expect(page.getByRole('img', { name: /^a peacock under a mango tree on its shirt/ })).toBeVisible();
    await look(page);
  });
});

import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { codeAt } from '../../server/src/features/security/totp.ts';
import { startStandin, type RunningStandin } from '../../server/testing/start-standin.ts';
import { look } from '../cart.ts';
import { checkoutOf, fillDelivery } from '../checkout.ts';
import { expect, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { codeSent } from '../mailbox.ts';
import { startShop, type Shop } from '../shop.ts';
import { generateButton } from '../studio.ts';

const OWNER = 'owner@kozhitees.example';
const BUYER = 'meera@buyer.example';

/** The road of `first-sale` paid in cash: turned on in /setup, confirmed by a code, outstanding until the owner has the money. */
test.describe('the first sale of a live shop in cash @once', () => {
  test.setTimeout(300_000);
  test.use({ viewport: { width: 360, height: 780 } });
  let shop: Shop;
  let mailbox: RunningStandin;
  test.use({ shopUrl: async ({}, use) => use(shop.url) }); // eslint-disable-line no-empty-pattern
  test.beforeAll(async () => {
    shop = await startShop({ environment: { SHOP_MODE: 'live' } });
    const [port, smtp] = [shop.port + 4, shop.port + 5].map(String) as [string, string];
    mailbox = await startStandin('mailbox', { PORT: port, SMTP_PORT: smtp });
  });
  test.afterAll(async () => {
    await mailbox.stop();
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
  });

  const signInByCode = async (page: Page, email: string, returnTo: string) => {
    await page.goto(`${shop.url}/sign-in?returnTo=${encodeURIComponent(returnTo)}`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    const code = await codeSent(shop.url, email, () => page.getByRole('button', { name: 'Send me a code' }).click());
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForFunction(() => localStorage.getItem('auth') !== null);
  };

  const openShop = async (page: Page) => {
    const [, link] = /good once, for an hour\): (\S+)/.exec(shop.output())!;
    const next = () => page.getByRole('button', { name: 'Save and go on' }).click();
    await page.goto(link!);
    await page.getByRole('textbox', { name: 'Your e-mail' }).fill(OWNER);
    await page.getByRole('button', { name: 'This shop is mine' }).click();
    await page.getByLabel('Mail server').fill('127.0.0.1');
    await page.getByLabel('Port').fill(String(shop.port + 5));
    await page.getByLabel('Mails are from').fill('orders@kozhitees.example');
    await next();
    await page.getByLabel('Name of the shop').fill('Kozhi Tees');
    await next();
    for (const [label, text] of [
      ['Name of the seller', 'Asha Nair'],
      ['Address of the seller', '12 Beach Road\nKozhikode 673001, Kerala'],
      ['E-mail for shoppers', 'help@kozhitees.example'],
      ['Phone for shoppers', '98765 43210'],
      ['Grievance officer', 'Asha Nair, owner'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await next();
    await page.getByRole('button', { name: 'Go on', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Cash on delivery' }).check();
    await page.getByLabel('Cash on delivery: fee in rupees').fill('40');
    await look(page);
    await next();
    await page.getByLabel('Fee of an order').fill('50');
    await next();
    await page.getByRole('button', { name: 'Open the shop' }).click();
    await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible();
  };

  const order = async (buyer: Page): Promise<string> => {
    await signInByCode(buyer, BUYER, '/design?prompt=a%20peacock%20under%20a%20mango%20tree');
    await generateButton(buyer).click();
    await expect(buyer.getByText('Design Generated!')).toBeVisible({ timeout: 120_000 });
    await buyer.getByRole('button', { name: 'Continue', exact: true }).click();
    await buyer.getByRole('button', { name: /Add to Cart/ }).click();
    await buyer.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await buyer
      .getByRole('button', { name: /Add to Cart/ })
      .last()
      .click();
    await buyer.getByRole('button', { name: 'Proceed to Checkout' }).click();
    const checkout = checkoutOf(buyer);
    await fillDelivery(checkout);
    await checkout.getByLabel('PIN code').fill('673001');
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

  const proveOwner = async (page: Page) => {
    await page.getByRole('button', { name: 'Set it up' }).click();
    const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
    await page.getByRole('textbox').last().fill(codeAt(key, new Date()));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
  };

  test('the owner turns it on, the shopper confirms by a code, and the parcel brings the money', async ({
    page,
    browser,
  }) => {
    // The step that goes on breathes without an end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openShop(page);
    const buyer = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
    const orderId = await order(buyer);

    await page.goto(`${shop.url}/admin/production`);
    await proveOwner(page);
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

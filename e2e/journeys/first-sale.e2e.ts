import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { codeAt } from '../../server/src/features/security/totp.ts';
import { startStandin, type RunningStandin } from '../../server/testing/start-standin.ts';
import { look } from '../cart.ts';
import { checkoutOf, fillDelivery } from '../checkout.ts';
import { expect, test } from '../fixtures.ts';
import { codeSent } from '../mailbox.ts';
import { startShop, type Shop } from '../shop.ts';
import { expectDrawn, generateButton } from '../studio.ts';

const OWNER = 'owner@kozhitees.example';
const BUYER = 'meera@buyer.example';

/**
 * From an empty folder to a paid order in a live shop, without any company but a mail server (owner.md, First run): no file is edited, and
 * no variable is set but SHOP_MODE, PORT and DATA_DIR. The mail server is the mailbox stand-in, where a live shop's own would be.
 */
test.describe('the first sale of a live shop @once', () => {
  test.setTimeout(240_000);
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

  test('six steps open it; a shopper pays by UPI, the owner finds it, and prints', async ({ page, browser }) => {
    // The step that goes on breathes without an end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [, link] = /good once, for an hour\): (\S+)/.exec(shop.output())!;
    const next = () => page.getByRole('button', { name: 'Save and go on' }).click();
    await page.goto(link!);
    await look(page);
    await page.getByRole('textbox', { name: 'Your e-mail' }).fill(OWNER);
    await page.getByRole('button', { name: 'This shop is mine' }).click();
    await page.getByLabel('Mail server').fill('127.0.0.1');
    await page.getByLabel('Port').fill(String(shop.port + 5));
    await page.getByLabel('Mails are from').fill('orders@kozhitees.example');
    await look(page);
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
    await page.getByRole('textbox', { name: 'Your UPI address', exact: true }).fill('asha@okaxis');
    await next();
    await page.getByLabel('Fee of an order').fill('50');
    await next();
    await look(page);
    await page.getByRole('button', { name: 'Open the shop' }).click();
    await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible();

    const buyer = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
    await signInByCode(buyer, BUYER, '/design?prompt=a%20peacock%20under%20a%20mango%20tree');
    await generateButton(buyer).click();
    await expectDrawn(buyer);
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
    await checkout.getByRole('button', { name: /by UPI/ }).click();
    await buyer.waitForURL(/\/payment\/upi\//);
    await look(buyer);
    await buyer.getByRole('textbox', { name: 'UTR of the payment' }).fill('412345678901');
    await buyer.getByRole('button', { name: 'I have paid' }).click();
    await expect(buyer.getByText('We are looking for your payment')).toBeVisible();

    await page.goto(`${shop.url}/admin/payments`);
    await page.getByRole('button', { name: 'Set it up' }).click();
    const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
    await page.getByRole('textbox').last().fill(codeAt(key, new Date()));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();
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

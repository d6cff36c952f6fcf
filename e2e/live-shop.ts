import type { Locator, Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { codeAt } from '../server/src/features/security/totp.ts';
import { startStandin } from '../server/testing/start-standin.ts';
import { look } from './cart.ts';
import { checkoutOf, fillDelivery } from './checkout.ts';
import { expect } from './fixtures.ts';
import { codeSent } from './mailbox.ts';
import { startShop, type Shop } from './shop.ts';
import { generateButton } from './studio.ts';

const OWNER = 'owner@kozhitees.example';
export const BUYER = 'meera@buyer.example';

/** A live shop on an empty folder, with the mailbox stand-in where its own mail server would be; `stop` ends both and removes the folder. */
export async function startLiveShop(): Promise<{ shop: Shop; stop: () => Promise<void> }> {
  const shop = await startShop({ environment: { SHOP_MODE: 'live' } });
  const [port, smtp] = [shop.port + 4, shop.port + 5].map(String) as [string, string];
  const mailbox = await startStandin('mailbox', { PORT: port, SMTP_PORT: smtp });
  const stop = async () => {
    await mailbox.stop();
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
  };
  return { shop, stop };
}

/** Walks the six steps of /setup to the open shop; `fillPay` says how it is paid. */
export async function openLiveShop(page: Page, shop: Shop, fillPay: () => Promise<void>): Promise<void> {
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
  await page.getByLabel(/^A4/).first().fill('120');
  await next();
  await fillPay();
  await next();
  await page.getByLabel('Fee of an order').fill('50');
  await next();
  await look(page);
  await page.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible();
}

/** The buyer signs in by a code, has a picture drawn, and stands at the filled-in checkout, which is answered. */
export async function goToCheckout(buyer: Page, shop: Shop): Promise<Locator> {
  const returnTo = encodeURIComponent('/design?prompt=a%20peacock%20under%20a%20mango%20tree');
  await buyer.goto(`${shop.url}/sign-in?returnTo=${returnTo}`);
  await buyer.getByRole('textbox', { name: 'E-mail' }).fill(BUYER);
  const code = await codeSent(shop.url, BUYER, () => buyer.getByRole('button', { name: 'Send me a code' }).click());
  await buyer.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await buyer.getByRole('button', { name: 'Sign in', exact: true }).click();
  await buyer.waitForFunction(() => localStorage.getItem('auth') !== null);
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
  return checkout;
}

/** The owner sets up the second factor, which a shop that is open asks for before it shows an order. */
export async function setUpSecondFactor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set it up' }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
  await page.getByRole('textbox').last().fill(codeAt(key, new Date()));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
}

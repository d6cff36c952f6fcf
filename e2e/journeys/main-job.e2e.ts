import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startEmbeddedPostgres } from '../../server/src/db/embedded/embedded-postgres.ts';
import { fillDelivery } from '../checkout.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openRow,
  signIn,
  signInThroughPopup,
  test,
} from '../fixtures.ts';
import { startShop } from '../shop.ts';

/** The main job: describe a design → artwork → shirt and preview → cart → sign in → checkout → pay → order in the profile → admin moves it on. */
async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** From the words on the home page to the design in the studio; the sign-in comes in between and the prompt survives it. */
async function describeDesign(page: Page, shopUrl: string, shopper: string): Promise<void> {
  await page.goto(shopUrl);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page);
  await page.getByRole('textbox', { name: /draw/i }).fill('a vintage tiger with roses');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Login Required')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page);
  await signInThroughPopup(page, shopper);
  await expect(page.getByRole('dialog')).toBeHidden();
  // What was asked for before the sign-in starts by itself behind it.
  await expect(page).toHaveURL(/\/design$/, { timeout: 30_000 });
  await expect(page.getByText('Design Generated!')).toBeVisible();
  await expect(page.getByRole('img', { name: /a vintage tiger with roses/ }).first()).toBeVisible();
}

/** Presses a choice as a finger does: on its label. */
async function choose(page: Page, name: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
    .click();
}

async function chooseShirt(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: /A4 front/ })).toBeChecked();
  await choose(page, 'Oversized T-Shirt');
  await choose(page, 'White');
  await expect(page.getByText('₹679').first()).toBeVisible();
  await look(page);
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/preview/);
}

async function putIntoCart(page: Page): Promise<void> {
  await expect(page.getByText('₹679').first()).toBeVisible();
  await expect(page.getByText('300 dpi')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await choose(page, 'L');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart).toBeVisible();
  await expect(cart.getByText('₹679').first()).toBeVisible();
  await look(page);
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click();
}

/** Fills in the form, first without the PIN code, and goes to the pay page. */
async function checkOut(page: Page): Promise<void> {
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  await fillDelivery(checkout);
  await checkout.getByRole('button', { name: /Proceed to Payment/ }).click();
  await expect(checkout.getByText('Please enter your PIN code.')).toBeVisible();
  await checkout.getByLabel('PIN code').fill('673001');
  await expect(checkout.getByText('₹739').first()).toBeVisible();
  await look(page);
  await checkout.getByRole('button', { name: /Proceed to Payment/ }).click();
  await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
}

async function payAndFindOrder(page: Page): Promise<string> {
  await expect(page.getByText('739')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(page.getByText('Payment Successful!')).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId')!;
  await look(page);
  await expect(page).toHaveURL(/\/profile/, { timeout: 10_000 });
  await expect(page.getByText(orderId.slice(-6)).first()).toBeVisible();
  await expect(page.getByText('Order Processing').first()).toBeVisible();
  await look(page);
  return orderId;
}

/** The owner, on the same machine or a phone, moves the order into production. */
async function moveOn(page: Page, shopUrl: string, orderId: string): Promise<void> {
  await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=orders');
  await expect(page).toHaveURL(/\/admin/);
  const order = page
    .locator('tr, li, article')
    .filter({ hasText: orderId.slice(-6) })
    .first();
  await expect(order).toBeVisible();
  await look(page);
  await openRow(order);
  await order.getByRole('combobox').selectOption({ label: 'Under Production' });
  await order.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Order updated successfully')).toBeVisible();
}

async function mainJob(page: Page, shopUrl: string, shopper: string): Promise<void> {
  await describeDesign(page, shopUrl, shopper);
  await chooseShirt(page);
  await putIntoCart(page);
  await checkOut(page);
  const orderId = await payAndFindOrder(page);
  const owner = await page.context().browser()!.newContext({ viewport: page.viewportSize() });
  await moveOn(await owner.newPage(), shopUrl, orderId);
  await owner.close();
  await page.reload();
  await expect(page.getByText('Under Production').first()).toBeVisible();
}

// A dozen screens are looked at with axe on the way.
test.describe.configure({ timeout: 180_000 });

test('the main job, against the embedded PostgreSQL', async ({ page, shopUrl }, { project }) => {
  await mainJob(page, shopUrl, `asha.${project.name}@chhaap.test`);
});

test.describe('with a PostgreSQL of its own @once', () => {
  test.setTimeout(150_000);
  test('the main job, against DATABASE_URL', async ({ page, guard }) => {
    guard.allow(/request to another host/);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-database-'));
    const postgres = await startEmbeddedPostgres({ dataDir });
    const shop = await startShop({ environment: { DATABASE_URL: postgres.url, DEMO_MAY_USE: 'database' } });
    await mainJob(page, shop.url, 'asha.database@chhaap.test');
    await page.goto('about:blank');
    await shop.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

import type { Locator, Page, Route } from '@playwright/test';
import { look } from '../cart.ts';
import { expect, openRow, signIn, test } from '../fixtures.ts';

/** What the dashboard offers, refuses and says when something fails (S2 §5 and §8), and how it reads in Hindi. */

/** The server's answer to each change from now on. */
const REFUSAL = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({ error: 'Away', code: 'database_unavailable', requestId: 'r1' }),
};
const refuse = (page: Page, address: string) =>
  page.route(address, (route: Route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill(REFUSAL),
  );
/** The first order of a status; the demo shop has one in each once its designs are drawn. */
async function firstOrder(page: Page, shopUrl: string, status: string): Promise<Locator> {
  await signIn(page, shopUrl, 'Demo Admin', `/admin?tab=orders&status=${status}`);
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
  await expect(async () => {
    await page.reload();
    await openRow(row);
    await expect(row.getByRole('combobox')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  return row;
}
const toast = (page: Page, title: string) => expect(page.getByText(title, { exact: true }).last()).toBeVisible();

test('a status is chosen of all, and a step out of the usual order needs a reason', async ({ page, shopUrl }) => {
  const row = await firstOrder(page, shopUrl, 'shipped');
  const select = row.getByRole('combobox');
  await expect(select.getByRole('option')).toHaveCount(11);
  await select.selectOption({ label: 'Payment Refund' });
  await expect(row.getByText('This status alone returns no money.')).toBeVisible();
  await select.selectOption({ label: 'Order Processing' });
  const update = row.getByRole('button', { name: 'Update', exact: true });
  await expect(update).toHaveAttribute('aria-disabled', 'true');
  await look(page);
  await row.getByLabel('Reason').fill('Came back to us');
  await refuse(page, '**/api/admin/orders/*');
  await update.click();
  await toast(page, 'Failed to update order');
  await expect(row.getByText('Shipped', { exact: true }).first()).toBeVisible();
});

test('a tracking number is trimmed, and nothing is sent while there is none', async ({ page, shopUrl }) => {
  const row = await firstOrder(page, shopUrl, 'ready_for_shipping');
  const field = row.getByRole('textbox', { name: /^Tracking number/ });
  const save = row.getByRole('button', { name: 'Save', exact: true });
  await field.fill('   ');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const number = `TR${Date.now()}`;
  await field.fill(`  ${number} `);
  await save.click();
  await toast(page, 'Order updated successfully');
  await expect(row.getByRole('textbox', { name: /^Tracking number/ })).toHaveValue(number);
});

test('the coupon form asks what its type needs, and says what failed', async ({ page, shopUrl }) => {
  await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=coupons');
  await page.getByRole('button', { name: 'New coupon' }).click();
  const form = page.getByRole('dialog', { name: 'New coupon' });
  await expect(form.getByLabel('Max discount in rupees')).toBeVisible();
  await form.getByLabel('Discount type').selectOption('flat');
  await expect(form.getByLabel('Max discount in rupees')).toBeHidden();
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(form.getByText('Letters, digits, - and _ alone, at most 40.')).toBeVisible();
  await form.getByLabel('Code').fill('not-made');
  await form.getByLabel('Discount in rupees', { exact: true }).fill('50');
  await refuse(page, '**/api/admin/**');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await toast(page, 'Failed to create coupon');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit CHHAAP25' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save coupon' }).click();
  await toast(page, 'Failed to update coupon');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Assign CHHAAP25' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign CHHAAP25' });
  const button = assign.getByRole('button', { name: 'Assign', exact: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await assign.getByText('Everybody', { exact: true }).click();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
  await toast(page, 'Failed to assign coupon');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete CHHAAP25' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, 'Failed to delete coupon');
});

test('each part of the admin is read in Hindi, with no English of the shop in it', async ({ page, shopUrl }) => {
  // Nine screens are looked at with axe on the way.
  test.setTimeout(180_000);
  await signIn(page, shopUrl, 'Demo Admin', '/hi/admin');
  const parts = ['', '?tab=orders', '?tab=users', '?tab=coupons', '?tab=catalogue', '?tab=catalogue&part=places'];
  for (const part of [...parts, '?tab=catalogue&part=pieces', '?tab=log']) {
    await page.goto(`${shopUrl}/hi/admin${part}`);
    await expect(page.getByRole('main').getByRole('heading').nth(0)).toBeVisible();
    await look(page);
  }
  await page.goto(`${shopUrl}/hi/admin?tab=catalogue`);
  await expect(page.getByRole('article').first()).toContainText(/टी-\u2060?शर्ट/);
  await expect(page.getByText(/T-Shirt/)).toHaveCount(0);
  await page.goto(`${shopUrl}/hi/admin?tab=coupons`);
  await page
    .getByRole('button', { name: /CHHAAP25/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('checkbox').first()).toBeVisible();
  await expect(form.getByText(/T-Shirt|front|Chest/)).toHaveCount(0);
  await look(page);
});

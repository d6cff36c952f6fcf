import type { Page } from '@playwright/test';
import { callerOf, delivery, drawDesign, type Caller } from '../api.ts';
import { look } from '../cart.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';

/** What the shop could not settle by itself: seen by the owner on a phone, decided with a reason, and gone from the list. */

/** A paid order of a design that is taken down afterwards. */
async function stoppedOrder(page: Page, shopUrl: string, caller: Caller, admin: Caller): Promise<string> {
  const design = await drawDesign(caller, `a paper boat named ${Date.now()}`);
  await caller.call('designs.setPublic', { params: { id: design.id }, body: { isPublic: true } });
  const { body: line } = await caller.call('cart.add', { body: { designId: design.id, size: 'M', type: 1 } });
  const order = { ...delivery, orderId: `exception-${Date.now()}`, amount: line.customPrice + 60 };
  const { body } = await caller.call('payments.initiate', { body: order });
  await page.goto(body.paymentUrl);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  const decision = { kind: 'taken_down', reason: 'copyright', text: '' } as const;
  expect((await admin.call('admin.takeDown', { params: { id: design.id }, body: decision })).status).toBe(200);
  return body.orderId;
}

test('an exception says what to do, and is dismissed with a reason', async ({ page, browser, shopUrl }, {
  project,
}) => {
  test.setTimeout(150_000);
  const helpers = await browser.newContext();
  const admin = await callerOf(await helpers.newPage(), shopUrl, 'Demo Admin');
  const buyers = await browser.newContext();
  const buyer = await buyers.newPage();
  const caller = await callerOf(buyer, shopUrl, personOf('exception', project.name));
  const id = await stoppedOrder(buyer, shopUrl, caller, admin);

  await signIn(page, shopUrl, 'Demo Admin', '/hi/admin/exceptions');
  const row = page.getByRole('row').filter({ hasText: id });
  await expect(row).toBeVisible();
  await look(page);
  await page.goto(`${shopUrl}/admin/exceptions`);
  await expect(row).toContainText('A design of a paid order was taken down');
  await row.getByRole('button', { name: 'Dismiss' }).click();
  const dismiss = row.getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toHaveAttribute('aria-disabled', 'true');
  await look(page);
  await row.getByLabel('Why nothing needs to be done').fill('Another design was agreed on');
  await dismiss.click();
  await expect(page.getByText('Dismissed', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`${shopUrl}/hi/admin/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page);
  await helpers.close();
  await buyers.close();
});

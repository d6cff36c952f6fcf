import { look } from '../cart.ts';
import { expect, personOf, test } from '../fixtures.ts';
import { standAtPayPage } from '../payment-ends.ts';

/** What the payment result page shows beside its titles (S2 §2, §4, §8, §9). */
const later = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds));

test('a paid order: it is being checked, then its details and ways on, and after three seconds its page', async ({
  page,
  shopUrl,
}, { project }) => {
  const { caller } = await standAtPayPage(page, shopUrl, personOf('sees details', project.name));
  await page.route('**/api/phonepe/payment-status/*', async route => {
    await later(1500);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checking Payment Status...' })).toBeVisible();
  await expect(page.getByText('Order Status Updated')).toBeVisible();
  const since = Date.now();
  const [order] = (await caller.call('orders.mine')).body;
  const details = page.getByRole('region', { name: 'Payment details' });
  for (const [label, value] of [
    ['Payment ID', order!.paymentId],
    ['Transaction ID', order!.transactionId],
    ['Order ID', order!.id],
    ['Amount', `₹${order!.total}`],
    ['Payment method', 'UPI'],
  ])
    await expect(details.getByText(label!, { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(value!);
  await expect(page.getByRole('link', { name: 'View Orders' })).toHaveAttribute('href', '/profile?tab=orders');
  await expect(page.getByRole('link', { name: 'Home', exact: true }).last()).toHaveAttribute('href', '/');
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=orders$/);
  expect(Date.now() - since).toBeGreaterThan(2000);
});

test('what goes wrong behind a payment is said, and what is safe', async ({ page, shopUrl }, { project }) => {
  const { caller } = await standAtPayPage(page, shopUrl, personOf('not updated', project.name));
  await page.route('**/api/phonepe/update-order-status', route =>
    route.fulfill({ status: 500, json: { error: 'Broken', code: 'unexpected', requestId: 'r' } }),
  );
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to process payment completion' });
  await expect(alert).toContainText('the order is settled by itself');
  await expect(page.getByText('Order Status Updated')).toBeHidden();
  await look(page);
  // It says nothing that is not so, and leads nowhere by itself.
  await later(3500);
  await expect(page).toHaveURL(/\/payment\/success\?/);

  await page.goto(`${shopUrl}/payment/success?orderId=nobody-s-order`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Verification Failed' })).toBeVisible();
  await expect(page.getByText('Could not determine payment ID')).toBeVisible();
  await expect(page.getByText('Unable to verify payment status. Please contact support.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/cart');
  await look(page);
  expect((await caller.call('orders.mine')).body.map(order => order.status)).toEqual(['order_processing']);
});

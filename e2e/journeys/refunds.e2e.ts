import { callerOf, eventually } from '../api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, personOf, signIn, test } from '../fixtures.ts';
import { payOn, startOrder } from '../paid-order.ts';
import { askStandin } from '../standin.ts';

/** Money that goes back: by the shopper's cancelling and by an admin; and one order that is paid from two tabs. */

/** What the gateway's own book says of a payment. */
async function bookOf(shopUrl: string, paymentId: string) {
  type Row = { merchantOrderId: string; captured: number; refunded: number };
  const { orders } = await askStandin<{ orders: Row[] }>(shopUrl, 'gateway', '/__sim/ledger?limit=1000');
  return orders.find(row => row.merchantOrderId === paymentId)!;
}

test('a shopper cancels a paid order, after a question, and the money is back', async ({ page, shopUrl }, {
  project,
}) => {
  const caller = await callerOf(page, shopUrl, personOf('Cancels', project.name));
  const { orderId, paymentId, paymentUrl } = await startOrder(caller, shopUrl);
  await payOn(page, paymentUrl);
  await page.goto(`${shopUrl}/orders/${orderId}`);
  const button = page.getByRole('button', { name: 'Cancel order' });
  await button.click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question.getByText(/You get all that you paid back: ₹/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/is on its way back to you/)).toBeVisible();
  await expect(button).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await eventually(
    () => caller.call('orders.one', { params: { id: orderId } }),
    reply => reply.body.refunds[0]?.status === 'returned',
  );
  const { captured, refunded } = await bookOf(shopUrl, paymentId);
  expect(refunded).toBe(captured);
  await page.reload();
  await expect(page.getByText(/was returned on/)).toBeVisible();
});

test('an admin returns a part of the money, sees what the gateway said, and the shopper sees it back', async ({
  page,
  shopUrl,
}, { project }) => {
  const caller = await callerOf(page, shopUrl, personOf('Refunded', project.name));
  const { orderId, paymentId, paymentUrl } = await startOrder(caller, shopUrl);
  await payOn(page, paymentUrl);
  const shopper = await page.evaluate(() => localStorage.getItem('auth'));
  await page.evaluate(() => localStorage.clear());
  await signIn(page, shopUrl, 'Demo Admin');
  await page.goto(`${shopUrl}/admin/orders/${orderId}`);
  await page.getByLabel('Amount in rupees').fill('100');
  await page.getByLabel('Reason').fill('The print has a scratch');
  await page.getByRole('button', { name: 'Return ₹100' }).click();
  const sure = page.getByRole('button', { name: 'Yes, return it' });
  await expect(sure).toBeFocused();
  await expectAccessible(page);
  await sure.dblclick();
  await expect(page.getByText('The refund is on its way')).toBeVisible();
  const tries = page.getByRole('table', { name: 'Refunds' });
  await expect(tries.getByText('The print has a scratch')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(async () => {
    await page.reload();
    await expect(tries.getByText('Returned')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 25_000 });
  expect((await bookOf(shopUrl, paymentId)).refunded).toBe(10_000);

  await page.evaluate(auth => localStorage.setItem('auth', auth!), shopper);
  await page.goto(`${shopUrl}/orders/${orderId}`);
  await expect(page.getByRole('list', { name: 'Money returned' }).getByText(/₹100 was returned on/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('two tabs pay one order: both lead to one page, and it is paid once @once', async ({ page, shopUrl, context }) => {
  const caller = await callerOf(page, shopUrl, personOf('Two tabs', 'wide'));
  const { orderId, paymentId } = await startOrder(caller, shopUrl);
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map(tab => tab.goto(`${shopUrl}/orders/${orderId}`)));
  await Promise.all(tabs.map(tab => tab.getByRole('button', { name: 'Try Again' }).click()));
  await Promise.all(tabs.map(tab => expect(tab).toHaveURL(/\/demo\/gateway\/pay\//)));
  expect(tabs[0]!.url()).toBe(tabs[1]!.url());
  await tabs[0]!.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(tabs[0]!.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await tabs[1]!.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(tabs[1]!.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  const { body: orders } = await caller.call('orders.mine');
  expect(orders.map(order => [order.status, order.paymentId])).toEqual([['order_processing', paymentId]]);
  expect(orders[0]!.timeline.filter(step => step.to === 'order_processing')).toHaveLength(1);
});

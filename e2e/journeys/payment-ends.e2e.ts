import { callerOf, delivery, eventually } from '../api.ts';
import { fillCart, goToPayPage } from '../checkout.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';
import { expectEnd, standAtPayPage, tryAgainAndPay, type End } from '../payment-ends.ts';

/** The ends of a payment by a button of the pay page, but the good one, which the main job walks (S2 §4; rulings, Payment). */
const ENDS: (End & { button: string })[] = [
  {
    button: 'Fail',
    title: 'Payment Failed',
    text: /insufficient funds.*bank.*network/,
    status: 'payment_failed',
    label: 'Payment Failed',
  },
  {
    button: 'Cancel',
    title: 'Payment Cancelled',
    text: /order is marked as failed/,
    status: 'payment_failed',
    label: 'Payment Failed',
  },
  {
    button: 'Leave pending',
    title: 'Payment Processing',
    text: /wait a little, or refresh/,
    status: 'payment_initiated',
    label: 'Payment Initiated',
  },
];

for (const end of ENDS.slice(0, 2))
  test(`${end.button} on the pay page: told, the cart is as it was, and trying again pays`, async ({ page, shopUrl }, {
    project,
  }) => {
    const { caller, name } = await standAtPayPage(page, shopUrl, personOf(end.button, project.name));
    await page.getByRole('button', { name: end.button, exact: true }).click();
    await expectEnd(page, caller, end);
    await tryAgainAndPay(page, { shopUrl, caller, name });
  });

test('left pending: told, refreshed, and paid on the same page later', async ({ page, shopUrl }, { project }) => {
  const { caller } = await standAtPayPage(page, shopUrl, personOf('Leave pending', project.name));
  const payPage = page.url();
  await page.getByRole('button', { name: 'Leave pending', exact: true }).click();
  await expectEnd(page, caller, ENDS[2]!);
  const result = page.url();
  await page.getByRole('button', { name: 'Refresh Status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Processing' })).toBeVisible();
  await page.goto(payPage);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(result);
  // The gateway is asked at most every two seconds, and was just before: then a refresh tells it.
  const paid = page.getByRole('heading', { level: 1, name: 'Payment Successful!' });
  const refresh = page.getByRole('button', { name: 'Refresh Status' });
  await expect(paid.or(refresh)).toBeVisible();
  if (await refresh.isVisible()) {
    await page.waitForTimeout(2000);
    await refresh.click();
  }
  await expect(paid).toBeVisible();
  expect((await caller.call('cart.lines')).body).toEqual([]);
});

test.describe('who never comes back @once', () => {
  test('who pays in Hindi comes back to Hindi', async ({ page, shopUrl }) => {
    const caller = await callerOf(page, shopUrl, personOf('Hindi', 'wide'));
    await fillCart(caller, 'a kite over the old city');
    await page.goto(`${shopUrl}/cart`);
    await goToPayPage(page);
    await page.goto(`${shopUrl}/hi/cart`);
    await page.getByRole('button', { name: 'ऑर्डर पूरा करें' }).click();
    await page.getByRole('button', { name: /का भुगतान करें/ }).click();
    await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page).toHaveURL(/\/hi\/payment\/success\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
  });

  test('the tab is closed after Pay: the order is paid all the same', async ({ page, shopUrl }) => {
    const { caller } = await standAtPayPage(page, shopUrl, personOf('Never back', 'wide'));
    await page.route('**/payment/success*', route => route.abort());
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForRequest('**/payment/success*').catch(() => undefined);
    await page.close();
    const { body: orders } = await eventually(
      () => caller.call('orders.mine'),
      reply => reply.body[0]?.status === 'order_processing',
      60,
    );
    expect(orders).toHaveLength(1);
    expect((await caller.call('cart.lines')).body).toEqual([]);
  });

  test('a result page without ids, or with those of another person, says what it can and no more', async ({
    page,
    shopUrl,
  }) => {
    const other = await callerOf(page, shopUrl, personOf('Owner', 'wide'));
    const { price } = await fillCart(other, 'a scooter in the monsoon');
    const started = await other.call('payments.initiate', {
      body: { ...delivery, orderId: `client-order-${Date.now()}`, amount: price + 60 },
    });
    expect(started.status).toBe(200);
    await page.goto(shopUrl);
    await page.evaluate(() => localStorage.clear());
    await signIn(page, shopUrl, 'curious@chhaap.test', '/payment/success');
    await expect(page.getByText('Payment Verification Failed')).toBeVisible();
    await expect(page.getByText('Payment ID or Order ID not found')).toBeVisible();
    await page.goto(`${shopUrl}/payment/success?paymentId=${started.body.paymentId}&orderId=${started.body.orderId}`);
    await expect(page.getByText('Payment Verification Failed')).toBeVisible();
    await expect(page.getByText('Failed to check payment status')).toBeVisible();
    await expect(page.getByText(String(price + 60))).toBeHidden();
  });
});

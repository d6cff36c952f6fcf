import type { BrowserContext } from '@playwright/test';
import { cartOf } from '../cart.ts';
import { checkoutOf, fillDelivery, shopperAtCheckout, submit } from '../checkout.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, personOf, test } from '../fixtures.ts';
import { expectEnd, standAtPayPage, tryAgainAndPay } from '../payment-ends.ts';
import { askStandin } from '../standin.ts';

/** The ends of a payment that no button of the pay page makes: too late, no clear answer, and two tabs (S2 §4; rulings, Payment). */

test('too late: told, the cart is as it was, and trying again pays', async ({ page, shopUrl }, { project }) => {
  const { caller, name } = await standAtPayPage(page, shopUrl, personOf('Too late', project.name));
  const [order] = (await caller.call('orders.mine')).body;
  await askStandin(shopUrl, 'gateway', '/__sim/settle', {
    ...{ merchantOrderId: order!.paymentId, outcome: 'fail' },
    ...{ errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' },
  });
  await page.reload();
  await expect(page.getByText('The time to pay is over. Nothing was charged.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Chhaap' }).click();
  await expectEnd(page, caller, {
    title: 'Payment Session Expired',
    text: /Nothing was charged; please start a new payment/,
    status: 'payment_initiated',
    label: 'Payment Initiated',
  });
  await expect(page.getByRole('heading', { name: 'What went wrong?' })).toBeHidden();
  await tryAgainAndPay(page, { shopUrl, caller, name });
});

test('no clear answer: nothing is taken for paid, support comes first, and the order takes no second payment', async ({
  page,
  shopUrl,
}, { project }) => {
  const { caller } = await standAtPayPage(page, shopUrl, personOf('Unclear', project.name));
  const { id: orderId, paymentId } = (await caller.call('orders.mine')).body[0]!;
  await askStandin(shopUrl, 'gateway', '/__sim/script', { status: 'amount(100)', merchantOrderId: paymentId });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expectEnd(page, caller, {
    title: 'Payment Status Unknown',
    text: /Please contact support before you pay again/,
    status: 'payment_initiated',
    label: 'Payment Initiated',
  });
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  const again = await caller.call('payments.again', { params: { id: orderId } });
  expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'order_not_payable' })]);
  await page.goto(`${shopUrl}/orders/${orderId}`);
  await expect(page.getByText('we are looking at this payment. Please do not pay again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
});

/** Lets the tabs' calls for a payment go on when all of them are there. */
async function meetAtPayment(context: BrowserContext, tabs: number): Promise<void> {
  const all = Promise.withResolvers<void>();
  let waiting = 0;
  await context.route('**/api/phonepe/initiate-payment', async route => {
    waiting += 1;
    if (waiting === tabs) all.resolve();
    await all.promise;
    await route.continue();
  });
}

test('two tabs check one cart out: one order, paid once, both tabs say so, and a third one says what waits', async ({
  page,
  shopUrl,
  context,
}, { project }) => {
  const person = personOf('Two carts', project.name);
  const { caller } = await shopperAtCheckout(page, shopUrl, person);
  const tabs = [page, await context.newPage()];
  const onlooker = await context.newPage();
  for (const tab of [tabs[1]!, onlooker]) await tab.goto(`${shopUrl}/cart`);
  await cartOf(tabs[1]!).getByRole('button', { name: 'Proceed to Checkout' }).click();
  for (const tab of tabs) {
    await fillDelivery(checkoutOf(tab));
    await checkoutOf(tab).getByLabel('PIN code').fill('673001');
  }
  await meetAtPayment(context, tabs.length);
  await Promise.all(tabs.map(submit));
  for (const tab of tabs) await expect(tab).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
  expect(tabs[1]!.url()).toBe(tabs[0]!.url());
  await expect(cartOf(onlooker).getByText(/is not finished/)).toBeVisible();
  await expectNoSidewaysScroll(onlooker);
  await expectAccessible(onlooker);

  await tabs[0]!.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(tabs[0]!.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  // The other one changes its mind, too late.
  await tabs[1]!.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(tabs[1]!.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await expectNoSidewaysScroll(tabs[1]!);
  await expectAccessible(tabs[1]!);
  const { body: orders } = await caller.call('orders.mine');
  expect(orders.map(order => order.status)).toEqual(['order_processing']);
  expect((await caller.call('cart.lines')).body).toEqual([]);
  type Row = { merchantOrderId: string; captured: number };
  const { orders: book } = await askStandin<{ orders: Row[] }>(shopUrl, 'gateway', '/__sim/ledger?limit=1000');
  const captured = book.filter(row => row.merchantOrderId === orders[0]!.paymentId).map(row => row.captured);
  expect(captured).toEqual([orders[0]!.total * 100]);
});

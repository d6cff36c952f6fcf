import type { Page } from '@playwright/test';
import { callerOf, type Caller } from './api.ts';
import { cartOf } from './cart.ts';
import { fillCart, goToPayPage } from './checkout.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';

/** An end of a payment: what the result page says of it, and what the order is then (S2 §4). */
export type End = { title: string; text: RegExp; status: string; label: string };

/** Signs in, fills the cart and stands on the pay page. */
export async function standAtPayPage(
  page: Page,
  shopUrl: string,
  person: string,
): Promise<{ caller: Caller; name: string }> {
  const caller = await callerOf(page, shopUrl, person);
  const { name } = await fillCart(caller, 'a lotus as a mandala');
  await page.goto(`${shopUrl}/cart`);
  await expect(cartOf(page).getByText(name)).toBeVisible();
  await goToPayPage(page);
  return { caller, name };
}

/** The page says how it ended, and the order and the cart stand as they should. */
export async function expectEnd(page: Page, caller: Caller, end: End): Promise<void> {
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(page.getByRole('heading', { level: 1, name: end.title })).toBeVisible();
  await expect(page.getByText(end.text)).toBeVisible();
  await expect(page.getByText('Order Status Updated')).toBeVisible();
  await expect(page.getByText(`Your order now says: ${end.label}.`)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [order] = (await caller.call('orders.mine')).body;
  expect(order!.status).toBe(end.status);
  const { body: lines } = await caller.call('cart.lines');
  expect(lines.map(line => [line.quantity, line.size])).toEqual([[1, 'M']]);
}

/** 'Try Again' leads to the cart, and from there the same shirt is paid, once. */
export async function tryAgainAndPay(page: Page, o: { shopUrl: string; caller: Caller; name: string }): Promise<void> {
  const again = page.getByRole('link', { name: 'Try Again' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(again).toBeInViewport({ ratio: 1 });
  await again.click();
  await expect(page).toHaveURL(`${o.shopUrl}/cart`);
  await expect(cartOf(page).getByText(o.name)).toBeVisible();
  await goToPayPage(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  const orders = (await o.caller.call('orders.mine')).body;
  expect(orders.map(order => order.status)).toEqual(['order_processing']);
  expect((await o.caller.call('cart.lines')).body).toEqual([]);
}

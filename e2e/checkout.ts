import { expect, type Locator, type Page } from '@playwright/test';
import { callerOf, drawDesign, type Caller } from './api.ts';
import { cartOf, publicDesign } from './cart.ts';

/** The open checkout dialog. */
export const checkoutOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Checkout' });

/** Fills in the checkout's form for a person in Kozhikode, all but the PIN code. */
export async function fillDelivery(checkout: Locator): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Asha'],
    ['Last name', 'Nair'],
    ['E-mail', 'asha@chhaap.test'],
    ['Mobile number', '9876543210'],
    ['Address', '12 Beach Road'],
    ['City', 'Kozhikode'],
  ] as const)
    await checkout.getByRole('textbox', { name: label }).fill(text);
  await checkout.getByLabel('State').selectOption('Kerala');
}

/** Draws a design and puts one shirt of it into the caller's cart; answers the cart line's design and price. */
export async function fillCart(caller: Caller, prompt: string): Promise<{ name: string; price: number }> {
  const design = await drawDesign(caller, prompt);
  const { status } = await caller.call('cart.add', { body: { designId: design.id, size: 'M', type: 1 } });
  expect(status).toBeLessThan(300);
  return { name: design.name, price: design.price };
}

/** Signs a new shopper in, puts one shirt into the cart and opens the checkout. */
export async function shopperAtCheckout(
  page: Page,
  shopUrl: string,
  person: string,
): Promise<{ caller: Caller; price: number }> {
  const caller = await callerOf(page, shopUrl, person);
  const { id: designId } = await publicDesign(shopUrl);
  const { body: line } = await caller.call('cart.add', { body: { designId, size: 'M', type: 1 } });
  await page.goto(`${shopUrl}/cart`);
  await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(checkoutOf(page).getByLabel('PIN code')).toBeVisible();
  return { caller, price: line.customPrice };
}

/** Clicks 'Proceed to Payment' in the checkout. */
export const submit = (page: Page): Promise<void> =>
  checkoutOf(page)
    .getByRole('button', { name: /Proceed to Payment/ })
    .click();

/** Goes from the open cart to the gateway's pay page. Fills in the form unless an earlier try filled it. */
export async function goToPayPage(page: Page): Promise<void> {
  await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
  const checkout = checkoutOf(page);
  await expect(checkout.getByLabel('PIN code')).toBeVisible();
  if ((await checkout.getByLabel('PIN code').inputValue()) === '') {
    await fillDelivery(checkout);
    await checkout.getByLabel('PIN code').fill('673001');
  }
  await submit(page);
  await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
}

import { expect, type Locator, type Page } from '@playwright/test';
import { drawDesign, type Caller } from './api.ts';

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

/** From the open cart to the gateway's pay page. What the form keeps from an earlier try is not filled in again. */
export async function goToPayPage(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Shopping Cart' })
    .getByRole('button', { name: 'Proceed to Checkout' })
    .click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout.getByLabel('PIN code')).toBeVisible();
  if ((await checkout.getByLabel('PIN code').inputValue()) === '') {
    await fillDelivery(checkout);
    await checkout.getByLabel('PIN code').fill('673001');
  }
  await checkout.getByRole('button', { name: /Proceed to Payment/ }).click();
  await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
}

import type { Locator, Page } from '@playwright/test';
import { callerOf } from '../api.ts';
import { fillDelivery } from '../checkout.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, personOf, signInThroughPopup, test } from '../fixtures.ts';

/** Buying credits (S2 §2, §9): the card in the profile, the checkout dialog, the gateway, and back. */
const creditsOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Buy Credits' });
const balance = (page: Page): Locator =>
  page.locator('dl').getByText('Current Credits').locator('xpath=following-sibling::dd');
const payIn = (dialog: Locator) => dialog.getByRole('button', { name: /Proceed to Payment/ });
const PAY_PAGE = /\/demo\/gateway\/pay\//;

test('a bundle is bought and is there; a payment that fails adds nothing and can be tried again', async ({
  page,
  shopUrl,
}, { project }) => {
  await callerOf(page, shopUrl, personOf('buys credits', project.name));
  await page.goto(`${shopUrl}/profile`);
  await expect(balance(page)).toHaveText('20');
  // On a phone what the tabs show comes first.
  if (project.name === 'phone') await page.getByRole('button', { name: 'Buy Credits' }).click();
  await expect(page.getByText('A design costs 3 credits, a realistic preview 2. Credits never expire.')).toBeVisible();
  await page.getByRole('button', { name: '50 credits Save ₹50 ₹200' }).click();
  const dialog = creditsOf(page);
  await expect(dialog.getByRole('radio', { name: '50 credits' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await payIn(dialog).click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expect(dialog.getByLabel('Mobile number')).toBeFocused();
  await fillDelivery(dialog);
  await dialog.getByLabel('PIN code').fill('673001');
  await payIn(dialog).click();
  await expect(page).toHaveURL(PAY_PAGE);
  await expect(page.getByText('₹200')).toBeVisible();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByText('No credits were added.')).toBeVisible();
  await expectAccessible(page);

  // What was chosen and typed is still there (cart-credit-storage).
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(dialog.getByRole('radio', { name: '50 credits' })).toBeChecked();
  await dialog.getByText('Another quantity').click();
  await dialog.getByLabel('Number of credits').fill('1001');
  await expect(dialog.getByText('Enter a whole number from 1 to 1000.')).toBeVisible();
  await dialog.getByLabel('Number of credits').fill('25');
  await expect(payIn(dialog)).toHaveText('Proceed to Payment · ₹100');
  await payIn(dialog).click();
  await expect(page).toHaveURL(PAY_PAGE);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('25 credits were added. An email confirmation follows.')).toBeVisible();
  await expect(page.getByText('Order Status Updated')).toBeVisible();
  // Three seconds later the page goes on by itself.
  await expect(page).toHaveURL(/\/profile$/);
  await expect(balance(page)).toHaveText('45');
  await expect(page.locator('dl').getByText('Orders Placed').locator('xpath=following-sibling::dd')).toHaveText('0');
});

test('a guest sees what credits cost, is asked to sign in and comes back to the choice @once', async ({
  page,
  shopUrl,
}) => {
  await page.goto(`${shopUrl}/pricing`);
  await page.getByRole('button', { name: '100 credits Save ₹150 ₹350' }).click();
  const login = page.getByRole('dialog', { name: 'Login Required' });
  await expect(login.getByRole('button', { name: /^Sign in with / })).toBeVisible();
  await expect(login.getByRole('button', { name: 'Continue Shopping' })).toBeVisible();
  await expectAccessible(page);
  await login.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(login).toBeHidden();
  await page.getByRole('button', { name: '100 credits Save ₹150 ₹350' }).click();
  await login.getByRole('button', { name: /^Sign in with / }).click();
  await signInThroughPopup(page, 'Demo Shopper 2');
  await expect(creditsOf(page).getByRole('radio', { name: '100 credits' })).toBeChecked();
});

import type { Page } from '@playwright/test';
import { callerOf } from '../api.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';

/** A session that ends while a form is open: it is said, and nothing that was typed is lost. */

/** The session ends on the server, and the token runs out. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    const auth = JSON.parse(localStorage.getItem('auth')!) as { expiresAt: number };
    localStorage.setItem('auth', JSON.stringify({ ...auth, expiresAt: Date.now() - 1000 }));
  });
}

test('signed in again, what was typed is there', async ({ page, shopUrl }, { project }) => {
  const person = personOf('asha session', project.name);
  await callerOf(page, shopUrl, person);
  await page.goto(`${shopUrl}/profile?tab=addresses`);
  const open = async () => {
    await page.getByRole('button', { name: 'Add an address' }).click();
    return page.getByRole('dialog', { name: 'New address' });
  };
  const typed = await open();
  await typed.getByLabel('Mobile number').fill('9847012345');
  await typed.getByLabel('Address', { exact: true }).fill('12 Beach Road');
  await typed.getByLabel('PIN code').fill('673001');
  await endSession(page);
  await typed.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Unauthorized', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}/`);

  await signIn(page, shopUrl, person, '/profile?tab=addresses');
  const again = await open();
  await expect(again.getByLabel('Address', { exact: true })).toHaveValue('12 Beach Road');
  await expect(again.getByLabel('City')).toHaveValue('Kozhikode');
  await again.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '12 Beach Road' })).toBeVisible();
  // What was sent is no draft any more.
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByRole('dialog').getByLabel('Address', { exact: true })).toHaveValue('');

  await page.keyboard.press('Escape');
  const another = await open();
  await another.getByLabel('Address', { exact: true }).fill('7 Hill Road');
  await endSession(page);
  await page.keyboard.press('Escape');
  await signIn(page, shopUrl, personOf('somebody else', project.name), '/profile?tab=addresses');
  await expect((await open()).getByLabel('Address', { exact: true })).toHaveValue('');
});

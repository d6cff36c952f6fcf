import { readFileSync } from 'node:fs';
import { callerOf } from '../api.ts';
import { look } from '../cart.ts';
import { expect, personOf, test } from '../fixtures.ts';

/** The profile's tab 'My Data' (rulings, Law): correct, agree, download, delete. */

test('one’s data is corrected, downloaded and deleted', async ({ page, shopUrl }, { project }) => {
  const person = personOf('asha leaves', project.name);
  await callerOf(page, shopUrl, person);
  await page.goto(`${shopUrl}/profile?tab=data`);

  const name = page.getByLabel('Name that others see');
  await name.fill('\u200b\u2060');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(
    page.getByText('A name has 1 to 80 characters. Please leave out line breaks and signs that cannot be seen.'),
  ).toBeVisible();
  await name.fill('  आशा 👩‍🎨  ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'आशा 👩‍🎨' })).toBeVisible();

  const news = page.getByRole('switch', { name: 'News and offers by e-mail' });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(news).toBeChecked();
  await look(page);
  await page.reload();
  await expect(news).toBeChecked();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^my-data-[\d-]+\.zip$/);
  const bytes = readFileSync(await saved.path());
  expect([bytes.subarray(0, 2).toString(), bytes.includes('data/consents.json'), bytes.includes(person)]).toEqual([
    'PK',
    true,
    true,
  ]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('The 20 credits that you have left')).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(dialog.getByText('That is not the address of this account.')).toBeVisible();
  await dialog.getByLabel('Your e-mail address').fill(person);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}/`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();

  // The same sign-in begins a new account, without credits.
  const again = await callerOf(page, shopUrl, person);
  expect((await again.call('credits.balance')).body).toMatchObject({ credits: 0 });
});

import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../fixtures.ts';

test('where one is signed in: this one is marked, another one is ended, and everywhere is here too', async ({
  page,
  browser,
  shopUrl,
}) => {
  const person = `sessions.${Date.now()}@chhaap.test`;
  await signIn(page, shopUrl, person, '/profile?tab=security');
  const other = await browser.newPage();
  await signIn(other, shopUrl, person, '/profile');
  await page.reload();
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This one')).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await list.getByRole('button', { name: /^End / }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(`${shopUrl}/`);
  await list.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${shopUrl}/`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await other.close();
});

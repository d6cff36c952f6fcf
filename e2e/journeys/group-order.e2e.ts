import type { Browser, Page } from '@playwright/test';
import { callerOf } from '../api.ts';
import { cartOf, look, publicDesign } from '../cart.ts';
import { goToPayPage } from '../checkout.ts';
import { expect, personOf, test } from '../fixtures.ts';

/** One design, many friends, one payment. */

// Three browsers, each looked over several times.
test.setTimeout(180_000);

/** A friend's browser: no account, nothing stored. */
async function friendAt(browser: Browser, address: string, size: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  const reply = await page.goto(address);
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('button', { name: /Join the order/ })).toBeEnabled();
  return page;
}

/** Chooses a size, says who it is, and joins. */
async function join(page: Page, name: string, size: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${size} `) }).check({ force: true });
  await page.getByLabel('Your name or initials').fill(name);
  await page.getByRole('button', { name: /Join the order/ }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
}

test('a link, two friends, a change and a withdrawal, one payment, and the list to hand out', async ({
  page,
  browser,
  shopUrl,
}, { project }) => {
  await callerOf(page, shopUrl, personOf('collects', project.name));
  const design = await publicDesign(shopUrl);
  await page.goto(`${shopUrl}/design/${design.id}`);
  await page.getByRole('link', { name: 'Order for a group' }).click();
  await expect(page.getByRole('heading', { name: 'Start a group order' })).toBeVisible();
  await page.getByRole('button', { name: 'Get the link' }).click();
  await expect(page.getByText('Choose at least one T-shirt.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Regular Fit/ }).check();
  await page.getByRole('radio', { name: 'White' }).check({ force: true });
  await page.getByLabel('Your name, as your friends know it').fill('Asha');
  await page.getByLabel('A note for your friends').fill('Room 12, on Friday.');
  await look(page);
  await page.getByRole('button', { name: 'Get the link' }).click();
  await expect(page.getByText('Nobody has joined yet. Send the link to your friends.')).toBeVisible();
  const link = (await page.getByText(/\/group\/[a-z2-7]{26}$/).textContent())!;
  const whatsApp = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsApp!)).toContain(link);

  const size = page.viewportSize()!;
  const ravi = await friendAt(browser, link, size);
  await expect(ravi.getByText('Room 12, on Friday.')).toBeVisible();
  await expect(ravi.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await ravi.getByRole('button', { name: /Join the order/ }).click();
  await expect(ravi.getByText('Please choose a size.')).toBeVisible();
  await look(ravi);
  await join(ravi, 'Ravi', 'M');
  const meera = await friendAt(browser, link, size);
  await join(meera, 'Meera', 'S');
  await expect(meera.getByText('2 entries so far')).toBeVisible();
  await expect(meera.getByText('Ravi')).toBeHidden();

  await ravi.reload();
  await ravi.getByRole('button', { name: 'Change the entry of Ravi' }).click();
  await ravi.getByRole('radio', { name: /^XL / }).check({ force: true });
  await ravi.getByRole('button', { name: /Save the change/ }).click();
  await expect(ravi.getByText(/White · XL · 1 piece/)).toBeVisible();
  await look(ravi);
  await meera.getByRole('button', { name: 'Withdraw the entry of Meera' }).click();
  await meera.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(meera.getByText('1 entry so far')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Add an entry by hand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await dialog.getByRole('radio', { name: /^M / }).check({ force: true });
  await dialog.getByLabel('Name or initials of your friend').fill('Grandmother');
  await dialog.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Grandmother' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Put all in the cart' }).click();
  await expect(cartOf(page).getByText(design.name).first()).toBeVisible();
  await goToPayPage(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible({ timeout: 30_000 });

  await page.goto(`${link}/list`);
  const handOut = page.getByRole('region', { name: 'Who gets which shirt' });
  await expect(handOut.getByText('Ravi')).toBeVisible();
  await expect(handOut.getByText('Grandmother')).toBeVisible();
  await look(page);
  await page.emulateMedia({ media: 'print' });
  await expect(handOut.getByText('Ravi')).toBeVisible();
  for (const part of ['contentinfo', 'table', 'button'] as const) await expect(page.getByRole(part)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await handOut.getByRole('link', { name: /^Order/ }).click();
  await expect(page.getByRole('link', { name: /^Who gets which shirt/ })).toBeVisible();
  const late = await meera.goto(link);
  expect(late?.status()).toBe(410);
  await expect(meera.getByRole('heading', { name: 'This group order is on its way' })).toBeVisible();
  for (const friend of [ravi, meera]) await friend.context().close();
});

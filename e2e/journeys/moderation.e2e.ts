import type { Page } from '@playwright/test';
import { callerOf, drawDesign } from '../api.ts';
import { cartOf, look } from '../cart.ts';
import { expect, openRow, personOf, signIn, test } from '../fixtures.ts';
import { findMail, REFUSED_SCRIPT } from '../mailbox.ts';

/** What is reported and taken down, and what people write to the shop: as those see it who are told of it. */

test.setTimeout(150_000);
test.beforeEach(({ guard }) => guard.allow(REFUSED_SCRIPT));

async function openMail(page: Page, shopUrl: string, recipient: string, subject: RegExp) {
  const mail = await findMail(page, shopUrl, recipient, subject);
  await mail.click();
  return page.frameLocator('iframe');
}

test('a reported design is taken down: gone from gallery and page, told in the cart, and its maker reads why', async ({
  page,
  browser,
  shopUrl,
}, { project }) => {
  const maker = personOf('maker', project.name);
  const makerPage = await (await browser.newContext()).newPage();
  const caller = await callerOf(makerPage, shopUrl, maker);
  const design = await drawDesign(caller, `a kite named ${project.name}${Date.now()}`);
  await caller.call('designs.setPublic', { params: { id: design.id }, body: { isPublic: true } });

  // A shopper who has it in the cart reports it.
  await page.goto(`${shopUrl}/design/${design.id}`);
  const put = await page.request.post(`${shopUrl}/api/cart`, { data: { designId: design.id, size: 'M' } });
  expect(put.status()).toBe(200);
  await page.getByRole('button', { name: 'Report this design' }).click();
  const report = page.getByRole('dialog').last();
  await report.getByText('It copies a work or a brand').click();
  await report.getByRole('textbox').fill('It is the crest of my club');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for telling us')).toBeVisible();

  const adminPage = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signIn(adminPage, shopUrl, 'Demo Admin', '/admin/moderation');
  const row = adminPage.getByRole('row').filter({ hasText: design.prompt });
  await expect(row).toContainText('1 report');
  await look(adminPage);
  await row.getByRole('button').click();
  const drawer = adminPage.getByRole('dialog');
  await expect(drawer.getByText('It is the crest of my club')).toBeVisible();
  await look(adminPage);
  await drawer.getByLabel('Reason').selectOption({ label: 'A work or brand of somebody else' });
  await drawer.getByLabel('A word to the maker').fill('The club has asked us.');
  await drawer.getByRole('button', { name: 'Take down and tell the maker' }).click();
  await expect(
    adminPage.getByText('It is gone from the gallery, its pictures too, and carts that hold it say so.'),
  ).toBeVisible();
  await expect(row).toBeHidden();

  await expect(async () => {
    const answer = await page.goto(`${shopUrl}/design/${design.id}`);
    expect(answer!.status()).toBe(404);
  }).toPass({ timeout: 20_000 });
  await page.goto(`${shopUrl}/community?search=${encodeURIComponent(design.prompt)}`);
  await expect(page.getByRole('link', { name: design.name })).toHaveCount(0);
  // As it was public: without the pass that its maker was given before.
  for (const address of [design.imageUrl, design.mockupUrl])
    if (address) expect((await page.request.get(shopUrl + address.replace(/\?.*/, ''))).status()).toBe(404);

  // The cart says so, in both languages, and lets nobody go on with it.
  for (const [path, told] of [
    ['/hi/cart', 'हमने यह डिज़ाइन हटा दिया है'],
    ['/cart', 'We took this design down and do not print it any more. Take it out to order the rest.'],
  ] as const) {
    await page.goto(shopUrl + path);
    await expect(page.getByRole('dialog').getByText(told)).toBeVisible();
    await look(page);
    await page.screenshot({ path: `test-results/taken-down-${project.name}${path.replaceAll('/', '-')}.png` });
  }
  const cart = cartOf(page);
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click({ force: true });
  await expect(page.getByText('Something in the cart cannot be had just now. Take it out first.')).toBeVisible();
  await cart.getByRole('button', { name: `Remove ${design.name}` }).click();
  await expect(cart.getByText(design.name)).toBeHidden();

  // Its maker sees it, with the reason.
  await makerPage.setViewportSize(page.viewportSize()!);
  await makerPage.goto(`${shopUrl}/profile`);
  const card = makerPage.getByRole('article', { name: design.name });
  await expect(card.getByText('Taken down')).toBeVisible();
  await expect(card.getByText('It shows a work or a brand that belongs to somebody else.')).toBeVisible();
  await expect(card.getByText('The club has asked us.')).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await look(makerPage);
  await makerPage.screenshot({ path: `test-results/taken-down-${project.name}-profile.png` });

  const mail = await openMail(makerPage, shopUrl, maker, /Your design was taken down/);
  await expect(mail.getByText('It shows a work or a brand that belongs to somebody else.')).toBeVisible();
  await expect(mail.getByText('The club has asked us.')).toBeVisible();
});

test('a ticket is answered from its list, and the answer is in the mailbox', async ({ page, browser, shopUrl }, {
  project,
}) => {
  const sender = personOf('sender', project.name);
  const body = { name: 'Asha Nair', email: sender, subject: 'Where is my order?', message: 'It was due on Monday.' };
  const { ticketNumber } = (await (await page.request.post(`${shopUrl}/api/tickets`, { data: body })).json()) as {
    ticketNumber: string;
  };
  await signIn(page, shopUrl, 'Demo Admin', `/admin/tickets?search=${encodeURIComponent(sender)}`);
  const row = page.getByRole('row').filter({ hasText: ticketNumber });
  await expect(row).toContainText('Look at it until');
  await look(page);
  await openRow(row);
  await row.getByRole('button', { name: /^Read/ }).click();
  const ticket = page.getByRole('dialog', { name: ticketNumber });
  await expect(ticket.getByText('It was due on Monday.')).toBeVisible();
  await ticket.getByLabel('Your text').fill('It left Kozhikode this morning.');
  await look(page);
  await ticket.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The answer is on its way')).toBeVisible();
  await expect(ticket.getByText('Answered', { exact: true })).toBeVisible();
  await ticket.getByRole('button', { name: 'Close the ticket' }).click();
  await expect(ticket.getByRole('button', { name: 'Open it again' })).toBeVisible();
  const mailbox = await (await browser.newContext()).newPage();
  const mail = await openMail(mailbox, shopUrl, sender, new RegExp(`Our answer \\(${ticketNumber}\\)`));
  await expect(mail.getByText('It left Kozhikode this morning.')).toBeVisible();
});

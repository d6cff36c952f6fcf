import type { Page } from '@playwright/test';
import { words as cartWords } from '../../words/src/hi/cart.ts';
import { words as checkoutWords } from '../../words/src/hi/checkout.ts';
import { callerOf } from '../api.ts';
import { fillCart, fillDelivery, goToPayPage } from '../checkout.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures.ts';
import { findMail, REFUSED_SCRIPT, scrollBackTo } from '../mailbox.ts';
import { askStandin } from '../standin.ts';

/** What the shop writes, from the payment to the order that the mail leads to, as the demo's mailbox shows it. */

test.beforeEach(({ guard }) => guard.allow(REFUSED_SCRIPT));
test.setTimeout(150_000);

/** Opens a mail of the mailbox, and looks at both pages. */
async function openMail(page: Page, shopUrl: string, recipient: string, subject: RegExp): Promise<void> {
  const mail = await findMail(page, shopUrl, recipient, subject);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await mail.click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

test('paid → the confirmation is in the mailbox → its link leads to the order', async ({ page, shopUrl }, {
  project,
}) => {
  const person = `mail.${project.name}.${Date.now()}@chhaap.test`;
  const caller = await callerOf(page, shopUrl, person);
  const { name } = await fillCart(caller, 'a lotus as a mandala');
  await page.goto(`${shopUrl}/cart`);
  await goToPayPage(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('An email confirmation follows.')).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get('orderId')!;

  // The form's address is the same in every journey; the order's number tells the mails apart.
  await openMail(page, shopUrl, 'asha@chhaap.test', new RegExp(`Your order is confirmed \\(…${orderId.slice(-6)}\\)`));
  await expectNoSidewaysScroll(page);
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText(orderId)).toBeVisible();
  // It is not the address that the shopper signs in with, so it may be anybody's.
  await expect(mail.getByText('this address is not the one that it signs in with')).toBeVisible();
  for (const typed of [name, '12 Beach Road']) await expect(mail.getByText(typed)).toHaveCount(0);
  const opening = page.waitForEvent('popup');
  await mail.getByRole('link', { name: 'See your order' }).click();
  const shop = await opening;
  await expect(shop).toHaveURL(/\/orders\/[a-z0-9]+$/);
  await expect(shop.getByText(orderId)).toBeVisible();
  await shop.close();

  for (const view of ['Plain text', 'Headers', 'Source']) {
    const link = page.getByRole('link', { name: view });
    await scrollBackTo(link);
    await link.click();
    await expect(page.getByRole('region', { name: view })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  type Kept = { mails: { to: string[]; subject: string }[] };
  const { mails } = await askStandin<Kept>(shopUrl, 'mailbox', '/__sim/mails?limit=100');
  const told = mails.filter(one => one.subject.includes(orderId.slice(-6))).flatMap(one => one.to);
  // The shopper, and the owner.
  expect(told.filter(to => to === 'asha@chhaap.test')).toHaveLength(1);
  expect(told).toHaveLength(2);
});

test('an order from a Hindi page is confirmed in Hindi @once', async ({ page, shopUrl }) => {
  const person = `mail.hindi.${Date.now()}@chhaap.test`;
  await fillCart(await callerOf(page, shopUrl, person), 'a peacock in ink');
  // The form is filled in on the English page, where it has its labels from, and paid on the Hindi one.
  await page.goto(`${shopUrl}/cart`);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const form = page.getByRole('dialog', { name: 'Checkout' });
  await fillDelivery(form);
  await form.getByLabel('E-mail').fill(person);
  await form.getByLabel('PIN code').fill('673001');
  await page.goto(`${shopUrl}/hi/cart`);
  await page.getByRole('button', { name: cartWords.checkout }).click();
  const checkout = page.getByRole('dialog', { name: checkoutWords.title });
  await expect(
    checkout
      .getByText(person)
      .or(checkout.locator(`input[value="${person}"]`))
      .first(),
  ).toBeVisible();
  await checkout.getByRole('button', { name: checkoutWords.pay('', 'phonepe').trim() }).click();
  await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment\/success/);

  await openMail(page, shopUrl, person, /आपका ऑर्डर पक्का हो गया/);
  // To the address that the shopper signs in with it says everything.
  await expect(page.frameLocator('iframe').getByText('12 Beach Road')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'अपना ऑर्डर देखें' }).click();
  await expect(await opening).toHaveURL(/\/hi\/orders\/[a-z0-9]+$/);
});

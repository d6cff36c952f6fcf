import { callerOf } from '../api.ts';
import { look } from '../cart.ts';
import { expect, personOf, test } from '../fixtures.ts';

/** Which messages a person gets (security 3.3, D4): consents are off until they are asked for. */

test('mails and WhatsApp are chosen, each at once', async ({ page, shopUrl }, { project }) => {
  await callerOf(page, shopUrl, personOf('asha notifications', project.name));
  await page.goto(`${shopUrl}/profile?tab=notifications`);
  const one = (name: string) => page.getByRole('switch', { name });
  await expect(one('Your order is being printed')).toBeChecked();
  await expect(one('News and offers')).not.toBeChecked();
  await one('Your order is being printed').press('Space');
  await expect(one('Your order is being printed')).not.toBeChecked();
  await one('News and offers').click();
  await expect(one('News and offers')).toBeChecked();
  const language = page.getByRole('radiogroup', { name: 'Language of mails' });
  await expect(language.getByRole('radio', { name: 'As on the page' })).toBeChecked();
  await language.getByRole('radio', { name: 'As on the page' }).press('ArrowLeft');
  await expect(language.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();

  await expect(page.getByText('The shop does not send WhatsApp messages yet.')).toBeVisible();
  await one('Messages about my orders by WhatsApp').click();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByLabel('Mobile number for WhatsApp')).toBeFocused();
  await look(page);
  await page.getByLabel('Mobile number for WhatsApp').fill('+91 98470 12345');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('To +91 9847012345')).toBeVisible();
  await page.reload();
  await expect(one('Your order is being printed')).not.toBeChecked();
  await expect(one('Messages about my orders by WhatsApp')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await look(page);
});

test('the page behind a link that is none says so', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/unsubscribe/production.nobody.0123456789abcdef0123456789abcdef`);
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  await look(page);
});

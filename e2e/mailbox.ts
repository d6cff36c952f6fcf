import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** A test looks into a mail's frame by scripts of its own, which the frame refuses as it would any: told in the console. */
export const REFUSED_SCRIPT = /Blocked script execution in '[^']+\/demo\/mail\/\d+\/html'/;

/** Finds a mail in the demo's mailbox by its recipient; the mailbox has no script, so the page is asked again. */
export async function findMail(page: Page, shopUrl: string, recipient: string, subject: RegExp) {
  const mail = page.getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto(`${shopUrl}/demo/mail/`);
    await page.getByLabel('Recipient').fill(recipient);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  return mail;
}

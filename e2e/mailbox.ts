import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { askStandin } from './standin.ts';

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

type Found = { mails: { id: number; text: string }[] };
const latestTo = async (shopUrl: string, recipient: string) =>
  (await askStandin<Found>(shopUrl, 'mailbox', `/__sim/mails?limit=1&to=${encodeURIComponent(recipient)}`)).mails[0];

/** Does what sends a code to an address, and answers the code of six digits in the mail that comes then. */
export const codeSent = async (shopUrl: string, recipient: string, act: () => Promise<void>): Promise<string> =>
  /\b\d{6}\b/.exec(await mailSent(shopUrl, recipient, act))![0];

/** Does what sends a mail to an address, and answers its text. */
export async function mailSent(shopUrl: string, recipient: string, act: () => Promise<void>): Promise<string> {
  const before = (await latestTo(shopUrl, recipient))?.id;
  await act();
  await expect.poll(async () => (await latestTo(shopUrl, recipient))?.id, { timeout: 30_000 }).not.toBe(before);
  return (await latestTo(shopUrl, recipient))!.text;
}

/**
 * Scrolls from the mail back to a link of the mailbox and lets the screen show it, as anybody does who presses it. The mail's frame
 * runs in a process of its own, and Chromium gives it a press that comes in the same moment as the scrolling: 8 of 12 went astray
 * on a page of nothing but a link and such a frame, and none once a picture had been drawn in between.
 */
export async function scrollBackTo(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(done => requestAnimationFrame(done));
  });
}

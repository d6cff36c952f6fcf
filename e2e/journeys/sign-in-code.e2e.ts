import type { Locator, Page } from '@playwright/test';
import { look } from '../cart.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';
import { ENGLISH, LANGUAGES, type Spoken } from '../languages.ts';
import { codeSent } from '../mailbox.ts';
import { script } from '../standin.ts';

/** Signing in by a code that is sent to the mailbox (rulings of 26 November, Sign-in). */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function openDialog(page: Page, at: string, { frame, accounts }: Spoken): Promise<Locator> {
  await page.goto(at);
  const menu = page.getByRole('button', { name: frame.openMenu });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: frame.login, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: accounts.signIn });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Has a code sent from a form, on a page or in a dialog; answers it. */
const askIn = (place: Locator, email: string, { shopUrl, accounts }: Spoken & { shopUrl: string }): Promise<string> =>
  codeSent(shopUrl, email, async () => {
    await place.getByLabel(accounts.code.email, { exact: true }).fill(email);
    await place.getByRole('button', { name: accounts.code.send }).click();
    await expect(place.getByText(accounts.code.sent(email))).toBeVisible();
  });

async function give(place: Locator, code: string, { accounts }: Spoken): Promise<void> {
  await place.getByLabel(accounts.code.label, { exact: true }).fill(code);
  await place.getByRole('button', { name: accounts.code.go, exact: true }).click();
}

const emailOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? 'null') as { user: { email: string } } | null)?.user.email); // prettier-ignore

for (const spoken of LANGUAGES) {
  const { language, prefix, accounts, errors } = spoken;

  test(`a code in the dialog: a slip in the address, a wrong code, the right one; in ${language}`, async ({
    page,
    shopUrl,
  }, { project }) => {
    const email = personOf(`code ${language}`, project.name);
    const dialog = await openDialog(page, `${shopUrl}${prefix}/community`, spoken);
    await look(page);
    const field = dialog.getByLabel(accounts.code.email, { exact: true });
    await field.fill('asha.example');
    await dialog.getByRole('button', { name: accounts.code.send }).click();
    await expect(dialog.getByText(accounts.emailFaults.no_at())).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('asha@gmial.com');
    await dialog.getByRole('button', { name: accounts.emailTake }).click();
    await expect(field).toHaveValue('asha@gmail.com');

    const code = await askIn(dialog, email, { ...spoken, shopUrl });
    await expect(dialog.getByLabel(accounts.code.label, { exact: true })).toBeFocused();
    await look(page);
    await give(dialog, '12 34', spoken);
    await expect(dialog.getByText(accounts.code.shape)).toBeVisible();
    await give(dialog, other(code), spoken);
    await expect(dialog.getByText(errors.code_wrong)).toBeVisible();
    await look(page);
    // As mail programs copy it.
    await give(dialog, ` ${code.slice(0, 3)} ${code.slice(3)}`, spoken);
    await expect(page.getByText(accounts.welcome('Shopper'))).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await emailOf(page)).toBe(email);
    await expect(page).toHaveURL(`${shopUrl}${prefix}/community`);
  });

  test(`the full page: the provider’s person is refused, and joined to the account by a code; in ${language}`, async ({
    page,
    shopUrl,
  }, { project }) => {
    const email = personOf(`joins ${language}`, project.name);
    const person = Math.floor(Math.random() * 1e5);
    const dialog = await openDialog(page, `${shopUrl}${prefix}/design`, spoken);
    await dialog.getByRole('link', { name: accounts.fullPage }).click();
    await expect(page.getByRole('heading', { level: 1, name: accounts.signIn })).toBeVisible();
    const main = page.getByRole('main');
    await look(page);
    const first = await askIn(main, email, { ...spoken, shopUrl });
    // A phone may drop the page while the mails are looked at.
    await page.reload();
    await expect(main.getByText(accounts.code.sent(email))).toBeVisible();
    await look(page);
    await give(main, first, spoken);
    await expect(page).toHaveURL(`${shopUrl}${prefix}/design`);
    expect(await emailOf(page)).toBe(email);

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${shopUrl}/api/login?returnTo=${encodeURIComponent(`${prefix}/profile`)}`);
    await script(shopUrl, 'identity', { signIn: `person(${person})`, uses: 1 });
    await main.getByRole('link', { name: /demo account|डेमो खाते/ }).click();
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(main.getByRole('alert').filter({ hasText: accounts.joining(email) })).toBeVisible();
    await look(page);
    await expect(main.getByLabel(accounts.code.email, { exact: true })).toHaveValue(email);
    const joining = await askIn(main, email, { ...spoken, shopUrl });
    const join = main.getByRole('checkbox', { name: email });
    await expect(join).not.toBeChecked();
    await look(page);
    await join.check();
    await give(main, joining, spoken);
    await expect(page).toHaveURL(`${shopUrl}${prefix}/profile`);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await script(shopUrl, 'identity', { signIn: `person(${person})`, uses: 1 });
    await signIn(page, shopUrl, email, `${prefix}/profile`);
    await expect(main.getByText(email)).toBeVisible();
  });
}

test('a code is over after ten minutes, another one counts, and the limit is told @once', async ({ page, shopUrl }) => {
  const { accounts } = ENGLISH;
  const email = personOf('code over', 'wide');
  await page.clock.install();
  const dialog = await openDialog(page, shopUrl, ENGLISH);
  const first = await askIn(dialog, email, { ...ENGLISH, shopUrl });
  await expect(dialog.getByText(/another code sent in \d+ s/)).toBeVisible();
  await page.clock.fastForward('10:01');
  await give(dialog, first, ENGLISH);
  await expect(dialog.getByText(accounts.code.over)).toBeVisible();
  for (let sent = 1; sent < 5; sent++) {
    await dialog.getByRole('button', { name: accounts.code.again }).click();
    await expect(dialog.getByText(accounts.code.sentAgain)).toBeVisible();
    await page.clock.fastForward('00:31');
  }
  await dialog.getByRole('button', { name: accounts.code.again }).click();
  await expect(dialog.getByText(/in (\d+ minutes?|1 hour)\./)).toBeVisible();
  await look(page);
  await dialog.getByRole('button', { name: accounts.code.other }).click();
  await expect(dialog.getByLabel(accounts.code.email, { exact: true })).toHaveValue('');
});

test('by a code on the full page one comes back to where one was, and stays there', async ({ page, shopUrl }, {
  project,
}) => {
  const { accounts } = ENGLISH;
  for (const at of ['/pricing', '/community', '/contact']) {
    await page.context().clearCookies();
    await page.goto(shopUrl);
    await page.evaluate(() => localStorage.clear());
    const dialog = await openDialog(page, shopUrl + at, ENGLISH);
    await dialog.getByRole('link', { name: accounts.fullPage }).click();
    await expect(page.getByRole('heading', { level: 1, name: accounts.signIn })).toBeVisible();
    const main = page.getByRole('main');
    const email = personOf(`led on ${at.slice(1)}`, project.name);
    await give(main, await askIn(main, email, { ...ENGLISH, shopUrl }), ENGLISH);
    await expect(page).not.toHaveURL(/sign-in/);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(shopUrl + at);
  }
});

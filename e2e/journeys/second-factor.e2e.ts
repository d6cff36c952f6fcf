import type { Page } from '@playwright/test';
import { codeAt } from '../../server/src/features/security/totp.ts';
import { look } from '../cart.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';
import { LANGUAGES } from '../languages.ts';
import { mailSent } from '../mailbox.ts';

/** The second factor (ASVS 5.0 §6.3.3): set up once, asked at each sign-in, and a way in without the phone. */
const forget = async (page: Page): Promise<void> => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
};

/** As `signIn`, where nobody is signed in before the second factor was given. */
async function reachFactor(page: Page, shopUrl: string, person: string, returnTo: string): Promise<void> {
  await page.goto(`${shopUrl}/api/login?with=provider&returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByLabel(/e-?mail/i).fill(person);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

for (const { language, prefix, security, errors } of LANGUAGES)
  test(`is set up, and asked for: the app’s code, then a recovery code, each once; in ${language}`, async ({
    page,
    shopUrl,
  }, { project }) => {
    // Behind the question the profile waits, in motion.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = personOf(`factor ${language}`, project.name);
    const at = `${prefix}/profile?tab=security`;
    await signIn(page, shopUrl, person, at);
    const { factor, confirm } = security;
    const part = page.getByRole('region', { name: factor.title });
    await part.getByRole('button', { name: factor.setUp }).click();
    const setUp = page.getByRole('dialog', { name: factor.title });
    const code = setUp.getByLabel(factor.give);
    await expect(code).toBeFocused();
    await look(page);
    const key = (await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
    await code.fill('000000');
    await setUp.getByRole('button', { name: factor.turnOn }).click();
    await expect(setUp.getByText(errors.factor_code_wrong)).toBeVisible();
    await code.fill(codeAt(key, new Date()));
    await setUp.getByRole('button', { name: factor.turnOn }).click();
    const codes = page.getByRole('dialog', { name: factor.codesTitle });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await look(page);
    const [recovery] = await codes.getByRole('listitem').allTextContents();
    await codes.getByRole('button', { name: factor.codesDone }).click();
    await expect(part.getByText(factor.left(10))).toBeVisible();

    const asked = page.getByRole('dialog', { name: confirm.factorTitle });
    const give = async (typed: string) => {
      await asked.getByLabel(confirm.code, { exact: true }).fill(typed);
      await asked.getByRole('button', { name: confirm.go, exact: true }).click();
    };
    await forget(page);
    await reachFactor(page, shopUrl, person, at);
    await expect(asked.getByText(confirm.atSignIn)).toBeVisible();
    await look(page);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    // The code of the thirty seconds to come: that of now was used.
    await give(codeAt(key, new Date(Date.now() + 30_000)));
    await expect(part.getByText(factor.left(10))).toBeVisible();

    await forget(page);
    await reachFactor(page, shopUrl, person, at);
    await give(recovery!);
    await expect(part.getByText(factor.left(9))).toBeVisible();
    await forget(page);
    await reachFactor(page, shopUrl, person, at);
    await give(recovery!);
    await expect(asked.getByText(errors.factor_code_wrong)).toBeVisible();
    await asked.getByRole('button', { name: confirm.signOut }).click();
    await expect(page).toHaveURL(`${shopUrl}${prefix}/`);
  });

for (const { language, prefix, security } of LANGUAGES)
  test(`the mail that tells of it takes it back, for who did not turn it on; in ${language}`, async ({
    page,
    shopUrl,
  }, { project }) => {
    const person = personOf(`strange factor ${language}`, project.name);
    await signIn(page, shopUrl, person, `${prefix}/profile?tab=security`);
    const { factor, undo, confirm } = security;
    const part = page.getByRole('region', { name: factor.title });
    await part.getByRole('button', { name: factor.setUp }).click();
    const setUp = page.getByRole('dialog', { name: factor.title });
    const key = (await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent())!.replaceAll(' ', '');
    await setUp.getByLabel(factor.give).fill(codeAt(key, new Date()));
    const text = await mailSent(shopUrl, person, async () => {
      await setUp.getByRole('button', { name: factor.turnOn }).click();
      await expect(page.getByRole('dialog', { name: factor.codesTitle })).toBeVisible();
    });
    const [link] = /https?:\S+\/undo-factor\/[\w-]+/.exec(text)!;
    expect(new URL(link).pathname.startsWith(`${prefix}/undo-factor/`)).toBe(true);
    await forget(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: undo.title })).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: undo.go }).click();
    await expect(page.getByRole('heading', { level: 1, name: undo.done })).toBeVisible();
    await look(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: undo.over })).toBeVisible();
    await look(page);
    await reachFactor(page, shopUrl, person, `${prefix}/profile?tab=security`);
    await expect(part.getByText(factor.off, { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog', { name: confirm.factorTitle })).toBeHidden();
  });

/** What the shop answers who asks whether they are an admin, where it demands a second factor that they lack. */
const LACKING = { isAdmin: true, role: 'owner', needsFactor: true, hasFactor: false };

for (const { language, prefix, security } of LANGUAGES)
  test(`a shop that demands one leads to it from the admin; in ${language}`, async ({ page, shopUrl }) => {
    const { factor, needed } = security;
    await page.route('**/api/auth/admin-check', route => route.fulfill({ json: LACKING }));
    await signIn(page, shopUrl, 'Demo Admin', `${prefix}/admin`);
    for (const path of ['/admin', '/admin/tickets', '/admin/production']) {
      await page.goto(`${shopUrl}${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 2, name: needed.title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
      await look(page);
    }
    await page.getByRole('button', { name: factor.setUp }).click();
    const setUp = page.getByRole('dialog', { name: factor.title });
    await setUp.getByRole('button', { name: factor.cancel }).click();
    await expect(setUp).toBeHidden();
    await page.unroute('**/api/auth/admin-check');
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: needed.title })).toBeHidden();
  });

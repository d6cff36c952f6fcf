import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/src/db/embedded/embedded-postgres.ts';
import { expect, signIn, signInThroughPopup, test } from '../fixtures.ts';
import { startShop, type Shop } from '../shop.ts';
import { endStandins, script } from '../standin.ts';

/** What sign-in does when the provider is away, and when an account is switched off (issue: Sign-in). */
const AWAY = 'Signing in is not possible just now. You can look around; please try again in a few minutes.';

test.describe('sign-in in trouble @once', () => {
  test.setTimeout(150_000);
  let postgres: EmbeddedPostgres;
  let shop: Shop;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-sign-in-'));
  test.use({ shopUrl: async ({}, use) => use(shop.url) }); // eslint-disable-line no-empty-pattern
  test.beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir });
    shop = await startShop({ dataDir, environment: { DATABASE_URL: postgres.url, DEMO_MAY_USE: 'database' } });
  });
  test.afterAll(async () => {
    await shop.stop();
    await endStandins(shop.url);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('the provider is down from the start: the shop serves, and signing in works once it is back', async ({
    page,
  }) => {
    await script(shop.url, 'identity', { all: 'down' });
    await page.goto(shop.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: /^Continue with/ }).click();
    const popup = await opening;
    await popup.waitForLoadState();
    if (!popup.isClosed()) await popup.close();
    await expect(dialog.getByRole('alert')).toHaveText(AWAY);

    await script(shop.url, 'identity', { all: 'ok' });
    await signInThroughPopup(page, 'Demo Shopper');
    await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  });

  test('the provider goes down later: who is signed in stays so, and the full page says so', async ({ page }) => {
    await signIn(page, shop.url, 'stays@chhaap.test', '/profile');
    await script(shop.url, 'identity', { all: 'down' });
    await page.reload();
    await expect(page.getByRole('main').getByText('stays@chhaap.test')).toBeVisible();
    const reply = await page.goto(`${shop.url}/api/login?with=provider`);
    expect(reply?.status()).toBe(503);
    await script(shop.url, 'identity', { all: 'ok' });
    await signIn(page, shop.url, 'stays@chhaap.test', '/profile');
    await expect(page.getByRole('main').getByText('stays@chhaap.test')).toBeVisible();
  });

  test('an account that is switched off is signed out by its next call', async ({ page }) => {
    const email = 'switched.off@chhaap.test';
    await signIn(page, shop.url, email, '/profile');
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    const { rowCount } = await database.query('update accounts set disabled_at = now() where email = $1', [email]);
    await database.end();
    expect(rowCount).toBe(1);
    // An account's state may be remembered for ten seconds (rulings, Sign-in).
    await page.waitForTimeout(10_500);
    await page.reload();
    await expect(page).toHaveURL(`${shop.url}/`);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    // Signing in says why not, in the window and on the full page.
    const off = 'This account is switched off. Please write to us if you think that is a mistake.';
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    const opening = page.waitForEvent('popup');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Continue with/ })
      .click();
    const popup = await opening;
    await popup.getByLabel(/e-?mail/i).fill(email);
    await popup.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(off);
    await page.goto(`${shop.url}/api/login?with=provider&returnTo=/design`);
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(off);
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  });
});

import type { Page } from '@playwright/test';
import { callerOf, drawDesign } from '../api.ts';
import { expect, expectAccessible, goToProvider, signIn, signInThroughPopup, test } from '../fixtures.ts';
import { script } from '../standin.ts';

/** Signing in and out as people do it, against the provider's real protocol (issue: Sign-in; S1 §8 and §9). */
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login', exact: true });
const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout', exact: true });

type StoredAuth = { token: string; expiresAt: number; user: { email: string } };
const storedAuth = (page: Page): Promise<StoredAuth | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null') as never);

async function openDialog(page: Page, shopUrl: string): Promise<void> {
  await page.goto(shopUrl);
  await login(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
}

/** Presses the dialog's button and answers the provider's window. */
async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue with/ })
    .click();
  const popup = await opening;
  await popup.waitForLoadState();
  return popup;
}

const expectAlert = (page: Page, text: string) => expect(page.getByRole('dialog').getByRole('alert')).toHaveText(text);

test.describe('signing in @once', () => {
  test('through the window, which is 500 x 600 and closes by itself', async ({ page, shopUrl }) => {
    await openDialog(page, shopUrl);
    const popup = await openPopup(page);
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
    await popup.getByRole('button', { name: 'Demo Shopper', exact: true }).click();
    await expect(page.getByText('Welcome, Demo Shopper')).toBeVisible();
    await expect(logout(page)).toBeVisible();
    await expect.poll(() => popup.isClosed()).toBe(true);
    const auth = (await storedAuth(page))!;
    expect(auth.user.email).toBe('demo.shopper@chhaap.test');
    expect(auth.expiresAt - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(auth.expiresAt - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });

  test('a window closed, or Cancel pressed in it, is told in the page', async ({ page, shopUrl }) => {
    await openDialog(page, shopUrl);
    await (await openPopup(page)).close();
    await expectAlert(page, 'The sign-in window was closed before you were done. Please try again.');
    await expectAccessible(page);
    const popup = await openPopup(page);
    await popup.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expectAlert(page, 'You did not allow the sign-in, so nothing has changed.');
    await expect.poll(() => popup.isClosed()).toBe(true);
    expect(await storedAuth(page)).toBeNull();
    await signInThroughPopup(page, 'Demo Shopper');
    await expect(logout(page)).toBeVisible();
  });

  test('a browser that blocks windows gets the full page, and comes back to where it was', async ({
    page,
    shopUrl,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`${shopUrl}/design`);
    await login(page).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Continue with/ })
      .click();
    await expectAlert(page, 'Your browser blocked the sign-in window. Allow it, or sign in on a full page.');
    await goToProvider(page);
    await page.getByRole('button', { name: 'Demo Shopper 2', exact: true }).click();
    await expect(logout(page)).toBeVisible();
    await expect(page).toHaveURL(`${shopUrl}/design`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('/api/login comes back to a page of the shop and to no other place', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'Demo Shopper', '/hi/profile?tab=orders');
    await expect(page).toHaveURL(`${shopUrl}/hi/profile?tab=orders`);
    for (const elsewhere of ['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test']) {
      await page.evaluate(() => localStorage.clear());
      await signIn(page, shopUrl, 'Demo Shopper', elsewhere);
      await expect(page).toHaveURL(`${shopUrl}/`);
    }
  });

  test('every refusal of the provider has its sentence', async ({ page, shopUrl }) => {
    await openDialog(page, shopUrl);
    for (const fault of ['server_error', 'temporarily_unavailable']) {
      await script(shopUrl, 'identity', { signIn: fault });
      const popup = await openPopup(page);
      await popup.getByRole('button', { name: 'Demo Shopper', exact: true }).click();
      await expectAlert(
        page,
        'Signing in is not possible just now. You can look around; please try again in a few minutes.',
      );
      await script(shopUrl, 'identity', { signIn: 'ok' });
    }
    expect(await storedAuth(page)).toBeNull();
  });
});

test.describe('signed in @once', () => {
  test('signing out in one tab is seen in the other, and nothing of the person stays', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'leaving@chhaap.test');
    const other = await page.context().newPage();
    await other.goto(`${shopUrl}/design`);
    await expect(logout(other)).toBeVisible();
    await logout(page).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect(login(page)).toBeVisible();
    await expect(login(other)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('leaving');
    expect(await page.evaluate(async () => (await fetch('/api/auth/token')).status)).toBe(401);
    await page.goto(`${shopUrl}/profile`);
    await expect(page).toHaveURL(`${shopUrl}/`);
  });

  test('the token is renewed five minutes before it ends, also by a clock that is wrong', async ({ page, shopUrl }) => {
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await signIn(page, shopUrl, 'Demo Shopper');
    const before = (await storedAuth(page))!;
    await page.clock.fastForward('09:30');
    expect(await storedAuth(page)).toEqual(before);
    const renewal = page.waitForResponse(/\/api\/auth\/token$/);
    await page.clock.fastForward('00:45');
    await renewal;
    await expect.poll(async () => (await storedAuth(page))!.expiresAt).toBeGreaterThan(before.expiresAt + 9 * 60_000);
    await expect(logout(page)).toBeVisible();
  });

  test('two people after each other have their own carts and designs', async ({ page, shopUrl }) => {
    const asha = await callerOf(page, shopUrl, 'asha.first@chhaap.test');
    const design = await drawDesign(asha, 'a peacock dancing in the rain');
    await asha.call('cart.add', { body: { designId: design.id, size: 'M', type: 1 } });
    await page.goto(`${shopUrl}/profile`);
    const main = page.getByRole('main');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(main.getByText(design.name).first()).toBeVisible();
    await logout(page).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, empty' })).toBeVisible();

    await signIn(page, shopUrl, 'ravi.second@chhaap.test', '/profile');
    await expect(main.getByText('ravi.second@chhaap.test')).toBeVisible();
    await expect(main.getByText('No designs yet')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await logout(page).click();
    await expect(page.getByText('You are logged out')).toBeVisible();

    await signIn(page, shopUrl, 'asha.first@chhaap.test', '/profile');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(main.getByText(design.name).first()).toBeVisible();
  });
});

import { callerOf } from '../api.ts';
import { look } from '../cart.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';
import { LANGUAGES } from '../languages.ts';
import { codeSent } from '../mailbox.ts';
import { payOn, startOrder } from '../paid-order.ts';
import { script } from '../standin.ts';

/** Where one is signed in, and a proof of who it is before what cannot be undone (ASVS 5.0 §7.5). */
for (const { language, prefix, security, profile } of LANGUAGES)
  test(`where one is signed in: another one is ended, and everywhere is here too; in ${language}`, async ({
    page,
    browser,
    shopUrl,
  }, { project }) => {
    const { sessions: words } = security;
    const person = personOf(`sessions ${language}`, project.name);
    await signIn(page, shopUrl, person, `${prefix}/profile?tab=security`);
    const other = await browser.newPage();
    await signIn(other, shopUrl, person, `${prefix}/profile`);
    await page.reload();
    const list = page.getByRole('region', { name: words.title });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByText(words.isThis)).toHaveCount(1);
    await expect(list.getByText(words.life(7, 30))).toBeVisible();
    await look(page);
    await list.getByRole('listitem').getByRole('button').click();
    await expect(page.getByText(words.ended)).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await other.reload();
    await expect(other).toHaveURL(`${shopUrl}${prefix}/`);
    // Another answer says first that nobody is signed in any more.
    await page.route('**/api/account/sessions', async route => {
      if (route.request().method() !== 'DELETE') return route.continue();
      const answer = await route.fetch();
      await page.evaluate(() => {
        localStorage.removeItem('auth');
        window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }));
      });
      await page.waitForTimeout(500);
      await route.fulfill({ response: answer });
    });
    await list.getByRole('button', { name: words.everywhere }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.everywhere }).click();
    await expect(page.getByText(words.everywhereDone)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: profile.unauthorized.title })).toHaveCount(0);
    await expect(page).toHaveURL(`${shopUrl}${prefix}/`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await other.close();
  });

for (const { language, prefix, accounts, adminOrder, security } of LANGUAGES)
  test(`a refund asks who it is: a provider that does not say when does not do, a code does, and it goes on; in ${language}`, async ({
    page,
    shopUrl,
  }, { project }) => {
    const { confirm } = security;
    const caller = await callerOf(page, shopUrl, personOf(`refund ${language}`, project.name));
    const { orderId, paymentUrl } = await startOrder(caller, shopUrl);
    await payOn(page, paymentUrl);
    await page.evaluate(() => localStorage.clear());
    await script(shopUrl, 'identity', { token: 'no_auth_time', uses: 1 });
    await signIn(page, shopUrl, 'Demo Admin', `${prefix}/admin/orders/${orderId}`);
    await page.getByLabel(adminOrder.refundAmount).fill('100');
    await page.getByLabel(adminOrder.refundReason).fill('A scratch');
    await page.getByRole('button', { name: adminOrder.send('₹100') }).click();
    await page.getByRole('button', { name: adminOrder.confirmYes }).click();
    const dialog = page.getByRole('dialog', { name: confirm.title });
    await expect(dialog.getByText(confirm.bySignIn)).toBeVisible();
    await look(page);

    await script(shopUrl, 'identity', { token: 'no_auth_time', uses: 1 });
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: /demo account|डेमो खाते/ }).click();
    await (await opening).getByRole('button', { name: 'Demo Admin', exact: true }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: confirm.silent('the demo account') })).toBeVisible();
    await look(page);

    const email = 'demo.admin@chhaap.test';
    const code = await codeSent(shopUrl, email, async () => {
      await dialog.getByRole('button', { name: confirm.byMail(email) }).click();
      await expect(dialog.getByText(accounts.code.sent(email))).toBeVisible();
    });
    await look(page);
    await dialog.getByLabel(accounts.code.label, { exact: true }).fill(code);
    await dialog.getByRole('button', { name: accounts.code.go, exact: true }).click();
    await expect(page.getByText(adminOrder.refundStarted.title)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: adminOrder.refunds }).getByText('A scratch')).toHaveCount(1);
  });

for (const { language, prefix, security, profile, errors } of LANGUAGES)
  test(`who signs in once more as somebody else leaves the page of the first, and is told that alone; in ${language}`, async ({
    page,
    shopUrl,
  }) => {
    await script(shopUrl, 'identity', { token: 'no_auth_time', uses: 1 });
    await signIn(page, shopUrl, 'Demo Shopper', `${prefix}/profile?tab=security`);
    const { confirm, sessions } = security;
    await page.getByRole('button', { name: sessions.everywhere }).click();
    await page.getByRole('dialog').getByRole('button', { name: sessions.everywhere }).click();
    const dialog = page.getByRole('dialog', { name: confirm.title });
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: /demo account|डेमो खाते/ }).click();
    await (await opening).getByRole('button', { name: 'Demo Shopper 2', exact: true }).click();
    await expect(page.getByText(confirm.other)).toBeVisible();
    await expect(page).toHaveURL(`${shopUrl}${prefix}/`);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.waitForTimeout(1000);
    await expect(page.getByText(confirm.other)).toBeVisible();
    for (const wrong of [errors.sign_in_again, profile.unauthorized.title])
      await expect(page.getByRole('alert').filter({ hasText: wrong })).toHaveCount(0);
  });

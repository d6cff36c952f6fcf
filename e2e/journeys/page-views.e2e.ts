import type { Browser, BrowserContext, Page } from '@playwright/test';
import { callerOf } from '../api.ts';
import { cartOf, guestWithCart } from '../cart.ts';
import { questionOn, settled, timesLoaded, untilLoaded, useCountedShop } from '../counted-shop.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, personOf, signIn, test } from '../fixtures.ts';
import { listenForShifts, shiftOf, smallTargets } from '../measure.ts';

/** The question whether visits may be counted, and its answer (S2 §7; rulings, Pages; decision 038). */
const { accept, at, open, told } = useCountedShop();

const CHOSEN = (prefix: string) => JSON.stringify({ language: prefix ? 'hi' : 'en', version: 1 });
const LANGUAGES = [
  ['English', '', 'May', 'No'],
  ['Hindi', '/hi', 'क्या', 'नहीं'],
] as const;

for (const [language, prefix, question, no] of LANGUAGES) {
  test(`nothing is loaded before the answer, nor after a no, and nothing is asked again, in ${language}`, async ({
    page,
  }) => {
    await listenForShifts(page);
    // Whom another language is offered to, is asked afterwards.
    await page.addInitScript(chosen => localStorage.setItem('languageChoice', chosen), CHOSEN(prefix));
    await open(page, prefix || '/');
    const bar = questionOn(page);
    await expect(bar).toContainText(`${question} ${at.companyHost}`);
    await expect(bar.getByRole('button')).toHaveText(language === 'English' ? ['No', 'Yes'] : ['नहीं', 'हाँ']);
    const [refuse, agree] = await Promise.all([0, 1].map(nth => bar.getByRole('button').nth(nth).boundingBox()));
    expect([refuse!.height, agree!.height]).toEqual([refuse!.height, refuse!.height]);
    expect(await shiftOf(page)).toBeLessThan(0.02);
    expect(await smallTargets(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(told.fetches).toBe(0);
    await bar.getByRole('button', { name: no }).click();
    await expect(bar).toBeHidden();
    for (const path of [prefix || '/', `${prefix}/community`, `${prefix}/artwork-sources`]) {
      await open(page, path);
      await expect(bar).toBeHidden();
    }
    expect([told.fetches, await timesLoaded(page)]).toEqual([0, 0]);
    expect((await page.context().cookies()).filter(one => one.name === 'chhaap_visits')).toMatchObject([
      { value: expect.stringMatching(/^no\.1\.\d{13}$/), sameSite: 'Lax' },
    ]);
  });
}

test('the answer is changed on the privacy page, from the next page on', async ({ page }) => {
  await open(page, '/');
  await questionOn(page).getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(`${at.url}/privacy-policy#counting`);
  const choice = page.getByRole('switch', { name: `${at.companyHost} may count my visits` });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await untilLoaded(page, 1);
  await expect(questionOn(page)).toBeHidden();
  await expectAccessible(page);
  await choice.click();
  await untilLoaded(page, 0);
  await settled(page);
  await expect(choice).not.toBeChecked();
  await expect(page.getByText(/^Off since /)).toBeVisible();
  await open(page, '/community');
  expect([told.fetches, await timesLoaded(page)]).toEqual([1, 0]);
  await expect(questionOn(page)).toBeHidden();
});

test('by the keyboard alone: the answers are within reach, and reading goes on from the page @once', async ({
  page,
}) => {
  await open(page, '/artwork-sources');
  // The last stops of the page, so the first ones backwards.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(questionOn(page).getByRole('link', { name: 'Details' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(questionOn(page)).toBeHidden();
  await expect(page.locator('#page')).toBeFocused();
  expect(told.fetches).toBe(0);
});

const visitor = (browser: Browser, page: Page, o: object = {}): Promise<BrowserContext> =>
  browser.newContext({ viewport: page.viewportSize(), ...o });

test('a browser that says no for its visitor is believed: nothing is asked, nothing is loaded', async ({
  browser,
  page,
}) => {
  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    const context = await visitor(browser, page);
    await context.addInitScript(([name, value]) => Object.defineProperty(navigator, name, { get: () => value }), [
      name,
      value,
    ] as const);
    // Also where a yes was given before.
    await context.addCookies([{ name: 'chhaap_visits', value: 'yes.1.1790000000000', url: at.url }]);
    const tab = await context.newPage();
    await open(tab, '/');
    await expect(questionOn(tab)).toBeHidden();
    await open(tab, '/privacy-policy');
    await expect(tab.getByText('Off: your browser tells every site not to follow you')).toBeVisible();
    await context.close();
  }
  expect(told.fetches).toBe(0);
});

test('without scripts nothing is asked and nothing is loaded @once', async ({ browser, page }) => {
  const context = await visitor(browser, page, { javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto(at.url);
  await tab.waitForLoadState('networkidle');
  await expect(questionOn(tab)).toBeHidden();
  expect(told.fetches).toBe(0);
  await context.close();
});

test('only a yes to the words of today counts', async ({ page }) => {
  for (const value of ['yes', 'yes.0.1790000000000', 'true', 'yes.1', 'no.1', '']) {
    await page.context().addCookies([{ name: 'chhaap_visits', value, url: at.url }]);
    await open(page, '/artwork-sources');
    await expect(questionOn(page), value).toBeVisible();
  }
  expect(told.fetches).toBe(0);
});

test('it waits until another question is answered, and lies below every dialog', async ({ browser, page }) => {
  const context = await visitor(browser, page, { locale: 'hi-IN' });
  const tab = await context.newPage();
  await open(tab, '/artwork-sources');
  const offer = tab.getByRole('complementary', { name: 'भाषा' });
  await expect(offer).toBeVisible();
  await expect(questionOn(tab)).toBeHidden();
  await offer.getByRole('button').click();
  await expect(questionOn(tab)).toBeVisible();
  await context.close();
  await guestWithCart(page, at.url);
  await expect(cartOf(page)).toBeVisible();
  await open(page, '/');
  await expect(questionOn(page)).toBeVisible();
  await page.getByRole('button', { name: /^Cart/ }).click();
  const toCheckout = cartOf(page).getByRole('button', { name: 'Proceed to Checkout' });
  await expect(toCheckout).toBeVisible();
  const isOnTop = await toCheckout.evaluate(button => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('of who is signed in, the account keeps the answer, and what is taken back there counts everywhere', async ({
  browser,
  page,
}, { project }) => {
  const person = personOf('asha counted', project.name);
  await open(page, '/');
  await accept(page);
  const { call } = await callerOf(page, at.url, person);
  const kept = async () => (await call('privacy.consents')).body.find(one => one.purpose === 'pageViews');
  await open(page, '/artwork-sources');
  await expect.poll(kept).toMatchObject({ isGiven: true, at: expect.any(String) });
  await page.goto(`${at.url}/profile?tab=data`);
  const choice = page.getByRole('switch', { name: 'Counting of my visits by another company’s program' });
  await expect(choice).toBeChecked();
  // Another browser of the same person is not asked, and hears of a no.
  const context = await visitor(browser, page);
  const tab = await context.newPage();
  await signIn(tab, at.url, person, '/artwork-sources');
  await open(tab, '/artwork-sources');
  await untilLoaded(tab, 1);
  await expect(questionOn(tab)).toBeHidden();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expectAccessible(page);
  expect(await kept()).toMatchObject({ isGiven: false });
  const before = told.fetches;
  await open(tab, '/community');
  await open(page, '/community');
  expect([told.fetches - before, await timesLoaded(tab), await timesLoaded(page)]).toEqual([0, 0, 0]);
  await context.close();
});

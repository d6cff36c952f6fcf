import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { callerOf } from '../api.ts';
import { cartOf, guestWithCart } from '../cart.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, personOf, signIn, test } from '../fixtures.ts';
import { listenForShifts, shiftOf, smallTargets, untilSettled } from '../measure.ts';
import { startShop, type Shop } from '../shop.ts';
import { endStandins } from '../standin.ts';

/**
 * The counting of visits by another company's program (S2 §7; rulings, Pages; decision 038), in a shop of its own whose program a
 * server here plays: it does what such programs do, and writes down each time it is fetched and each address that it is told of.
 */
const told = { fetches: 0, addresses: [] as string[], referers: [] as string[] };
const PROGRAM = `
  const tell = url => fetch(new URL('/hit', document.currentScript?.src ?? window.counterAt), { method: 'POST', body: JSON.stringify({ url, from: document.referrer }) });
  window.counterAt = document.currentScript.src;
  window.timesLoaded = (window.timesLoaded ?? 0) + 1;
  const push = history.pushState;
  history.pushState = function (state, unused, url) { tell(new URL(url, location.href).href); return push.apply(this, arguments); };
  tell(location.href);`;

let company: Server;
let shop: Shop;
test.beforeAll(async () => {
  company = createServer((request, reply) => {
    reply.setHeader('access-control-allow-origin', '*');
    if (request.url === '/count.js') {
      told.fetches++;
      told.referers.push(request.headers.referer ?? '');
      return void reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(PROGRAM);
    }
    let body = '';
    request.on('data', part => (body += part));
    request.on('end', () => {
      const { url, from } = JSON.parse(body) as { url: string; from: string };
      told.addresses.push(url, from);
      reply.writeHead(204).end();
    });
  });
  await new Promise<void>(ready => company.listen(0, '127.0.0.1', ready));
  shop = await startShop({ environment: { PAGE_VIEW_SCRIPT_URL: `${companyUrl()}/count.js` } });
});
test.afterAll(async () => {
  await shop.stop();
  await endStandins(shop.url);
  company.close();
});
test.beforeEach(({ guard }) => {
  guard.allow(new RegExp(`^request to another host: (${shop.url}|${companyUrl()})/`));
  Object.assign(told, { fetches: 0, addresses: [], referers: [] });
});

const companyUrl = () => `http://127.0.0.1:${(company.address() as AddressInfo).port}`;
const host = () => new URL(companyUrl()).host;
const questionOn = (page: Page) => page.getByRole('region', { name: /^(A question about your visit|आपसे एक सवाल)$/ });
const timesLoaded = (page: Page) => page.evaluate(() => (window as { timesLoaded?: number }).timesLoaded ?? 0);
/** Whatever would have been loaded is there by now. */
async function settled(page: Page): Promise<void> {
  await untilSettled(page);
  await page.waitForLoadState('networkidle');
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}${path}`);
  await settled(page);
}
/** Follows a link of the menu, which a phone keeps folded. */
const press = (page: Page, name: string): Promise<void> =>
  page
    .locator('a', { hasText: new RegExp(`^${name}$`) })
    .first()
    .evaluate((link: HTMLElement) => link.click());
async function accept(page: Page): Promise<void> {
  await questionOn(page)
    .getByRole('button', { name: /^(Yes|हाँ)$/ })
    .click();
  await expect.poll(() => told.fetches).toBe(1);
}

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
    await expect(bar).toContainText(`${question} ${host()}`);
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

test('after a yes it is loaded once in a document, also where the shop goes on by itself, and in each later one', async ({
  page,
}) => {
  await open(page, '/');
  await accept(page);
  await expect(questionOn(page)).toBeHidden();
  expect(told.referers).toEqual([`${shop.url}/`]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await press(page, 'Community');
  await expect(page).toHaveURL(`${shop.url}/community`);
  await settled(page);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect([told.fetches, await timesLoaded(page)]).toEqual([1, 1]);
  await open(page, '/collections?search=tiger');
  expect([told.fetches, await timesLoaded(page)]).toEqual([2, 1]);
  await expect(questionOn(page)).toBeHidden();
  await expect.poll(() => told.addresses).toContain(`${shop.url}/collections?search=tiger`);
});

test('it never comes along to a page that it may not be told of, and hears of none', async ({ page }) => {
  await open(page, '/');
  await accept(page);
  // By a step of the shop itself: the next page is a document of its own, without the program.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await press(page, 'Design Studio');
  await expect(page).toHaveURL(`${shop.url}/design`);
  await settled(page);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
  expect(await timesLoaded(page)).toBe(0);
  for (const path of [
    '/cart',
    '/preview',
    '/contact',
    '/customize',
    '/group/some-code',
    '/group-order',
    '/unsubscribe/some-token',
    '/design?prompt=x',
    '/payment/success?orderId=O1',
    '/?token=secret',
    '/no-such-page',
    '/design/nothing-here',
  ]) {
    const reply = await page.goto(`${shop.url}${path}`);
    await settled(page);
    expect(reply!.headers()['content-security-policy'], path).not.toContain(companyUrl());
    expect(await page.locator('script[data-page-views]').count(), path).toBe(0);
    expect(await timesLoaded(page), path).toBe(0);
    await expect(questionOn(page)).toBeHidden();
  }
  // A new tab from there: its first page would tell the program where it comes from.
  await page.goto(`${shop.url}/unsubscribe/some-token`);
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/', '_blank'));
  const tab = await opening;
  await settled(tab);
  expect([await tab.evaluate(() => document.referrer), await timesLoaded(tab)]).toEqual([
    `${shop.url}/unsubscribe/some-token`,
    0,
  ]);
  expect(told.fetches).toBe(1);
  expect(told.addresses.filter(address => !['', `${shop.url}/`].includes(address))).toEqual([]);
});

test('going back to such a page from a counted one leaves the program behind', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Design Studio', 'Community']) {
    await press(page, name);
    await settled(page);
  }
  await expect(page).toHaveURL(`${shop.url}/community`);
  await accept(page);
  expect(await timesLoaded(page)).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/design`);
  await expect.poll(() => timesLoaded(page)).toBe(0);
  expect(told.addresses.filter(address => address.includes('/design'))).toEqual([]);
});

test('the answer is changed on the privacy page, from the next page on', async ({ page }) => {
  await open(page, '/');
  await questionOn(page).getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(`${shop.url}/privacy-policy#counting`);
  const choice = page.getByRole('switch', { name: `${host()} may count my visits` });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await expect.poll(() => timesLoaded(page)).toBe(1);
  await expect(questionOn(page)).toBeHidden();
  await expectAccessible(page);
  await choice.click();
  await expect.poll(() => timesLoaded(page)).toBe(0);
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
    await context.addCookies([{ name: 'chhaap_visits', value: 'yes.1.1790000000000', url: shop.url }]);
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
  await tab.goto(shop.url);
  await tab.waitForLoadState('networkidle');
  await expect(questionOn(tab)).toBeHidden();
  expect(told.fetches).toBe(0);
  await context.close();
});

test('only a yes to the words of today counts', async ({ page }) => {
  for (const value of ['yes', 'yes.0.1790000000000', 'true', 'yes.1', 'no.1', '']) {
    await page.context().addCookies([{ name: 'chhaap_visits', value, url: shop.url }]);
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
  await guestWithCart(page, shop.url);
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
  const { call } = await callerOf(page, shop.url, person);
  const kept = async () => (await call('privacy.consents')).body.find(one => one.purpose === 'pageViews');
  await open(page, '/artwork-sources');
  await expect.poll(kept).toMatchObject({ isGiven: true, at: expect.any(String) });
  await page.goto(`${shop.url}/profile?tab=data`);
  const choice = page.getByRole('switch', { name: 'Counting of my visits by another company’s program' });
  await expect(choice).toBeChecked();
  // Another browser of the same person is not asked, and hears of a no.
  const context = await visitor(browser, page);
  const tab = await context.newPage();
  await signIn(tab, shop.url, person, '/artwork-sources');
  await open(tab, '/artwork-sources');
  await expect.poll(() => timesLoaded(tab)).toBe(1);
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

test('the checkout is never in one document with the program', async ({ page }, { project }) => {
  await signIn(page, shop.url, personOf('asha pays', project.name));
  await guestWithCart(page, shop.url);
  await open(page, '/community');
  await accept(page);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(`${shop.url}/cart?step=checkout`);
  await expect(page.getByRole('textbox', { name: /^First name/ })).toBeVisible();
  expect(await timesLoaded(page)).toBe(0);
  expect(told.addresses.filter(address => address.includes('/cart'))).toEqual([]);
});

test('a shop without the setting has not a byte of it', async ({ page, shopUrl }) => {
  const read = async (url: string) => {
    const reply = await fetch(`${url}/artwork-sources`, { headers: { accept: 'text/html' } });
    return { policy: reply.headers.get('content-security-policy')!, html: await reply.text() };
  };
  const [without, counted] = await Promise.all([read(shopUrl), read(shop.url)]);
  expect(without.html).not.toMatch(/page-views|pageViews|chhaap_visits/);
  expect(without.policy).not.toMatch(/https?:/);
  const named = counted.policy.split('; ').filter(line => line.endsWith(` ${companyUrl()}`));
  expect(named.map(line => line.split(' ')[0]).toSorted()).toEqual(['connect-src', 'img-src', 'script-src']);
  expect(counted.policy.replaceAll(` ${companyUrl()}`, '')).toBe(without.policy);
  const alike = (html: string) => html.replaceAll(/localhost:\d+/g, 'shop');
  const stripped = counted.html
    .replace(/<script type="module" src="[^"]+" data-page-views="[^"]*"><\/script>/, '')
    .replace(`,"pageViews":{"script":"${companyUrl()}/count.js","host":"${host()}"}`, '');
  expect(alike(stripped)).toBe(alike(without.html));
  await page.goto(`${shopUrl}/privacy-policy`);
  await untilSettled(page);
  await expect(page.getByRole('heading', { name: 'Counting of visits' })).toBeHidden();
  await expect(questionOn(page)).toBeHidden();
});

import type { Page } from '@playwright/test';
import { cartOf, guestWithCart } from '../cart.ts';
import { questionOn, settled, timesLoaded, untilLoaded, useCountedShop } from '../counted-shop.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';
import { untilSettled } from '../measure.ts';

/** Where the program that counts visits is, and where it never comes (S2 §7; rulings, Pages; decision 038). */
const { accept, at, open, told } = useCountedShop();

/** Follows a link of the menu, which a phone keeps folded. */
const press = (page: Page, name: string): Promise<void> =>
  page
    .locator('a', { hasText: new RegExp(`^${name}$`) })
    .first()
    .evaluate((link: HTMLElement) => link.click());

test('after a yes it is loaded once in a document, also where the shop goes on by itself, and in each later one', async ({
  page,
}) => {
  await open(page, '/');
  await accept(page);
  await expect(questionOn(page)).toBeHidden();
  expect(told.referers).toEqual([`${at.url}/`]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await press(page, 'Community');
  await expect(page).toHaveURL(`${at.url}/community`);
  await settled(page);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  expect([told.fetches, await timesLoaded(page)]).toEqual([1, 1]);
  await open(page, '/collections?search=tiger');
  expect([told.fetches, await timesLoaded(page)]).toEqual([2, 1]);
  await expect(questionOn(page)).toBeHidden();
  await expect.poll(() => told.addresses).toContain(`${at.url}/collections?search=tiger`);
});

test('it never comes along to a page that it may not be told of, and hears of none', async ({ page }) => {
  await open(page, '/');
  await accept(page);
  // By a step of the shop itself: the next page is a document of its own, without the program.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await press(page, 'Design Studio');
  await expect(page).toHaveURL(`${at.url}/design`);
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
    const reply = await page.goto(`${at.url}${path}`);
    await settled(page);
    expect(reply!.headers()['content-security-policy'], path).not.toContain(at.companyUrl);
    expect(await page.locator('script[data-page-views]').count(), path).toBe(0);
    expect(await timesLoaded(page), path).toBe(0);
    await expect(questionOn(page)).toBeHidden();
  }
  // A new tab from there: its first page would tell the program where it comes from.
  await page.goto(`${at.url}/unsubscribe/some-token`);
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => window.open('/', '_blank'));
  const tab = await opening;
  await settled(tab);
  expect([await tab.evaluate(() => document.referrer), await timesLoaded(tab)]).toEqual([
    `${at.url}/unsubscribe/some-token`,
    0,
  ]);
  expect(told.fetches).toBe(1);
  expect(told.addresses.filter(address => !['', `${at.url}/`].includes(address))).toEqual([]);
});

test('going back to such a page from a counted one leaves the program behind', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Design Studio', 'Community']) {
    await press(page, name);
    await settled(page);
  }
  await expect(page).toHaveURL(`${at.url}/community`);
  await accept(page);
  await page.goBack();
  await expect(page).toHaveURL(`${at.url}/design`);
  await untilLoaded(page, 0);
  expect(told.addresses.filter(address => address.includes('/design'))).toEqual([]);
});

test('the checkout is never in one document with the program', async ({ page }, { project }) => {
  await signIn(page, at.url, personOf('asha pays', project.name));
  await guestWithCart(page, at.url);
  await open(page, '/community');
  await accept(page);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(`${at.url}/cart?step=checkout`);
  await expect(page.getByRole('textbox', { name: /^First name/ })).toBeVisible();
  expect(await timesLoaded(page)).toBe(0);
  expect(told.addresses.filter(address => address.includes('/cart'))).toEqual([]);
});

test('a shop without the setting has not a byte of it', async ({ page, shopUrl }) => {
  const read = async (url: string) => {
    const reply = await fetch(`${url}/artwork-sources`, { headers: { accept: 'text/html' } });
    return { policy: reply.headers.get('content-security-policy')!, html: await reply.text() };
  };
  const [without, counted] = await Promise.all([read(shopUrl), read(at.url)]);
  expect(without.html).not.toMatch(/page-views|pageViews|chhaap_visits/);
  expect(without.policy).not.toMatch(/https?:/);
  const named = counted.policy.split('; ').filter(line => line.endsWith(` ${at.companyUrl}`));
  expect(named.map(line => line.split(' ')[0]).toSorted()).toEqual(['connect-src', 'img-src', 'script-src']);
  expect(counted.policy.replaceAll(` ${at.companyUrl}`, '')).toBe(without.policy);
  const alike = (html: string) => html.replaceAll(/localhost:\d+/g, 'shop');
  const stripped = counted.html
    .replace(/<script type="module" src="[^"]+" data-page-views="[^"]*"><\/script>/, '')
    .replace(`,"pageViews":{"script":"${at.companyUrl}/count.js","host":"${at.companyHost}"}`, '');
  expect(alike(stripped)).toBe(alike(without.html));
  await page.goto(`${shopUrl}/privacy-policy`);
  await untilSettled(page);
  await expect(page.getByRole('heading', { name: 'Counting of visits' })).toBeHidden();
  await expect(questionOn(page)).toBeHidden();
});

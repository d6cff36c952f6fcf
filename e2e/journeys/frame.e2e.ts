import type { Page } from '@playwright/test';
import { expect, expectAccessible, personOf, signIn, test } from '../fixtures.ts';
import { untilSettled } from '../measure.ts';

/** The frame of every page (S1 §2, §4, §9; S2 §2): header, menu, footer, toasts, and scrolling and focus on arrival. */
const isPhone = (page: Page): boolean => page.viewportSize()!.width < 480;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const menuButton = (page: Page) => page.getByRole('button', { name: /^(Open|Close) the menu$/ });
const toasts = (page: Page) => page.locator('[popover] [role=status] > *, [popover] [role=alert] > *');

/** Opens the main links: on a phone they are in the menu. */
async function openLinks(page: Page) {
  if (isPhone(page)) await menuButton(page).click();
  return page.getByRole('navigation', { name: 'Main menu' });
}

test.describe('header', () => {
  test('its links are those of S1 and lead to their pages', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    const links = await (await openLinks(page)).getByRole('link').all();
    const labels = await Promise.all(links.map(link => link.textContent()));
    expect(labels.slice(0, 4)).toEqual(['Home', 'Design Studio', 'Community', 'Collections']);
    await page.getByRole('link', { name: 'Design Studio' }).first().click();
    await expect(page).toHaveURL(`${shopUrl}/design`);
  });

  test('a guest sees Login, and neither credits nor profile nor admin', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    await openLinks(page);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    for (const name of ['My profile', 'Admin', 'Admin Panel', 'Logout'])
      await expect(page.getByRole('banner').getByText(name, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('img', { name: /credits/ })).toHaveCount(0);
  });

  test('a shopper sees their name, credits out of 20 (on a phone in the menu) and Logout, but no admin link', async ({
    page,
    shopUrl,
  }) => {
    await signIn(page, shopUrl, 'Demo Shopper 2');
    await untilSettled(page);
    const credits = page.getByText(/^\s*\d+ \/ 20$/);
    if (isPhone(page)) await expect(credits).toBeHidden();
    else await expect(credits).toBeVisible();
    await openLinks(page);
    // On a phone the menu says it in words.
    if (isPhone(page)) await expect(page.getByRole('banner').getByText(/^\d+ of 20 credits$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Demo Shopper 2' })).toHaveAttribute('href', '/profile');
    await expect(page.getByRole('link', { name: /^Admin/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('an admin sees the Admin link, which is the Admin Panel in the menu', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'Demo Admin');
    await openLinks(page);
    const name = isPhone(page) ? 'Admin Panel' : 'Admin';
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${shopUrl}/admin`);
  });
});

test('the menu of a phone leads to the orders @phone', async ({ page, shopUrl }) => {
  await signIn(page, shopUrl, personOf('looks for orders', 'phone'));
  const menu = await openLinks(page);
  await menu.getByRole('link', { name: 'My orders' }).click();
  await expect(page).toHaveURL(`${shopUrl}/profile?tab=orders`);
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Orders' })).toBeInViewport();
});

test.describe('menu @phone', () => {
  test('closes on navigation, also to the page that is shown', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    const menu = await openLinks(page);
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(menu).toBeHidden();
    await openLinks(page);
    await menu.getByRole('link', { name: 'Design Studio' }).click();
    await expect(page).toHaveURL(`${shopUrl}/design`);
    await expect(menu).toBeHidden();
  });

  test('closes on Escape, and the focus returns to its button', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    const menu = await openLinks(page);
    await menu.getByRole('link', { name: 'Collections' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await focused(page)).toBe('Open the menu');
  });
});

test('every link of the footer leads somewhere, and the copyright names the shop', async ({ page, shopUrl }) => {
  for (const prefix of ['', '/hi']) {
    await page.goto(`${shopUrl}${prefix}`);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© Chhaap');
    const hrefs = await footer.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')!));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs.filter(one => one.startsWith('/')))
      expect((await page.request.get(shopUrl + href)).status(), href).toBe(200);
  }
});

test.describe('navigation', () => {
  test('the skip link is the first stop, and leads past the header', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    await untilSettled(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  });

  test('a link to a shorter page does not show the end of that page first', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/pricing`);
    // We add up shifts ourselves: the browser's own score leaves out those right after a click.
    await page.evaluate(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      const note = (list: PerformanceObserverEntryList): void =>
        list.getEntries().forEach(entry => moved.push((entry as PerformanceEntry & { value: number }).value));
      new PerformanceObserver(note).observe({ type: 'layout-shift' });
    });
    await page.getByRole('link', { name: 'Start Designing Now' }).click();
    await expect(page).toHaveURL(`${shopUrl}/design`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(Math.max(0, ...moved)).toBeLessThan(0.05);
  });

  test('a page opens at its top with the focus on its heading and is announced; Back returns to the old position', async ({
    page,
    shopUrl,
  }) => {
    await page.goto(shopUrl);
    await untilSettled(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Design Studio' });
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(300);
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(`${shopUrl}/design`);
    await expect(page.locator('main h1')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('#arrival')).toHaveText(/^Page: .+/);
    await page.goBack();
    await expect(page).toHaveURL(`${shopUrl}/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 20);
    await page.goForward();
    await expect(page.locator('main h1')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('toasts', () => {
  const blankGenerate = (page: Page) =>
    // Without a prompt the button is disabled and says what is missing.
    page.getByRole('button', { name: 'Generate', exact: true }).click({ force: true });

  test('show one at a time, go after five seconds, and close by their button', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    await blankGenerate(page);
    await expect(toasts(page)).toHaveCount(1);
    await expect(page.getByText('Please describe what you want to create.')).toBeVisible();
    await expectAccessible(page);
    await blankGenerate(page);
    await expect(toasts(page)).toHaveCount(1);
    await expect(toasts(page)).toHaveCount(0, { timeout: 6500 });
    await blankGenerate(page);
    await page.locator('[popover]').getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('stay while they have the focus or the pointer', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    await blankGenerate(page);
    await page.locator('[popover]').getByRole('button', { name: 'Close' }).focus();
    await page.waitForTimeout(5600);
    await expect(toasts(page)).toHaveCount(1);
    if (!isPhone(page)) {
      await toasts(page).hover();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.waitForTimeout(5600);
      await expect(toasts(page)).toHaveCount(1);
      await page.mouse.move(5, 5);
    } else await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(toasts(page)).toHaveCount(0, { timeout: 6500 });
  });

  test('bad news is an alert, good news a status', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    await blankGenerate(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Prompt Required' })).toBeVisible();
    await signIn(page, shopUrl, 'Demo Shopper 2');
    await openLinks(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You are logged out' })).toBeVisible();
  });
});

test('the tooltip of an icon appears after 700 ms, and Escape hides it @once', async ({ page, shopUrl }) => {
  await page.goto(shopUrl);
  await untilSettled(page);
  // The first pointer event loads the code for tooltips.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    const seen = { at: 0, after: 0 };
    Object.assign(window, { seen });
    const cart = document.querySelector('button[aria-label="Cart, empty"]')!;
    cart.addEventListener('mouseover', () => (seen.at ||= performance.now()));
    new MutationObserver(() => {
      if (document.querySelector('[role=tooltip]')) seen.after ||= performance.now() - seen.at;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const cart = page.getByRole('button', { name: 'Cart, empty' });
  await cart.hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText('Cart, empty');
  const after = await page.evaluate(() => (window as unknown as { seen: { after: number } }).seen.after);
  expect(after).toBeGreaterThanOrEqual(699);
  expect(after).toBeLessThan(1500);
  await expect(cart).not.toHaveAttribute('title');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(cart).toHaveAttribute('title', 'Cart, empty');
});

test('an icon under an open dialog shows no tooltip @once', async ({ page, shopUrl }) => {
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  const expectNoTooltip = async () => {
    await expect(cart).toBeVisible();
    await page.waitForTimeout(1200);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  };
  await page.goto(shopUrl);
  await untilSettled(page);
  await page.getByRole('button', { name: 'Cart, empty' }).click();
  await expectNoTooltip();
  await page.goto(`${shopUrl}/cart`);
  await expectNoTooltip();
});

test('without JavaScript home, studio and not-found can be read, their links work, and a text says what needs JavaScript', async ({
  browser,
  page,
  shopUrl,
}) => {
  const visitor = await browser.newContext({ viewport: page.viewportSize(), javaScriptEnabled: false });
  const plain = await visitor.newPage();
  for (const [path, heading, prefix] of [
    ['/', 'Turn your idea into a T-shirt', ''],
    ['/design', 'Describe your design', ''],
    ['/nothing-here', 'This page is not here', ''],
    ['/hi', undefined, '/hi'],
  ] as const) {
    await plain.goto(shopUrl + path);
    await expect(plain.getByRole('heading', { level: 1, name: heading ?? /[\u0900-\u097F]/ })).toBeVisible();
    await expect(plain.locator('noscript p')).toBeVisible();
    await expect(plain.locator('noscript p')).toContainText('JavaScript');
    await plain.getByRole('contentinfo').locator(`a[href="${prefix}/artwork-sources"]`).click();
    await expect(plain).toHaveURL(`${shopUrl}${prefix}/artwork-sources`);
  }
  await visitor.close();
});

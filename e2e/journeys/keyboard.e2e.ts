import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** From the home page to 'Redirecting to payment...' without a mouse: Tab, Enter, Space and arrow keys alone. */
const MOST_STEPS = 80;

/** What has the focus is seen: a ring around it, or around the label or card that it stands in. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const isSeen = await page.evaluate(() => {
    const hasRing = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const focused = document.activeElement;
    return hasRing(focused) || hasRing(focused?.closest('label') ?? null);
  });
  const what = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  expect(isSeen, `no ring around ${what}`).toBe(true);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate(element => element === document.activeElement).catch(() => false);

let step = 0;
async function picture(page: Page, test: TestInfo, name: string): Promise<void> {
  step += 1;
  const body = await page.screenshot({ animations: 'disabled' });
  await test.attach(`${String(step).padStart(2, '0')}-${name}.png`, { body, contentType: 'image/png' });
  await page.screenshot({ path: test.outputPath(`${String(step).padStart(2, '0')}-${name}.png`) });
}

/** Goes to a control by Tab, and looks at each stop on the way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let left = MOST_STEPS; left > 0; left -= 1) {
    if (await hasFocus(target)) return expectVisibleFocus(page);
    await page.keyboard.press('Tab');
    const isOnBody = await page.evaluate(() => document.activeElement === document.body);
    if (!isOnBody) await expectVisibleFocus(page);
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a group of radio buttons and chooses one by the arrows. */
async function choose(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const wanted = group.getByRole('radio', { name });
  await tabTo(page, group.locator('input:checked'));
  for (let left = 10; left > 0 && !(await wanted.isChecked()); left -= 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
  await expectVisibleFocus(page);
}

/** The provider's window, by keyboard too. */
async function signInByKeyboard(page: Page): Promise<void> {
  const opening = page.waitForEvent('popup');
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /^Continue with/ }), 'Enter');
  const popup = await opening;
  const person = popup.getByLabel(/e-?mail/i);
  await expect(person).toBeVisible();
  for (let left = 20; left > 0 && !(await hasFocus(person)); left -= 1) await popup.keyboard.press('Tab');
  await popup.keyboard.type(`keyboard.${Date.now()}@chhaap.test`);
  await popup.keyboard.press('Enter');
  await page.waitForFunction(() => localStorage.getItem('auth') !== null);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Fills in the checkout; the PIN code brings state and city. */
async function fillByKeyboard(page: Page, checkout: Locator): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Asha'],
    ['Last name', 'Nair'],
    ['Mobile number', '9876543210'],
    ['Address', '12 Beach Road'],
    ['PIN code', '673001'],
  ] as const) {
    const field = checkout.getByRole('textbox', { name: label });
    if ((await field.inputValue()) === '') await type(page, field, text);
  }
  await expect(checkout.getByLabel('City')).toHaveValue('Kozhikode');
  await expect(checkout.getByLabel('State')).toHaveValue('Kerala');
}

test.describe('by keyboard alone @once', () => {
  test.setTimeout(180_000);
  test('from home to the payment', async ({ page, shopUrl }, info) => {
    await page.goto(shopUrl);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
    await picture(page, info, 'skip');
    await page.keyboard.press('Enter');
    await type(page, page.getByRole('textbox', { name: /draw/i }), 'a paper kite over roofs');
    await picture(page, info, 'prompt');
    await pressOn(page, page.getByRole('button', { name: 'Generate', exact: true }), 'Enter');
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await picture(page, info, 'sign-in');
    await signInByKeyboard(page);
    await expect(page.getByText('Design Generated!')).toBeVisible({ timeout: 30_000 });

    await expect(page).toHaveURL(`${shopUrl}/design`);
    await choose(page, page.getByRole('group', { name: /T-shirt|cut|type/i }).first(), /Oversized T-Shirt/);
    await picture(page, info, 'studio');
    await pressOn(page, page.getByRole('button', { name: /^Continue/ }).first(), 'Space');

    await expect(page).toHaveURL(/\/preview/);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    await pressOn(page, add, 'Enter');
    await picture(page, info, 'sizes');
    await choose(page, page.getByRole('group', { name: 'Size', exact: true }), /^L$/);
    await pressOn(page, add, 'Space');

    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(cart).toBeVisible();
    await pressOn(page, cart.getByRole('button', { name: 'One more' }), 'Space');
    await picture(page, info, 'cart');
    await pressOn(page, cart.getByRole('button', { name: 'Proceed to Checkout' }), 'Enter');

    const checkout = page.getByRole('dialog', { name: 'Checkout' });
    await expect(checkout).toBeVisible();
    await fillByKeyboard(page, checkout);
    await tabTo(page, checkout.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await expect(checkout.getByRole('checkbox')).toBeChecked();
    await picture(page, info, 'checkout');
    await tabTo(page, checkout.getByRole('button', { name: /Proceed to Payment/ }));
    await picture(page, info, 'pay');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/demo\/gateway\/pay\//, { timeout: 30_000 });
  });

  test('Escape closes each dialog, and the focus returns to what opened it', async ({ page, shopUrl }) => {
    await page.goto(shopUrl);
    for (const [name, dialog] of [
      ['Cart, empty', 'Shopping Cart'],
      ['Login', 'Sign in'],
    ] as const) {
      const opener = page.getByRole('button', { name });
      await pressOn(page, opener, 'Enter');
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
});

import type { Page } from '@playwright/test';
import { callerOf, eventually } from '../api.ts';
import { cartOf, guestWithCart, look, publicDesign } from '../cart.ts';
import { checkoutOf } from '../checkout.ts';
import { expect, personOf, signIn, signInThroughPopup, test } from '../fixtures.ts';

/** A guest's cart joins the account's at sign-in and is there on every device (rulings, Cart). */
test.describe('whose cart it is', () => {
  test('a guest is asked to sign in, comes back to the checkout, and the two carts are one', async ({ page, shopUrl }, {
    project,
  }) => {
    const person = personOf('merge', project.name);
    const caller = await callerOf(page, shopUrl, person);
    await caller.call('cart.add', { body: { designId: (await publicDesign(shopUrl)).id, size: 'XL', type: 1 } });
    await page.goto(shopUrl);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await guestWithCart(page, shopUrl);
    await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    const login = page.getByRole('dialog', { name: 'Login Required' });
    await expect(login).toBeVisible();
    await look(page);
    await login.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(login).toBeHidden();
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();
    await cartOf(page).getByRole('button', { name: 'Proceed to Checkout' }).click();
    await login.getByRole('button', { name: 'Sign in' }).click();
    await signInThroughPopup(page, person);
    await expect(checkoutOf(page)).toBeVisible();
    await expect(checkoutOf(page).getByText('Size XL')).toBeVisible();
    await expect(checkoutOf(page).getByText('Size M')).toBeVisible();
    const { body } = await (await callerOf(page, shopUrl, person)).call('cart.lines');
    expect(body.map(line => line.size).toSorted()).toEqual(['M', 'XL']);
  });

  test('the same cart is there on another device', async ({ browser, page, shopUrl }, { project }) => {
    const person = personOf('devices', project.name);
    const caller = await callerOf(page, shopUrl, person);
    const { id: designId, name } = await publicDesign(shopUrl);
    await caller.call('cart.add', { body: { designId, size: 'S', type: 1 } });
    const other = await browser.newContext({ viewport: page.viewportSize() });
    const phone = await other.newPage();
    await signIn(phone, shopUrl, person, '/cart');
    await expect(cartOf(phone).getByText(name)).toBeVisible();
    await cartOf(phone).getByRole('button', { name: 'One more' }).click();
    await expect(cartOf(phone).getByRole('group', { name: /^Quantity of/ })).toContainText('2');
    await eventually(
      () => caller.call('cart.lines'),
      reply => reply.body[0]?.quantity === 2,
      10,
    );
    await page.goto(`${shopUrl}/cart`);
    await expect(cartOf(page).getByRole('group', { name: /^Quantity of/ })).toContainText('2');
    await other.close();
  });

  test.describe('the address of the checkout waits for the cart of the server', () => {
    /** Somebody whose cart has a shirt, which this browser knows nothing of. */
    async function personWithCart(page: Page, shopUrl: string, person: string): Promise<void> {
      const { id: designId } = await publicDesign(shopUrl);
      await (await callerOf(page, shopUrl, person)).call('cart.add', { body: { designId, size: 'XL', type: 1 } });
    }
    async function expectCheckout(page: Page): Promise<void> {
      await expect(checkoutOf(page).getByText('Size XL')).toBeVisible();
      await expect(cartOf(page)).toBeHidden();
    }

    test('where the answer is here before the browser has copied it', async ({ page, shopUrl }, { project }) => {
      await personWithCart(page, shopUrl, personOf('copies', project.name));
      await page.route(/\/assets\/CartMirror-/, route => setTimeout(() => void route.continue(), 3_000));
      await page.goto(`${shopUrl}/cart?step=checkout`);
      await expectCheckout(page);
    });

    test('where the empty cart of a guest is here before it is known who signed in', async ({ page, shopUrl }, {
      project,
    }) => {
      const person = personOf('arrives', project.name);
      await personWithCart(page, shopUrl, person);
      await page.context().clearCookies();
      await page.goto(`${shopUrl}/artwork-sources`);
      await page.evaluate(() => localStorage.clear());
      await page.route('**/api/auth/token', route => setTimeout(() => void route.continue(), 3_000));
      await signIn(page, shopUrl, person, '/cart?step=checkout');
      await expectCheckout(page);
    });
  });
});

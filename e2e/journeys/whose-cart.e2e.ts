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
});

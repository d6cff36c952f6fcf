import { cartOf } from '../cart.ts';
import { addButton, choose, openDialog, PIECE, untilDrawn } from '../collections.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signInThroughPopup, test } from '../fixtures.ts';

/** A piece of the collections is chosen in its dialog and put into the cart (S1 §2, §5, §8). */
test.beforeEach(({ shopUrl }) => untilDrawn(shopUrl));

test.describe('the dialog', () => {
  test('starts anew each time, and the price follows the colour', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(dialog.getByRole('radio', { name: /Black/ })).toBeChecked();
    await expect(dialog.locator('[data-price]')).toHaveText('₹399.00');
    await choose(dialog, 'White');
    await expect(dialog.locator('[data-price]')).toHaveText('₹349.00');
    await choose(dialog, 'XL');
    await dialog.getByRole('button', { name: 'One more' }).click();
    await expect(dialog.getByText('2 shirts, ₹698.00')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openDialog(page);
    await expect(dialog.getByRole('radio', { name: /Black/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'XL', exact: true })).not.toBeChecked();
    await expect(dialog.getByText('1 shirt, ₹399.00')).toBeVisible();
  });

  test('takes 1 to 10, and says why not less and not more @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    const less = dialog.getByRole('button', { name: 'One less' });
    const more = dialog.getByRole('button', { name: 'One more' });
    await expect(less).toBeDisabled();
    await expect(less).toHaveAttribute('title', 'One is the least.');
    for (let count = 1; count < 10; count++) await more.click();
    await expect(dialog.getByRole('group', { name: 'Quantity' }).getByText('10', { exact: true })).toBeVisible();
    await expect(more).toBeDisabled();
    await expect(dialog.getByText('10 is the most at a time. You can add more afterwards.')).toBeVisible();
    await expect(less).toBeEnabled();
  });

  test('asks for a size first @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    await expect(addButton(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByText('Choose a size to go on.')).toBeVisible();
    // It stays within reach of a finger and of the keyboard, and tells what is missing.
    await addButton(dialog).click({ force: true });
    await expect(dialog.getByText('Select a size', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Please select a size before adding to cart.')).toBeVisible();
    await choose(dialog, 'M');
    await expect(addButton(dialog)).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a guest signs in, finds the choice as it was, and adds it', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    await choose(dialog, 'White');
    await choose(dialog, 'L');
    await dialog.getByRole('button', { name: 'One more' }).click();
    await addButton(dialog).click();
    await expect(dialog.getByText('User not authenticated')).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await signInThroughPopup(page, `collector.${Date.now()}@chhaap.test`);
    await expect(dialog.getByRole('radio', { name: /White/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
    await expect(dialog.getByText('2 shirts, ₹698.00')).toBeVisible();
    await addButton(dialog).click();
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cartOf(page).getByRole('heading', { name: PIECE })).toBeVisible();
    await expect(cartOf(page)).toContainText(/White.*Size\sL/);
    await expect(cartOf(page).getByText('₹698').first()).toBeVisible();
  });

  test('a changed price is told and asked for; a failure says so @once', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, `prices.${Date.now()}@chhaap.test`, '/collections');
    let failure: object = { error: 'x', code: 'price_changed', requestId: 'r', details: { unitPrice: 449 } };
    const sent: unknown[] = [];
    await page.route('**/api/cart', async route => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.push((route.request().postDataJSON() as { customPrice: unknown }).customPrice);
      return route.fulfill({ status: 409, json: failure });
    });
    const dialog = await openDialog(page);
    await choose(dialog, 'S');
    await addButton(dialog).click();
    await expect(
      dialog.getByText('The price has changed from ₹399.00 to ₹449.00. Nothing was added yet.'),
    ).toBeVisible();
    await expect(dialog.locator('[data-price]')).toHaveText('₹449.00');
    await expectAccessible(page);
    failure = { error: 'x', code: 'internal', requestId: 'r' };
    await dialog.getByRole('button', { name: 'Add at ₹449.00' }).click();
    expect(sent).toEqual([399, 449]);
    await expect(dialog.getByText('Failed to add item to cart. Please try again.')).toBeVisible();
    await page.unroute('**/api/cart');
  });
});

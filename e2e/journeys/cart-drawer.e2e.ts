import { formatRupees } from '../../domain/src/money.ts';
import { cartOf, guestWithCart, look } from '../cart.ts';
import { expect, test } from '../fixtures.ts';

/** The cart drawer to the word of S1 §2, §4, §5 and §8. */
test.describe('cart drawer', () => {
  test('empty it says so, and Start Designing closes it and leads to the studio', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/cart`);
    await expect(cartOf(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await look(page);
    await cartOf(page).getByRole('link', { name: 'Start Designing' }).click();
    await expect(cartOf(page)).toBeHidden();
    await expect(page).toHaveURL(`${shopUrl}/design`);
  });

  test('shows each line with all that was chosen, and what it costs with shipping', async ({ page, shopUrl }) => {
    const { name, price } = await guestWithCart(page, shopUrl);
    const line = cartOf(page).getByRole('listitem').filter({ hasText: name });
    await expect(line.getByText(/^#\d{1,6}$/)).toBeVisible();
    await expect(line).toContainText('Black');
    await expect(line).toContainText('Regular Fit');
    await expect(line).toContainText('Size M');
    await expect(line.getByRole('button', { name: 'One less' })).toBeDisabled();
    await expect(cartOf(page).getByText('Shipping').locator('..')).toContainText('₹60');
    await expect(cartOf(page).getByText('Total', { exact: true }).locator('..')).toContainText(
      formatRupees(price + 60),
    );
    await expect(cartOf(page).getByText('Coupons come at checkout.')).toBeVisible();
    // The demo shop has no GSTIN.
    await expect(cartOf(page).getByText('GST')).toBeHidden();
    await look(page);
    const badge = page.getByRole('button', { name: 'Cart, 1 item', includeHidden: true });
    await expect(badge).toHaveText('1');
    await cartOf(page).getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(cartOf(page)).toBeHidden();
    await badge.click();
    await expect(cartOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartOf(page)).toBeHidden();
    await expect(badge).toBeFocused();
  });

  test('plus and minus change the line at once, and 99 is the most and says so', async ({ page, shopUrl }) => {
    const { price } = await guestWithCart(page, shopUrl);
    await cartOf(page).getByRole('button', { name: 'One more' }).click();
    await expect(cartOf(page).getByText('Total', { exact: true }).locator('..')).toContainText(
      formatRupees(2 * price + 60),
    );
    await page.evaluate(async () => {
      const [line] = (await (await fetch('/api/cart')).json()) as { id: number }[];
      const body = JSON.stringify({ quantity: 98 });
      await fetch(`/api/cart/${line!.id}`, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
    });
    await page.reload();
    await expect(cartOf(page).getByText('98', { exact: true })).toBeVisible();
    await cartOf(page).getByRole('button', { name: 'One more' }).click();
    await expect(cartOf(page).getByText('99 pieces are the most in one line.')).toBeVisible();
    await expect(cartOf(page).getByRole('button', { name: 'One more' })).toBeDisabled();
    await look(page);
  });

  test('a quantity that the shop does not take rolls back and is told', async ({ page, shopUrl }) => {
    await guestWithCart(page, shopUrl);
    const body = JSON.stringify({ error: 'no', code: 'internal', requestId: 'r' });
    await page.route('**/api/cart/*', route => route.fulfill({ status: 500, contentType: 'application/json', body }));
    await cartOf(page).getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('The quantity could not be changed')).toBeVisible();
    await expect(cartOf(page).getByRole('group', { name: /^Quantity of/ })).toContainText('1');
  });

  test('a removed line is gone at once, stays so when the call fails, and is sent again', async ({
    page,
    shopUrl,
    guard,
  }) => {
    guard.allow(/ERR_FAILED/);
    await guestWithCart(page, shopUrl);
    let isDown = true;
    await page.route('**/api/cart/*', route => (isDown ? route.abort() : route.continue()));
    await cartOf(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(cartOf(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.reload();
    await expect(cartOf(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    isDown = false;
    await page.reload();
    const lines = () => page.evaluate(async () => ((await (await fetch('/api/cart')).json()) as unknown[]).length);
    await expect.poll(lines).toBe(0);
  });

  test('a picture that does not load gives way to a plain shirt', async ({ page, shopUrl, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route(/\/(files|pictures)\//, route => route.abort());
    await guestWithCart(page, shopUrl);
    const picture = cartOf(page).getByRole('listitem').getByRole('img');
    await expect(picture).toHaveAttribute('src', /shirt-black/);
    await expect(picture).toHaveAttribute('alt', /^T-shirt with /);
  });

  test('a price that changed since the shopper looked is told, once', async ({ page, shopUrl }) => {
    const { price } = await guestWithCart(page, shopUrl);
    await cartOf(page).getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => {
      const seen = JSON.parse(localStorage.getItem('seenPrices')!) as { prices: Record<string, number> };
      for (const id of Object.keys(seen.prices)) seen.prices[id] = 1;
      localStorage.setItem('seenPrices', JSON.stringify(seen));
    });
    await page.goto(`${shopUrl}/cart`);
    await expect(
      cartOf(page).getByText(`The price has changed: ${formatRupees(price)} a shirt now, ₹1 before.`),
    ).toBeVisible();
    await look(page);
    await cartOf(page).getByRole('button', { name: 'Continue Shopping' }).click();
    await page.goto(`${shopUrl}/cart`);
    await expect(cartOf(page).getByText(formatRupees(price)).first()).toBeVisible();
    await expect(cartOf(page).getByText('The price has changed')).toBeHidden();
  });
});

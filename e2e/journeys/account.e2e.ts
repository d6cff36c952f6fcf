import { callerOf, eventually } from '../api.ts';
import { cartOf, look, publicDesign } from '../cart.ts';
import { expect, personOf, signInThroughPopup, test } from '../fixtures.ts';

/** The shopper's account (S2 §2): who is signed in, and the tabs of the profile. */

test('the profile shows photo, name and figures, and each tab has its own address', async ({ page, shopUrl }, {
  project,
}) => {
  const person = personOf('asha account', project.name);
  await callerOf(page, shopUrl, person);
  await page.goto(`${shopUrl}/profile`);
  // Until the shop has its own copy of the picture, initials stand there.
  const photo = page.getByRole('img', { name: /^Photo of Asha Account/ });
  await expect(photo).toBeVisible({ timeout: 20_000 });
  expect(await photo.getAttribute('src')).toMatch(/^\/files\/[0-9a-f]{64}\.webp\?pass=\w+$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  await expect(page.getByText(person)).toBeVisible();
  const figures = ['Current Credits', 'Total Designs', 'Orders Placed'].map(async label =>
    page.locator('dl').getByText(label).locator('xpath=following-sibling::dd').textContent(),
  );
  expect(await Promise.all(figures)).toEqual(['20', '0', '0']);

  const tabs = page.getByRole('navigation', { name: 'Parts of your profile' });
  await tabs.getByRole('link', { name: 'Credit History' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=history$/);
  const line = page.getByRole('listitem').filter({ hasText: 'welcome grant' });
  await expect(line).toContainText('+20');
  await expect(line).toContainText('Balance 20');
  await look(page);
  await tabs.getByRole('link', { name: 'My Coupons' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=coupons$/);
  await expect(page.getByRole('heading', { name: 'No coupons for you just now' })).toBeVisible();
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Credit History' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(line).toBeVisible();
});

test('a coupon of one’s own stands in the profile, and is one press at checkout', async ({ page, shopUrl }) => {
  const shopper = await callerOf(page, shopUrl, 'Demo Shopper');
  await page.goto(`${shopUrl}/profile?tab=coupons`);
  const coupon = page.getByRole('listitem').filter({ hasText: 'NAMASTE50' });
  await expect(coupon).toContainText('₹50 off');
  await expect(coupon).toContainText('For orders from ₹400.');
  await look(page);

  const { id: designId } = await publicDesign(shopUrl);
  await shopper.call('cart.clear');
  await shopper.call('cart.add', { body: { designId, size: 'M', type: 1 } });
  await page.goto(`${shopUrl}/cart?step=checkout`);
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await checkout.getByRole('button', { name: 'Apply: NAMASTE50 −₹50' }).click();
  await expect(checkout.getByRole('status').filter({ hasText: 'NAMASTE50 takes ₹50 off' })).toBeVisible();
  await expect(checkout.getByText('Your own coupons')).toBeHidden();
  await shopper.call('cart.clear');
});

test('a design is deleted after a question', async ({ page, shopUrl }, { project }) => {
  const shopper = await callerOf(page, shopUrl, personOf('deletes a design', project.name));
  for (const prompt of ['calm tiger', 'mountain sunrise']) await shopper.call('designs.generate', { body: { prompt } });
  await page.goto(`${shopUrl}/profile`);
  await page.getByRole('button', { name: 'Delete mountain sunrise' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this design?' });
  await expect(question).toContainText('cannot be undone');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete mountain sunrise' }).click();
  await look(page);

  const broken = { error: 'Broken', code: 'unexpected', requestId: 'r' };
  await page.route(/\/api\/designs\/[^/]+$/, route => route.fulfill({ status: 500, json: broken }), { times: 1 });
  await question.getByRole('button', { name: 'Delete design' }).click();
  await expect(page.getByText('Failed to delete design. Please try again.')).toBeVisible();
  if (await question.isHidden()) await page.getByRole('button', { name: 'Delete mountain sunrise' }).click();
  await question.getByRole('button', { name: 'Delete design' }).click();
  await expect(page.getByText('Design deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('Your design has been permanently deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete mountain sunrise' })).toBeHidden();
  await expect(page.locator('dl').getByText('Total Designs').locator('xpath=following-sibling::dd')).toHaveText('1');

  // Where the sign-in is over, the way to the next one begins by itself.
  const over = { error: 'Please sign in.', code: 'unauthorized', requestId: 'r' };
  await page.route(/\/api\/designs\/[^/]+$/, route =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 401, json: over }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete calm tiger' }).click();
  await question.getByRole('button', { name: 'Delete design' }).click();
  await expect(page.getByText('Unauthorized').first()).toBeVisible();
  await expect(page).toHaveURL(`${shopUrl}/sign-in?returnTo=%2Fprofile`);
});

test('what was ordered is in the cart again with one press', async ({ page, shopUrl }) => {
  const shopper = await callerOf(page, shopUrl, 'Demo Shopper');
  await shopper.call('cart.clear');
  await page.goto(`${shopUrl}/profile?tab=orders`);
  const order = page.getByRole('article').filter({ hasText: 'Shipped', has: page.getByText('Proud peacock') });
  await order.getByRole('button', { name: 'Order again' }).first().click();
  await expect(cartOf(page).getByText('Proud peacock')).toBeVisible();
  await shopper.call('cart.clear');
});

test('the link of an order keeps its address: one signs in there and sees it', async ({ page, shopUrl, browser }) => {
  const shopper = await callerOf(page, shopUrl, 'Demo Shopper');
  // The demo's own orders come a moment after its first page.
  const mine = async () => (await shopper.call('orders.mine')).body as { id: string }[];
  const [order] = await eventually(mine, orders => orders.length > 0);
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const stranger = await context.newPage();
  await stranger.goto(`${shopUrl}/orders/${order!.id}`);
  await expect(stranger.getByRole('heading', { name: 'Sign in to see this order' })).toBeVisible();
  await look(stranger);
  await stranger.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signInThroughPopup(stranger, 'Demo Shopper');
  await expect(stranger.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(stranger).toHaveURL(`${shopUrl}/orders/${order!.id}`);
  await context.close();
});

test('who is not signed in is led home, and told why @once', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/profile`);
  await expect(page).toHaveURL(`${shopUrl}/`);
  await expect(page.getByText('Unauthorized')).toBeVisible();
});

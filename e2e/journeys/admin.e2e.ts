import { callerOf, eventually } from '../api.ts';
import { look } from '../cart.ts';
import { expect, openRow, personOf, signIn, test } from '../fixtures.ts';

/** The admin's dashboard (S2 §2): its tabs, the links between them, and what a shopper sees of the changes. */

test('figures lead to their rows, and the rows are searched and kept as a view', async ({ page, shopUrl }, {
  project,
}) => {
  // It waits for the demo's orders first.
  test.slow();
  const { call } = await callerOf(page, shopUrl, 'Demo Admin');
  await eventually(
    () => call('admin.orders'),
    ({ body }) => body.some(order => order.status === 'shipped'),
    240,
  );
  await page.goto(`${shopUrl}/admin`);
  const tabs = page.getByRole('navigation', { name: 'Parts of the admin' });
  await expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  // What is due leads to its list, and the desk says the same number.
  const row = page.getByRole('region', { name: 'To do now' }).getByRole('link', { name: /^Pieces to look at/ });
  const count = Number(/\d+/.exec((await row.textContent())!)![0]);
  expect(count).toBeGreaterThan(0);
  await expect(
    page.getByRole('region', { name: 'How am I doing' }).getByText('Last 7 days', { exact: true }),
  ).toBeVisible();
  await look(page);
  await row.click();
  await expect(page).toHaveURL(/\/admin\/production\?state=waiting/);
  await expect(
    page.getByRole('navigation', { name: 'Desks' }).getByRole('link', { name: 'Production desk' }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Math.min(count, 24));
  await page.goto(`${shopUrl}/admin?tab=analytics`);
  await expect(tabs.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Monthly revenue' }).getByRole('row')).toHaveCount(7);
  await look(page);
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-31');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-01-31/);
  await expect(page.getByText('Before: ₹0 (1 Dec 2019 to 31 Dec 2019)').first()).toBeVisible();
  await page.getByRole('button', { name: 'All time' }).click();
  await page.getByRole('region', { name: 'Order pipeline' }).getByRole('link', { name: 'Shipped' }).click();
  await expect(page).toHaveURL(/tab=orders&status=shipped/);
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)).toContainText('Shipped');

  const search = page.getByRole('searchbox', { name: /^Search by id/ });
  await search.fill('nobody has this name');
  await expect(page.getByRole('heading', { name: 'No orders here' })).toBeVisible();
  const name = personOf('view', project.name);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.getByRole('button', { name: 'Save this view' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await tabs.getByRole('link', { name: 'Orders' }).click();
  await views.getByRole('link', { name }).click();
  await expect(search).toHaveValue('nobody has this name');
  await look(page);
  await views.getByRole('button', { name: `Forget ${name}` }).click();
  await expect(views.getByRole('link', { name })).toBeHidden();

  await tabs.getByRole('link', { name: 'Orders' }).click();
  // The button for chosen orders is in view also when the last row is chosen.
  const last = page.getByRole('table', { name: 'Orders' }).getByRole('checkbox').last();
  await last.check();
  await expect(page.getByRole('button', { name: 'Move 1 order' })).toBeInViewport({ ratio: 1 });
  await look(page);
  await last.uncheck();
  // On a phone the filters are folded, and the export button is among them.
  if (project.name === 'phone') await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('orders.csv');
});

test('on a phone the first order is in view, and one button opens the filters and says how many are set @phone', async ({
  page,
  shopUrl,
}) => {
  await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=orders');
  const first = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
  await expect(first).toBeVisible();
  // The links above it may need one more line, when they show how much waits.
  expect((await first.boundingBox())!.y, 'where the first order begins, of 740 px').toBeLessThan(500);
  // Two lines an order: fifty of them in 6,000 px.
  expect((await first.boundingBox())!.height, 'of one order').toBeLessThan(100);
  const fold = first.getByRole('button').first();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(first.getByRole('combobox')).toBeHidden();
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(first.getByRole('link').first()).toBeVisible();
  await look(page);
  await fold.press('Enter');
  const filters = page.getByRole('button', { name: /^Filters/ });
  const status = page.getByRole('combobox', { name: 'Show' });
  await expect(filters).toHaveAttribute('aria-expanded', 'false');
  await expect(status).toBeHidden();
  await filters.press('Enter');
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(status).toBeFocused();
  await look(page);
  await status.selectOption('Shipped');
  await expect(page).toHaveURL(/status=shipped/);
  await expect(filters).toHaveText('Filters (1)');

  // The tabs stand in one line, and the current one is in view.
  const tabs = page.getByRole('navigation', { name: 'Parts of the admin' });
  await tabs.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(tabs.getByRole('link', { name: 'Log', exact: true })).toBeInViewport({ ratio: 1 });
  expect((await tabs.boundingBox())!.height).toBeLessThan(60);
});

test('a coupon is made, refused at its field, and deleted after a question', async ({ page, shopUrl }, { project }) => {
  await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=coupons');
  const code = `E2E${Date.now()}${project.name.length}`;
  await page.getByRole('button', { name: 'New coupon' }).click();
  const form = page.getByRole('dialog', { name: 'New coupon' });
  await form.getByLabel('Code').fill(code.toLowerCase());
  await form.getByLabel('Discount in percent').fill('101');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(form.getByText('A whole number from 1 to 100.')).toBeVisible();
  await look(page);
  await form.getByLabel('Discount in percent').fill('15');
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByText('Coupon created successfully')).toBeVisible();

  await page.getByRole('button', { name: `Edit ${code}` }).click();
  await page.getByRole('dialog').getByLabel('Min order value in rupees').fill('400');
  await page.getByRole('dialog').getByRole('button', { name: 'Save coupon' }).click();
  await expect(page.getByText('Coupon updated successfully')).toBeVisible();

  await page.getByRole('button', { name: `Assign ${code}` }).click();
  const assign = page.getByRole('dialog', { name: `Assign ${code}` });
  await assign.getByRole('searchbox').fill('demo.shopper@');
  await assign.getByRole('checkbox').first().check();
  await look(page);
  await assign.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('Coupon Assignment Complete')).toBeVisible();
  await expect(page.getByText('Assigned to 1 of 1 users')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${code}` }).click();
  await expect(page.getByText('Are you sure you want to delete this coupon?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Coupon deleted successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(code)).toBeHidden();
});

test('an admin gives credits, which the shopper has at once, and switches an account off, which signs it out', async ({
  page,
  browser,
  shopUrl,
}, { project }) => {
  const person = personOf('credits by admin', project.name);
  const shopperContext = await browser.newContext();
  const shopper = await callerOf(await shopperContext.newPage(), shopUrl, person);
  await signIn(page, shopUrl, 'Demo Admin', `/admin?tab=users&search=${encodeURIComponent(person)}`);
  const user = page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1);
  await openRow(user);
  await user.getByRole('button', { name: /^Open/ }).click();
  const account = page.getByRole('dialog').filter({ hasText: person });
  await account.getByLabel('Credits', { exact: true }).fill('12');
  await account.getByRole('region', { name: 'Give or take credits' }).getByLabel('Reason').fill('A late parcel');
  await account.getByRole('button', { name: 'Change credits' }).click();
  await expect(page.getByText('Credits changed')).toBeVisible();
  await expect(account.getByRole('listitem').filter({ hasText: 'A late parcel' })).toContainText('+12');
  expect((await shopper.call('credits.balance')).body).toEqual({ credits: 32 });
  await look(page);
  await account.getByRole('region', { name: 'Account' }).getByLabel('Reason').fill('Asked for it');
  await account.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Account changed')).toBeVisible();
  await eventually(
    async () => (await shopper.call('credits.balance')).status,
    status => status === 401,
    15,
  );
  await shopperContext.close();

  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Parts of the admin' })
    .getByRole('link', { name: 'Log', exact: true })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'user.switched_off' }).first()).toContainText('Asked for it');
  await look(page);
});

test('an order keeps the notes of the admin, and shows its mails', async ({ page, shopUrl }, { project }) => {
  await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=orders&status=under_production');
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
  await openRow(row);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/orders\//);
  const note = `Called, ${project.name} ${Date.now()}`;
  await page.getByLabel('A note').fill(note);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mails' })).toBeVisible();
  await look(page);
});

import type { Browser, Page, ViewportSize } from '@playwright/test';
import { callerOf, delivery, eventually, type Caller } from '../api.ts';
import { look, publicDesign } from '../cart.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, personOf, test } from '../fixtures.ts';

/** A damage that is reported with photos, and what an admin decides about it. */

/** The recorder of failed tests asks for the photos' addresses by itself, which the page's policy forbids. */
const RECORDER = /Connecting to 'blob:/;

/** A paid order of one shirt that an admin has marked as delivered. */
async function deliveredOrder(page: Page, caller: Caller, admin: Caller, shopUrl: string): Promise<string> {
  const { id: designId } = await publicDesign(shopUrl);
  const { body: line } = await caller.call('cart.add', { body: { designId, size: 'M', type: 1 } });
  const order = { ...delivery, orderId: `returns-${Date.now()}`, amount: line.customPrice + 60 };
  const { body } = await caller.call('payments.initiate', { body: order });
  await page.goto(body.paymentUrl);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  const status = { status: 'order_received', reason: 'Handed over in person' } as const;
  expect((await admin.call('admin.moveOrder', { params: { id: body.orderId }, body: status })).status).toBe(200);
  return body.orderId;
}

/** Reports the order's one shirt, with a photo that is taken of the page. */
async function reportDamage(page: Page): Promise<void> {
  const photo = await page.screenshot();
  await page.getByRole('button', { name: 'Report a damage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a damage' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Add at least one photo.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Damaged/ }).check({ force: true });
  const file = { name: 'damage.png', mimeType: 'image/png', buffer: photo };
  await dialog
    .getByLabel('Add photos')
    .setInputFiles([file, { ...file, name: 'not-a-photo.png', buffer: Buffer.from('?') }]);
  await expect(dialog.getByText('This is not a photo that we can read.')).toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByLabel('What happened?').fill('There is a hole in the left sleeve. A new one, please.');
  await expectAccessible(page);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: 15_000 });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We got your report', { exact: true })).toBeVisible();
}

/** An admin in a browser of their own. */
async function adminPage(
  browser: Browser,
  shopUrl: string,
  viewport: ViewportSize | null,
): Promise<{ page: Page; caller: Caller }> {
  const page = await (await browser.newContext({ viewport })).newPage();
  return { page, caller: await callerOf(page, shopUrl, 'Demo Admin') };
}

test('a damage is reported with photos, an admin replaces it, and both orders name each other', async ({
  page,
  browser,
  shopUrl,
  guard,
}, { project }) => {
  guard.allow(RECORDER);
  const admin = await adminPage(browser, shopUrl, page.viewportSize());
  const caller = await callerOf(page, shopUrl, personOf('Returns', project.name));
  const id = await deliveredOrder(page, caller, admin.caller, shopUrl);
  await page.goto(`${shopUrl}/orders/${id}`);
  await expect(page.getByText(/report it until \d/)).toBeVisible();
  await reportDamage(page);
  await expect(page.getByText('Return Requested').first()).toBeVisible();
  await page.getByRole('button', { name: 'Enlarge photo 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Photo 1' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await admin.page.goto(`${shopUrl}/hi/admin/returns`);
  await expect(admin.page.getByRole('link', { name: id })).toBeVisible();
  await look(admin.page);
  await admin.page.goto(`${shopUrl}/admin/returns`);
  await admin.page.getByRole('link', { name: id }).click();
  await expect(admin.page.getByRole('button', { name: 'Enlarge photo 1' })).toBeVisible();
  await admin.page.getByRole('radio', { name: /^Replace it/ }).check({ force: true });
  const form = admin.page.locator('form').filter({ hasText: 'What do you decide?' });
  await form.getByRole('textbox', { name: 'Reason' }).fill('The photo shows the hole');
  await look(admin.page);
  await form.getByRole('button', { name: 'Decide' }).dblclick();
  await expect(admin.page.getByText('Replaced by')).toBeVisible();
  await admin.page.context().close();

  await page.reload();
  await expect(page.getByText('The photo shows the hole')).toBeVisible();
  await page.getByRole('link', { name: 'See the replacement' }).click();
  await expect(page.getByText('This order replaces what was damaged in another one.')).toBeVisible();
  await expect(page.getByText('Order Processing').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the first order' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
});

test('a report that is refused says why, and the order stays as it is', async ({ page, browser, shopUrl, guard }, {
  project,
}) => {
  guard.allow(RECORDER);
  const admin = await adminPage(browser, shopUrl, page.viewportSize());
  const caller = await callerOf(page, shopUrl, personOf('Refused', project.name));
  const id = await deliveredOrder(page, caller, admin.caller, shopUrl);
  await page.goto(`${shopUrl}/orders/${id}`);
  await reportDamage(page);
  const { body: order } = await admin.caller.call('admin.order', { params: { id } });
  const why = 'The photo shows a washed shirt';
  const decision = { act: 'refuse', reason: why, version: 1, idempotencyKey: `no-${id}` } as const;
  await admin.caller.call('admin.decideReturn', { params: { id: order.openReturn!.id }, body: decision });
  await admin.page.context().close();
  await page.reload();
  await expect(page.getByText('The photo shows a washed shirt')).toBeVisible();
  await expect(page.getByText('We cannot take it back.')).toBeVisible();
  await expect(page.getByText('Order Received').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report a damage' })).toBeVisible();
});

test('what is to come back is said first, with the address, and what was returned is told as done', async ({
  page,
  browser,
  shopUrl,
  guard,
}, { project }) => {
  guard.allow(RECORDER);
  const admin = await adminPage(browser, shopUrl, page.viewportSize());
  const caller = await callerOf(page, shopUrl, personOf('Sends back', project.name));
  const id = await deliveredOrder(page, caller, admin.caller, shopUrl);
  await page.goto(`${shopUrl}/orders/${id}`);
  await reportDamage(page);
  const decide = async (act: 'send_back' | 'receive' | 'refund') => {
    const { id: open, version } = (await admin.caller.call('admin.order', { params: { id } })).body.returns[0]!;
    const body = { act, reason: 'As the photo shows', version, idempotencyKey: `${act}-${id}` };
    expect((await admin.caller.call('admin.decideReturn', { params: { id: open }, body })).status).toBe(200);
  };
  await decide('send_back');
  for (const [prefix, title, address] of [
    ['', 'Please send it back', 'Send it to'],
    ['/hi', 'कृपया इसे वापस भेजें', 'इस पते पर भेजें'],
  ] as const) {
    await page.goto(`${shopUrl}${prefix}/orders/${id}`);
    const notice = page.getByRole('region', { name: title });
    await expect(notice.getByText(address)).toBeInViewport();
    await expect(notice.getByText(id)).toBeInViewport();
    await look(page);
    await page.goto(`${shopUrl}${prefix}/profile?tab=orders`);
    await expect(page.getByRole('article').first().getByText(title)).toBeVisible();
  }
  await decide('receive');
  await decide('refund');
  await admin.page.context().close();
  await eventually(
    () => caller.call('orders.one', { params: { id } }),
    reply => reply.body.refunds[0]?.status === 'returned',
  );
  await page.goto(`${shopUrl}/orders/${id}`);
  const report = page.getByRole('article', { name: /^Your report of/ });
  await expect(report.getByText(/^₹[\d,]+ was returned on \d+ \S+ \d{4}\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Please send it back' })).toBeHidden();
  await look(page);
});

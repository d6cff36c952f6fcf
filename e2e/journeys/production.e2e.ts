import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { callerOf, delivery, eventually, type Caller } from '../api.ts';
import { look, publicDesign } from '../cart.ts';
import { expect, openRow, personOf, signIn, test } from '../fixtures.ts';

/** One order from its payment to its delivery by the production desk alone (rulings, Admin). */

const SHIRT = { productId: 3, size: 'XL', color: 'black', position: 'front', designSize: 'a4' } as const;
const QUEUE = '/admin/production?type=oversized-premium&color=black&size=XL';

/** A shopper's paid order of one shirt. */
async function paidOrder(page: Page, shopUrl: string, person: string): Promise<{ caller: Caller; id: string }> {
  const caller = await callerOf(page, shopUrl, person);
  const { id: designId } = await publicDesign(shopUrl);
  const { body: line } = await caller.call('cart.add', { body: { designId, type: 1, ...SHIRT } });
  const order = { ...delivery, orderId: `production-${Date.now()}`, amount: line.customPrice + 60 };
  const { body } = await caller.call('payments.initiate', { body: order });
  await page.goto(body.paymentUrl);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  return { caller, id: body.orderId };
}

/** Makes somebody a printer, as an owner does. */
async function makePrinter(browser: Browser, shopUrl: string, person: string): Promise<void> {
  const callerIn = async (who: string): Promise<Caller> => {
    const context = await browser.newContext();
    const caller = await callerOf(await context.newPage(), shopUrl, who);
    await context.close();
    return caller;
  };
  const printer = await callerIn(person);
  const { sub } = JSON.parse(Buffer.from(printer.token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  const admin = await callerIn('Demo Admin');
  expect((await admin.call('admin.setRole', { params: { id: sub }, body: { role: 'printer' } })).status).toBe(200);
  const roleOf = async () => (await printer.call('accounts.adminCheck')).body.role;
  await eventually(roleOf, role => role === 'printer', 20);
}

/** What a printer gets of the chosen piece: every file as it is listed, and the print as it is to be. */
async function expectPrintFile(page: Page, orderId: string, code: string): Promise<void> {
  const download = page.waitForEvent('download', { timeout: 100_000 });
  await page.getByRole('button', { name: 'Download print files' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const name = `${code}-black-XL-front-a4`;
  const print = files[`prints/${name}.png`];
  const { width, height, density, hasAlpha, channels, icc } = await sharp(print).metadata();
  expect({ width, height, density, hasAlpha, channels }).toEqual({
    ...{ width: 2490, height: 3510, density: 300, hasAlpha: true, channels: 4 },
  });
  expect(icc?.toString('latin1', 36, 40)).toBe('acsp');
  const { channels: seen, isOpaque } = await sharp(print).stats();
  expect([isOpaque, seen[3]!.min, seen[3]!.max]).toEqual([false, 0, 255]);
  const names = [`prints/${name}-underbase.png`, `proofs/${name}.jpg`, 'tickets.pdf', 'pick-list.csv'];
  expect(Object.keys(files)).toEqual(expect.arrayContaining([...names, `packing-slips/${orderId}.pdf`]));
  const { files: listed } = JSON.parse(Buffer.from(files['manifest.json']!).toString()) as {
    files: { name: string; sha256: string }[];
  };
  for (const { name, sha256 } of listed) expect([name, hash('sha256', files[name]!, 'hex')]).toEqual([name, sha256]);
}

/** A scanner types the code and presses Enter. */
async function scan(page: Page, station: string, code: string, state: string): Promise<Locator> {
  await page.getByRole('radio', { name: station, exact: true }).check({ force: true });
  const field = page.getByLabel('Code of the ticket');
  await field.fill(code);
  await field.press('Enter');
  const card = page.getByRole('article', { name: `Piece ${code}` });
  await expect(card.getByText(state, { exact: true }).first()).toBeVisible();
  return card;
}

test('one order goes from its payment to its delivery by the production desk alone', async ({
  page,
  browser,
  shopUrl,
}, { project }) => {
  // In a shop that has just begun the print waits behind the gallery's pictures.
  test.setTimeout(240_000);
  const shopper = await (await browser.newContext()).newPage();
  const { caller, id } = await paidOrder(shopper, shopUrl, personOf('shopper of a print', project.name));
  const printer = personOf('printer', project.name);
  await makePrinter(browser, shopUrl, printer);

  await signIn(page, shopUrl, printer, '/admin');
  await expect(page).toHaveURL(/\/admin\/production$/);
  await expect(page.getByRole('link', { name: 'Back to the admin' })).toBeHidden();
  await page.goto(`${shopUrl}${QUEUE}`);
  const card = page.getByRole('article').filter({ hasText: id.slice(-6) });
  await expect(card.getByText('300 dpi', { exact: false }).first()).toBeVisible({ timeout: 20_000 });
  const code = (await card.getAttribute('aria-label'))!.replace('Piece ', '');
  await look(page);
  await card.getByRole('checkbox').check();
  await expectPrintFile(page, id, code);
  const approve = async () => {
    await card.getByRole('button', { name: `Approve piece ${code}` }).click();
    // A print with a warning is approved by itself, by who has read it.
    const anyway = page.getByRole('dialog').getByRole('button', { name: 'Approve all the same' });
    await expect(anyway.or(card.getByText('Approved', { exact: true }))).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
  };
  await approve();
  await card.getByRole('button', { name: `Undo the approval of piece ${code}` }).click();
  await expect(card.getByText('Waiting', { exact: true })).toBeVisible();
  await approve();
  const statusOf = async () => (await caller.call('orders.one', { params: { id } })).body.status;
  expect(await statusOf()).toBe('order_processing');
  await eventually(statusOf, status => status === 'under_production', 20);
  await expect(card.getByRole('button', { name: `Undo the approval of piece ${code}` })).toBeHidden();

  await page.getByRole('link', { name: 'Scan', exact: true }).click();
  await look(page);
  const printed = await scan(page, 'Printed', code, 'Printed');
  await printed.getByRole('button', { name: `Piece ${code} is a misprint` }).click();
  await page.getByRole('dialog').getByLabel('What went wrong').selectOption('misplaced');
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Print once more' }).click();
  await expect(printed.getByText('Reprint 1')).toBeVisible();
  await scan(page, 'Printed', code, 'Printed');
  await scan(page, 'Packed', code, 'Packed');
  await look(page);

  await page.getByRole('link', { name: /^Parcels/ }).click();
  const short = id.slice(-6);
  const parcel = page.getByRole('row').filter({ hasText: short });
  await openRow(parcel);
  await page.getByLabel(`Carrier of order ${short}`).selectOption('Delhivery');
  await page.getByLabel(`Tracking number of order ${short}`).fill('DL123456789');
  await look(page);
  await page.getByRole('button', { name: `Send order ${short}` }).click();
  await expect(page.getByText('The parcel is on its way')).toBeVisible();
  await page.getByRole('link', { name: 'On their way' }).click();
  await openRow(parcel);
  await page.getByRole('button', { name: `Order ${short} was delivered` }).click();
  await expect(page.getByText('The parcel was delivered')).toBeVisible();

  const { body: order } = await caller.call('orders.one', { params: { id } });
  expect([order.status, order.trackingId, order.carrier]).toEqual(['order_received', 'DL123456789', 'delhivery']);
  expect(order.timeline.slice(-4).map(step => step.to)).toEqual(
    ['under_production', 'ready_for_shipping', 'shipped', 'order_received'], // prettier-ignore
  );
  await shopper.context().close();
});

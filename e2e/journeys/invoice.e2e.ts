import { readFileSync } from 'node:fs';
import { readPdf } from '../../server/testing/read-pdf.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, personOf, test } from '../fixtures.ts';
import { standAtPayPage } from '../payment-ends.ts';

/** The paper of a paid order, as the shopper saves it from the order's page (S2 §8; rulings, Payment). */
test('a paid order has its bill, which is saved as a PDF with its number', async ({ page, shopUrl }, { project }) => {
  const { caller } = await standAtPayPage(page, shopUrl, personOf('Bill', project.name));
  const [unpaid] = (await caller.call('orders.mine')).body;
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
  await page.goto(`${shopUrl}/orders/${unpaid!.id}`);
  const { body: papers } = await caller.call('invoices.list', { params: { orderId: unpaid!.id } });
  expect(papers).toHaveLength(1);
  const { number } = papers[0]!;
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save PDF: Bill ${number}` }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${number}.pdf`);
  const { pages, title, hasBox } = readPdf(readFileSync(await file.path()));
  expect(title).toContain(number);
  expect(pages).toHaveLength(1);
  for (const text of [number, unpaid!.id, 'Asha Nair', '12 Beach Road']) expect(pages[0]).toContain(text);
  expect(hasBox).toBe(false);
});

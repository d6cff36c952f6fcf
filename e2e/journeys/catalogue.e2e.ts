import { callerOf, drawDesign, eventually, type Caller } from '../api.ts';
import { cartOf, look } from '../cart.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';

/** The catalogue's admin (rulings, Admin): what an admin changes there is what shoppers see, and all that they are charged. */

const NAME = 'Oversized Premium T-Shirt';
const PREMIUM = 3;

/** A program of the demo admin's, to put things back whatever a test did. */
async function undo(admin: Caller): Promise<void> {
  const { body } = await admin.call('admin.catalogue');
  const product = body.products.find(one => one.id === PREMIUM)!;
  for (const { id } of product.planned) await admin.call('admin.dropPlannedPrice', { params: { id } });
  const params = { id: PREMIUM };
  if (product.away.length > 0)
    await admin.call('admin.setAvailability', {
      params,
      body: {
        version: product.version,
        variants: product.away.map(({ color, size }) => ({ color, size: size as 'M' })),
        away: null,
      },
    });
  const { body: now } = await admin.call('admin.catalogue');
  const { version } = now.products.find(one => one.id === PREMIUM)!;
  await admin.call('admin.changeProduct', { params, body: { version, price: 699, compareAtPrice: 1050 } });
}

test('a price that is changed, planned and taken back is the shopper’s price everywhere', async ({
  page,
  browser,
  shopUrl,
}) => {
  const admin = await callerOf(await (await browser.newContext()).newPage(), shopUrl, 'Demo Admin');
  const shopper = await browser.newContext({ viewport: page.viewportSize() });
  const visit = await shopper.newPage();
  const card = visit.getByRole('article').filter({ has: visit.getByRole('heading', { name: NAME }) });
  const sees = (price: string) =>
    eventually(
      async () => {
        await visit.goto(`${shopUrl}/pricing`);
        return (await card.first().textContent()) ?? '';
      },
      text => text.includes(price),
      20,
    );
  try {
    await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=catalogue');
    const panel = page.getByRole('article', { name: NAME });
    await expect(panel).toContainText('₹699');
    await panel.getByRole('button', { name: `Edit ${NAME}` }).click();
    const form = page.getByRole('dialog', { name: `Edit ${NAME}` });
    await form.getByLabel('Price in rupees').fill('1,2');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('From ₹1 to ₹1,00,000')).toBeVisible();
    await look(page);
    await form.getByLabel('Price in rupees').fill('729');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(panel).toContainText('₹729');
    await sees('₹729');

    await panel.getByRole('button', { name: `Plan a price of ${NAME}` }).click();
    const plan = page.getByRole('dialog', { name: `Plan a price of ${NAME}` });
    await plan.getByLabel('Price in rupees').fill('649');
    await plan.getByLabel('Until').fill('2099-12-31');
    await plan.getByRole('button', { name: 'Save' }).click();
    await expect(panel).toContainText('Regular price ₹729');
    await sees('₹649');
    await panel.getByRole('button', { name: /^Take back ₹649 from/ }).click();
    await expect(panel).not.toContainText('₹649');
    await sees('₹729');

    await panel.getByRole('button', { name: `Price history of ${NAME}` }).click();
    const history = page.getByRole('dialog', { name: `Price history of ${NAME}` });
    await expect(history.getByRole('row').nth(1)).toContainText('₹649 → ₹729');
    await expect(history.getByRole('row').nth(3)).toContainText('₹699 → ₹729');
    await look(page);
  } finally {
    await undo(admin);
    await shopper.close();
  }
});

test('a size that is taken off cannot be chosen, and what is in a cart is not ordered', async ({
  page,
  browser,
  shopUrl,
}, { project }) => {
  const admin = await callerOf(await (await browser.newContext()).newPage(), shopUrl, 'Demo Admin');
  const shopper = await browser.newContext({ viewport: page.viewportSize() });
  const visit = await shopper.newPage();
  try {
    const asha = await callerOf(visit, shopUrl, personOf('size off', project.name));
    const { id } = await drawDesign(asha, 'a calm tiger with roses');
    const inCart = { designId: id, productId: PREMIUM, size: 'XL' as const, color: 'black' as const };
    expect((await asha.call('cart.add', { body: inCart })).status).toBe(200);

    await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=catalogue');
    const panel = page.getByRole('article', { name: NAME });
    await panel.getByRole('switch', { name: 'Black, XL', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Black, XL cannot be had' });
    await form.getByLabel('Why').selectOption('Being restocked');
    await form.getByLabel('Back on').fill('2099-12-05');
    await form.getByRole('button', { name: 'Take it off' }).click();
    await expect(panel).toContainText('Black, XL: Being restocked, back on 5 Dec');
    await look(page);

    await eventually(
      async () => (await asha.call('cart.lines')).body[0]?.away?.reason,
      reason => reason === 'restocking',
      15,
    );
    await visit.goto(`${shopUrl}/preview?design=${id}`);
    await visit.getByText(NAME, { exact: true }).first().click();
    await visit.getByRole('button', { name: 'Add to Cart' }).click();
    const size = visit.getByRole('radio', { name: /^XL/ });
    await expect(size).toBeDisabled();
    await expect(visit.getByText('Being restocked, back on 5 Dec').first()).toBeVisible();
    await look(visit);

    await visit.goto(`${shopUrl}/cart`);
    const cart = cartOf(visit);
    await expect(cart.getByText('Being restocked, back on 5 Dec. Take it out to order the rest.')).toBeVisible();
    await cart.getByRole('button', { name: 'Proceed to Checkout' }).press('Enter');
    await expect(visit.getByText('Something in the cart cannot be had just now. Take it out first.')).toBeVisible();
    await look(visit);
  } finally {
    await undo(admin);
    await shopper.close();
  }
});

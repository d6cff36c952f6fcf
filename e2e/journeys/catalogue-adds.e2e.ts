import { callerOf, drawDesign, eventually } from '../api.ts';
import { look } from '../cart.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';

/** A colour and a product that the owner adds in a browser are sold at once, without a line of code (rulings of 26 November). */
test('a colour and a product that the owner adds are there for the next shopper', async ({ page, browser, shopUrl }, {
  project,
}) => {
  const color = `Olive ${project.name}`;
  const product = `Winter hoodie ${project.name}`;
  await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=catalogue&part=colors');
  await page.getByRole('button', { name: 'New colour' }).click();
  const colorForm = page.getByRole('dialog', { name: 'New colour' });
  await colorForm.getByRole('button', { name: 'Save' }).click();
  await expect(colorForm.getByText('Write something here.')).toBeVisible();
  await colorForm.getByLabel('Name', { exact: true }).fill(color);
  await colorForm.getByLabel('Colour of the cloth').fill('#c9c3a0');
  await expect(colorForm.getByLabel('Inks')).toHaveValue('light');
  await colorForm.getByLabel('Colour of the cloth').fill('#4b5320');
  await expect(colorForm.getByLabel('Inks')).toHaveValue('dark');
  await colorForm.getByLabel('A shirt of it costs more').fill('30');
  await look(page);
  await colorForm.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(color, { exact: true })).toBeVisible();
  await look(page);

  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'New product' }).click();
  const form = page.getByRole('dialog', { name: 'New product' });
  await form.getByLabel('Price in rupees').fill('1299');
  await form.getByLabel('Name', { exact: true }).first().fill(product);
  await form.getByLabel('Text', { exact: true }).fill('Thick, for January in Delhi.');
  await form.getByLabel('Drawn as').selectOption('Hoodie');
  await expect(form.getByRole('checkbox', { name: 'A3 front' })).toBeDisabled();
  await form.getByRole('checkbox', { name: color }).check();
  await form.getByRole('button', { name: 'Add a size' }).click();
  await form.getByRole('group', { name: 'New size' }).getByLabel('Name').fill('3XL');
  await look(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name: product })).toBeVisible();

  const visit = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const asha = await callerOf(visit, shopUrl, personOf('adds', project.name));
  const { id } = await drawDesign(asha, 'a calm tiger with roses');
  await eventually(
    async () => (await asha.call('catalog.products')).body.some(one => one.name === product),
    isThere => isThere,
  );
  await visit.goto(`${shopUrl}/preview?design=${id}`);
  await visit.getByText(product, { exact: true }).first().click();
  await visit.getByText(color, { exact: true }).first().click();
  await expect(visit.getByText('₹1,379').first()).toBeVisible();
  await look(visit);

  // What the run added is taken off sale: other journeys count what is sold.
  const admin = await callerOf(await (await browser.newContext()).newPage(), shopUrl, 'Demo Admin');
  const { products, colors } = (await admin.call('admin.catalogue')).body;
  const made = products.find(one => one.name === product)!;
  const olive = colors.find(one => one.name === color)!;
  await admin.call('admin.retireProduct', { params: { id: made.id } });
  await admin.call('admin.changeColor', { params: { id: olive.key }, body: { version: olive.version, onSale: false } });
});

import { callerOf, drawDesign, eventually } from '../api.ts';
import { look } from '../cart.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';

/** A place to print that the owner adds in a browser is chosen, seen and priced by the next shopper, without a line of code. */
test('a place that the owner adds is there for the next shopper', async ({ page, browser, shopUrl }, { project }) => {
  const name = `Left chest ${project.name}`;
  await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=catalogue&part=places');
  await page.getByRole('button', { name: 'New place to print' }).click();
  const form = page.getByRole('dialog', { name: 'New place to print' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Fee in rupees').fill('70');
  await form.getByLabel('Right of the middle').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Move it inwards.')).toBeVisible();
  await look(page);
  await form.getByLabel('Right of the middle').fill('4');
  await expect(form.getByText('Room for it: Regular T-shirt')).toBeVisible();
  await look(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await look(page);

  const admin = await callerOf(await (await browser.newContext()).newPage(), shopUrl, 'Demo Admin');
  const { products, placements } = (await admin.call('admin.catalogue')).body;
  const [first, made] = [products[0]!, placements.find(one => one.name === name)!];
  const body = { version: first.version, placements: [...first.placements, made.key] };
  await admin.call('admin.changeProduct', { params: { id: String(first.id) }, body });

  const visit = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const asha = await callerOf(visit, shopUrl, personOf('places', project.name));
  const { id } = await drawDesign(asha, 'a calm tiger with roses');
  await eventually(
    async () => (await asha.call('catalog.products')).body[0]!.places.includes(`front/${made.key}`),
    isThere => isThere,
  );
  await visit.goto(`${shopUrl}/preview?design=${id}`);
  await visit.getByText(name, { exact: true }).first().click();
  await expect(visit.getByText('₹469').first()).toBeVisible();
  await look(visit);

  // What the run added is taken off sale: other journeys count what is sold.
  await admin.call('admin.changePlacement', {
    params: { id: made.key },
    body: { version: made.version, isActive: false },
  });
});

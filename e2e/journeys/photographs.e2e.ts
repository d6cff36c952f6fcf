import { mugPhoto } from '../../server/testing/blank-photos.ts';
import { callerOf } from '../api.ts';
import { look } from '../cart.ts';
import { expect, personOf, signIn, test } from '../fixtures.ts';
import { generateButton, promptBox } from '../studio.ts';

/** A mug that no code draws: the owner sends its photograph and drags corners; a shopper sees a design on it and buys it. */
test('a mug from a photograph is sold: form, studio, preview and cart', async ({ page, browser, shopUrl }, {
  project,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(60_000);
  const name = `Mug ${project.name}`;
  await signIn(page, shopUrl, 'Demo Admin', '/admin?tab=catalogue');
  await page.getByRole('button', { name: 'New product' }).click();
  const form = page.getByRole('dialog', { name: 'New product' });
  await form.getByLabel('Price in rupees').fill('349');
  await form.getByLabel('Name', { exact: true }).first().fill(name);
  await form.getByLabel('Text', { exact: true }).fill('Ceramic, 325 ml, for chai that lasts.');
  await form.getByLabel('Drawn as').selectOption('Photographs that you send');
  for (const box of await form.getByRole('group', { name: 'Colours' }).getByRole('checkbox').all()) await box.uncheck();
  await form.getByRole('checkbox', { name: 'White', exact: true }).check();
  await form.getByLabel('Shape').selectOption('Curved, like a mug');
  await form.getByLabel('Print width in millimetres').fill('95');
  await form.getByLabel('Print height in millimetres').fill('0');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Whole millimetres from 10 to 2000.')).toBeVisible();
  await expect(form.getByText('A photograph is missing')).toBeVisible();
  await form.getByLabel('Print height in millimetres').fill('95');
  const chooser = form.getByLabel('Choose a photograph: Print on the front, White');
  await chooser.setInputFiles({
    name: 'note.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'.repeat(50)),
  });
  await expect(form.getByText('This is not a photo that we can read')).toBeVisible();
  await chooser.setInputFiles({ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: await mugPhoto() });
  const stage = form.getByRole('group', { name: /^Where the print lies/ });
  await expect(stage).toBeVisible({ timeout: 30_000 });
  await stage.getByRole('button', { name: /^Upper left/ }).focus();
  for (let times = 0; times < 2; times++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(stage.getByRole('button', { name: 'Upper left: 260 across, 350 down' })).toBeVisible();
  const lower = stage.getByRole('button', { name: /^Lower right/ });
  const { x, y, width, height } = (await lower.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 4, y + height / 2 + 10, { steps: 4 });
  await page.mouse.up();
  await expect(stage.getByRole('button', { name: 'Lower right: 700 across, 650 down' })).toBeHidden();
  await form.getByText('Corners as numbers').click();
  const corners = { 'Upper left': [262, 318], 'Upper right': [678, 318], 'Lower right': [672, 752], 'Lower left': [268, 752] }; // prettier-ignore
  for (const [corner, [across, down]] of Object.entries(corners)) {
    await form.getByLabel(`${corner}, across`).fill(String(across));
    await form.getByLabel(`${corner}, down`).fill(String(down));
  }
  await stage.scrollIntoViewIfNeeded();
  await look(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();

  const visit = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  visit.setDefaultTimeout(60_000);
  await signIn(visit, shopUrl, personOf('mug', project.name), '/design');
  await promptBox(visit).fill('a calm tiger drinking chai');
  await generateButton(visit).click();
  await visit.getByText(name, { exact: true }).first().click();
  await expect(visit.getByText('One size').first()).toBeVisible();
  await visit.getByRole('button', { name: 'Place it by hand' }).click();
  const live = visit.getByRole('group', { name: 'The print on the shirt' });
  const picture = live.getByRole('button', { name: /^The picture/ });
  await expect(picture).toBeVisible({ timeout: 60_000 });
  await picture.focus();
  await visit.keyboard.press('-');
  await look(visit);

  const id = await visit.evaluate(() => (JSON.parse(localStorage.getItem('currentDesign')!) as { id: string }).id);
  await visit.goto(`${shopUrl}/preview?design=${id}`);
  await visit.getByText(name, { exact: true }).first().click();
  await expect(visit.getByText('₹349').first()).toBeVisible();
  await expect(visit.getByText('Per piece').first()).toBeVisible();
  await expect(visit.getByText('it is not worn')).toBeVisible();
  await expect(visit.getByRole('img', { name: new RegExp(`White ${name}`) })).toBeVisible({ timeout: 60_000 });
  await look(visit);
  await visit.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(visit.getByText('One size').first()).toBeVisible();
  await visit.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(visit.getByRole('dialog', { name: 'Shopping Cart' }).getByText('One size')).toBeVisible({
    timeout: 60_000,
  });
  await look(visit);

  // What the run added is taken off sale: other journeys count what is sold.
  const admin = await callerOf(await (await browser.newContext()).newPage(), shopUrl, 'Demo Admin');
  const made = (await admin.call('admin.catalogue')).body.products.find(one => one.name === name)!;
  await admin.call('admin.retireProduct', { params: { id: made.id } });
});

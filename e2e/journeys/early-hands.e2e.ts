import { expect, personOf, signIn, test } from '../fixtures.ts';

/** The page is painted before its code is asked for (docs/decisions/010): what a visitor does meanwhile must not be lost. */
test('what is written and pressed before the page is alive is done as soon as it is @once', async ({
  context,
  shopUrl,
}) => {
  const page = await context.newPage();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-browser[^/]*\.js$/, async route => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(shopUrl, { waitUntil: 'domcontentloaded' });
  const prompt = page.getByRole('textbox', { name: 'What shall we draw?' });
  await prompt.fill('a red kite');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('0 / 500')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  gate.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(prompt).toHaveValue('a red kite');
  await expect(page.getByText('10 / 500')).toBeVisible();
});

test('an address that is typed and sent before the page is alive stands in no address, and stays typed @once', async ({
  context,
  shopUrl,
}) => {
  const page = await context.newPage();
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-browser[^/]*\.js$/, async route => {
    await gate.promise;
    await route.continue();
  });
  const been: string[] = [];
  page.on('request', request => been.push(request.url()));
  await page.goto(`${shopUrl}/sign-in`, { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('main').getByLabel('E-mail', { exact: true });
  await field.fill('asha@example.in');
  await field.press('Enter');
  await page.waitForTimeout(500);
  expect(page.url()).toBe(`${shopUrl}/sign-in`);
  expect(been.filter(url => url.includes('asha'))).toEqual([]);
  gate.resolve();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(field).toHaveValue('asha@example.in');
});

test('a page whose picture never comes is brought to life all the same @once', async ({ context, shopUrl }) => {
  const page = await context.newPage();
  await page.route(/\/pictures\//, () => {});
  await page.goto(shopUrl, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-alive]')).toBeAttached();
});

test('a drawing that is done stands on home until the studio is there, and no second one is offered @once', async ({
  page,
  shopUrl,
}, { project }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/studio[^/]*\.js$/, async route => {
    await gate.promise;
    await route.continue();
  });
  await signIn(page, shopUrl, personOf('slow.studio', project.name));
  await page.getByRole('textbox', { name: 'What shall we draw?' }).fill('a red kite');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText('Design Generated!')).toBeVisible();
  await expect(page).toHaveURL(/\/design$/);
  await expect(page.getByRole('region', { name: 'Your design is on its way' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeHidden();
  // Who goes back instead of waiting finds the box, ready for other words.
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'What shall we draw?' })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  gate.resolve();
});

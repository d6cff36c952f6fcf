import type { Page } from '@playwright/test';
import { expect, personOf, signIn, test } from '../fixtures.ts';

/** Holds back the page's script; `letGo` lets it come. */
async function withoutScript(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-browser[^/]*\.js$/, async route => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Plain forms and links work while the page's scripts are on their way (docs/decisions/057). */
test('Login, cart and Generate lead on before the page is hydrated @once', async ({ context, shopUrl }) => {
  const page = await context.newPage();
  const letGo = await withoutScript(page);
  const open = () => page.goto(`${shopUrl}/`, { waitUntil: 'commit' });
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  await open();
  await press(/^Login$/);
  await expect(page).toHaveURL(`${shopUrl}/sign-in?returnTo=%2F`);
  await open();
  await press(/^Cart/);
  await expect(page).toHaveURL(/\/cart\??$/);
  await open();
  await page.getByRole('textbox', { name: 'What shall we draw?' }).fill('a red kite');
  // What was written is not heard yet, so the button still says that words are missing.
  await page.getByRole('button', { name: 'Generate', exact: true }).click({ force: true });
  await expect(page).toHaveURL(`${shopUrl}/design?prompt=a+red+kite`);
  letGo();
  await expect(page.getByRole('textbox', { name: 'What shall we draw?' })).toHaveValue('a red kite');
});

test('what is written before the page is hydrated stays, and is counted @once', async ({ context, shopUrl }) => {
  const page = await context.newPage();
  const letGo = await withoutScript(page);
  await page.goto(shopUrl, { waitUntil: 'commit' });
  const prompt = page.getByRole('textbox', { name: 'What shall we draw?' });
  await prompt.fill('a red kite');
  await expect(page.getByText('0 / 500')).toBeVisible();
  letGo();
  // Scripts of a machine that draws beside it come late.
  await expect(page.getByText('10 / 500')).toBeVisible({ timeout: 45_000 });
  await expect(prompt).toHaveValue('a red kite');
});

test('a press in the first moment of a hydrated page is answered @once', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/community`);
  await page
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an address that is typed and sent before the page is hydrated stands in no address, and stays typed @once', async ({
  context,
  shopUrl,
}) => {
  const page = await context.newPage();
  const letGo = await withoutScript(page);
  const been: string[] = [];
  page.on('request', request => been.push(request.url()));
  await page.goto(`${shopUrl}/sign-in`, { waitUntil: 'commit' });
  const field = page.getByRole('main').getByLabel('E-mail', { exact: true });
  await field.fill('asha@example.in');
  await field.press('Enter');
  await page.waitForTimeout(500);
  expect(page.url()).toBe(`${shopUrl}/sign-in`);
  expect(been.filter(url => url.includes('asha'))).toEqual([]);
  letGo();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(field).toHaveValue('asha@example.in');
});

test('a page whose picture never comes is hydrated all the same @once', async ({ context, shopUrl }) => {
  const page = await context.newPage();
  await page.route(/\/pictures\//, () => {});
  await page.goto(shopUrl, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
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

import type { Page } from '@playwright/test';
import { callerOf, drawDesign } from '../api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from '../fixtures.ts';

/** The preview page: the exact picture, the realistic one, two printed sides, and a design that only its owner sees. */
async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** A shopper with a finished design of their own, or more, on the preview page of the first. */
async function openPreview(page: Page, shopUrl: string, name: string, others: string[] = []): Promise<string> {
  // Somebody new with every try: what is counted are their credits and designs.
  const caller = await callerOf(page, shopUrl, `${name}.${Date.now()}@chhaap.test`);
  const { id } = await drawDesign(caller, 'a calm tiger with roses');
  for (const prompt of others) await drawDesign(caller, prompt);
  await page.goto(`${shopUrl}/preview?design=${id}`);
  await expect(page.getByText('300 dpi')).toBeVisible();
  return `${shopUrl}/preview?design=${id}`;
}

const side = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Picture' }).getByText(name);
const summary = (page: Page) => page.getByRole('region', { name: 'Price' });

test('a realistic preview goes on without its page, costs two credits and is kept for this very shirt', async ({
  page,
  shopUrl,
}, { project }) => {
  const address = await openPreview(page, shopUrl, 'preview');
  await page.getByRole('button', { name: 'Generate realistic preview 2 credits' }).click();
  await expect(page.getByText('This may take 1-2 minutes.')).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('runningPreview') !== null);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(side(page, 'Realistic')).toBeVisible({ timeout: 30_000 });
  await side(page, 'Realistic').click();
  await expect(page.getByRole('img', { name: /^Realistic preview: Black Regular Fit/ })).toBeVisible();
  await expect(page.getByText('Illustration', { exact: true })).toBeVisible();
  await look(page);

  await page.getByText('White', { exact: true }).click();
  await expect(page.getByRole('img', { name: /^White Regular Fit T-Shirt with a calm tiger/ })).toBeVisible();
  await expect(side(page, 'Realistic')).toBeHidden();
  await page.getByText('Black', { exact: true }).last().click();
  await expect(side(page, 'Realistic')).toBeVisible();
  if (project.name === 'wide') await expect(page.getByLabel('15 of 20 credits')).toBeVisible();
});

test('without a design in work it says so, and the studio opens by itself @once', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/preview`);
  await expect(page.getByRole('heading', { name: 'No Design Selected' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Design Studio' })).toHaveAttribute('href', '/design');
  await expect(page).toHaveURL(`${shopUrl}/design`);
});

test('the first press asks for size and quantity, and Back hides them again @once', async ({ page, shopUrl }) => {
  await openPreview(page, shopUrl, 'pickers');
  const pickers = page.getByRole('group', { name: 'Size and quantity' });
  await expect(pickers).toBeHidden();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await expect(pickers.getByRole('radio')).toHaveCount(5);
  await expect(pickers.getByRole('radio', { checked: true })).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(pickers).toBeHidden();
  await expect(add).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to Design Studio' })).toBeVisible();
});

test('a print on the back joins the one in front, for the sum of both', async ({ page, shopUrl }) => {
  await openPreview(page, shopUrl, 'sides', ['a blue lotus mandala']);
  await expect(summary(page)).toContainText('₹449');
  await page.getByRole('button', { name: 'Add a print on the back' }).click();
  await expect(side(page, 'Back')).toBeVisible();
  await expect(summary(page)).toContainText('₹679');
  await page.getByRole('button', { name: 'Use another design' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'a blue lotus mandala' }).click();
  await expect(page.getByRole('img', { name: /The other side of the Regular Fit.*lotus/ })).toBeVisible();
  await look(page);
  await side(page, 'Front').click();
  await expect(page.getByRole('img', { name: /^Black Regular Fit T-Shirt with a calm tiger/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByText('Chest + Back (A3) with a blue lotus mandala')).toBeVisible();
  await expect(cart.getByText('₹739', { exact: true })).toBeVisible();
  await look(page);
});

test('a private design is opened anew by its owner, and nobody else learns of it @once', async ({
  page,
  shopUrl,
  browser,
}) => {
  const address = await openPreview(page, shopUrl, 'private');
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByText('a calm tiger with roses').first()).toBeVisible();
  const guest = await browser.newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'This design is not here for you' })).toBeVisible();
  await expect(guest.getByText('tiger')).toHaveCount(0);
  await signIn(guest, shopUrl, 'other.preview@chhaap.test', new URL(address).pathname + new URL(address).search);
  await expect(guest.getByRole('link', { name: 'Go to Design Studio' })).toBeVisible();
  await guest.close();
});

test('a guest who wants a realistic preview is asked to sign in @once', async ({ page, shopUrl }) => {
  const [design] = (await (await page.request.get(`${shopUrl}/api/designs/public?limit=1`)).json()) as { id: string }[];
  await page.goto(`${shopUrl}/preview?design=${design!.id}`);
  await page.getByRole('button', { name: 'Generate realistic preview 2 credits' }).click();
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByText('You need to be logged in to generate previews. Please sign in.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Sign in/ })).toBeVisible();
});

test('two pictures of a design are laid over each other, and keys show more of one @once', async ({
  page,
  shopUrl,
}) => {
  const caller = await callerOf(page, shopUrl, `compare.${Date.now()}@chhaap.test`);
  const { id } = await drawDesign(caller, 'a red kite over a fort');
  expect((await caller.call('designs.regenerate', { params: { id }, body: {} })).status).toBe(200);
  await page.goto(`${shopUrl}/preview?design=${id}`);
  await page.getByRole('link', { name: 'Back to Design Studio' }).click();
  await page.getByRole('button', { name: 'Change the design' }).click();
  await page.getByRole('button', { name: 'Compare two pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare two pictures' });
  await expect(dialog.getByRole('img', { name: /^Picture/ })).toHaveCount(2);
  const slider = dialog.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100 % of picture 1, 0 % of picture 2');
  await look(page);
});

/** Own artwork of 600 x 600 pixels: 51 dots an inch on an A3 front. */
const uploadCoarse = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 600;
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = 'crimson';
    pen.fillRect(100, 100, 400, 400);
    const body = await new Promise<Blob | null>(done => canvas.toBlob(done));
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'image/png' };
    const reply = await fetch('/api/designs/upload?rightsConfirmed=true&name=Square', {
      method: 'POST',
      headers,
      body,
    });
    return ((await reply.json()) as { design: { id: string } }).design.id;
  });

test('a print that will look blurred is told, and needs a tick before the cart @once', async ({ page, shopUrl }) => {
  await signIn(page, shopUrl, `blurred.${Date.now()}@chhaap.test`);
  await page.goto(`${shopUrl}/preview?design=${await uploadCoarse(page)}`);
  await expect(page.getByText('240 dpi, good at this size')).toBeVisible();
  await page.getByText('A3 front', { exact: true }).click();
  await expect(page.getByText(/^51 dpi, will look blurred/)).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Choose a smaller print, or tick')).toBeVisible();
  await look(page);
  await page.getByRole('checkbox', { name: /^Print it all the same/ }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' }).getByText('Square').first()).toBeVisible();
});

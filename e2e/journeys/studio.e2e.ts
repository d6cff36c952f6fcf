import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  personOf,
  signIn,
  signInThroughPopup,
  test,
} from '../fixtures.ts';
import { listenForShifts, shiftOf, untilSettled } from '../measure.ts';
import { drawInStudio, expectDrawn, generateButton, promptBox } from '../studio.ts';

/** The studio after the first picture: change it, go back, have it drawn another way; the credits tell what was spent. */
const strip = (page: Page) => page.getByRole('region', { name: 'Its pictures so far' });
const picture = (page: Page, name: RegExp) => strip(page).getByRole('button', { name });
const credits = async (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string };
    const reply = await fetch('/api/auth/credits', { headers: { authorization: `Bearer ${token}` } });
    return ((await reply.json()) as { credits: number }).credits;
  });

async function change(page: Page, instruction: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What should be different?' }).fill(instruction);
  await page.getByRole('button', { name: 'Change it', exact: true }).click();
}

const openPanel = (page: Page) => page.getByRole('button', { name: 'Change the design' }).click();

test('cloth, style and occasion are asked first, outlive reload and sign-in, and are what is drawn', async ({
  page,
  shopUrl,
}, { project }) => {
  await page.goto(`${shopUrl}/design`);
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  const expectPressed = (name: string, pressed: boolean) =>
    expect(chip(name)).toHaveAttribute('aria-pressed', String(pressed));
  await page.getByRole('radio', { name: 'White' }).check({ force: true });
  await chip('Neon').press('Enter');
  await expectPressed('Neon', true);
  await chip('Folk art').click();
  await expectPressed('Neon', false);
  await chip('Holi').press('Space');
  await chip('Holi').press('Space');
  await expectPressed('Holi', false);
  await chip('Diwali').click();
  await promptBox(page).fill('a calm tiger');
  await page.reload();
  await expectPressed('Folk art', true);
  await expectPressed('Diwali', true);
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(chip('Generate')).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const asked = page.waitForRequest(request => request.url().endsWith('/api/designs/generate'));
  await chip('Generate').click();
  await signInThroughPopup(page, personOf('studio.looks', project.name));
  const wish = { prompt: 'a calm tiger', color: 'white', style: 'folk', occasion: 'diwali' };
  expect((await asked).postDataJSON()).toMatchObject(wish);
  await expectDrawn(page);
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^White Regular Fit T-Shirt with a calm tiger/ })).toBeVisible();
});

test('a design is changed, put back, drawn another way, and every picture stays', async ({ page, shopUrl }) => {
  await drawInStudio(page, shopUrl, 'studio.changes@chhaap.test', 'a red kite over a fort');
  const shirt = page.getByRole('main').locator('figure img').first();
  await expect(shirt).toHaveAttribute('src', /^\/files\//);
  const first = await shirt.getAttribute('src');
  const before = await credits(page);

  // The new picture stands by itself first, large; its shirt is one press away, printed as A4.
  const large = page.getByRole('button', { name: 'See it printed' });
  await expect(large).toBeVisible();
  await expect(page.getByRole('radio', { name: /A4 front/ })).toBeChecked();
  const [drawn, wayBack] = [large.locator('img'), large.getByText('See it printed')];
  const [high, below] = [(await drawn.boundingBox())!, (await wayBack.boundingBox())!];
  expect(Math.min(high.width, high.height)).toBeGreaterThan(200);
  expect(high.y + high.height, 'nothing lies over the picture').toBeLessThanOrEqual(below.y);
  await expectAccessible(page);
  await large.click();
  await expect(large).toBeHidden();
  await page.getByRole('button', { name: 'See the picture large' }).click();
  await large.click();
  await expect(large).toBeHidden();

  await openPanel(page);
  await expect(page.getByRole('textbox', { name: 'What should be different?' })).toBeInViewport({ ratio: 1 });
  await change(page, 'make it blue');
  await expect(page.getByText('Design changed')).toBeVisible({ timeout: 30_000 });
  await expect(picture(page, /^Picture 2: make it blue/)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shirt.getAttribute('src')).not.toBe(first);
  expect(await credits(page)).toBe(before - 3);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Two of them are laid over each other; a hand on the picture moves the line between them.
  await page.getByRole('button', { name: 'Compare two pictures' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare two pictures' });
  const slider = comparison.getByRole('slider');
  await expect(slider).toHaveValue('50');
  const frame = (await comparison.locator('[data-frame]').boundingBox())!;
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width / 4, frame.y + frame.height / 2);
  await page.mouse.up();
  await expect(slider).toHaveValue('25');
  await slider.press('ArrowLeft');
  await expect(slider).toHaveValue('24');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await picture(page, /^Picture 1/).click();
  await expect(picture(page, /^Picture 1/)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shirt.getAttribute('src')).toBe(first);

  await page.getByRole('button', { name: 'Draw it another way' }).click();
  await expect(page.getByText('Design changed').first()).toBeVisible({ timeout: 30_000 });
  await expect(picture(page, /^Picture 3: drawn another way/)).toHaveAttribute('aria-pressed', 'true');
  expect(await credits(page)).toBe(before - 6);
});

test('a change that nobody understands costs nothing and says what to write @once', async ({ page, shopUrl }) => {
  await drawInStudio(page, shopUrl, 'studio.unclear@chhaap.test', 'a red kite over a fort');
  const before = await credits(page);
  await openPanel(page);
  await change(page, 'qwrt zzkp');
  await expect(page.getByText('We did not understand that change.')).toBeVisible();
  expect(await credits(page)).toBe(before);
  await expect(page.getByRole('textbox', { name: 'What should be different?' })).toHaveValue('qwrt zzkp');
});

test('words that are not drawn are named, and the rest is one press away @phone', async ({ page, shopUrl }) => {
  await signIn(page, shopUrl, 'studio.words@chhaap.test', '/design');
  const box = promptBox(page);
  await box.fill('a calm tiger in a Nike cap');
  const before = await credits(page);
  await expect(page.getByText(`they come back if it does not work out. You have ${before}.`)).toBeVisible();
  await generateButton(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'Please leave out “Nike”' });
  await expect(note).toBeVisible();
  await expect(note).toBeInViewport({ ratio: 0.9 });
  // The bar at the bottom lies over the page, and covers nothing of it.
  const [told, bar] = await Promise.all([note.boundingBox(), page.locator('[data-bar]').boundingBox()]);
  expect(told!.y + told!.height).toBeLessThanOrEqual(bar!.y);
  await expect(box).toHaveValue('a calm tiger in a Nike cap');
  expect(await credits(page)).toBe(before);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Use this instead: a calm tiger in a cap' }).click();
  await expectDrawn(page);
  expect(await credits(page)).toBe(before - 3);
});

test('a design is shown in the gallery, and gone from it at once @once', async ({ page, shopUrl, guard }) => {
  guard.allow(/ERR_FAILED/);
  await drawInStudio(page, shopUrl, `studio.shown.${Date.now()}@chhaap.test`, 'a red kite over a fort');
  const show = page.getByRole('switch', { name: 'Show it in the gallery' });
  await expect(show).toBeChecked({ checked: false });
  await show.press('Space');
  await expect(page.getByText('Design visibility updated successfully!')).toBeVisible();
  await expect(show).toBeChecked();
  await expectAccessible(page);
  const address = await page.getByRole('link', { name: 'See it as others do' }).getAttribute('href');
  const asOthers = async () => (await fetch(new URL(address!, shopUrl))).status;
  const isListed = async () =>
    (await (await fetch(`${shopUrl}/api/designs/public`)).text()).includes(/d\w{26}/.exec(address!)![0]);
  expect([await asOthers(), await isListed()]).toEqual([200, true]);
  await show.click();
  await expect(show).toBeChecked({ checked: false });
  expect([await asOthers(), await isListed()]).toEqual([404, false]);

  // The same switch stands with the design in the profile; where the shop cannot do it, it turns back.
  await page.goto(`${shopUrl}/profile`);
  const mine = page.getByRole('article', { name: 'a red kite over a fort' }).getByRole('switch');
  await page.route('**/api/designs/*/public', route => route.abort());
  await mine.click();
  await expect(page.getByText('Failed to update design visibility')).toBeVisible();
  await expect(mine).toBeChecked({ checked: false });
  await page.unroute('**/api/designs/*/public');
  await mine.press('Enter');
  await expect(mine).toBeChecked();
  await expect(page.getByText('Design visibility updated successfully!').first()).toBeVisible();
  await expectAccessible(page);
  expect([await asOthers(), await isListed()]).toEqual([200, true]);
});

test('who comes back sees the design that is there first, and nothing jumps', async ({ page, shopUrl }, {
  project,
}) => {
  const prompt = 'a red kite over a fort, with a river below it and hills behind';
  await drawInStudio(page, shopUrl, personOf('studio.comes.back', project.name), prompt);
  await listenForShifts(page);
  await page.goto(`${shopUrl}/design`);
  await page.reload();
  await untilSettled(page);
  const last = page.getByRole('region', { name: 'Your design so far' });
  await expect(last).toBeInViewport({ ratio: 1 });
  const [shown, box] = await Promise.all([last.boundingBox(), promptBox(page).boundingBox()]);
  expect(shown!.y + shown!.height).toBeLessThan(box!.y);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await last.getByRole('button', { name: /^a red kite over a fort.*Choose its shirt$/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose its shirt' })).toBeFocused();
});

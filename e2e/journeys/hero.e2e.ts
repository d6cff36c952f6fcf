import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goToProvider,
  personOf,
  signIn,
  signInThroughPopup,
  test,
} from '../fixtures.ts';
import { expectDrawn, generateButton, promptBox } from '../studio.ts';

/** Making a design from the home page, and from the studio, to the word of S1 §2, §4, §5 and §8. */
const refuse = (page: Page, status: number, code: string, error = 'no') =>
  page.route('**/api/designs/generate', route =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ error, code, requestId: 'r' }),
    }),
  );

type Refusal = { status: number; code: string; error?: string; title: string; home: RegExp; studio: RegExp };
const SAME = /^Please try again with a different prompt\.$/;
/** The demo shop draws by itself. */
const LIMIT = /^The shop is drawing a lot just now\. Please wait a moment and try again\.$/;

const REFUSALS: Refusal[] = [
  {
    status: 402,
    code: 'insufficient_credits',
    title: 'Insufficient Credits',
    home: /^You need more credits to generate designs\.$/,
    studio: /^You need 3 credits to generate a design\. Purchase more credits to continue\.$/,
  },
  { status: 429, code: 'rate_limited', title: 'Rate Limit Reached', home: LIMIT, studio: LIMIT },
  {
    status: 500,
    code: 'internal',
    error: 'the provider said: rate limit',
    title: 'Rate Limit Reached',
    home: LIMIT,
    studio: LIMIT,
  },
  { status: 502, code: 'generation_failed', title: 'Generation Failed', home: SAME, studio: SAME },
];

for (const [place, path] of [
  ['home', '/'],
  ['studio', '/design'],
] as const)
  test(`${place}: every refusal is told in its own words, and the prompt stays`, async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'Demo Shopper 2', path);
    await promptBox(page).fill('a brass lamp');
    for (const { status, code, error, title, ...texts } of REFUSALS) {
      await refuse(page, status, code, error);
      await generateButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: title })).toBeVisible();
      await expect(page.getByText(texts[place])).toBeVisible();
      await expect(promptBox(page)).toHaveValue('a brass lamp');
      await page.unroute('**/api/designs/generate');
      await page.locator('[popover]').getByRole('button', { name: 'Close' }).click();
    }
  });

test('home: blank words are asked for, and a chip fills them in', async ({ page, shopUrl }) => {
  await page.goto(shopUrl);
  await expect(promptBox(page)).toHaveAttribute('rows', '4');
  await expect(generateButton(page)).toHaveAttribute('aria-disabled', 'true');
  await promptBox(page).fill('   ');
  await generateButton(page).click({ force: true });
  await expect(page.getByText('Prompt Required')).toBeVisible();
  await expect(page.getByText('Please describe what you want to create.')).toBeVisible();
  const ideas = page.getByRole('list', { name: 'Quick ideas' }).getByRole('button');
  await expect(ideas).toHaveCount(3);
  await ideas.last().click();
  await expect(promptBox(page)).toHaveValue((await ideas.last().textContent())!);
  await expect(generateButton(page)).not.toHaveAttribute('aria-disabled');
});

test('home: at most 500 characters', async ({ page, shopUrl }) => {
  await page.goto(shopUrl);
  await promptBox(page).fill('x'.repeat(10_000));
  expect((await promptBox(page).inputValue()).length).toBe(500);
  await expect(page.getByText('500 / 500')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('studio: a guest is told, and the sign-in opens a second later', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}/design`);
  await promptBox(page).fill('a brass lamp');
  const begun = Date.now();
  await generateButton(page).click();
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByText('You need to be logged in to generate designs.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(Date.now() - begun).toBeGreaterThan(950);
  await expect(promptBox(page)).toHaveValue('a brass lamp');
});

test('Generate, a sign-in in between, and the design is made without another press', async ({ page, shopUrl }, {
  project,
}) => {
  await page.goto(shopUrl);
  await promptBox(page).fill('a paper boat');
  await generateButton(page).click();
  await expect(page.getByText('Please log in to generate AI designs.')).toBeVisible();
  await signInThroughPopup(page, personOf('wanted', project.name));
  await expectDrawn(page);
  await expect(page).toHaveURL(`${shopUrl}/design`);
});

test('the same by the full page', async ({ page, shopUrl }, { project }) => {
  await page.goto(shopUrl);
  await promptBox(page).fill('a paper plane');
  await generateButton(page).click();
  await goToProvider(page);
  await page.getByLabel(/e-?mail/i).fill(personOf('wanted.full', project.name));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectDrawn(page);
});

test('home: while it is made the button says so; then the studio opens at its second step', async ({ page, shopUrl }, {
  project,
}) => {
  await signIn(page, shopUrl, personOf('hero', project.name));
  await promptBox(page).fill('a brass lamp on a red cloth');
  await generateButton(page).click();
  // One look at both: the picture may be there before a second one.
  const busy = page.locator('button[aria-busy="true"]', { hasText: 'Creating... This may take 1-2 minutes.' });
  await expect(busy).toBeVisible();
  await expectDrawn(page);
  await expect(page).toHaveURL(`${shopUrl}/design`);
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('currentDesign')!) as object);
  expect(kept).toMatchObject({ prompt: 'a brass lamp on a red cloth', currentStep: 2, fromHomePage: false });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Describe another design' }).click();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Choose its shirt' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/preview/);
});

test('the promotional card shows the Regular Fit from the catalogue', async ({ page, shopUrl }) => {
  const [product] = (await (await fetch(`${shopUrl}/api/products`)).json()) as { basePrice: number }[];
  await page.goto(shopUrl);
  const card = page.getByText('Custom AI T-Shirt').locator('xpath=ancestor::*[contains(., "OFF")][1]');
  await expect(card).toContainText('160 GSM cotton');
  await expect(card).toContainText(`₹${product!.basePrice}`);
  await expect(card).toContainText('₹600');
  await expect(card).toContainText('33% OFF');
});

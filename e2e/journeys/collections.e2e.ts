import type { Page } from '@playwright/test';
import { cardOf, dialogOf, PIECE, untilDrawn } from '../collections.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signInThroughPopup, test } from '../fixtures.ts';

/** Collections as shoppers find them: the list, home, likes (S1 §2, §8; S2 §8). */

/** Goes to the list from a page that is alive, so that the browser itself asks for it. */
async function openListInBrowser(page: Page, shopUrl: string): Promise<void> {
  await page.goto(`${shopUrl}/design`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactFiber')),
  );
  await page.evaluate(() => history.pushState(null, '', '/collections'));
}

test.beforeEach(({ shopUrl }) => untilDrawn(shopUrl));

test.describe('the list', () => {
  test('search and type stand in the address, and a search without results offers the way back', async ({
    page,
    shopUrl,
  }) => {
    await page.goto(`${shopUrl}/collections`);
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.getByRole('link', { name: 'Wildlife', exact: true }).click();
    await expect(page).toHaveURL(`${shopUrl}/collections?type=Wildlife`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('searchbox').fill('100% <b>zebra</b>');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No collection of the type Wildlife matches “100% <b>zebra</b>”.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goForward();
    await page.getByRole('link', { name: 'Clear search and filter' }).click();
    await expect(page.getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('card, defaults and price are as written @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const card = cardOf(page);
    await expect(card.getByText('Wildlife')).toBeVisible();
    await expect(card.getByText('₹399.00')).toBeVisible();
    await expect(card.getByText('The tiger of the Sundarbans before a burning sun.')).toBeVisible();
    await expect(card.getByRole('link', { name: PIECE })).toHaveAttribute('href', /^\/collections\/\w+-royal-bengal$/);
    await expect(card.getByRole('button', { name: /^Like Royal Bengal, \d+ likes$/ })).toBeVisible();
  });

  test('what a collection does not say has its default, and none at all has its sentence @once', async ({
    page,
    shopUrl,
  }) => {
    const answers: object[][] = [[{ style: '', details: '', price: 0, likeCount: 0, imageUrl: null }], []];
    await page.route(/\/api\/collections\?/, async route => {
      const [piece] = (await (await route.fetch()).json()) as object[];
      await route.fulfill({ json: answers[0]!.map(one => ({ ...piece, ...one })) });
    });
    await openListInBrowser(page, shopUrl);
    const card = cardOf(page);
    await expect(card.getByText('T-Shirt', { exact: true })).toBeVisible();
    await expect(card.getByText('₹0.00')).toBeVisible();
    await expect(card.getByText('Explore our curated collection of unique designs.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Like Royal Bengal', exact: true })).toHaveText('');
    await expect(card.getByRole('img')).toHaveAttribute('src', /shirt-black/);
    answers.shift();
    await openListInBrowser(page, shopUrl);
    await expect(page.getByText('No collections found. Check back later for updates!')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('reads, finds and pages without script @once', async ({ browser, shopUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shopUrl}/collections`);
    await page.getByRole('searchbox').fill('chai');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${shopUrl}/collections?search=chai`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Cutting chai' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cutting chai' })).toBeVisible();
    await expect(page.getByText('₹349.00')).toBeVisible();
    await context.close();
  });

  test('what was tampered with leads to the page of what is not here @once', async ({ request, shopUrl }) => {
    for (const address of ['/collections?cursor=bm9uc2Vuc2U', '/collections/nobody-knows', '/collections/%3Cb%3E'])
      expect((await request.get(`${shopUrl}${address}`)).status(), address).toBe(404);
    const endless = await request.get(`${shopUrl}/collections?search=${'x'.repeat(9000)}&type=${'y'.repeat(900)}`);
    expect(endless.status()).toBe(200);
    expect(await endless.text()).toContain('Nothing found');
  });
});

test.describe('likes', () => {
  const heart = (page: Page) => cardOf(page, 'Temple bells').getByRole('button', { name: /^Like Temple bells/ });

  test('a guest is asked to sign in, and the like is kept afterwards', async ({ page, shopUrl }) => {
    const countForAll = async (): Promise<number> => {
      const [piece] = (await (await fetch(`${shopUrl}/api/collections?search=temple%20bells`)).json()) as {
        likeCount: number;
      }[];
      return piece!.likeCount;
    };
    const before = await countForAll();
    await page.goto(`${shopUrl}/collections`);
    await heart(page).click();
    await expect(page.getByText('Sign in required')).toBeVisible();
    await expect(page.getByText('Please sign in to like collections')).toBeVisible();
    await signInThroughPopup(page, `likes.${Date.now()}@chhaap.test`);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () =>
        page.evaluate(async () => {
          const { token } = JSON.parse(localStorage.getItem('auth')!) as { token: string };
          const reply = await fetch('/api/likes/collections', { headers: { authorization: `Bearer ${token}` } });
          return ((await reply.json()) as string[]).length;
        }),
      )
      .toBe(1);
    // What is kept for everybody follows within seconds.
    await expect.poll(countForAll, { timeout: 8000 }).toBe(before + 1);
    await page.reload();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a like that fails is undone and told @once', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, `likes.fail.${Date.now()}@chhaap.test`, '/collections');
    const label = await heart(page).getAttribute('aria-label');
    await page.route('**/api/collections/*/like', route => route.fulfill({ status: 500, json: {} }));
    await heart(page).click();
    await expect(page.getByText('Failed to update like status')).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await heart(page).getAttribute('aria-label')).toBe(label);
  });
});

test('home has six, and the way to all of them @once', async ({ page, shopUrl }) => {
  await page.goto(shopUrl);
  const shelf = page.getByRole('region', { name: 'Exclusive Collections' });
  await expect(shelf.getByRole('article')).toHaveCount(6);
  await shelf.getByRole('button', { name: `Add to Cart: ${PIECE}` }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await shelf.getByRole('link', { name: 'View All Collections' }).click();
  await expect(page).toHaveURL(`${shopUrl}/collections`);
  await expect(page.getByRole('article')).toHaveCount(8);
});

test('grows page by page, by a press and by the link @once', async ({ page, shopUrl }) => {
  // The demo shop has less than a page: its own answers are cut after three.
  await page.route(/\/api\/collections\?/, route =>
    route.continue({ url: route.request().url().replace('limit=24', 'limit=3') }),
  );
  await openListInBrowser(page, shopUrl);
  const articles = page.getByRole('article');
  const more = page.getByRole('link', { name: 'Show more' });
  await expect(articles).toHaveCount(3);
  await expect(more).toHaveAttribute('href', /^\/collections\?cursor=\w+$/);
  const address = (await more.getAttribute('href'))!;
  await more.click();
  await expect(articles).toHaveCount(6);
  await more.click();
  await expect(articles).toHaveCount(8);
  await expect(more).toBeHidden();
  expect(new Set(await articles.getByRole('heading').allTextContents()).size).toBe(8);
  await page.unroute(/\/api\/collections\?/);
  await page.goto(shopUrl + address);
  await expect(articles).toHaveCount(5);
});

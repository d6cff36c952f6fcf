import type { Locator, Page } from '@playwright/test';
import { eventually } from '../api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, signInThroughPopup, test } from '../fixtures.ts';

/** Collections as shoppers use them: the list, the dialog, a page each, likes (S1 §2, §5, §8; S2 §8). */
const PIECE = 'Royal Bengal';
const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Add to Cart' });
const cardOf = (page: Page, name = PIECE): Locator => page.getByRole('article').filter({ hasText: name });
const addButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: /^Add (to Cart|at)/ });
const cartOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Shopping Cart' });

/** Every picture of the collections is drawn: before that there is nothing to buy. */
async function untilDrawn(shopUrl: string): Promise<void> {
  const list = async () => (await (await fetch(`${shopUrl}/api/collections`)).json()) as { imageUrl: string | null }[];
  await eventually(list, all => all.length > 0 && all.every(one => one.imageUrl !== null));
}

async function openDialog(page: Page, name = PIECE): Promise<Locator> {
  await cardOf(page, name)
    .getByRole('button', { name: `Add to Cart: ${name}` })
    .click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Goes to the list from a page that is alive, so that the browser itself asks for it. */
async function openListInBrowser(page: Page, shopUrl: string): Promise<void> {
  await page.goto(`${shopUrl}/design`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactFiber')),
  );
  await page.evaluate(() => history.pushState(null, '', '/collections'));
}

const choose = (dialog: Locator, label: string): Promise<void> =>
  dialog.getByText(label, { exact: true }).first().click();

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

test.describe('the dialog', () => {
  test('starts anew each time, and the price follows the colour', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(dialog.getByRole('radio', { name: /Black/ })).toBeChecked();
    await expect(dialog.locator('[data-price]')).toHaveText('₹399.00');
    await choose(dialog, 'White');
    await expect(dialog.locator('[data-price]')).toHaveText('₹349.00');
    await choose(dialog, 'XL');
    await dialog.getByRole('button', { name: 'One more' }).click();
    await expect(dialog.getByText('2 shirts, ₹698.00')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await openDialog(page);
    await expect(dialog.getByRole('radio', { name: /Black/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'XL' })).not.toBeChecked();
    await expect(dialog.getByText('1 shirt, ₹399.00')).toBeVisible();
  });

  test('takes 1 to 10, and says why not less and not more @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    const less = dialog.getByRole('button', { name: 'One less' });
    const more = dialog.getByRole('button', { name: 'One more' });
    await expect(less).toBeDisabled();
    await expect(less).toHaveAttribute('title', 'One is the least.');
    for (let count = 1; count < 10; count++) await more.click();
    await expect(dialog.getByRole('group', { name: 'Quantity' }).getByText('10', { exact: true })).toBeVisible();
    await expect(more).toBeDisabled();
    await expect(dialog.getByText('10 is the most at a time. You can add more afterwards.')).toBeVisible();
    await expect(less).toBeEnabled();
  });

  test('asks for a size first @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    await expect(addButton(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByText('Choose a size to go on.')).toBeVisible();
    // It stays within reach of a finger and of the keyboard, and tells what is missing.
    await addButton(dialog).click({ force: true });
    await expect(dialog.getByText('Select a size', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Please select a size before adding to cart.')).toBeVisible();
    await choose(dialog, 'M');
    await expect(addButton(dialog)).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a guest signs in, finds the choice as it was, and adds it', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    await choose(dialog, 'White');
    await choose(dialog, 'L');
    await dialog.getByRole('button', { name: 'One more' }).click();
    await addButton(dialog).click();
    await expect(dialog.getByText('User not authenticated')).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await signInThroughPopup(page, `collector.${Date.now()}@chhaap.test`);
    await expect(dialog.getByRole('radio', { name: /White/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
    await expect(dialog.getByText('2 shirts, ₹698.00')).toBeVisible();
    await addButton(dialog).click();
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cartOf(page).getByRole('heading', { name: PIECE })).toBeVisible();
    await expect(cartOf(page)).toContainText(/White.*Size\sL/);
    await expect(cartOf(page).getByText('₹698').first()).toBeVisible();
  });

  test('a changed price is told and asked for; a failure says so @once', async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, `prices.${Date.now()}@chhaap.test`, '/collections');
    let failure: object = { error: 'x', code: 'price_changed', requestId: 'r', details: { unitPrice: 449 } };
    const sent: unknown[] = [];
    await page.route('**/api/cart', async route => {
      if (route.request().method() !== 'POST') return route.continue();
      sent.push((route.request().postDataJSON() as { customPrice: unknown }).customPrice);
      return route.fulfill({ status: 409, json: failure });
    });
    const dialog = await openDialog(page);
    await choose(dialog, 'S');
    await addButton(dialog).click();
    await expect(
      dialog.getByText('The price has changed from ₹399.00 to ₹449.00. Nothing was added yet.'),
    ).toBeVisible();
    await expect(dialog.locator('[data-price]')).toHaveText('₹449.00');
    await expectAccessible(page);
    failure = { error: 'x', code: 'internal', requestId: 'r' };
    await dialog.getByRole('button', { name: 'Add at ₹449.00' }).click();
    expect(sent).toEqual([399, 449]);
    await expect(dialog.getByText('Failed to add item to cart. Please try again.')).toBeVisible();
    await page.unroute('**/api/cart');
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

test.describe('the page of one', () => {
  test('shows the piece, follows the colour, shares the link, and puts it into the cart', async ({
    page,
    context,
    shopUrl,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shopUrl });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await signIn(page, shopUrl, `page.${Date.now()}@chhaap.test`, '/collections');
    await page.getByRole('link', { name: PIECE }).click();
    await expect(page.getByRole('heading', { level: 1, name: PIECE })).toBeVisible();
    const address = page.url();
    const picture = page.getByRole('img', { name: `T-shirt with ${PIECE}` });
    const black = await picture.getAttribute('src');
    await page.getByText('White', { exact: true }).click();
    await expect(page.locator('[data-price]')).toHaveText('₹349.00');
    await expect.poll(() => picture.getAttribute('src')).not.toBe(black);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByText('M', { exact: true }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(cartOf(page)).toContainText(/White.*Size\sM/);
  });

  test('a sign-in on a full page comes back to the choice @once', async ({ page, shopUrl }) => {
    await page.goto(`${shopUrl}/collections`);
    const dialog = await openDialog(page);
    await choose(dialog, 'White');
    await choose(dialog, 'XL');
    await addButton(dialog).click();
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Sign in on a full page instead' }).click();
    await page.getByRole('button', { name: 'Demo Shopper 2', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: PIECE })).toBeVisible();
    await expect(page.getByRole('radio', { name: /White/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'XL' })).toBeChecked();
  });

  test('has a head for search engines and shared links, in both languages @once', async ({ page, shopUrl }) => {
    for (const prefix of ['', '/hi']) {
      await page.goto(`${shopUrl}${prefix}/collections`);
      const link = (await page.getByRole('link', { name: PIECE }).getAttribute('href'))!;
      const id = /collections\/(\w+)-/.exec(link)![1]!;
      // The slug is for people: wrong ones are found, and the right one is canonical.
      const html = await (await fetch(`${shopUrl}${prefix}/collections/${id}-wrong-words`)).text();
      const head = await page.evaluate(text => {
        const page = new DOMParser().parseFromString(text, 'text/html');
        return {
          canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
          pictures: [...page.querySelectorAll('meta[property="og:image"]')].map(one => one.getAttribute('content')),
          product: JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as object,
        };
      }, html);
      expect(head.canonical).toBe(`${shopUrl}${link}`);
      expect(head.pictures[0]).toBe(`${shopUrl}/cards/collection-${id}-wide.jpg`);
      expect(head.product).toMatchObject({
        '@type': 'Product',
        name: PIECE,
        offers: [
          { price: '399.00', priceCurrency: 'INR' },
          { price: '349.00', priceCurrency: 'INR' },
        ],
      });
    }
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

test('a filter that is pressed before the list has its script takes nothing away @once', async ({ page, shopUrl }) => {
  await page.route(/assets\/CollectionList-/, async route => {
    await new Promise(done => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto(`${shopUrl}/collections`);
  const asked = page.waitForRequest(/assets\/CollectionList-/);
  await page.getByRole('link', { name: 'Travel', exact: true }).click();
  await asked;
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Himalaya calling');
});

test('a press on home before its script has come is not lost @once', async ({ page, shopUrl }) => {
  await page.route(/assets\/HomeCollections-/, async route => {
    await new Promise(done => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto(shopUrl);
  const asked = page.waitForRequest(/assets\/HomeCollections-/);
  await cardOf(page)
    .getByRole('button', { name: `Add to Cart: ${PIECE}` })
    .click();
  await asked;
  await expect(dialogOf(page)).toBeVisible();
  expect(await dialogOf(page).count()).toBe(1);
});

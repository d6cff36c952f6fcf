import type { Page } from '@playwright/test';
import { pages, type Page as ShopPage } from '../web/src/pages.ts';
import { paths } from '../web/src/paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';
import { listenForShifts, shiftOf, smallTargets, untilSettled } from './measure.ts';

/**
 * What holds for every page of the table, in both languages, for each kind of visitor. `npm test` sees each page once: every other one in
 * English on a wide window, those between in Hindi on a phone. `npm run test:journeys` sees each in both languages at three widths.
 */
const PREFIXES = ['', '/hi'];
const IS_WHOLE = process.env['JOURNEYS'] === 'all';
const seenIn = (prefix: string, all: readonly Sample[]): Sample[] =>
  all.filter((_, index) => IS_WHOLE || index % 2 === PREFIXES.indexOf(prefix));
const MISSING = '/no-such-page';

/** Pages that say themselves that what their sample is about is not there. */
const SAID_GONE = ['/group/:code', '/unsubscribe/:token', '/undo-factor/:token'];

type Sample = { address: string; page: ShopPage | undefined; status: number };

/** Addresses of pages that show nothing much without one; a page with ':name' in its path must stand here. */
const SAMPLE_OF: Record<string, (shopUrl: string) => Promise<string>> = {
  // Of nobody: what is shown of one's own is walked in the journeys.
  '/orders/:order': async () => paths.order('20260101000000nobody'),
  // Of nobody too: what a payment by UPI looks like is looked at by hand.
  '/payment/upi/:payment': async () => '/payment/upi/P00nobody',
  '/payment/cash/:payment': async () => '/payment/cash/P00nobody',
  '/admin/orders/:order': async () => paths.adminOrder('20260101000000nobody'),
  // Of a code that nobody has: what there is to see with one is walked in group-order.e2e.ts.
  '/group/:code': async () => paths.group('unknown'),
  // Of a mail that nobody got: the link of a real one is followed in account-notifications.e2e.ts.
  // Of a mail that nobody got: a real one is followed in second-factor.e2e.ts.
  '/undo-factor/:token': async () => '/undo-factor/unknown',
  '/unsubscribe/:token': async () => '/unsubscribe/unknown',
  '/group/:code/list': async () => paths.group('unknown', 'list'),
  '/preview': async shopUrl => {
    const [design] = (await (await fetch(`${shopUrl}/api/designs/public?limit=1`)).json()) as { id: string }[];
    return `/preview?design=${design!.id}`;
  },
  '/design/:design': async shopUrl => {
    const [design] = (await (await fetch(`${shopUrl}/api/designs/public?limit=1`)).json()) as {
      id: string;
      name: string;
    }[];
    return paths.design(design!);
  },
  '/collections/:collection': async shopUrl => {
    const [piece] = (await (await fetch(`${shopUrl}/api/collections?limit=1`)).json()) as {
      id: string;
      name: string;
    }[];
    return paths.collection(piece!);
  },
};

async function samples(shopUrl: string): Promise<Sample[]> {
  const known = await Promise.all(
    pages.map(async page => {
      const make = SAMPLE_OF[page.path];
      if (page.path.includes(':') && !make) throw new Error(`every-page.e2e.ts needs a sample address of ${page.path}`);
      const address = make ? await make(shopUrl) : page.path;
      return { address, page, status: SAID_GONE.includes(page.path) ? 404 : 200 };
    }),
  );
  return [...known, { address: MISSING, page: undefined, status: 404 }];
}

/** Opens a page and checks all that every page owes to everybody. */
async function visit(page: Page, url: string, status: number, o = { isNew: true }): Promise<void> {
  const reply = await page.goto(url);
  expect(reply?.status(), url).toBe(status);
  await untilSettled(page);
  await expect(page.locator('main'), url).toHaveCount(1);
  await expect(page.locator('h1').first(), url).toBeVisible();
  expect(await page.locator('main h1').count(), url).toBe(1);
  expect((await page.title()).length, url).toBeGreaterThan(5);
  expect(await shiftOf(page), `layout shift of ${url}`).toBeLessThan(0.05);
  expect(await smallTargets(page), `targets below 44 px on ${url}`).toEqual([]);
  await expectNoSidewaysScroll(page);
  if (o.isNew) await expectAccessible(page);
}

/** What the server sent, before any script has run, has the language and every heading that the browser shows. */
async function expectContentWithoutScript(page: Page, url: string, prefix: string, isNamed: boolean): Promise<void> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const { language, sent, shown } = await page.evaluate(text => {
    const headings = (one: Document) => [...one.querySelectorAll('main :is(h1, h2, h3)')].map(h => h.textContent);
    const before = new DOMParser().parseFromString(text, 'text/html');
    return { language: before.documentElement.lang, sent: headings(before), shown: headings(document) };
  }, html);
  expect(language, url).toBe(prefix === '/hi' ? 'hi' : 'en');
  expect(sent, `headings in the HTML of ${url}`).toEqual(shown);
  // A page's own heading is in the page's language; what shoppers name their designs is theirs.
  if (!isNamed) expect(/[\u0900-\u097F]/.test(sent[0] ?? ''), `'${sent[0]}' on ${url}`).toBe(prefix === '/hi');
}

// Every failure names its page, and recording each step would double the time.
test.use({ trace: 'off' });
// One test walks the whole table; it shares nothing with the others, so that two walk at a time.
test.describe.configure({ mode: 'parallel', timeout: pages.length * 15_000 });
test.beforeEach(({ page }) => listenForShifts(page));

for (const prefix of PREFIXES) {
  const language = prefix === '/hi' ? 'Hindi' : 'English';

  test(`a guest sees every page in ${language}`, async ({ page, shopUrl }) => {
    const closed = new Set<string>();
    for (const sample of seenIn(prefix, await samples(shopUrl))) {
      // Who is not let in is led home, which was looked at first: `npm test` tries one page of each kind.
      const access = sample.page?.access ?? 'public';
      const isOpen = access === 'public';
      if (!isOpen && !IS_WHOLE && closed.has(access)) continue;
      closed.add(access);
      await visit(page, `${shopUrl}${prefix}${sample.address}`, sample.status, { isNew: isOpen });
      if (!isOpen) continue;
      await expectContentWithoutScript(page, page.url(), prefix, SAMPLE_OF[sample.page?.path ?? ''] !== undefined);
    }
  });

  test(`a shopper sees every page in ${language}`, async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'Demo Shopper', prefix || '/');
    for (const { address, status } of await samples(shopUrl))
      await visit(page, `${shopUrl}${prefix}${address}`, status);
  });

  test(`the owner sees the staff's pages in ${language}`, async ({ page, shopUrl }) => {
    await signIn(page, shopUrl, 'Demo Admin', prefix || '/');
    const staffs = (await samples(shopUrl)).filter(({ page: one }) => one?.access === 'staff');
    for (const { address, status } of seenIn(prefix, staffs)) {
      await visit(page, `${shopUrl}${prefix}${address}`, status);
      expect(new URL(page.url()).pathname).toBe(`${prefix}${new URL(address, shopUrl).pathname}`);
    }
  });
}

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fillAccount } from '../fill/account.ts';
import { median, percentile, type Bench } from '../figures.ts';
import { openBrowser, openDatabase, startBenchShop, untilIdle, untilQuiet } from '../shop.ts';
import { signIn } from '../shopper.ts';

/**
 * `npm run bench -- account`: the profile of a shopper with 5,000 designs and 1,000 orders. Every list call of its tabs, from pages all
 * over the list, 600 calls at 4 at a time; and when each tab shows its first entry on slow 4G with a processor of a quarter, the
 * median of five: on a first visit (nothing kept by the browser) and on the next one.
 */
const MUCH = { designs: 5_000, orders: 1_000, creditLines: 4_000, coupons: 60, likes: 400, addresses: 20 };
const LITTLE = { designs: 60, orders: 20, creditLines: 40, coupons: 5, likes: 10, addresses: 3 };
const CALLS = 600;
const AT_ONCE = 4;
const API_AIM_MS = 50;
const TAB_AIM_MS = 1_500;
const RUNS = 5;
/** Pages of each list that are asked for, one after the other. */
const PAGES = 60;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU = 4;

const LISTS = {
  'designs.mine': '/api/designs/user?limit=20',
  'orders.mine': '/api/orders/user?limit=10',
  'coupons.mine': '/api/coupons/user?limit=20',
  'credits.history': '/api/credits/transactions?limit=20',
  'accounts.addresses': '/api/addresses',
  'accounts.totals': '/api/auth/totals',
  'credits.balance': '/api/auth/credits',
  'invoices.list': '/api/invoices?limit=20',
  'likes.mine': '/api/likes/user',
  'notifications.mine': '/api/notifications',
};
/** The first entry of each tab, in the section after the tabs (another section has entries that are folded on a phone). */
const TABS = {
  designs: 'main nav + section article img',
  orders: 'main nav + section article h2',
  coupons: 'main nav + section li strong',
  history: 'main nav + section li time',
  addresses: 'main nav + section li',
  notifications: 'main nav + section [role=switch]',
};

type Ask = (address: string) => Promise<{ ms: number; next: string | undefined }>;
const asker =
  (origin: string, token: string): Ask =>
  async address => {
    const began = performance.now();
    const reply = await fetch(new URL(address, origin), { headers: { authorization: `Bearer ${token}` } });
    await reply.arrayBuffer();
    const ms = performance.now() - began;
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
    return { ms, next: /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] };
  };

/** The addresses of the pages of a list, from its beginning. */
async function pagesOf(ask: Ask, first: string): Promise<string[]> {
  const pages: string[] = [];
  for (let next: string | undefined = first; next !== undefined && pages.length < PAGES; next = (await ask(next)).next)
    pages.push(next);
  return pages;
}

async function timesOf(ask: Ask, pages: readonly string[], calls: number): Promise<number[]> {
  const times: number[] = [];
  let turn = 0;
  const walk = async () => {
    while (turn < calls) times.push((await ask(pages[turn++ % pages.length]!)).ms);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return times;
}

async function measureCalls(bench: Bench, origin: string, token: string): Promise<void> {
  const ask = asker(origin, token);
  for (const [name, first] of Object.entries(LISTS)) {
    const pages = await pagesOf(ask, first);
    await Promise.all(pages.slice(0, AT_ONCE).map(ask));
    const times = await timesOf(ask, pages, bench.isShort ? 20 : CALLS);
    bench.note(`${name}, ${pages.length} pages, p99`, percentile(times, 99), 'ms', { atMost: API_AIM_MS });
  }
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return page;
}

/** Milliseconds from the start of the navigation to the first entry of the tab, by the page's own clock. */
async function firstContent(page: Page, address: string, selector: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    one => (document.querySelector(one)?.getBoundingClientRect().height ? performance.now() : undefined),
    selector,
    { polling: 'raf', timeout: 60_000 },
  );
  return (await shown.jsonValue())!;
}

async function measureTabs(bench: Bench, browser: Browser, origin: string, email: string): Promise<void> {
  const size = { viewport: { width: 360, height: 760 } };
  const signedIn = await browser.newContext(size);
  const page = await signedIn.newPage();
  await page.goto(`${origin}/api/login?with=provider&returnTo=/`);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForFunction(() => localStorage.getItem('auth') !== null);
  const storageState = await signedIn.storageState();
  await signedIn.close();
  for (const [tab, selector] of Object.entries(TABS)) {
    const times: { first: number[]; next: number[] } = { first: [], next: [] };
    for (let run = 0; run < (bench.isShort ? 1 : RUNS); run++) {
      const context = await browser.newContext({ ...size, storageState });
      const slow = await openSlowPage(context);
      const address = `${origin}/profile?tab=${tab}`;
      times.first.push(await firstContent(slow, address, selector));
      await slow.waitForLoadState('networkidle');
      times.next.push(await firstContent(slow, address, selector));
      await context.close();
    }
    bench.note(`tab ${tab}`, median(times.next), 'ms', { atMost: TAB_AIM_MS });
    bench.note(`tab ${tab}, first visit`, median(times.first), 'ms');
  }
}

export async function measure(bench: Bench): Promise<void> {
  const shop = await startBenchShop();
  const browser = await openBrowser();
  try {
    const { origin, dataDir, pid } = shop;
    await untilIdle(origin);
    const shopper = await signIn(origin, 1);
    const client = await openDatabase(dataDir);
    await fillAccount(client, shopper.email, bench.isShort ? LITTLE : MUCH).finally(() => client.end());
    await untilQuiet(pid);
    await measureCalls(bench, origin, shopper.token!);
    await measureTabs(bench, browser, origin, shopper.email);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The whole page, with all that comes when it is scrolled to its end (the shop's target). */
const MOST_KIB = 350;

type Loaded = { url: string; type: string; bytes: number };

/** Notes what the page loads from now on, in bytes as they went over the wire. */
async function noteLoads(page: Page): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const waiting = new Map<string, Loaded>();
  const wire = await page.context().newCDPSession(page);
  wire.on('Network.responseReceived', ({ requestId, response, type }) =>
    waiting.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = waiting.get(requestId);
    if (one) loaded.push({ ...one, bytes: encodedDataLength });
  });
  await wire.send('Network.enable');
  return loaded;
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate(top => scrollTo(0, top), y);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
}

/** A fresh demo shop is still being drawn. */
async function untilDrawn(shopUrl: string): Promise<void> {
  const undrawn = async (address: string) =>
    (
      (await (await fetch(shopUrl + address)).json()) as { mockupUrl?: string | null; imageUrl: string | null }[]
    ).filter(one => (one.mockupUrl ?? one.imageUrl) === null).length;
  await expect
    .poll(async () => (await undrawn('/api/designs/public?limit=8')) + (await undrawn('/api/collections?limit=8')), {
      timeout: 80_000,
    })
    .toBe(0);
}

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(one => one.complete && one.naturalWidth === 0 && one.checkVisibility())
      .map(one => one.currentSrc),
  );

test.describe('home', () => {
  // Phones are sharp.
  test.use({ deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? 2 : 1) });
  test.setTimeout(150_000);

  test('is at most 350 KiB to its very end, with pictures no larger than they stand', async ({ page, shopUrl }) => {
    await untilDrawn(shopUrl);
    const loaded = await noteLoads(page);
    await page.goto(shopUrl);
    await scrollThrough(page);
    const pictures = loaded.filter(one => one.type === 'Image' && one.url.includes('/pictures/'));
    expect(pictures.length).toBeGreaterThanOrEqual(9);
    expect(pictures.filter(one => !one.url.endsWith('.avif'))).toEqual([]);
    expect(loaded.filter(one => one.url.includes('/files/'))).toEqual([]);
    expect(await brokenPictures(page)).toEqual([]);
    const total = loaded.reduce((sum, one) => sum + one.bytes, 0) / 1024;
    expect(total, JSON.stringify(loaded, null, 1)).toBeLessThanOrEqual(MOST_KIB);
  });
});

test('where pictures do not come, the shop’s own shirts stand @once', async ({ page, shopUrl, guard }) => {
  guard.allow(/^console: Failed to load resource/);
  await page.route('**/pictures/**', route => route.abort());
  await page.goto(shopUrl);
  await scrollThrough(page);
  expect(await brokenPictures(page)).toEqual([]);
  await expect(page.locator('main img[src*="shirt-"]').first()).toBeVisible();
});

test('every picture that a shared link or a phone is told of is there @once', async ({ request, shopUrl }) => {
  const html = await (await request.get(shopUrl)).text();
  const linked = [
    ...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest|alternate)"[^>]*? href="(\/[^"]+)"/g),
  ].map(match => match[1]!);
  expect(linked).toEqual(
    expect.arrayContaining(['/favicon.ico', '/icons/apple-touch-180.png', '/manifest.webmanifest', '/feed.xml']),
  );
  const manifest = (await (await request.get(`${shopUrl}/manifest.webmanifest`)).json()) as {
    icons: { src: string }[];
  };
  for (const address of [
    ...linked,
    ...manifest.icons.map(icon => icon.src),
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
  ])
    expect((await request.get(shopUrl + address)).status(), address).toBe(200);
  const pages = [...(await (await request.get(`${shopUrl}/sitemaps/pages.xml`)).text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  for (const [, address] of pages) expect((await request.get(address!)).status(), address).toBe(200);
});

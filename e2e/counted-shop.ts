import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { untilSettled } from './measure.ts';
import { startShop, type Shop } from './shop.ts';
import { endStandins } from './standin.ts';

const PROGRAM = `
  const tell = url => fetch(new URL('/hit', document.currentScript?.src ?? window.counterAt), { method: 'POST', body: JSON.stringify({ url, from: document.referrer }) });
  window.counterAt = document.currentScript.src;
  window.timesLoaded = (window.timesLoaded ?? 0) + 1;
  const push = history.pushState;
  history.pushState = function (state, unused, url) { tell(new URL(url, location.href).href); return push.apply(this, arguments); };
  tell(location.href);`;

/** What the company has learned: how often its program was fetched and from where, and the addresses that it was told of. */
type Told = { fetches: number; addresses: string[]; referers: string[] };

/** The company that counts: its program does what such programs do. */
function companyThat(told: Told): Server {
  return createServer((request, reply) => {
    reply.setHeader('access-control-allow-origin', '*');
    if (request.url === '/count.js') {
      told.fetches++;
      told.referers.push(request.headers.referer ?? '');
      return void reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(PROGRAM);
    }
    let body = '';
    request.on('data', part => (body += part));
    request.on('end', () => {
      const { url, from } = JSON.parse(body) as { url: string; from: string };
      told.addresses.push(url, from);
      reply.writeHead(204).end();
    });
  });
}

/**
 * A shop of its own whose visits another company's program counts (S2 §7; rulings, Pages; decision 038), for the tests of one file; a
 * server here plays that company. Each test begins with nothing `told`.
 */
export function useCountedShop() {
  const at = {} as { shop: Shop; url: string; companyUrl: string; companyHost: string };
  const told: Told = { fetches: 0, addresses: [], referers: [] };
  const company = companyThat(told);
  test.beforeAll(async () => {
    await new Promise<void>(ready => company.listen(0, '127.0.0.1', ready));
    at.companyHost = `127.0.0.1:${(company.address() as AddressInfo).port}`;
    at.companyUrl = `http://${at.companyHost}`;
    at.shop = await startShop({ environment: { PAGE_VIEW_SCRIPT_URL: `${at.companyUrl}/count.js` } });
    at.url = at.shop.url;
  });
  test.afterAll(async () => {
    await at.shop.stop();
    await endStandins(at.url);
    company.close();
  });
  test.beforeEach(({ guard }) => {
    guard.allow(new RegExp(`^request to another host: (${at.url}|${at.companyUrl})/`));
    Object.assign(told, { fetches: 0, addresses: [], referers: [] });
  });
  return {
    at,
    told,
    async open(page: Page, path: string): Promise<void> {
      await page.goto(`${at.url}${path}`);
      await settled(page);
    },
    /** Says yes to the question, which lets the program come. */
    async accept(page: Page): Promise<void> {
      await questionOn(page)
        .getByRole('button', { name: /^(Yes|हाँ)$/ })
        .click();
      await expect.poll(() => told.fetches).toBe(1);
      await untilLoaded(page, 1);
    },
  };
}

/** The question whether visits may be counted. */
export const questionOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^(A question about your visit|आपसे एक सवाल)$/ });

/** How often the program was loaded in this document. */
export const timesLoaded = (page: Page): Promise<number> =>
  page.evaluate(() => (window as { timesLoaded?: number }).timesLoaded ?? 0);

/** Until the document that is there by then has loaded it so often; it may still be on its way. */
export const untilLoaded = async (page: Page, times: number): Promise<void> =>
  void (await page.waitForFunction(many => ((window as { timesLoaded?: number }).timesLoaded ?? 0) === many, times));

/** Whatever would have been loaded is there by now. */
export async function settled(page: Page): Promise<void> {
  await untilSettled(page);
  await page.waitForLoadState('networkidle');
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../contract/src/api.ts';
import { fileRoutes } from '../src/app.ts';
import { pageHeaders } from '../src/http/security-headers.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** The headers of every address of the shop, walked over its tables: a new one is covered as soon as it stands there. */
let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop?.stop());

/** What differs from answer to answer and is nobody's protection. */
const OTHERS = new Set(['x-request-id', 'content-length', 'retry-after', 'etag', 'vary', 'link', 'allow', 'set-cookie', 'content-disposition', 'content-encoding']); // prettier-ignore
const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !OTHERS.has(name)));

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const JSON_ANSWER = {
  ...ALWAYS,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};
const FILE = {
  ...ALWAYS,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/) as string,
};

const fill = (path: string): string => path.replace(/:\w+/g, 'x1234567890');
const ask = (method: string, path: string) =>
  shop.fetch(fill(path), { method, ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }) }); // prettier-ignore

describe('a call of the API', () => {
  // A gateway's notice is for its port, which this shop has none of; its refusal is that of every call.
  const walked = endpoints.filter(({ name }) => name !== 'payments.webhook');
  test.each(walked.map(({ name, method, path }) => [name, method, path]))('%s to a guest', async (_, method, path) => {
    const reply = await ask(method, path);
    await reply.body?.cancel();
    const headers = headersOf(reply);
    if (reply.status >= 400) return expect(headers).toEqual(JSON_ANSWER);
    // What is everybody's may be kept by everybody, for as long as it is fresh.
    expect(headers).toMatchObject({
      ...ALWAYS,
      'cache-control': expect.stringMatching(/no-store|max-age=\d+/) as string,
    });
    return undefined;
  });

  test.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/products'],
    ['GET', '/api/openapi.json'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/api/login'],
    ['GET', '/api/auth/get-session'],
    ['POST', '/api/auth/sign-out'],
    ['GET', '/api/auth/nothing'],
  ])('%s %s', async (method, path) => {
    const reply = await ask(method, path);
    expect(headersOf(reply)).toMatchObject({ ...ALWAYS, 'cache-control': 'no-store' });
  });
});

describe('a file', () => {
  test.each([...fileRoutes.map(route => route.path), '/files/:name'])('%s runs nothing, whatever it is', async path => {
    const reply = await shop.fetch(fill(path));
    expect(headersOf(reply)).toMatchObject(reply.headers.get('content-type')?.startsWith('application/json') ? ALWAYS : FILE); // prettier-ignore
  });
});

test('a page', () => {
  expect(pageHeaders({ dev: false })).toMatchInlineSnapshot(`
    {
      "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; report-uri /api/csp-reports; report-to csp",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": "camera=(self), microphone=(), geolocation=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "reporting-endpoints": "csp="/api/csp-reports"",
      "x-content-type-options": "nosniff",
    }
  `);
});

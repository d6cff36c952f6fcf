import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let lines: Record<string, unknown>[] = [];
const log = {
  info: () => {},
  error: () => {},
  warn: (event: string, fields: object = {}) => void lines.push({ event, ...fields }),
};
beforeAll(async () => void (shop = await startTestShop({ log })));
afterAll(() => shop?.stop());
beforeEach(() => {
  lines = [];
  shop.clock.advance(3_600_000);
});

const send = (body: unknown, type = 'application/csp-report') =>
  shop.fetch('/api/csp-reports', {
    method: 'POST',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const old = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/orders/2026secret?token=secret',
    referrer: 'https://secret.example/',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'secret()',
  },
});

describe('what a browser tells of a page that refused something', () => {
  test('is counted in the log, in both forms, without visitor or page', async () => {
    expect((await send(old('script-src-elem', 'https://ads.example/a.js?who=secret'))).status).toBe(200);
    const body = { effectiveDirective: 'img-src', blockedURL: 'chrome-extension://secretid/x.png', documentURL: 'https://shop.example/secret' }; // prettier-ignore
    const report = { type: 'csp-violation', url: 'https://shop.example/secret', user_agent: 'secret', body };
    expect((await send([report, { type: 'deprecation', body }], 'application/reports+json')).status).toBe(200);
    expect((await send(old('style-src-attr', 'inline'))).status).toBe(200);
    expect(lines).toEqual([
      { event: 'page.refused', type: 'script-src-elem', from: 'https://ads.example', count: 1 },
      { event: 'page.refused', type: 'img-src', from: 'chrome-extension:', count: 1 },
      { event: 'page.refused', type: 'style-src-attr', from: 'inline', count: 1 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  test('is a line at the first, tenth and hundredth alone', async () => {
    for (let turn = 0; turn < 120; turn++) await send(old('script-src', 'https://ads.example/a.js'));
    expect(lines.map(line => line['count'])).toEqual([1, 10, 100]);
  });

  test('fills no log, whatever kinds somebody makes up', async () => {
    for (let turn = 0; turn < 80; turn++) await send(old('script-src', `https://a${turn}.example/`));
    expect(lines).toHaveLength(50);
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['another thing', '{"a":1}'],
    ['a directive with a line break', JSON.stringify(old('script-src\nevil', 'inline'))],
    ['a number', JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 7 } })],
    ['ten thousand levels', '['.repeat(8_000) + ']'.repeat(8_000)],
    ['a long one', JSON.stringify({ ...old('img-src', 'inline'), pad: 'x'.repeat(20_000) })],
  ])('that is %s is dropped', async (_, body) => {
    expect((await send(body)).status).toBe(200);
    expect(lines).toEqual([]);
  });

  test('that is larger than any is refused', async () => expect((await send('x'.repeat(70_000))).status).toBe(413));
});

import { expect, test } from 'vitest';
import { createLimit } from './limit.ts';
import { spawnImageApi, useImageApi } from './use-image-api.ts';

const api = useImageApi({ IMAGES_PER_MINUTE: '2' });

test('more pictures than a minute allows wait for the oldest', () => {
  let time = 1_000_000;
  const limit = createLimit(3, () => time);
  expect(limit.take(2)).toBe(0);
  time += 10_000;
  expect([limit.take(1), limit.take(1), limit.take(3)]).toEqual([0, 50_000, 60_000]);
  time += 50_001;
  expect([limit.take(2), limit.take(1)]).toEqual([0, 9_999]);
});

test('the limit is answered with how long to wait', async () => {
  const draw = (n: number) => api.call('POST', '/v1/images/generations', { prompt: 'A kite', n });
  expect((await draw(2)).status).toBe(200);
  const { status, headers, body } = await draw(1);
  expect([status, body['error'].code]).toEqual([429, 'rate_limit_exceeded']);
  expect(Number(headers.get('retry-after-ms'))).toBeGreaterThan(50_000);
});

test('a setting that cannot be used is told in a sentence', async () => {
  const program = spawnImageApi({ PORT: '0', DRAW_MS: 'soon' });
  let said = '';
  program.stderr!.on('data', (text: Buffer) => (said += text));
  expect(await new Promise(resolve => program.once('exit', resolve))).toBe(1);
  expect(said).toContain('DRAW_MS is not a whole number');
});

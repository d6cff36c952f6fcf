import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createAnswerCache, takesGzip, type Answer } from './answer-cache.ts';

const page = (text: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
});

/** A cache at a moment that the test sets, and how often each address was made. */
function open(o: { enabled?: boolean; maxBytes?: number } = {}) {
  const clock = { now: 1 };
  const cache = createAnswerCache(() => clock.now, o.enabled ?? true, o.maxBytes);
  let made = 0;
  const ask = async (address = '/', acceptsGzip = false, answer?: Answer): Promise<string> =>
    (await cache.remember(address, acceptsGzip, async () => answer ?? page(`made ${++made}`))).body.toString();
  /** Which of these addresses are kept. */
  const kept = async (...addresses: string[]) => {
    const there: string[] = [];
    for (const address of addresses) {
      const asked = cache.remember(address, false, () => Promise.reject(new Error('not kept')));
      await asked.then(() => there.push(address)).catch(() => {});
    }
    return there;
  };
  return { clock, cache, ask, kept };
}

test('an answer is made once for all who ask at the same time, and kept until the data changes', async () => {
  const { cache, ask } = open();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['made 1', 'made 1', 'made 1']);
  expect(await ask()).toBe('made 1');
  cache.invalidate();
  expect(await ask()).toBe('made 2');
});

test('an answer that was made from old data is not kept as new', async () => {
  const { cache, kept } = open();
  await cache.remember('/', false, async () => {
    cache.invalidate();
    return page('old');
  });
  expect(await kept('/')).toEqual([]);
});

test('likes make everything stale at once after a quiet time, and every five seconds while they go on', async () => {
  const { clock, cache, ask } = open();
  await ask();
  cache.invalidateSoon();
  expect(await ask()).toBe('made 2');
  const seen = new Set<string>();
  for (; clock.now < 9_999; clock.now += 100) {
    cache.invalidateSoon();
    seen.add(await ask());
  }
  expect([...seen]).toEqual(['made 2', 'made 3']);
  clock.now = 10_100;
  // Nobody likes any more, and the last like is still shown.
  expect(await ask()).toBe('made 4');
  cache.invalidate();
  expect(await ask()).toBe('made 5');
});

test('time, status and the switch end the keeping', async () => {
  const { clock, ask, kept } = open();
  await ask('/');
  await ask('/gone', false, page('no', 404));
  expect(await kept('/', '/gone')).toEqual(['/']);
  clock.now = 60_000;
  expect(await kept('/')).toEqual([]);
  const off = open({ enabled: false });
  await off.ask('/');
  expect(await off.kept('/')).toEqual([]);
});

test.each([
  ['public, s-maxage=2', 1_999, ['/']],
  ['public, s-maxage=2', 2_001, []],
  ['public, s-maxage=0', 0, []],
])('what becomes wrong soon (%s) is kept no longer than that: after %i ms %j', async (header, after, there) => {
  const { clock, ask, kept } = open();
  await ask('/', true, { ...page('x'.repeat(5_000)), headers: { 'cache-control': header } });
  clock.now += after;
  expect(await kept('/')).toEqual(there);
});

test('made-up addresses do not fill the memory, and the oldest leave first', async () => {
  const { ask, kept } = open({ maxBytes: 20_000 });
  const large = () => page(randomBytes(2_000).toString('hex'));
  for (const address of ['/a', '/b', '/c']) await ask(address, false, large());
  expect(await kept('/a', '/b', '/c')).toEqual(['/a', '/b', '/c']);
  await ask('/d', false, large());
  expect(await kept('/a', '/b', '/c', '/d')).toEqual(['/b', '/c', '/d']);
  for (let n = 0; n < 25_000; n++) await ask(`/?${n}`);
  expect(await kept('/d', '/?0', '/?24999')).toEqual(['/?24999']);
});

test('large answers are compressed for those who can read it, once', async () => {
  const { cache } = open();
  const text = 'chai '.repeat(1000);
  const ask = (acceptsGzip: boolean) => cache.remember('/', acceptsGzip, async () => page(text));
  const zipped = await ask(true);
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  expect((await ask(true)).body).toBe(zipped.body);
  expect((await ask(false)).body.toString()).toBe(text);
  expect([takesGzip('br, gzip'), takesGzip(undefined), takesGzip('br')]).toEqual([true, false, false]);
});

test('an answer that fails is asked for anew', async () => {
  const { cache, ask } = open();
  await expect(cache.remember('/a', false, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('/a')).toBe('made 1');
});

import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createByteCache, takesGzip, type CachedAnswer } from './byte-cache.ts';

const page = (text: string, status = 200): CachedAnswer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
});

test('an answer is made once for all who ask at the same time, and kept until the data changes', async () => {
  let made = 0;
  const cache = createByteCache(() => 0, true);
  const ask = () => cache.remember('/', false, async () => page(`made ${++made}`));
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(answer => answer.body.toString())).toEqual(['made 1', 'made 1', 'made 1']);
  cache.bump();
  expect((await ask()).body.toString()).toBe('made 2');
});

test('an answer that was made from old data is not kept as new', async () => {
  const cache = createByteCache(() => 0, true);
  await cache.remember('/', false, async () => {
    cache.bump();
    return page('old');
  });
  expect(cache.get('/', false)).toBeUndefined();
});

test('likes make everything stale at once after a quiet time, and every five seconds while they go on', async () => {
  let now = 0;
  let made = 0;
  const cache = createByteCache(() => now, true);
  const ask = async () => (await cache.remember('/', false, async () => page(`made ${++made}`))).body.toString();
  await ask();
  cache.bumpSoon();
  expect(await ask()).toBe('made 2');
  const seen = new Set<string>();
  for (; now < 9_999; now += 100) {
    cache.bumpSoon();
    seen.add(await ask());
  }
  expect([...seen]).toEqual(['made 2', 'made 3']);
  now = 10_000;
  // Nobody likes any more, and the last like still comes.
  expect(await ask()).toBe('made 4');
  now = 14_999;
  expect(await ask()).toBe('made 4');
  cache.bump();
  expect(await ask()).toBe('made 5');
});

test('time, status and the switch end the keeping', async () => {
  let now = 0;
  const cache = createByteCache(() => now, true);
  await cache.remember('/', false, async () => page('x'));
  expect(cache.get('/', false)).toBeDefined();
  now = 60_000;
  expect(cache.get('/', false)).toBeUndefined();
  await cache.remember('/gone', false, async () => page('no', 404));
  expect(cache.get('/gone', false)).toBeUndefined();
  const off = createByteCache(() => 0, false);
  await off.remember('/', false, async () => page('x'));
  expect(off.get('/', false)).toBeUndefined();
});

test('what becomes wrong soon is kept no longer than that', async () => {
  let now = 0;
  const cache = createByteCache(() => now, true);
  const ending = { ...page('ends'), headers: { 'cache-control': 'public, s-maxage=2' } };
  await cache.remember('/ends', false, async () => ending);
  now = 1_999;
  expect(cache.get('/ends', false)).toBeDefined();
  now = 2_000;
  expect(cache.get('/ends', false)).toBeUndefined();
});

test('made-up addresses do not fill the memory', async () => {
  const cache = createByteCache(() => 0, true);
  for (let n = 0; n < 25_000; n++) await cache.remember(`/?${n}`, false, async () => page('x'));
  expect(cache.get('/?0', false)).toBeUndefined();
  expect(cache.get('/?24999', false)).toBeDefined();
});

test('large answers are compressed for those who can read it', async () => {
  const cache = createByteCache(() => 0, true);
  const text = 'chai '.repeat(1000);
  const zipped = await cache.remember('/', true, async () => page(text));
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  expect(cache.get('/', false)!.body.toString()).toBe(text);
  expect([takesGzip('br, gzip'), takesGzip(undefined), takesGzip('br')]).toEqual([true, false, false]);
});

test('the oldest leave when there are too many bytes; those of the compressed copies count too', async () => {
  const cache = createByteCache(() => 0, true, 20_000);
  const ask = (key: string) => cache.remember(key, false, async () => page(randomBytes(2_000).toString('hex')));
  const there = (...keys: string[]) => keys.filter(key => cache.get(key, false));
  for (const key of ['/a', '/b', '/c']) await ask(key);
  expect(there('/a', '/b', '/c')).toEqual(['/a', '/b', '/c']);
  await ask('/d');
  expect(there('/a', '/b', '/c', '/d')).toEqual(['/b', '/c', '/d']);
  for (const key of ['/b', '/c', '/d']) cache.get(key, true);
  await ask('/e');
  expect(there('/b', '/c', '/d', '/e')).toEqual(['/d', '/e']);
});

test('a lent body is given back once all who asked together have sent it, and is kept as a copy when it is asked for again', async () => {
  const cache = createByteCache(() => 0, true);
  let back = 0;
  const lent = Buffer.from('lent');
  const ask = () => cache.remember('/a', false, async () => ({ ...page(''), body: lent, giveBack: () => void back++ }));
  const [one, other] = await Promise.all([ask(), ask()]);
  one!.sent!();
  expect([back, cache.get('/a', false)]).toEqual([0, undefined]);
  other!.sent!();
  expect(back).toBe(1);
  (await ask()).sent!();
  expect(back).toBe(2);
  lent.write('used');
  expect((await ask()).body.toString()).toBe('lent');
  expect((await ask()).sent).toBeUndefined();
});

test('an answer that fails is asked for anew', async () => {
  const cache = createByteCache(() => 0, true);
  const failing = cache.remember('/a', false, async () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect((await cache.remember('/a', false, async () => page('there'))).body.toString()).toBe('there');
});

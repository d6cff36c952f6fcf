import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Design } from '../../../contract/src/designs.ts';
import { designs } from '../../../contract/src/designs.ts';
import { likes } from '../../../contract/src/likes.ts';
import { createAnswerCache } from './answer-cache.ts';
import { handle, type Account, type Context } from './handle.ts';
import { makeServer } from './listener.ts';
import { mountRoutes, type Variables } from './mount.ts';
import { Refused } from './refused.ts';

const context = {
  shop: { publicUrl: 'http://localhost', signsIn: { byCode: true, byProvider: true } },
  now: () => new Date(),
  log: { error: () => {} },
};
const proof = { authenticatedAt: new Date(), hasFactor: false, factorAt: null };
const asha = { id: 'asha', role: 'shopper', proof } as Account;

/** A shop that knows one token and counts how often a design was looked up, with an HTTP server before it. */
async function startShop() {
  const app = new Hono<{ Variables: Variables }>();
  const cache = createAnswerCache(() => performance.now(), true);
  let looks = 0;
  const routes = [
    handle(designs.public, async (_, { query }) => {
      if (query.search === 'nothing') throw new Refused('not_found');
      return [{ name: `look ${++looks} for ${query.search}` } as Design];
    }),
    handle(
      designs.one,
      async (_, { account, params }) =>
        ({
          name: params.id === 'long' ? 'long '.repeat(1000) : `look ${++looks} of ${account?.id ?? 'a guest'}`,
        }) as Design,
    ),
    handle(likes.toggle, async (_, { body }) => ({ isLiked: body?.isLiked ?? true, likeCount: 0 })),
  ];
  const whoIs = async (token: string) =>
    token === 'good' ? ({ kind: 'account', account: asha } as const) : ({ kind: 'unknown' } as const);
  app.use(async (c, next) => (c.set('requestId', 'r'), await next()));
  const options = { whoIs, cache, checkAnswers: false };
  mountRoutes(app, context as unknown as Context, routes, options);
  const publicUrl = 'http://localhost';
  const server = makeServer({
    fetch: app.fetch as (request: Request) => Promise<Response>,
    publicUrl: () => publicUrl,
    trustProxy: false,
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const ask = async (token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await fetch(`http://127.0.0.1:${port}/api/designs/d1`, { headers });
    return { status: reply.status, headers: reply.headers, name: ((await reply.json()) as Design).name };
  };
  const stop = () => new Promise(done => (server.closeAllConnections(), server.close(done)));
  return { ask, cache, port, stop };
}

test('what is kept for guests is for all who show no token, and for nobody else', async () => {
  const { ask, cache, stop } = await startShop();
  const first = await ask();
  expect(first.name).toBe('look 1 of a guest');
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  expect(first.headers.get('vary')).toBe('accept-encoding, authorization');
  expect((await ask()).name).toBe('look 1 of a guest');
  const own = await ask('good');
  expect([own.name, own.headers.get('cache-control')]).toEqual(['look 2 of asha', 'no-store']);
  // A token that is no longer good is noticed, though the answer lies ready.
  expect((await ask('stale')).status).toBe(401);
  expect((await ask()).name).toBe('look 1 of a guest');
  cache.invalidate();
  expect((await ask()).name).toBe('look 3 of a guest');
  await stop();
});

test('what is answered alike for everybody is made once for each address, and says what is wrong with a call', async () => {
  const { port, stop } = await startShop();
  const list = async (query: string, init?: RequestInit) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/designs/public${query}`, init);
    return { status: reply.status, headers: reply.headers, json: (await reply.json()) as unknown };
  };
  const first = await list('?search=tiger&search=rose&limit=2');
  expect(first).toMatchObject({ status: 200, json: [{ name: 'look 1 for tiger' }] });
  expect(first.headers.get('vary')).toBe('accept-encoding');
  expect(first.headers.get('cache-control')).toMatch(/^public, max-age=0/);
  expect((await list('?search=tiger&search=rose&limit=2')).json).toEqual([{ name: 'look 1 for tiger' }]);
  expect((await list('?search=two%20words')).json).toEqual([{ name: 'look 2 for two words' }]);
  expect(await list('?limit=0')).toMatchObject({ status: 400, json: { code: 'invalid_input', requestId: 'r' } });
  expect(await list('?search=nothing')).toMatchObject({ status: 404, json: { code: 'not_found' } });
  expect(await list('', { method: 'POST' })).toMatchObject({ status: 405 });
  expect(await list('?search=rose', { headers: { authorization: 'Bearer x' } })).toMatchObject({ status: 200 });
  await stop();
});

test('a large answer to one person is zipped for programs that can read it, and a small one is not', async () => {
  const { port, stop } = await startShop();
  const ask = async (id: string, encoding: string) => {
    const headers = { authorization: 'Bearer good', 'accept-encoding': encoding };
    const reply = await fetch(`http://127.0.0.1:${port}/api/designs/${id}`, { headers });
    return { zip: reply.headers.get('content-encoding'), name: ((await reply.json()) as Design).name.slice(0, 9) };
  };
  expect(await ask('long', 'gzip')).toEqual({ zip: 'gzip', name: 'long long' });
  expect(await ask('long', 'identity')).toEqual({ zip: null, name: 'long long' });
  expect((await ask('d1', 'gzip')).zip).toBeNull();
  await stop();
});

test('a body that may be left out may be empty', async () => {
  const { port, stop } = await startShop();
  const toggle = async (init: RequestInit) =>
    (
      await fetch(`http://127.0.0.1:${port}/api/designs/d1/like`, {
        method: 'POST',
        ...init,
        headers: { authorization: 'Bearer good', ...init.headers },
      })
    ).json();
  const json = { 'content-type': 'application/json' };
  expect(await toggle({})).toEqual({ isLiked: true, likeCount: 0 });
  expect(await toggle({ body: '{"isLiked":false}', headers: json })).toEqual({ isLiked: false, likeCount: 0 });
  expect(await toggle({ body: '{', headers: json })).toMatchObject({ code: 'malformed_json' });
  await stop();
});

import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Design } from '../../../contract/src/designs.ts';
import { designs } from '../../../contract/src/designs.ts';
import { likes } from '../../../contract/src/likes.ts';
import { createByteCache } from './byte-cache.ts';
import { handle, type Account, type Context } from './handle.ts';
import { makeServer } from './listener.ts';
import { mountRoutes, type Variables } from './mount.ts';

const context = { shop: { publicUrl: 'http://localhost' }, now: () => new Date(), log: { error: () => {} } };
const asha = { id: 'asha', role: 'shopper' } as Account;

/** A shop that knows one token and counts how often a design was looked up, with an HTTP server before it. */
async function startShop() {
  const app = new Hono<{ Variables: Variables }>();
  const cache = createByteCache(() => performance.now(), true);
  let looks = 0;
  const routes = [
    handle(
      designs.one,
      async (_, { account }) => ({ name: `look ${++looks} of ${account?.id ?? 'a guest'}` }) as Design,
    ),
    handle(likes.toggle, async (_, { body }) => ({ isLiked: body?.isLiked ?? true, likeCount: 0 })),
  ];
  const whoIs = async (token: string) =>
    token === 'good' ? ({ kind: 'account', account: asha } as const) : ({ kind: 'unknown' } as const);
  app.use(async (c, next) => (c.set('requestId', 'r'), await next()));
  mountRoutes(app, context as unknown as Context, routes, { whoIs, cache, checkAnswers: false });
  const fetchApp = async (request: Request) => app.fetch(request);
  const server = makeServer({ fetch: fetchApp, cache, publicUrl: 'http://localhost', trustProxy: false });
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
  cache.bump();
  expect((await ask()).name).toBe('look 3 of a guest');
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

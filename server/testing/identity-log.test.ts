import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../words/src/en/errors.ts';
import { SECRETS, startTestShop, type TestShop } from './test-shop.ts';
import { Secret } from '../src/config/secret.ts';
import { answerAuth, IDENTITY_PATHS } from '../src/http/sign-in.ts';
import { makeLog } from '../src/log.ts';
import { createIdentity } from '../src/adapters/identity/better-auth.ts';
import type { IdentityPort } from '../src/adapters/identity/port.ts';

const SHOP = 'http://localhost:3000';
const lines: string[] = [];
const log = makeLog('debug', { write: line => void lines.push(line) });
let shop: TestShop;
let identity: IdentityPort;
let setup: () => Parameters<typeof createIdentity>[0];
beforeAll(async () => {
  shop = await startTestShop();
  const provider = {
    ...{
      kind: 'standin',
      photos: { kind: 'hosts', hosts: [] },
      label: 'Shop',
      issuer: 'http://localhost:1',
      clientId: 'shop',
    },
    ...{ clientSecret: new Secret('secret'), authorizationUrl: 'http://localhost:1/auth' },
    ...{
      tokenUrl: 'http://localhost:1/token',
      jwksUrl: 'http://localhost:1/jwks',
      userInfoUrl: 'http://localhost:1/me',
    },
  };
  setup = () => ({
    ...{ db: shop.db, publicUrl: SHOP, secret: new Secret('s'.repeat(48)), provider: provider as never },
    secrets: SECRETS,
    now: () => new Date(),
    meet: async () => 'new',
    nameOf: async told => told,
    log,
  });
  identity = createIdentity(setup());
});
afterAll(() => shop?.stop());
beforeEach(() => void lines.splice(0));

const parts = (port = identity) => ({ identity: port, db: shop.db, now: shop.clock.now, log });
const ask = (path: string, init?: RequestInit) =>
  answerAuth(parts(), new Request(`${SHOP}/api/auth${path}`, init), 'r1');

const FORGED = encodeURIComponent('canary@example.com\n{"level":"error","event":"forged"}');
test.each([
  ['a callback', `/callback/shop-id?error=${FORGED}`, {}],
  ['a callback of a strange state', `/callback/shop-id?code=${FORGED}&state=${FORGED}`, {}],
  [
    'a sign-out of another site',
    '/sign-out',
    { method: 'POST', headers: { cookie: 'a=b', origin: 'https://canary.example' } },
  ],
  [
    'a sign-out that is no JSON',
    '/sign-out',
    { method: 'POST', body: '{canary', headers: { 'content-type': 'application/json' } },
  ],
])('what is wrong with %s is logged without what was sent', async (_, path, init) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status } = await ask(path, init);
  expect(status).toBeLessThan(500);
  expect(said.mock.calls).toEqual([]);
  said.mockRestore();
  expect(lines.filter(line => /canary|forged/i.test(line))).toEqual([]);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ event: 'identity.refused' });
});

const refusalOf = async (reply: Response) => ({ status: reply.status, body: await reply.json() });
const JSON_TYPE = { 'content-type': 'application/json' };
test.each([
  ['a token without a session', '/token', {}, 401, 'unauthorized'],
  ['a body that is no JSON', '/sign-out', { method: 'POST', body: '{x', headers: JSON_TYPE }, 400, 'malformed_json'],
  ['a method that an address does not take', '/sign-out', {}, 404, 'not_found'],
  ['an address that there is not', '/nothing/here', {}, 404, 'not_found'],
])('%s is refused as by every call of the API', async (_, path, init, status, code) => {
  const reply = await ask(path, init);
  expect(reply.headers.get('x-request-id')).toBe('r1');
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(await refusalOf(reply)).toMatchObject({ status, body: { error: words[code as 'not_found'], code, requestId: 'r1' } }); // prettier-ignore
});

const DEEP = ['{"callbackURL":', '[', '{"a":'].map(
  open => open.repeat(10_000) + '1' + (open === '[' ? ']' : '}').repeat(10_000),
);
test.each(IDENTITY_PATHS.map(path => path.replace(':provider', 'shop-id')))(
  '%s refuses JSON of ten thousand levels, as bad input and not as a fault of ours',
  async path => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      for (const body of DEEP) {
        const { status, body: said } = await refusalOf(await ask(path, { method, body, headers: JSON_TYPE }));
        const isLong = body.length > 102_400;
        expect([status, (said as { code: string }).code]).toEqual(isLong ? [413, 'body_too_large'] : [400, 'invalid_input']); // prettier-ignore
      }
    expect(lines).toEqual([]);
  },
);

test.each([
  ['https://shop.example', '__Host-better-auth.', '; Secure'],
  ['http://localhost:3000', 'better-auth.', ''],
])('cookies of the sign-in at %s begin with %s, and are of that host alone', async (publicUrl, prefix, secure) => {
  const { startSession } = createIdentity({ ...setup(), publicUrl });
  const asha = await shop.signUp('Asha');
  const reply = await startSession(new Request(publicUrl), asha.id);
  // Each is in the log, with whose it is and how it came to be (ASVS 5.0 §16.3.1).
  expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
    { level: 'info', event: 'identity.signed_in', accountId: asha.id, kind: 'code' },
  ]);
  expect(reply).toMatch(
    new RegExp(`^${prefix}session_token=[^;]+; Max-Age=604800; Path=/; HttpOnly${secure}; SameSite=Lax$`),
  );
});

const answering = (reply: Response) =>
  answerAuth(parts({ ...identity, handle: async () => reply }), new Request(SHOP), 'r1');
test('too many requests are refused so too, and say when to come again', async () => {
  const said = { message: 'Too many requests. Please try again later.' };
  const reply = await answering(new Response(JSON.stringify(said), { status: 429, headers: { 'X-Retry-After': '7' } }));
  expect(reply.headers.get('retry-after')).toBe('7');
  const { body } = await refusalOf(reply);
  expect(body).toEqual({ error: words.rate_limited, code: 'rate_limited', requestId: 'r1', ...said });
});
test('what another site sends is refused as such', async () => {
  // The library does not look at where a request comes from while it is tested.
  const said = { code: 'INVALID_ORIGIN', message: 'Invalid origin' };
  const reply = await answering(Response.json(said, { status: 403 }));
  const body = { error: words.cross_site, code: 'cross_site', requestId: 'r1', message: said.message };
  expect(await refusalOf(reply)).toEqual({ status: 403, body });
});
test('a failure without a word is one of the sign-in, and takes its cookies along', async () => {
  const reply = await answering(new Response(null, { status: 500, headers: { 'set-cookie': 'a=; Max-Age=0' } }));
  expect(reply.headers.getSetCookie()).toEqual(['a=; Max-Age=0']);
  expect(await refusalOf(reply)).toMatchObject({
    status: 500,
    body: { code: 'identity_unavailable', requestId: 'r1' },
  });
});
test('what is no refusal, and a page of the popup, stays as it is', async () => {
  const page = new Response('<p>no</p>', { status: 400, headers: { 'content-type': 'text/html' } });
  const shown = await answering(page);
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
    400,
    'text/html',
    '<p>no</p>',
  ]);
  const fine = await answering(new Response('{"token":"t"}'));
  expect([fine.status, await fine.text()]).toEqual([200, '{"token":"t"}']);
});

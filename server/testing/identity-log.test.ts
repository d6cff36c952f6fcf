import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestShop, type TestShop } from './test-shop.ts';
import { Secret } from '../src/config/secret.ts';
import { answerAuth } from '../src/http/sign-in.ts';
import { makeLog } from '../src/log.ts';
import { createIdentity } from '../src/adapters/identity/better-auth.ts';
import type { IdentityPort } from '../src/adapters/identity/port.ts';

const SHOP = 'http://localhost:3000';
const lines: string[] = [];
const log = makeLog('debug', { write: line => void lines.push(line) });
let shop: TestShop;
let identity: IdentityPort;
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
  identity = createIdentity({
    ...{ db: shop.db, publicUrl: SHOP, secret: new Secret('s'.repeat(48)), provider: provider as never },
    log: (event, fields) => log.warn(event, { ...fields }),
  });
});
afterAll(() => shop?.stop());
beforeEach(() => void lines.splice(0));

const ask = (path: string, init?: RequestInit) =>
  answerAuth(identity, new Request(`${SHOP}/api/auth${path}`, init), 'r1', log);

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

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADDRESSES, type EndpointName } from '../../contract/src/addresses.ts';
import { endpoints } from '../../contract/src/api.ts';
import { ERRORS } from '../../contract/src/errors.ts';
import { mayPass } from '../../domain/src/access.ts';
import { routes } from '../src/app.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

/** Rules that hold for every call of the contract, walked over the table: a new call is covered as soon as it stands there. */
let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await shop.signUp('Asha');
});
afterAll(() => shop?.stop());

const names = endpoints.map(endpoint => endpoint.name);
const writing = endpoints
  .filter(endpoint => endpoint.method !== 'GET' && endpoint.kind !== 'raw')
  .map(endpoint => endpoint.name);
const withBody = endpoints.filter(endpoint => endpoint.body).map(endpoint => endpoint.name);
const guarded = endpoints.filter(endpoint => endpoint.access !== 'public').map(endpoint => endpoint.name);
const aboveShopper = endpoints.filter(endpoint => !mayPass('shopper', endpoint.access)).map(endpoint => endpoint.name);
const params = {
  id: '1',
  code: 'c1',
  paymentId: 'P1',
  orderId: '20260101-1',
  number: 'CHT-2627-00001',
  photo: 'f1',
  token: 't1',
};

const isRefusal = (reply: { status: number; body: unknown; headers: Headers }, code: keyof typeof ERRORS) => {
  expect(reply.body).toEqual({
    error: expect.stringMatching(/.{5,}/),
    code,
    requestId: expect.stringMatching(/^\w{16}$/),
    ...((reply.body as object) && 'details' in (reply.body as object) ? { details: expect.anything() } : {}),
  });
  expect(reply.status).toBe(ERRORS[code]);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
};

test('every call of the contract has a route, and every route a call', () => {
  expect(routes.map(route => route.endpoint.name).toSorted()).toEqual(Object.keys(ADDRESSES).toSorted());
  expect(names.toSorted()).toEqual(Object.keys(ADDRESSES).toSorted());
});

describe('who may call', () => {
  test.each(guarded)('%s refuses a guest', async name => isRefusal(await shop.call(name, { params }), 'unauthorized'));
  const forged = ['', 'x', 'Bearer', 'null', 'test.nobody', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.'];
  test.each(guarded)('%s refuses forged tokens', async name => {
    for (const token of forged)
      isRefusal(await shop.call(name, { params, headers: { authorization: `Bearer ${token}` } }), 'unauthorized');
  });
  test.each(aboveShopper)('%s refuses a shopper', async name =>
    isRefusal(await shop.call(name, { as: asha, params }), 'forbidden'),
  );
  test.each(guarded)('%s refuses a disabled account', async name => {
    const disabled = await shop.signUp('Dev', { disabled: true });
    isRefusal(await shop.call(name, { as: disabled, params }), 'account_disabled');
  });
});

describe('bad input', () => {
  const as = () => ({ as: asha, params });
  const rank = async (name: EndpointName) => {
    if (!aboveShopper.includes(name)) return as();
    return { as: await shop.signUp('Owner', { role: 'owner' }), params };
  };
  test.each(withBody)('%s refuses JSON that is none', async name => {
    for (const body of ['{', 'x=1', '{"a":}', '\u0000'])
      isRefusal(await shop.call(name, { ...(await rank(name)), body }), 'malformed_json');
  });
  test.each(withBody)('%s refuses JSON of ten thousand levels, as bad input and not as a fault of ours', async name => {
    for (const [open, close] of [
      ['{"product":', '}'],
      ['{"a":', '}'],
      ['[', ']'],
    ]) {
      const body = open!.repeat(10_000) + '1' + close!.repeat(10_000);
      const reply = await shop.call(name, { ...(await rank(name)), body });
      expect([reply.status, (reply.body as { code: string }).code]).toEqual(body.length > 102_400 ? [413, 'body_too_large'] : [400, 'invalid_input']); // prettier-ignore
    }
  });
  test.each(withBody)('%s refuses other types than JSON', async name =>
    isRefusal(
      await shop.call(name, {
        ...(await rank(name)),
        body: 'a=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
      'unsupported_media_type',
    ),
  );
  test.each(withBody)('%s refuses bodies over 100 KB', async name =>
    isRefusal(
      await shop.call(name, { ...(await rank(name)), body: JSON.stringify({ prompt: 'x'.repeat(110_000) }) }),
      'body_too_large',
    ),
  );
  test.each(withBody)('%s refuses wrong types and fields that nobody shows', async name => {
    const wrong = [
      [],
      null,
      7,
      '"text"',
      { isAdmin: true },
      { credits: 1000 },
      JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{}}'),
    ];
    for (const body of wrong) {
      const reply = await shop.call(name, { ...(await rank(name)), body });
      expect([400, 404], `${name} ${JSON.stringify(body)}`).toContain(reply.status);
      expect(['invalid_input', 'not_found']).toContain(reply.body['code']);
    }
  });
  test.each(writing)('%s refuses writes from another site', async name => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' } as object,
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ])
      isRefusal(
        await shop.call(name, { ...(await rank(name)), headers: { ...headers } as Record<string, string>, body: {} }),
        'cross_site',
      );
  });
  test('a list refuses limits and cursors that it did not give', async () => {
    for (const query of [{ limit: 0 }, { limit: 101 }, { limit: 'x' }, { cursor: 'x'.repeat(300) }]) {
      const reply = await shop.call('designs.mine', { as: asha, params: query });
      isRefusal(reply, 'invalid_input');
    }
    isRefusal(await shop.call('designs.mine', { as: asha, params: { cursor: 'bm90IG9uZQ' } }), 'invalid_input');
  });
});

describe('addresses', () => {
  test('an unknown path is a 404 with the body of every refusal', async () => {
    const reply = await shop.fetch('/api/nothing/here');
    isRefusal({ status: reply.status, headers: reply.headers, body: await reply.json() }, 'not_found');
  });
  test.each(['update-user', 'delete-user', 'change-email', 'link-social', 'list-sessions', 'sign-up/email', 'token/x'])(
    'the library behind the sign-in answers nothing that the shop does not use: %s',
    async path => {
      const reply = await shop.fetch(`/api/auth/${path}`, { method: 'POST', body: '{"name":"x"}' });
      isRefusal({ status: reply.status, headers: reply.headers, body: await reply.json() }, 'not_found');
    },
  );
  test.each([...new Set(Object.values(ADDRESSES).map(([, path]) => path))])(
    '%s refuses other methods and says which it takes',
    async path => {
      const taken: string[] = Object.values(ADDRESSES).flatMap(([method, one]) => (one === path ? [method] : []));
      const method = ['PUT', 'DELETE', 'PATCH', 'POST'].find(one => !taken.includes(one))!;
      const reply = await shop.fetch(path.replace(/:\w+/g, '1'), { method });
      expect(reply.status).toBe(405);
      expect(reply.headers.get('allow')).toMatch(/GET|POST|PATCH|DELETE/);
    },
  );
  test('the printed API names every call', async () => {
    const document = (await (await shop.fetch('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const printed = Object.values(document.paths).flatMap(path =>
      Object.values(path).map(operation => operation.operationId),
    );
    expect(printed.toSorted()).toEqual(names.toSorted());
  });
});

test('answers carry no-store and nosniff', async () => {
  const reply = await shop.call('accounts.me', { as: asha });
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.body).toMatchObject({ uid: asha.id, displayName: 'Asha', email: asha.email });
});

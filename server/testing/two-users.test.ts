import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../contract/src/addresses.ts';
import { endpoints } from '../../contract/src/api.ts';
import { mayPass } from '../../domain/src/access.ts';
import { fileRoutes } from '../src/app.ts';
import { createGuardedUploads } from '../src/adapters/uploads/guarded.ts';
import { accounts } from '../src/db/tables/accounts.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestReply, type TestShop } from './test-shop.ts';
import { tinyPng } from './tiny-png.ts';
import { fingerprint } from './two-users/fingerprint.ts';
import { idPlaces } from './two-users/id-places.ts';
import { UNKNOWN, type Call } from './two-users/row.ts';
import { FILES, HIDDEN, NOBODYS, SCOPED } from './two-users/rows.ts';
import { designOf, lineOf, type Caller } from './two-users/things.ts';

/**
 * Security A2, A10 and A15 over the contract: whatever a call names, somebody else's answers as one that does not exist, and
 * nothing is changed. A new place that names something belongs into a table of two-users/.
 */
let shop: TestShop;
/** A guest with a cart. */
const guest: Caller = { guest: {} };
beforeAll(async () => {
  const { images, press } = scriptedArtist();
  const createPayment = async () => ({
    kind: 'created' as const,
    providerOrderId: 'OMO1',
    payUrl: 'http://localhost:3000/demo/gateway/pay',
    expiresAt: new Date(Date.now() + 600_000),
  });
  const payments = { createPayment, fetchStatus: async () => ({ kind: 'unknown', cause: 'not asked' }) };
  const uploads = {
    ...createGuardedUploads(),
    read: async () => ({
      png: tinyPng({ width: 9, height: 9 }),
      width: 9,
      height: 9,
      kind: 'png' as const,
      isFirstFrame: false,
    }),
  };
  shop = await startTestShop({ images, press, uploads, payments: payments as never });
  await lineOf(shop, guest);
  // The shop makes the secret that guesses are counted under.
  await shop.call('coupons.validate', { ...(await newShopper()), body: { code: 'NONE' } });
});
afterAll(() => shop?.stop());

type Reply = TestReply<Record<string, unknown>>;
const endpointOf = (place: string) => endpoints.find(one => one.name === place.split(' ')[0])!;
const ask = (place: string, caller: Caller, call: Call): Promise<Reply> =>
  shop.call(endpointOf(place).name, { ...caller, ...call });
/** What a caller learns. */
const told = ({ status, body }: Reply) => {
  const { requestId: _, ...rest } = typeof body === 'object' ? body : { body };
  return { status, body: Array.isArray(body) ? body : rest };
};

/** Where in a call a place such as 'body.back.designId' is. */
function placeIn(call: Call, place: string): { holder: Record<string, unknown>; key: string } {
  const [part, ...path] = place.split(' ')[1]!.split('.') as [string, ...string[]];
  const key = path.pop()!;
  let holder = (part === 'body' ? call.body : call.params) as Record<string, unknown>;
  for (const step of path) holder = holder[step] as Record<string, unknown>;
  if (!(key in holder)) throw new Error(`${place}: nothing is named`);
  return { holder, key };
}
function withAt(call: Call, place: string, value: unknown): Call {
  const changed = structuredClone(call);
  const { holder, key } = placeIn(changed, place);
  holder[key] = value;
  return changed;
}
const newShopper = async (): Promise<Caller> => ({ as: await shop.signUp('Ravi') });

test('every place of a call that names something is in exactly one table, and every row names such a place', () => {
  const ofShoppers = endpoints.filter(({ access }) => mayPass('shopper', access)).flatMap(idPlaces);
  const rows = [...Object.keys(HIDDEN), ...Object.keys(SCOPED), ...Object.keys(NOBODYS)];
  const places = rows.map(row => row.split(' of ')[0]!);
  expect([...new Set(places)].toSorted()).toEqual(ofShoppers.toSorted());
  const nobodys = Object.keys(NOBODYS).filter(place => place in HIDDEN || place in SCOPED);
  expect(nobodys).toEqual([]);
});

test('the places are read from the shapes', () => {
  expect(idPlaces(endpointOf('cart.add'))).toContain('cart.add body.back.designId');
  expect(idPlaces(endpointOf('previews.make'))).toContain('previews.make body.designImageUrl');
  expect(idPlaces(endpointOf('invoices.list'))).toEqual(['invoices.list query.orderId']);
});

describe('somebody else’s is one that does not exist', () => {
  test.each(Object.keys(HIDDEN))('%s', async place => {
    const { make, unknown = UNKNOWN, status = 404, isGuests, isPublicOnly } = HIDDEN[place]!;
    const asha = isGuests ? { guest: {} } : await newShopper();
    const callOf = await make(shop, asha);
    const ravi = await newShopper();
    const calls = [
      { caller: ravi, call: await callOf(ravi) },
      { caller: guest, call: await callOf(asha) },
    ];
    const before = await fingerprint(shop.db);
    for (const { caller, call } of calls) {
      const [hers, nobodys] = [await ask(place, caller, call), await ask(place, caller, withAt(call, place, unknown))];
      expect(told(hers)).toEqual(told(nobodys));
      expect(hers.headers.get('link')).toBe(nobodys.headers.get('link'));
      const isLetIn = caller.as !== undefined || endpointOf(place).access === 'public';
      expect(hers.status).toBe(isLetIn ? status : 401);
    }
    expect(await fingerprint(shop.db)).toEqual(before);
    // It is there: its owner is told something else.
    const owners = await ask(place, asha, await callOf(asha));
    const nobodys = await ask(place, ravi, withAt(calls[0]!.call, place, unknown));
    expect(owners.status).toBeLessThan(500);
    if (isPublicOnly) expect(told(owners)).toEqual(told(nobodys));
    else expect(told(owners)).not.toEqual(told(nobodys));
  });
});

describe('what somebody else chose for theirs begins something of one’s own', () => {
  test.each(Object.keys(SCOPED))('%s', async place => {
    const asha = await newShopper();
    const { make, unknown = UNKNOWN } = SCOPED[place]!;
    const { call, secrets } = await make(shop, asha);
    const [ravi, other] = [await newShopper(), await newShopper()];
    const same = await ask(place, ravi, await call(ravi));
    const fresh = await ask(place, other, withAt(await call(other), place, unknown));
    expect([same.status, same.status < 300]).toEqual([fresh.status, true]);
    for (const secret of secrets) expect(JSON.stringify(same.body)).not.toContain(secret);
  });
});

test('no list tells of what is somebody else’s, also from a place in hers', async () => {
  const asha = await newShopper();
  const secrets = await secretsOf(asha);
  const ravi = await newShopper();
  const lists = endpoints.filter(({ method, path, kind }) => method === 'GET' && !path.includes(':') && !kind);
  const ofHers: string[] = [];
  for (const { name, access } of lists.filter(one => mayPass('shopper', one.access))) {
    const hers = await shop.call(name, { ...asha, params: { limit: 1 } });
    if (secrets.some(secret => JSON.stringify(hers.body).includes(secret))) ofHers.push(name);
    const next = /<([^>]+)>/.exec(hers.headers.get('link') ?? '')?.[1];
    const cursor = next && new URL(next, shop.context.shop.publicUrl).searchParams.get('cursor');
    const callers = access === 'public' ? [ravi, guest] : [ravi];
    for (const caller of callers)
      for (const params of [{}, ...(cursor ? [{ cursor }] : [])]) {
        const { status, body } = await shop.call(name, { ...caller, params });
        const text = JSON.stringify(body);
        expect([name, status, secrets.filter(secret => text.includes(secret))]).toEqual([name, 200, []]);
      }
  }
  const own = ['accounts.addresses', 'designs.mine', 'drafts.mine', 'orders.mine', 'invoices.list', 'coupons.mine'];
  expect(ofHers).toEqual(expect.arrayContaining(own));
});

/** Something of each kind that is hers, twice, so that her lists have a next page: what it is called. */
async function secretsOf(asha: Caller): Promise<string[]> {
  const places = Object.keys(HIDDEN).filter(place => !HIDDEN[place]!.isGuests);
  const secrets: unknown[] = [];
  for (const place of [...places, ...places]) {
    const call = await (await HIDDEN[place]!.make(shop, asha))(asha);
    const { holder, key } = placeIn(call, place);
    secrets.push(holder[key]);
  }
  return secrets.flat().filter(one => typeof one === 'string');
}

describe('calls of staff', () => {
  const ofStaff = endpoints.filter(({ access }) => !mayPass('shopper', access)).map(({ name }) => name);
  const params = { id: UNKNOWN, paymentId: UNKNOWN };
  const statusOf = async (name: EndpointName, caller: Caller) => (await shop.call(name, { ...caller, params })).status;

  test('are refused to guests, shoppers and printers, and to an admin who is none any more', async () => {
    const printer = { as: await shop.signUp('Printer', { role: 'printer' }) };
    const former = { as: await shop.signUp('Former', { role: 'owner' }) };
    const shopper = await newShopper();
    for (const name of ofStaff) expect([401, 403]).not.toContain(await statusOf(name, former));
    await shop.db.update(accounts).set({ role: 'shopper' }).where(eq(accounts.id, former.as.id));
    shop.clock.advance(1_000);
    for (const name of ofStaff) {
      const callers = [{}, shopper, former];
      const statuses = [];
      for (const caller of callers) statuses.push(await statusOf(name, caller));
      expect([name, ...statuses]).toEqual([name, 401, 403, 403]);
      // Of the people of the shop a printer has the desk, what waits there, and a second factor of their own.
      const isPrinters = /^(production\.|security\.|admin\.due$)/.test(endpointOf(name).name);
      expect([name, (await statusOf(name, printer)) !== 403]).toEqual([name, isPrinters]);
    }
  });
});

describe('files', () => {
  test('each address that names one is known', () => {
    const naming = fileRoutes.map(({ path }) => path).filter(path => path.includes(':'));
    expect([...naming, '/files/:name'].toSorted()).toEqual(Object.keys(FILES).toSorted());
  });
  test('a private design has no card', async () => {
    const { id } = await designOf(shop, await newShopper(), { mockupFile: `${'a'.repeat(64)}.webp` });
    const cardOf = async (of: string) => (await shop.fetch(`/cards/design-${of}-wide.jpg`)).text();
    expect(await cardOf(id)).toBe(await cardOf(UNKNOWN));
  });
});

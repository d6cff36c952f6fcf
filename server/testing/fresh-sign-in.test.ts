import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../contract/src/addresses.ts';
import { endpoints } from '../../contract/src/api.ts';
import { mayPass } from '../../domain/src/access.ts';
import { FRESH_SIGN_IN_MS } from '../../domain/src/sign-in.ts';
import { secondFactors } from '../src/db/tables/security.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

/** What wants a proof of the last ten minutes: money, power over others, what cannot be undone, and copies of people's data. */
const FRESH: EndpointName[] = [
  'admin.assignCoupon',
  'admin.cashCollected',
  'admin.cashRefused',
  'admin.changeCoupon',
  'admin.changeCredits',
  'admin.confirmClaim',
  'admin.createCoupon',
  'admin.decideReturn',
  'admin.exportOrders',
  'admin.refundOrder',
  'admin.refundSent',
  'admin.refuseClaim',
  'admin.resolveException',
  'admin.restoreDesign',
  'admin.setRole',
  'admin.switchUser',
  'admin.takeDown',
  'books.archive',
  'books.table',
  'privacy.askExport',
  'privacy.deleteAccount',
  'production.batch',
  'production.courierList',
  'production.labels',
  'security.beginFactor',
  'security.confirmFactor',
  'security.endFactor',
  'security.endSession',
  'security.endSessions',
  'security.newRecoveryCodes',
  'security.removeWay',
  'settings.change',
  'settings.logo',
];
/** What a session may do that has not given its second factor. */
const WITHOUT_FACTOR: EndpointName[] = ['security.beginFactor', 'security.confirmFactor', 'security.proveFactor'];

let shop: TestShop;
let owner: TestAccount;
let stale: TestAccount;
let shopper: TestAccount;
/** An owner with a second factor, in a session that has not given it. */
let halfway: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signUp('Owner', { role: 'owner' });
  const other = await shop.signUp('Other', { role: 'owner' });
  stale = await shop.signIn(other, new Date(Date.now() - FRESH_SIGN_IN_MS - 60_000));
  shopper = await shop.signUp('Asha');
  halfway = await shop.signUp('Half way', { role: 'owner' });
  await shop.db.insert(secondFactors).values({ accountId: halfway.id, key: 'sealed', confirmedAt: new Date() });
});
afterAll(() => shop?.stop());

const params = {
  id: '1',
  code: 'c1',
  paymentId: 'P1',
  orderId: '20260101-1',
  number: 'CHT-2627-00001',
  photo: 'f1',
  token: 't1',
  ticket: 't1',
};
const codeOf = async (name: EndpointName, as?: TestAccount): Promise<string | undefined> => {
  const reply = await shop.call(name, { ...(as && { as }), params });
  return reply.status < 400 ? undefined : (reply.body.code as string);
};
const named = (wanted: (endpoint: (typeof endpoints)[number]) => unknown) =>
  endpoints.filter(wanted).map(({ name }) => name);
const guarded = named(({ access }) => access !== 'public');
const ofShop = named(({ access }) => !mayPass('shopper', access));

test('the calls that want a fresh sign-in are these', () =>
  expect(named(endpoint => endpoint.fresh).toSorted()).toEqual(FRESH));
test('every call that answers a file says whose data it holds, and that of many people wants a fresh sign-in', () => {
  const files = endpoints.filter(({ kind }) => kind === 'csv' || kind === 'pdf' || kind === 'zip');
  expect(files.filter(({ holds }) => holds === undefined).map(({ name }) => name)).toEqual([]);
  const many = files.filter(({ holds }) => holds === 'many');
  expect(many.map(({ name }) => name).toSorted()).toEqual([
    'admin.exportOrders',
    'books.archive',
    'books.table',
    'production.batch',
    'production.courierList',
    'production.labels',
  ]);
  expect(many.filter(({ fresh }) => !fresh)).toEqual([]);
});
test('the calls that are open without the second factor are these', () =>
  expect(named(endpoint => endpoint.withoutFactor).toSorted()).toEqual(WITHOUT_FACTOR));

describe('a sign-in of more than ten minutes ago', () => {
  test.each(FRESH)('is not enough for %s: a guest, a shopper, stale, fresh', async name => {
    const isOfShop = ofShop.includes(name);
    expect(await codeOf(name)).toBe('unauthorized');
    if (isOfShop) expect(await codeOf(name, shopper)).toBe('forbidden');
    expect(await codeOf(name, stale)).toBe('sign_in_again');
    expect(['unauthorized', 'forbidden', 'sign_in_again']).not.toContain(await codeOf(name, await shop.signIn(owner)));
  });

  test('says how the person can prove who they are', async () => {
    const asked = { params, body: {} };
    const without = await shop.call('admin.setRole', { as: stale, ...asked });
    expect(without).toMatchObject({ status: 403, body: { code: 'sign_in_again', details: { hasFactor: false } } });
  });

  test('is enough for every other call', async () => {
    for (const name of guarded.filter(one => !FRESH.includes(one)))
      expect([name, await codeOf(name, stale)]).not.toEqual([name, 'sign_in_again']);
  });
});

describe('a session that has not given the second factor of its account', () => {
  test('opens nothing', async () => {
    for (const name of guarded.filter(one => !WITHOUT_FACTOR.includes(one)))
      expect([name, await codeOf(name, halfway)]).toEqual([name, 'factor_needed']);
  });

  test('is no guest either: what is open to everybody refuses its token, but for answers that are kept for all', async () => {
    const calls = endpoints.filter(
      ({ access, cache, kind }) => access === 'public' && cache !== 'public' && kind !== 'raw',
    );
    for (const { name } of calls) expect([name, await codeOf(name, halfway)]).toEqual([name, 'factor_needed']);
  });

  test('can set no other factor up, and give back what it has', async () => {
    expect(await codeOf('security.beginFactor', halfway)).toBe('sign_in_again');
    expect(await codeOf('security.proveFactor', halfway)).toBe('invalid_input');
  });
});

describe('where the operator asks everybody of the shop for a second factor', () => {
  beforeAll(() => void (shop.context.shop.needsSecondFactor = true));
  afterAll(() => void (shop.context.shop.needsSecondFactor = false));

  test('the admin is closed to who has none, but for the set-up', async () => {
    const now = await shop.signIn(owner);
    for (const name of ofShop.filter(one => !WITHOUT_FACTOR.includes(one)))
      expect([name, await codeOf(name, now)]).toEqual([name, 'factor_required']);
    expect(await codeOf('security.beginFactor', now)).toBeUndefined();
  });

  test('shoppers are asked for none', async () => {
    for (const name of guarded.filter(one => !ofShop.includes(one)))
      expect([name, await codeOf(name, shopper)]).not.toEqual([name, 'factor_required']);
  });
});

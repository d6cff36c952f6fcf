import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { reports } from '../../db/tables/support.ts';
import { CLIENT_ADDRESS_HEADER } from '../../http/client-address.ts';

let shop: TestShop;
let asha: TestAccount;
let rohan: TestAccount;
let designId: string;
beforeAll(async () => {
  shop = await startTestShop();
  [asha, rohan] = [await shop.signUp('Asha Nair'), await shop.signUp('Rohan Deshmukh')];
});
afterAll(() => shop.stop());
beforeEach(async () => {
  // An hour of its own for each test, so that the limits of one say nothing of the next.
  shop.clock.advance(3_600_000);
  designId = await publicDesign();
});

const publicDesign = async () => (await buildDesign(shop, { accountId: asha.id, isPublic: true })).id;
const report = (o: { id?: string; as?: TestAccount; from?: string; body?: object } = {}) =>
  shop.call('designs.report', {
    params: { id: o.id ?? designId },
    body: o.body ?? { reason: 'copyright' },
    ...(o.as ? { as: o.as } : {}),
    headers: { [CLIENT_ADDRESS_HEADER]: o.from ?? '203.0.113.7' },
  });
const stored = (id = designId) => shop.db.select().from(reports).where(eq(reports.designId, id));

describe('a report', () => {
  it('is kept once a person, and sent again answers as before', async () => {
    for (let time = 0; time < 3; time++)
      expect(await report({ as: rohan })).toMatchObject({ status: 200, body: { success: true } });
    await report({ as: asha });
    await report({ as: rohan, body: { reason: 'spam', details: 'again' } });
    expect((await stored()).map(row => [row.reporter, row.reason])).toEqual([
      [rohan.id, 'copyright'],
      [asha.id, 'copyright'],
    ]);
  });

  it('of a guest is kept once an address, of which nothing is stored', async () => {
    const addresses = ['203.0.113.7', '203.0.113.7', '203.0.113.8', '2001:db8::1', '2001:db8::2:3', '2001:db8:0:1::1'];
    for (const from of addresses) expect((await report({ from })).status).toBe(200);
    const rows = await stored();
    expect(rows).toHaveLength(4);
    for (const { reporter } of rows) expect(reporter).toMatch(/^guest:[0-9a-f]{64}$/);
  });

  it('that comes many times at once is kept once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => report({ as: rohan })));
    expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([200]));
    expect(await stored()).toHaveLength(1);
  });

  it('keeps the lines of the details, without signs that nobody sees', async () => {
    const details = '  It is\u0001 my\r\n<b>logo</b>\u0007\u202e olleh\u2066 क्\u200dष  ';
    await report({ body: { reason: 'other', details } });
    expect((await stored())[0]!.details).toBe('It is my\n<b>logo</b> olleh क्\u200dष');
  });
});

describe('it is refused', () => {
  it('for what is unknown, private or deleted, also to its maker', async () => {
    const { id: secret } = await buildDesign(shop, { accountId: asha.id });
    const { id: gone } = await buildDesign(shop, { accountId: asha.id, isPublic: true, deletedAt: new Date() });
    for (const id of ['dunknown', secret, gone])
      for (const as of [undefined, asha, rohan]) expect((await report({ id, ...(as ? { as } : {}) })).status).toBe(404);
    expect([...(await stored(secret)), ...(await stored(gone))]).toEqual([]);
  });

  it('after twenty designs in an hour, a guest as well as an account, and others may go on', async () => {
    const ids = await Promise.all(Array.from({ length: 21 }, publicDesign));
    for (const who of [{}, { as: rohan }]) {
      for (const id of ids.slice(0, 20)) expect((await report({ ...who, id })).status).toBe(200);
      const last = { ...who, id: ids[20]! };
      expect((await report(last)).body.code).toBe('rate_limited');
      // What was reported already is no further try.
      expect((await report({ ...who, id: ids[0]! })).status).toBe(200);
      shop.clock.advance(3_600_000);
      expect((await report(last)).status).toBe(200);
    }
    expect((await report({ from: '198.51.100.1' })).status).toBe(200);
  });

  it.each([
    {},
    { reason: 'ugly' },
    { reason: 'other', details: 'x'.repeat(1001) },
    { reason: 'other', details: 'x'.repeat(10_000) },
    { reason: 'other', details: 7 },
    { reason: 'other', resolvedAt: '2026-01-01' },
  ])('with %j', async body => {
    expect((await report({ body })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

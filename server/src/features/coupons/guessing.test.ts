import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paiseOf } from '../../../../domain/src/money.ts';
import { couponAssignments, type coupons } from '../../db/tables/coupons.ts';
import { buildCoupon, checkOut, clientOrderId, CONTACT } from '../../../testing/build-checkout.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { CLIENT_ADDRESS_HEADER } from '../../http/client-address.ts';

/** Nobody finds a code by trying (security A4): wrong ones are few a minute, and all answers to them are one. */
const { room, newShopper, ordersOf } = usePayments({ webhooks: false });

type Row = Partial<typeof coupons.$inferInsert>;
const TRIES = 5;
const HOME = '203.0.113.7';

// A minute that does not turn while a test counts.
beforeEach(() => room.at.advance(61_000 - (room.shop.clock.now().getTime() % 60_000)));
afterEach(() => room.shop.db.execute(sql`delete from rate_limits`));

const validate = (as: TestAccount, code: string, ip = HOME) =>
  room.shop.call('coupons.validate', { as, body: { code }, headers: { [CLIENT_ADDRESS_HEADER]: ip } });
const statuses = (replies: { status: number }[]) => replies.map(reply => reply.status);

/** A code of each kind that is not valid for the shopper. */
async function invalidCodes(): Promise<[string, string][]> {
  const { shop } = room;
  const yesterday = new Date(shop.clock.now().getTime() - 86_400_000);
  const rows: [string, Row][] = [
    ['switched off', { isActive: false }], ['over', { validUntil: yesterday }], ['used up', { usageLimit: 1, used: 1 }],
    ['all reserved', { usageLimit: 1, reserved: 1 }], ['for other shirts', { productIds: [3] }],
    ['for other places', { placements: ['a3'] }], ['for more', { minOrderValue: paiseOf(99_900) }],
  ]; // prettier-ignore
  const codes: [string, string][] = [['never made', 'NEVER-MADE']];
  for (const [kind, row] of rows) codes.push([kind, (await buildCoupon(shop, row)).code]);
  const foreign = await buildCoupon(shop);
  await shop.db.insert(couponAssignments).values({ couponId: foreign.id, accountId: (await shop.signUp('Other')).id });
  return [...codes, ['of somebody else', foreign.code]];
}

/** What is asked for the first time only, in a minute or in a process, is asked. */
async function warmUp(): Promise<void> {
  await validate(await newShopper(), 'WARM');
  await checkOut(room.shop, await newShopper(), { couponCode: 'WARM', amount: 459 });
}

/** What a process asks for by itself, whoever comes: the queue, and the catalogue that it keeps for ten seconds. */
const BY_ITSELF = /pgboss|from "(products|placements|away_variants|scheduled_prices)"/;

/** The statements that PostgreSQL is asked while `work` runs, without their values: what an answer takes its time for. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const original = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    asked.push((typeof first === 'string' ? first : (first.text ?? '')).replace(/\s+/g, ' '));
    return original.apply(this, args);
  } as never);
  await work().finally(() => spy.mockRestore());
  return asked.filter(text => !BY_ITSELF.test(text));
}

describe('a code that is not valid', () => {
  test('is answered alike whatever the reason, after the same questions, at the cart', async () => {
    const answers: Record<string, unknown> = {};
    await warmUp();
    for (const [kind, code] of await invalidCodes()) {
      const who = await newShopper();
      let reply: Awaited<ReturnType<typeof validate>>;
      const asked = await statementsOf(async () => (reply = await validate(who, code)));
      answers[kind] = { asked, status: reply!.status, body: reply!.body };
    }
    const [first] = Object.values(answers);
    expect(first).toMatchObject({
      status: 200,
      body: { valid: false, discount: 0, error: 'This coupon is not valid' },
    });
    for (const [kind, answer] of Object.entries(answers)) expect([kind, answer]).toEqual([kind, first]);
  });

  test('and at checkout', async () => {
    const answers: Record<string, unknown> = {};
    await warmUp();
    for (const [kind, couponCode] of await invalidCodes()) {
      const who = await newShopper();
      let reply: Awaited<ReturnType<typeof checkOut>>;
      const asked = await statementsOf(
        async () => (reply = await checkOut(room.shop, who, { couponCode, amount: 459 })),
      );
      const { requestId: _, ...body } = reply!.body;
      answers[kind] = { asked, status: reply!.status, body };
      expect(await ordersOf(who)).toEqual([]);
    }
    const [first] = Object.values(answers);
    expect(first).toMatchObject({ status: 400, body: { code: 'coupon_invalid' } });
    for (const [kind, answer] of Object.entries(answers)) expect([kind, answer]).toEqual([kind, first]);
  });
});

describe('guessing', () => {
  test('has five tries a minute, from whatever addresses, all at once too; then right and wrong are one answer', async () => {
    const who = await newShopper();
    const { code } = await buildCoupon(room.shop);
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) => validate(who, `GUESS${n}`, `198.51.100.${n}`)),
    );
    expect(statuses(replies).filter(status => status === 200)).toHaveLength(TRIES);
    const [right, wrong] = [await validate(who, code), await validate(who, 'GUESS')];
    // The seconds to wait may be one less in the later answer.
    const { requestId: _, details: _wait, ...refusal } = wrong.body as Record<string, unknown>;
    expect(right.body).toMatchObject(refusal);
    expect([right.status, refusal['code'], right.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
    ]);
    await room.at.advance(60_000);
    expect((await validate(who, code)).body).toEqual({ valid: true, discount: 50 });
  });

  test('counts at checkout as at the cart: the order form is no way around', async () => {
    const who = await newShopper();
    const guess = (n: number) => checkOut(room.shop, who, { couponCode: `GUESS${n}`, amount: 1 });
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)));
    expect(replies.map(reply => reply.body['code']).toSorted()).toEqual([
      ...Array.from({ length: TRIES }, () => 'coupon_invalid'),
      ...Array.from({ length: 30 - TRIES }, () => 'rate_limited'),
    ]);
    expect((await validate(who, 'GUESS')).status).toBe(429);
    // Without a code the shopper buys on.
    expect((await checkOut(room.shop, who)).status).toBe(200);
  });

  test('a right code is no guess: it is taken at the cart and at checkout however often', async () => {
    const who = await newShopper();
    const { code } = await buildCoupon(room.shop);
    for (let n = 0; n < 2 * TRIES; n++) expect((await validate(who, code)).body).toMatchObject({ valid: true });
    for (let n = 0; n < 2 * TRIES; n++)
      expect((await checkOut(room.shop, who, { couponCode: code, amount: 1 })).body).toMatchObject({
        code: 'price_changed',
      });
    expect((await checkOut(room.shop, who, { couponCode: code, discount: 50 })).status).toBe(200);
  });

  test('by many accounts behind one address is bounded, and keeps nobody there from a code of their own', async () => {
    const { code } = await buildCoupon(room.shop);
    const guessers = await Promise.all(Array.from({ length: 12 }, newShopper));
    const replies = [];
    for (const who of guessers)
      for (let n = 0; n < TRIES; n++)
        replies.push(await validate(who, `GUESS${n}`, n % 2 === 0 ? HOME : `::ffff:${HOME}`));
    const looked = statuses(replies).filter(status => status === 200).length;
    // Thirty of all, and then one of each account that comes after.
    expect(looked).toBe(30 + 6);
    const neighbour = await newShopper();
    expect((await validate(neighbour, code)).body).toEqual({ valid: true, discount: 50 });
    const bought = await room.shop.call('payments.initiate', {
      as: neighbour,
      headers: { [CLIENT_ADDRESS_HEADER]: HOME },
      body: { ...CONTACT, orderId: clientOrderId(), couponCode: code, amount: 459 },
    });
    expect(bought.status).toBe(200);
    expect(statuses([await validate(await newShopper(), 'GUESS', '198.51.100.1')])).toEqual([200]);
  });

  test('keeps no address', async () => {
    await validate(await newShopper(), 'GUESS');
    const { rows } = await room.shop.db.execute<{ key: string }>(sql`select key from rate_limits`);
    expect(rows.map(row => row.key).join()).toContain('coupon_address:');
    expect(rows.map(row => row.key).join()).not.toContain(HOME);
  });
});

describe("a coupon's limits", () => {
  test('a shopper has it once, unless it says how often', async () => {
    const { code } = await buildCoupon(room.shop, { perUserLimit: 2 });
    const who = await newShopper();
    for (const expected of [200, 200, 400]) {
      const { body, status } = await checkOut(room.shop, who, { couponCode: code, amount: 459 });
      expect(status).toBe(expected);
      if (status !== 200) continue;
      await room.at.end(body.paymentId, 'pay');
      await room.shop.call('payments.status', { as: who, params: { paymentId: body.paymentId } });
      const design = await room.shop.call('designs.mine', { as: who });
      const [own] = design.body as { id: string }[];
      await room.shop.call('cart.add', { as: who, body: { designId: own!.id, size: 'M' } });
    }
  });

  test('assigned to chosen shoppers it is theirs; without the list it is everybody’s again', async () => {
    const coupon = await buildCoupon(room.shop);
    const [chosen, other] = [await newShopper(), await newShopper()];
    await room.shop.db.insert(couponAssignments).values({ couponId: coupon.id, accountId: chosen.id });
    const isValid = async (who: TestAccount) => ((await validate(who, coupon.code)).body as { valid: boolean }).valid;
    expect([await isValid(chosen), await isValid(other)]).toEqual([true, false]);
    await room.shop.db.execute(sql`delete from coupon_assignments where coupon_id = ${coupon.id}`);
    expect(await isValid(other)).toBe(true);
  });
});

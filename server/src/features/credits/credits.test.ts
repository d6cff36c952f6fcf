import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditsOf, expectBooksToAgree } from '../../../testing/credits-of.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { creditAccounts, creditEntries } from '../../db/tables/credits.ts';
import { Refused } from '../../http/refused.ts';
import { availableCredits, captureHold, holdCredits, releaseHold } from './credits.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop.stop());

const balanceOf = (accountId: string) => creditsOf(shop.db, accountId);
const hold = (accountId: string, generationId: string) =>
  shop.db.transaction(tx => holdCredits(tx, { accountId, generationId, spending: 'generate' }));
const capture = (generationId: string) =>
  shop.db.transaction(tx => captureHold(tx, { generationId, spending: 'generate', description: 'Design: a cat' }));
const release = (generationId: string) => shop.db.transaction(tx => releaseHold(tx, generationId));

async function shopperWith(balance: number): Promise<string> {
  const { id } = await shop.signUp('Asha');
  await shop.db.transaction(tx => availableCredits(tx, id));
  await shop.db.update(creditAccounts).set({ balance }).where(eq(creditAccounts.accountId, id));
  await shop.db
    .insert(creditEntries)
    .values({ accountId: id, amount: balance - 20, type: 'test', description: '', ref: id });
  return id;
}

describe('credits.balance', () => {
  it('gives a new shopper 20 credits, once, however many ask at the same time', async () => {
    const asha = await shop.signUp('Asha');
    const replies = await Promise.all(Array.from({ length: 12 }, () => shop.call('credits.balance', { as: asha })));
    expect(replies.map(reply => reply.body)).toEqual(Array(12).fill({ credits: 20 }));
    const entries = await shop.db.select().from(creditEntries).where(eq(creditEntries.accountId, asha.id));
    expect(entries.map(entry => [entry.type, entry.amount])).toEqual([['welcome_grant', 20]]);
  });

  it('shows what can be spent: the balance less what is held', async () => {
    const asha = await shop.signUp('Asha');
    await hold(asha.id, `g-${asha.id}`);
    expect((await shop.call('credits.balance', { as: asha })).body).toEqual({ credits: 17 });
  });

  it('wants a sign-in', async () => {
    expect((await shop.call('credits.balance')).status).toBe(401);
  });
});

describe('holds', () => {
  it('are captured once, released once, and never both', async () => {
    const { id } = await shop.signUp('Asha');
    await hold(id, `${id}-1`);
    await hold(id, `${id}-2`);
    await Promise.all([capture(`${id}-1`), capture(`${id}-1`), release(`${id}-1`)]);
    await Promise.all([release(`${id}-2`), release(`${id}-2`), capture(`${id}-2`)]);
    await expectBooksToAgree(shop.db, id);
    const { balance, held } = await balanceOf(id);
    expect(held).toBe(0);
    expect([14, 17, 20]).toContain(balance);
    await Promise.all([capture(`${id}-1`), release(`${id}-2`)]);
    expect((await balanceOf(id)).balance).toBe(balance);
  });

  it('say what is needed and what is there when there is too little', async () => {
    const id = await shopperWith(2);
    await expect(hold(id, `${id}-1`)).rejects.toMatchObject({
      code: 'insufficient_credits',
      details: { needed: 3, available: 2 },
    });
    await expectBooksToAgree(shop.db, id);
  });

  it('T9: never go below zero: a hundred at once take what is there and no more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 20 }), async balance => {
        const id = await shopperWith(balance);
        const results = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => hold(id, `${id}-${i}`)));
        const failed = results.filter(result => result.status === 'rejected');
        expect(results.length - failed.length).toBe(Math.floor(balance / 3));
        expect(failed.every(result => result.reason instanceof Refused)).toBe(true);
        await expectBooksToAgree(shop.db, id);
        await Promise.all(
          Array.from({ length: 100 }, (_, i) => (i % 2 ? capture(`${id}-${i}`) : release(`${id}-${i}`))),
        );
        await expectBooksToAgree(shop.db, id);
        expect((await balanceOf(id)).held).toBe(0);
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});

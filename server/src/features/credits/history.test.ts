import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreditTransaction } from '../../../../contract/src/credits.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { creditAccounts } from '../../db/tables/credits.ts';
import { captureHold, grantCredits, holdCredits, takeBackCredits } from './credits.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop.stop());

const history = async (as: TestAccount, params = {}) =>
  (await shop.call('credits.history', { as, params })).body as CreditTransaction[];

async function draw(who: TestAccount, generationId: string, description: string): Promise<void> {
  await shop.db.transaction(async tx => {
    await holdCredits(tx, { accountId: who.id, generationId, spending: 'generate' });
    await captureHold(tx, { generationId, spending: 'generate', description });
  });
}

/** All lines, by the addresses of the `Link` headers. */
async function walk(as: TestAccount, limit: number): Promise<CreditTransaction[]> {
  const all: CreditTransaction[] = [];
  let next: string | undefined = `/api/credits/transactions?limit=${limit}`;
  while (next) {
    const reply = await shop.fetch(next, { headers: { authorization: `Bearer ${as.token}` } });
    const page = (await reply.json()) as CreditTransaction[];
    expect(page.length).toBeLessThanOrEqual(limit);
    all.push(...page);
    next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  return all;
}

describe('the history of credits', () => {
  test('begins with the welcome grant', async () => {
    const asha = await shop.signUp('Asha');
    expect(await history(asha)).toEqual([
      {
        id: `welcome_grant.${asha.id}`,
        amount: 20,
        type: 'welcome_grant',
        description: 'Welcome credits',
        balance: 20,
        createdAt: expect.any(String),
      },
    ]);
  });

  test('has signed amounts and the balance after each, the newest first', async () => {
    const asha = await shop.signUp('Asha');
    await draw(asha, `${asha.id}-1`, 'Design: a calm tiger');
    await shop.db.transaction(tx => grantCredits(tx, { purchaseId: `${asha.id}-p`, accountId: asha.id, credits: 50 }));
    const refund = { refundId: `${asha.id}-r`, earlier: [], accountId: asha.id, inAll: 50 };
    await shop.db.transaction(tx => takeBackCredits(tx, refund));
    const lines = (await history(asha)).map(line => [line.amount, line.type, line.description, line.balance]);
    expect(lines).toEqual([
      [-50, 'purchase_refund', '50 credits returned with their money', 17],
      [50, 'purchase', '50 credits bought', 67],
      [-3, 'design_generation', 'Design: a calm tiger', 17],
      [20, 'welcome_grant', 'Welcome credits', 20],
    ]);
  });

  test('tells a spending when it is made, not while the drawing is under way', async () => {
    const asha = await shop.signUp('Asha');
    await shop.db.transaction(tx =>
      holdCredits(tx, { accountId: asha.id, generationId: `${asha.id}-1`, spending: 'generate' }),
    );
    expect(await history(asha)).toHaveLength(1);
  });

  test('comes in pages, each line once, whose balances add up', async () => {
    const [asha, ravi] = [await shop.signUp('Asha'), await shop.signUp('Ravi')];
    await shop.db.transaction(tx => grantCredits(tx, { purchaseId: `${asha.id}-p`, accountId: asha.id, credits: 100 }));
    for (let turn = 0; turn < 12; turn += 1) {
      await draw(asha, `${asha.id}-${turn}`, `Design: ${turn}`);
      if (turn % 3 === 0) await draw(ravi, `${ravi.id}-${turn}`, 'Design: another person');
    }
    const all = await history(asha, { limit: 100 });
    expect(all).toHaveLength(14);
    for (const limit of [1, 3, 13, 14]) expect(await walk(asha, limit)).toEqual(all);
    const sums = all.toReversed().reduce<number[]>((so, { amount }) => [...so, (so.at(-1) ?? 0) + amount], []);
    expect(all.map(line => line.balance)).toEqual(sums.toReversed());
    const [account] = await shop.db.select().from(creditAccounts).where(eq(creditAccounts.accountId, asha.id));
    expect(all[0]!.balance).toBe(account!.balance);
  });

  test('takes no cursor of another person, and shows nobody else’s lines', async () => {
    const [asha, ravi] = [await shop.signUp('Asha'), await shop.signUp('Ravi')];
    await draw(asha, `${asha.id}-1`, 'Design: secret');
    const reply = await shop.call('credits.history', { as: asha, params: { limit: 1 } });
    const next = new URL(/<([^>]+)>/.exec(reply.headers.get('link')!)![1]!, 'http://shop.test');
    const cursor = next.searchParams.get('cursor')!;
    const asRavi = await shop.call('credits.history', { as: ravi, params: { cursor } });
    expect([asRavi.status, asRavi.body['code']]).toEqual([400, 'invalid_input']);
    expect((await history(ravi)).map(line => line.type)).toEqual(['welcome_grant']);
  });

  test('wants a sign-in', async () => {
    expect((await shop.call('credits.history')).status).toBe(401);
  });
});

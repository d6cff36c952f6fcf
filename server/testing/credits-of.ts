import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { creditAccounts, creditEntries, creditHolds } from '../src/db/tables/credits.ts';

/** An account's balance and what is held of it; before its first need of credits it has the welcome grant to come. */
export async function creditsOf(db: Database, accountId: string): Promise<{ balance: number; held: number }> {
  const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.accountId, accountId));
  return { balance: row?.balance ?? 20, held: row?.held ?? 0 };
}

/** I4 of reliability.md: the balance is the ledger's sum, held is the sum of the open holds. */
export async function expectBooksToAgree(db: Database, accountId: string): Promise<void> {
  const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.accountId, accountId));
  const { balance, held } = row ?? { balance: 0, held: 0 };
  const sum = async (table: typeof creditEntries | typeof creditHolds, where: ReturnType<typeof sql>) =>
    Number(
      (
        await db
          .select({ sum: sql`coalesce(sum(amount), 0)` })
          .from(table)
          .where(where)
      )[0]!.sum,
    );
  expect(balance).toBe(await sum(creditEntries, sql`account_id = ${accountId}`));
  expect(held).toBe(await sum(creditHolds, sql`account_id = ${accountId} and state = 'held'`));
  expect(held).toBeGreaterThanOrEqual(0);
  expect(balance).toBeGreaterThanOrEqual(held);
}

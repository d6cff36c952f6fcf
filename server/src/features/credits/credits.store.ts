import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { creditAccounts, creditEntries, creditHolds } from '../../db/tables/credits.ts';

export type CreditAccountRow = typeof creditAccounts.$inferSelect;
export type HoldRow = typeof creditHolds.$inferSelect;
type NewEntry = { accountId: string; amount: number; type: string; description: string; ref: string };

export async function findCreditAccount(tx: Tx, accountId: string): Promise<CreditAccountRow | undefined> {
  const [row] = await tx.select().from(creditAccounts).where(eq(creditAccounts.accountId, accountId)).limit(1);
  return row;
}

/** Takes the row until the transaction ends, so that one shopper's requests come one after the other. */
export async function lockCreditAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .select({ id: creditAccounts.accountId })
    .from(creditAccounts)
    .where(eq(creditAccounts.accountId, accountId))
    .for('update');
}

/** Makes the row; false where it is there already. */
export async function insertCreditAccount(tx: Tx, accountId: string, balance: number): Promise<boolean> {
  const made = await tx
    .insert(creditAccounts)
    .values({ accountId, balance })
    .onConflictDoNothing()
    .returning({ id: creditAccounts.accountId });
  return made.length > 0;
}

export async function insertCreditEntry(tx: Tx, entry: NewEntry): Promise<void> {
  await tx.insert(creditEntries).values(entry);
}

/** The amount of what was written under a type and ref. */
export async function findEntry(tx: Tx, type: string, ref: string): Promise<{ amount: number } | undefined> {
  const isIt = and(eq(creditEntries.type, type), eq(creditEntries.ref, ref));
  return (await tx.select({ amount: creditEntries.amount }).from(creditEntries).where(isIt))[0];
}

/** The sum of a type's entries about some things. */
export async function sumOfEntries(tx: Tx, type: string, refs: string[]): Promise<number> {
  const ofThem = and(eq(creditEntries.type, type), inArray(creditEntries.ref, refs));
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::integer` })
    .from(creditEntries)
    .where(ofThem);
  return row!.sum;
}

export async function addToBalance(tx: Tx, accountId: string, amount: number): Promise<void> {
  await tx
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} + ${amount}::integer` })
    .where(eq(creditAccounts.accountId, accountId));
}

/** Takes credits out of the balance where that many are neither spent nor held. */
export async function takeFromBalance(tx: Tx, accountId: string, amount: number): Promise<boolean> {
  const changed = await tx
    .update(creditAccounts)
    .set({ balance: sql`${creditAccounts.balance} - ${amount}::integer` })
    .where(
      and(
        eq(creditAccounts.accountId, accountId),
        sql`${creditAccounts.balance} >= ${creditAccounts.held} + ${amount}`,
      ),
    )
    .returning({ id: creditAccounts.accountId });
  return changed.length > 0;
}

/** Sets credits aside where that many are free. One statement decides, so two tabs cannot hold the same credits. */
export async function addToHeld(tx: Tx, accountId: string, amount: number): Promise<boolean> {
  const changed = await tx
    .update(creditAccounts)
    .set({ held: sql`${creditAccounts.held} + ${amount}` })
    .where(
      and(
        eq(creditAccounts.accountId, accountId),
        gte(sql`${creditAccounts.balance} - ${creditAccounts.held}`, sql`${amount}::integer`),
      ),
    )
    .returning({ id: creditAccounts.accountId });
  return changed.length > 0;
}

export async function insertHold(
  tx: Tx,
  hold: { generationId: string; accountId: string; amount: number },
): Promise<void> {
  await tx.insert(creditHolds).values(hold);
}

/** Ends an open hold; nothing where there is none or it has ended before. */
export async function updateHoldState(
  tx: Tx,
  generationId: string,
  state: 'captured' | 'released',
): Promise<HoldRow | undefined> {
  const [row] = await tx
    .update(creditHolds)
    .set({ state, settledAt: sql`now()` })
    .where(and(eq(creditHolds.generationId, generationId), eq(creditHolds.state, 'held')))
    .returning();
  return row;
}

/** Takes credits out of what is held, and out of the balance too where they are spent. */
export async function takeFromHeld(tx: Tx, hold: HoldRow, isSpent: boolean): Promise<void> {
  const spent = isSpent ? hold.amount : 0;
  await tx
    .update(creditAccounts)
    .set({
      held: sql`${creditAccounts.held} - ${hold.amount}`,
      balance: sql`${creditAccounts.balance} - ${spent}::integer`,
    })
    .where(eq(creditAccounts.accountId, hold.accountId));
}

import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { consents } from '../../db/tables/privacy.ts';

export type ConsentRow = typeof consents.$inferSelect;

/** One at a time at what an account says, until the transaction ends. */
export async function lockConsents(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

export async function insertConsent(tx: Tx, row: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(row);
}

/** The latest of each purpose. */
export const findLatestConsents = (tx: Tx, accountId: string): Promise<ConsentRow[]> =>
  tx
    .selectDistinctOn([consents.purpose])
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(consents.purpose, desc(consents.id));

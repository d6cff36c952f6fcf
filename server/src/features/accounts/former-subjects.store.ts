import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { identities } from '../../db/tables/accounts.ts';
import { creditEntries } from '../../db/tables/credits.ts';
import { formerSubjects } from '../../db/tables/privacy.ts';

/** Who an account is at its providers. */
export const listSubjects = (tx: Tx, accountId: string): Promise<{ providerId: string; accountId: string }[]> =>
  tx
    .select({ providerId: identities.providerId, accountId: identities.accountId })
    .from(identities)
    .where(eq(identities.userId, accountId))
    .limit(10);

export const hasHadWelcome = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await tx.$count(
    creditEntries,
    and(eq(creditEntries.accountId, accountId), eq(creditEntries.type, 'welcome_grant')),
  )) > 0;

export async function insertFormerSubjects(tx: Tx, hashes: string[]): Promise<void> {
  if (hashes.length > 0)
    await tx
      .insert(formerSubjects)
      .values(hashes.map(hash => ({ hash })))
      .onConflictDoNothing();
}

export const hasFormerSubject = async (tx: Tx, hashes: string[]): Promise<boolean> =>
  hashes.length > 0 && (await tx.$count(formerSubjects, inArray(formerSubjects.hash, hashes))) > 0;

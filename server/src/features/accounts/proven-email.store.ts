import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';

/** The address that somebody signs in with and has shown to be theirs; empty where there is none, as of a deleted account. */
export async function findProvenEmail(tx: Tx, accountId: string): Promise<string> {
  const [row] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.emailVerified, true)));
  return row?.email ?? '';
}

import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Role } from '../../../../domain/src/access.ts';
import type { Tx } from '../../db/database.ts';
import { accounts, identities, signInCodes } from '../../db/tables/accounts.ts';

/** Keeps a code, in the place of an older one of this id. */
export async function putCode(tx: Tx, row: { id: string; codeHash: string; expiresAt: Date }): Promise<void> {
  const set = { codeHash: row.codeHash, expiresAt: row.expiresAt, tries: 0 };
  await tx.insert(signInCodes).values(row).onConflictDoUpdate({ target: signInCodes.id, set });
}

/** Counts a try and answers the code's hash; nothing where there is none, its time is over, or it was tried often enough. */
export async function countCodeTry(tx: Tx, o: { id: string; most: number; now: Date }): Promise<string | undefined> {
  const [row] = await tx
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(eq(signInCodes.id, o.id), gt(signInCodes.expiresAt, o.now), lt(signInCodes.tries, o.most)))
    .returning({ codeHash: signInCodes.codeHash });
  return row?.codeHash;
}

/** Takes a code away; false where another call was faster. */
export async function useCode(tx: Tx, o: { id: string; codeHash: string }): Promise<boolean> {
  const used = await tx
    .delete(signInCodes)
    .where(and(eq(signInCodes.id, o.id), eq(signInCodes.codeHash, o.codeHash)))
    .returning({ id: signInCodes.id });
  return used.length > 0;
}

export async function insertAccount(tx: Tx, row: typeof accounts.$inferInsert): Promise<void> {
  await tx.insert(accounts).values(row);
}

/** Notes a way in which the person of an account proves to be it; one that is noted stays whose it is. Answers whether it is new. */
export async function insertIdentity(tx: Tx, row: typeof identities.$inferInsert): Promise<boolean> {
  return (await tx.insert(identities).values(row).onConflictDoNothing()).rowCount === 1;
}

export async function setRole(tx: Tx, accountId: string, role: Role): Promise<void> {
  await tx.update(accounts).set({ role }).where(eq(accounts.id, accountId));
}

/** Whether the shop has an owner who may come in. */
export async function isOwned(tx: Tx): Promise<boolean> {
  const mayComeIn = and(eq(accounts.role, 'owner'), isNull(accounts.disabledAt), isNull(accounts.erasedAt));
  return (await tx.select({ id: accounts.id }).from(accounts).where(mayComeIn).limit(1)).length > 0;
}

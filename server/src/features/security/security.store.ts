import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts, identities, sessions } from '../../db/tables/accounts.ts';
import { recoveryCodes, secondFactors } from '../../db/tables/security.ts';
import type { RowKey } from '../../http/keyset.ts';

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];
export type FactorRow = typeof secondFactors.$inferSelect;

const shown = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  ipAddress: sessions.ipAddress,
  createdAt: sessions.createdAt,
  usedAt: sessions.usedAt,
};

/** An account's sessions that are not over, the latest used first, one more than `limit`. */
export const listSessions = (
  tx: Tx,
  { accountId, now, afterRow, limit }: { accountId: string; now: Date; afterRow: RowKey | undefined; limit: number },
) =>
  tx
    .select(shown)
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, accountId),
        gt(sessions.expiresAt, now),
        isBefore(sessions.usedAt, sessions.id, afterRow),
      ),
    )
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
    .limit(limit + 1);

/** Ends a session of an account, or all of them; answers how many there were. */
export async function deleteSessions(tx: Tx, accountId: string, id?: string): Promise<number> {
  const those = id === undefined ? undefined : eq(sessions.id, id);
  return (await tx.delete(sessions).where(and(eq(sessions.userId, accountId), those))).rowCount ?? 0;
}

/** Ends all sessions of an account but one. */
export async function deleteOtherSessions(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, accountId), ne(sessions.id, id)));
}

/** In which ways the person of an account signs in, the oldest first. */
export const listWays = (tx: Tx, accountId: string) =>
  tx
    .select({
      ...{ id: identities.id, providerId: identities.providerId, subject: identities.accountId },
      createdAt: identities.createdAt,
    })
    .from(identities)
    .where(eq(identities.userId, accountId))
    .orderBy(identities.createdAt, identities.id)
    .limit(20);

/** Takes a way away; false where there was none. */
export async function deleteWay(tx: Tx, accountId: string, id: string): Promise<boolean> {
  return (
    (await tx.delete(identities).where(and(eq(identities.userId, accountId), eq(identities.id, id)))).rowCount === 1
  );
}

/** Notes in a session when a code of the second factor was given there. */
export async function markFactorGiven(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await tx.update(sessions).set({ factorAt: at }).where(eq(sessions.id, sessionId));
}

/** Forgets it in all sessions of an account. */
export async function clearFactorGiven(tx: Tx, accountId: string): Promise<void> {
  await tx.update(sessions).set({ factorAt: null }).where(eq(sessions.userId, accountId));
}

/** Whose account it is; nothing where it is erased. */
export async function findPerson(tx: Tx, id: string) {
  const { email, emailVerified, name, role } = accounts;
  return (await tx.select({ email, emailVerified, name, role }).from(accounts).where(eq(accounts.id, id)))[0];
}

export async function findFactor(tx: Tx, accountId: string): Promise<FactorRow | undefined> {
  return (await tx.select().from(secondFactors).where(eq(secondFactors.accountId, accountId)))[0];
}

/** The same, locked until the transaction ends. */
export async function lockFactor(tx: Tx, accountId: string): Promise<FactorRow | undefined> {
  return (await tx.select().from(secondFactors).where(eq(secondFactors.accountId, accountId)).for('update'))[0];
}

/** Keeps the key of a factor that is still to be confirmed, in place of another such. False where one is confirmed. */
export async function putUnconfirmed(
  tx: Tx,
  row: { accountId: string; key: string; createdAt: Date },
): Promise<boolean> {
  const kept = await tx
    .insert(secondFactors)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactors.accountId,
      set: { key: row.key, createdAt: row.createdAt, lastStep: null },
      setWhere: isNull(secondFactors.confirmedAt),
    });
  return kept.rowCount === 1;
}

export async function confirmFactor(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx.update(secondFactors).set({ confirmedAt: at }).where(eq(secondFactors.accountId, accountId));
}

/** Uses a code's thirty seconds up. False where they, or later ones, were used before. */
export async function useStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.accountId, accountId), isNew));
  return used.rowCount === 1;
}

/** Takes the factor and its recovery codes away. False where there was none that counted. */
export async function deleteFactor(tx: Tx, accountId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return (await tx.delete(secondFactors).where(eq(secondFactors.accountId, accountId))).rowCount === 1;
}

/** Keeps the hashes of new recovery codes in place of the old ones. */
export async function putRecoveryCodes(tx: Tx, accountId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(hashes.map(hash => ({ accountId, hash })));
}

/** Uses a recovery code up. False for one that is none, or was used. */
export async function useRecoveryCode(tx: Tx, o: { accountId: string; hash: string; at: Date }): Promise<boolean> {
  const isIt = and(
    eq(recoveryCodes.accountId, o.accountId),
    eq(recoveryCodes.hash, o.hash),
    isNull(recoveryCodes.usedAt),
  );
  return (await tx.update(recoveryCodes).set({ usedAt: o.at }).where(isIt)).rowCount === 1;
}

export const countRecoveryCodes = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), sql`used_at is null`));

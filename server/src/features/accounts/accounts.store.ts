import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts, identities, sessions, signInCodes, verifications } from '../../db/tables/accounts.ts';
import { secondFactors } from '../../db/tables/security.ts';

export type AccountRow = typeof accounts.$inferSelect;

/** The account of an id, disabled or not. */
export async function findAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  return (await tx.select().from(accounts).where(eq(accounts.id, id)))[0];
}

export type SignedInRow = {
  account: AccountRow;
  session: { id: string; usedAt: Date; authenticatedAt: Date | null; factorAt: Date | null } | null;
  /** When the account's second factor was turned on. */
  factorSince: Date | null;
};

/** An account, disabled or not, and a session of it; no session where it has ended. */
export async function findSignedIn(
  tx: Tx,
  asked: { accountId: string; sessionId: string; now: Date },
): Promise<SignedInRow | undefined> {
  const [row] = await tx
    .select({
      account: accounts,
      session: {
        id: sessions.id,
        usedAt: sessions.usedAt,
        authenticatedAt: sessions.authenticatedAt,
        factorAt: sessions.factorAt,
      },
      factorSince: secondFactors.confirmedAt,
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .leftJoin(
      sessions,
      and(eq(sessions.id, asked.sessionId), eq(sessions.userId, accounts.id), gt(sessions.expiresAt, asked.now)),
    )
    .where(eq(accounts.id, asked.accountId));
  return row;
}

/** Notes that a session is in use. */
export async function touchSession(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(sessions).set({ usedAt: at }).where(eq(sessions.id, id));
}

/** Changes the account's picture where it still is the one that was looked at. */
export async function updateImage(tx: Tx, o: { accountId: string; from: string; to: string | null }): Promise<void> {
  await tx
    .update(accounts)
    .set({ image: o.to })
    .where(and(eq(accounts.id, o.accountId), eq(accounts.image, o.from)));
}

/** Gives an account another name. */
export async function updateName(tx: Tx, o: { accountId: string; name: string; now: Date }): Promise<void> {
  await tx
    .update(accounts)
    .set({ name: o.name, updatedAt: o.now })
    .where(and(eq(accounts.id, o.accountId), isNull(accounts.erasedAt)));
}

/** When the account last signed in, and at which provider. */
export async function findLastSignIn(tx: Tx, id: string): Promise<{ at: Date | null; providers: string[] }> {
  const [session] = await tx
    .select({ at: sql<Date | null>`max(${sessions.createdAt})`.mapWith(sessions.createdAt) })
    .from(sessions)
    .where(eq(sessions.userId, id));
  const providers = await tx
    .select({ id: identities.providerId })
    .from(identities)
    .where(eq(identities.userId, id))
    .limit(10);
  return { at: session?.at ?? null, providers: providers.map(one => one.id) };
}

type Ended = { before: Date; limit: number };

/** Deletes sign-ins under way whose time is over; answers how many. */
export async function deleteEndedSignIns(tx: Tx, { before, limit }: Ended): Promise<number> {
  const ended = tx.select({ id: verifications.id }).from(verifications).where(lt(verifications.expiresAt, before));
  return (await tx.delete(verifications).where(inArray(verifications.id, ended.limit(limit)))).rowCount ?? 0;
}

/** Deletes codes whose time is over; answers how many. */
export async function deleteEndedCodes(tx: Tx, { before, limit }: Ended): Promise<number> {
  const ended = tx.select({ id: signInCodes.id }).from(signInCodes).where(lt(signInCodes.expiresAt, before));
  return (await tx.delete(signInCodes).where(inArray(signInCodes.id, ended.limit(limit)))).rowCount ?? 0;
}

/** Deletes sessions whose time is over; answers how many. */
export async function deleteEndedSessions(tx: Tx, { before, limit }: Ended): Promise<number> {
  const ended = tx.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, before));
  return (await tx.delete(sessions).where(inArray(sessions.id, ended.limit(limit)))).rowCount ?? 0;
}

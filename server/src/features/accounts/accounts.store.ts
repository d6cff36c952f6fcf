import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { accounts, identities, sessions } from '../../db/tables/accounts.ts';

export type AccountRow = typeof accounts.$inferSelect;

/** The account of an id, disabled or not. */
export async function findAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  return (await selectOne(tx, { id }))[0];
}

const selectOne = statement((tx, v: { id: string }) => tx.select().from(accounts).where(eq(accounts.id, v.id)));

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

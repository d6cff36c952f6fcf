import { and, desc, eq, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { WELCOME_CREDITS } from '../../../../domain/src/credits.ts';
import type { Role } from '../../../../domain/src/access.ts';
import type { Tx } from '../../db/database.ts';
import { accounts, sessions } from '../../db/tables/accounts.ts';
import { creditAccounts } from '../../db/tables/credits.ts';
import type { KeysetPlace } from '../../http/keyset.ts';

export type UserRow = typeof accounts.$inferSelect & { credits: number };
export type UserFilter = {
  search: string | undefined;
  role: Role | undefined;
  /** E-mails of ADMIN_EMAILS: owners, whatever their row says. */
  owners: readonly string[];
  place: KeysetPlace | undefined;
  limit: number;
};

/** An account that has not been opened yet gets its welcome coins when it is. */
const credits = sql<number>`coalesce(${creditAccounts.balance} - ${creditAccounts.held}, ${WELCOME_CREDITS})::integer`;
const withCredits = (tx: Tx) =>
  tx
    .select({ account: accounts, credits })
    .from(accounts)
    .leftJoin(creditAccounts, eq(creditAccounts.accountId, accounts.id));
const isFixed = (owners: readonly string[]) =>
  owners.length > 0 ? and(accounts.emailVerified, inArray(sql`lower(${accounts.email})`, [...owners])) : sql`false`;

/** Accounts, the newest first, one more than `limit`; those that were deleted stand for nobody and are left out. */
export async function listUsers(tx: Tx, { search, role, owners, place, limit }: UserFilter): Promise<UserRow[]> {
  const words = search && `%${search.replace(/[%_\\]/g, '\\$&')}%`;
  const fixed = isFixed(owners);
  const isOfRole =
    role &&
    (role === 'owner'
      ? or(eq(accounts.role, role), fixed)
      : and(eq(accounts.role, role), sql`not coalesce(${fixed}, false)`));
  const rows = await withCredits(tx)
    .where(
      and(
        isNull(accounts.erasedAt),
        isOfRole,
        words ? or(ilike(accounts.name, words), ilike(accounts.email, words), eq(accounts.id, search)) : undefined,
        place && or(lt(accounts.createdAt, place.at), and(eq(accounts.createdAt, place.at), lt(accounts.id, place.id))),
      ),
    )
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit + 1);
  return rows.map(row => ({ ...row.account, credits: row.credits }));
}

export async function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await withCredits(tx).where(and(eq(accounts.id, id), isNull(accounts.erasedAt)));
  return row && { ...row.account, credits: row.credits };
}

/** Makes the rest of the transaction its turn to change who may do what: two owners cannot withdraw each other at once. */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('roles'))`);
}

/** Owners besides this account who can sign in. */
export const countOtherOwners = (tx: Tx, id: string, owners: readonly string[]): Promise<number> =>
  tx.$count(
    accounts,
    and(
      or(eq(accounts.role, 'owner'), isFixed(owners)),
      isNull(accounts.disabledAt),
      isNull(accounts.erasedAt),
      sql`${accounts.id} <> ${id}`,
    ),
  );

export async function updateUser(
  tx: Tx,
  id: string,
  change: { role: Role } | { disabledAt: Date | null },
): Promise<void> {
  await tx.update(accounts).set(change).where(eq(accounts.id, id));
}

/** Ends every session of an account: no browser gets a new token. */
export async function deleteSessions(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, accountId));
}

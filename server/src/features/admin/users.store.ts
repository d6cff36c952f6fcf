import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { WELCOME_CREDITS } from '../../../../domain/src/credits.ts';
import type { Role } from '../../../../domain/src/access.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts, accountSearchWords, sessions } from '../../db/tables/accounts.ts';
import { creditAccounts } from '../../db/tables/credits.ts';
import type { RowKey } from '../../http/keyset.ts';

export type UserRow = typeof accounts.$inferSelect & { credits: number };
export type UserFilter = {
  /** Words to be found in an account, as a tsquery. */
  words: string | undefined;
  role: Role | undefined;
  /** E-mails of ADMIN_EMAILS: owners, whatever their row says. */
  owners: readonly string[];
  afterRow: RowKey | undefined;
  limit: number;
};

/** An account that has not been opened yet gets its welcome credits when it is. */
const credits = sql<number>`coalesce(${creditAccounts.balance} - ${creditAccounts.held}, ${WELCOME_CREDITS})::integer`;
const withCredits = (tx: Tx) =>
  tx
    .select({ account: accounts, credits })
    .from(accounts)
    .leftJoin(creditAccounts, eq(creditAccounts.accountId, accounts.id));
const isFixed = (owners: readonly string[]) =>
  owners.length > 0 ? and(accounts.emailVerified, inArray(sql`lower(${accounts.email})`, [...owners])) : sql`false`;

type Found = { account: typeof accounts.$inferSelect; credits: number };
const toUserRow = ({ account, credits: own }: Found): UserRow => ({ ...account, credits: own });

/** Accounts, the newest first, one more than `limit`; those that were deleted stand for nobody and are left out. */
export async function listUsers(tx: Tx, { words, role, owners, afterRow, limit }: UserFilter): Promise<UserRow[]> {
  // Few accounts have another role, or the words of a search. Sorted by an expression that no index has, they are found by the index of
  // roles or words; along the index of time PostgreSQL would look at all accounts for them.
  const isWholeList = words === undefined && (role === undefined || role === 'shopper');
  const rows = await withCredits(tx)
    .where(
      and(
        isNull(accounts.erasedAt),
        words === undefined ? undefined : sql`${accountSearchWords(accounts)} @@ ${words}::tsquery`,
        role && isOfRole(role, isFixed(owners)),
        isBefore(accounts.createdAt, accounts.id, afterRow),
      ),
    )
    .orderBy(desc(isWholeList ? accounts.createdAt : sql`${accounts.createdAt} + interval '0'`), desc(accounts.id))
    .limit(limit + 1);
  return rows.map(toUserRow);
}

const isOfRole = (role: Role, fixed: SQL | undefined): SQL | undefined =>
  role === 'owner'
    ? or(eq(accounts.role, role), fixed)
    : and(eq(accounts.role, role), sql`not coalesce(${fixed}, false)`);

export async function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await withCredits(tx).where(and(eq(accounts.id, id), isNull(accounts.erasedAt)));
  return row && toUserRow(row);
}

/** Makes the rest of the transaction its turn to change who may do what: two owners cannot withdraw each other at once. */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('roles'))`);
}

/** At most so many of those who may sign in and decide in the shop: staff and owners. */
export const listAdmins = (tx: Tx, owners: readonly string[], limit: number) =>
  tx
    .select({ id: accounts.id, email: accounts.email, emailVerified: accounts.emailVerified, role: accounts.role })
    .from(accounts)
    .where(
      and(
        or(inArray(accounts.role, ['owner', 'staff']), isFixed(owners)),
        isNull(accounts.disabledAt),
        isNull(accounts.erasedAt),
      ),
    )
    .limit(limit);

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

/** The addresses of accounts. */
export const listEmails = (tx: Tx, ids: readonly string[]): Promise<{ id: string; email: string }[]> =>
  tx
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));

import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts, identities } from '../../db/tables/accounts.ts';

const ADDRESS = { id: accounts.id, email: accounts.email, emailVerified: accounts.emailVerified };

/** The id of the account that a person at a provider has. */
export async function findBySubject(tx: Tx, o: { issuer: string; subject: string }): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, o.issuer), eq(identities.accountId, o.subject)));
  return row?.id;
}

/** The account and its address, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: string) {
  const [row] = await tx
    .select(ADDRESS)
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erasedAt)))
    .for('update');
  return row;
}

/** Whose an address is, proven or not; locked until the transaction ends. */
export async function findByEmail(tx: Tx, email: string) {
  const [row] = await tx
    .select({ ...ADDRESS, disabledAt: accounts.disabledAt })
    .from(accounts)
    .where(eq(accounts.email, email))
    .for('update');
  return row;
}

/** In how many ways somebody proves to be the person of an account: each is a row. */
export const countProofs = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(identities, eq(identities.userId, accountId));

export async function setEmail(tx: Tx, id: string, email: string, now: Date): Promise<void> {
  await tx.update(accounts).set({ email, emailVerified: true, updatedAt: now }).where(eq(accounts.id, id));
}

export async function setEmailVerified(tx: Tx, id: string, emailVerified: boolean, now: Date): Promise<void> {
  await tx.update(accounts).set({ emailVerified, updatedAt: now }).where(eq(accounts.id, id));
}

/** Frees an address that its account never proved, for who has; the account stays its person's, by what they sign in with. */
export async function takeEmailAway(tx: Tx, id: string, now: Date): Promise<void> {
  const email = `${id}@unproven.invalid`;
  await tx.update(accounts).set({ email, emailVerified: false, updatedAt: now }).where(eq(accounts.id, id));
}

import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Delivery } from '../../../../domain/src/contact.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts, addresses } from '../../db/tables/accounts.ts';
import type { RowKey } from '../../http/keyset.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** One at a time at an account's address book, until the transaction ends; orders of the account go on meanwhile. */
export async function lockAddressBook(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/** An account's addresses after a place, one more than `limit`, the latest used first. */
export async function listAddresses(
  tx: Tx,
  o: { accountId: string; limit: number; afterRow: RowKey | undefined },
): Promise<AddressRow[]> {
  const { afterRow } = o;
  const after = isBefore(addresses.usedAt, addresses.id, afterRow);
  return tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.accountId, o.accountId), after))
    .orderBy(desc(addresses.usedAt), desc(addresses.id))
    .limit(o.limit + 1);
}

export async function countAddresses(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(addresses).where(eq(addresses.accountId, accountId));
  return row!.number;
}

const SAME = ['email', 'phone', 'address', 'city', 'state', 'zipCode'] as const;
/** An account's address with exactly these texts. The name is compared as a whole: an order's call carries it in one piece (S1 §3). */
const isSame = (accountId: string, delivery: Delivery) =>
  and(
    eq(addresses.accountId, accountId),
    sql`${addresses.firstName} || ' ' || ${addresses.lastName} = ${`${delivery.firstName} ${delivery.lastName}`}`,
    ...SAME.map(field => eq(addresses[field], delivery[field])),
  );

/** Sets when an account's address with exactly these texts was last used; nothing where it is not saved. */
export async function updateUsedAt(
  tx: Tx,
  accountId: string,
  delivery: Delivery,
  usedAt: Date,
): Promise<AddressRow | undefined> {
  return (await tx.update(addresses).set({ usedAt }).where(isSame(accountId, delivery)).returning())[0];
}

/** Removes another address of the account with exactly these texts; it, where there was one. */
export async function deleteSame(
  tx: Tx,
  o: { accountId: string; except: string; delivery: Delivery },
): Promise<AddressRow | undefined> {
  const { accountId, except, delivery } = o;
  const [gone] = await tx
    .delete(addresses)
    .where(and(isSame(accountId, delivery), ne(addresses.id, except)))
    .returning();
  return gone;
}

export async function findAddress(tx: Tx, accountId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.id, id)));
  return row;
}

/** None of the account's addresses is the one that the checkout offers. */
export async function updateNoDefault(tx: Tx, accountId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.accountId, accountId), addresses.isDefault));
}

export async function updateAddress(
  tx: Tx,
  { id }: Pick<AddressRow, 'id'>,
  change: Partial<Delivery> & { isDefault: boolean },
): Promise<AddressRow> {
  const [changed] = await tx.update(addresses).set(change).where(eq(addresses.id, id)).returning();
  return changed!;
}

export async function insertAddress(tx: Tx, row: typeof addresses.$inferInsert): Promise<AddressRow> {
  const [inserted] = await tx.insert(addresses).values(row).returning();
  return inserted!;
}

/** False where the account has no such address. */
export async function deleteAddress(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.id, id)))
    .returning({ id: addresses.id });
  return gone.length > 0;
}

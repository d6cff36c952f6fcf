import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Delivery } from '../../../../domain/src/contact.ts';
import type { Tx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { accounts, addresses } from '../../db/tables/accounts.ts';
import type { KeysetPlace } from '../../http/keyset.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** One at a time at an account's address book, until the transaction ends; orders of the account go on meanwhile. */
export async function lockAddressBook(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/** An account's addresses after a place, one more than `limit`, the latest used first. */
export async function listAddresses(
  tx: Tx,
  o: { accountId: string; limit: number; place: KeysetPlace | undefined },
): Promise<AddressRow[]> {
  const { place } = o;
  const after =
    place && or(lt(addresses.usedAt, place.at), and(eq(addresses.usedAt, place.at), lt(addresses.id, place.id)));
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

type Used = Omit<Delivery, 'firstName' | 'lastName'> & { accountId: string; name: string; usedAt: Date };
const SAME = ['email', 'phone', 'address', 'city', 'state', 'zipCode'] as const;
const updateSame = statement((tx, v: Used) =>
  tx
    .update(addresses)
    .set({ usedAt: v.usedAt })
    .where(
      and(
        eq(addresses.accountId, v.accountId),
        sql`${addresses.firstName} || ' ' || ${addresses.lastName} = ${v.name}`,
        ...SAME.map(field => eq(addresses[field], v[field])),
      ),
    )
    .returning(),
);

/**
 * Sets when an account's address with exactly these texts was last used; nothing where it is not saved. The name is compared as a
 * whole: an order's call carries it in one piece (S1 §3).
 */
export async function updateUsedAt(
  tx: Tx,
  accountId: string,
  { firstName, lastName, ...rest }: Delivery,
  usedAt: Date,
): Promise<AddressRow | undefined> {
  return (await updateSame(tx, { ...rest, accountId, name: `${firstName} ${lastName}`, usedAt }))[0];
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

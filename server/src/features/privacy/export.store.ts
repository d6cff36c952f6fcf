import { and, eq, is, isNull, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../db/database.ts';
import * as schema from '../../db/tables.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { exportTickets } from '../../db/tables/privacy.ts';
import { mailboxKey } from '../../http/rate-limit.ts';
import { columnsIn, type Person, type PersonalRule } from './rule.store.ts';
import { PERSONAL } from './rules.ts';

export async function insertTicket(tx: Tx, row: typeof exportTickets.$inferInsert): Promise<void> {
  await tx.delete(exportTickets).where(eq(exportTickets.accountId, row.accountId));
  await tx.insert(exportTickets).values(row);
}

/** The ticket, which is gone then. */
export async function deleteTicket(tx: Tx, hash: string): Promise<typeof exportTickets.$inferSelect | undefined> {
  const [row] = await tx.delete(exportTickets).where(eq(exportTickets.hash, hash)).returning();
  return row;
}

export async function findPerson(tx: Tx, id: string): Promise<Person | undefined> {
  const [row] = await tx
    .select({ id: accounts.id, email: accounts.email, name: accounts.name })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erasedAt)));
  return row && { ...row, mailbox: await mailboxKey(tx, row.email) };
}

/** The primary key of each table: its columns, and what their values are compared as. */
const KEYS: ReadonlyMap<string, { name: string; type: string }[]> = new Map(
  Object.values(schema)
    .filter(table => is(table, PgTable))
    .map(table => {
      const { name, columns, primaryKeys } = getTableConfig(table);
      const inKey = primaryKeys[0]?.columns.map(column => column.name);
      const keys = columns.filter(column => inKey?.includes(column.name) ?? column.primary);
      return [name, keys.map(key => ({ name: key.name, type: key.getSQLType().replace('serial', 'int') }))];
    }),
);

/** A row as JSON, and its place in the table. */
export type ExportedRow = { json: string; place: string[] };

/** A page of a person's rows of one table, in the order of its primary key, after a place; times are India's, with their offset. */
export async function listRows(
  db: Database,
  [table, rule]: readonly [string, PersonalRule],
  o: { person: Person; after: string[] | undefined; limit: number },
): Promise<ExportedRow[]> {
  const keys = KEYS.get(table)!;
  const named = (column: string) => sql`t.${sql.identifier(column)}`;
  const place = sql.join(
    keys.map(key => named(key.name)),
    sql`, `,
  );
  const values = keys.map((key, at): SQL => sql`${o.after?.[at]}::text::${sql.raw(key.type)}`);
  const after = o.after ? sql`and (${place}) > (${sql.join(values, sql`, `)})` : sql``;
  const gives = sql.join(columnsIn(rule.gives).map(named), sql`, `);
  const texts = keys.map(key => sql`${named(key.name)}::text`);
  const page = sql`
    select (select row_to_json(r) from (select ${gives}) r)::text as json, array[${sql.join(texts, sql`, `)}] as place
    from ${sql.identifier(table)} t where ${rule.rows(o.person)} ${after} order by ${place} limit ${o.limit}`;
  return db.transaction(async tx => {
    await tx.execute(sql`set local time zone 'Asia/Kolkata'`);
    return (await tx.execute<ExportedRow>(page)).rows;
  });
}

/** A page of the names of the stored files that a person's rows name, after a name. */
export async function listFiles(tx: Tx, o: { person: Person; after: string; limit: number }): Promise<string[]> {
  const places = PERSONAL.flatMap(([table, { rows, files = [] }]) =>
    files.map(file => sql`select ${sql.raw(file)} as name from ${sql.identifier(table)} t where ${rows(o.person)}`),
  );
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from (select distinct name collate "C" as name from (${sql.join(places, sql` union all `)}) as named) as names
    where name ~ '^[0-9a-f]{64}[.][a-z]+$' and name > ${o.after} order by name limit ${o.limit}`);
  return rows.map(row => row.name);
}

import { asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { fileRemovals } from '../../db/tables/privacy.ts';
import { RULES } from './rules.ts';

export type RemovalRow = typeof fileRemovals.$inferSelect;

/** Every place that names a stored file, of everybody's. */
const PLACES: SQL[] = Object.entries(RULES).flatMap(([table, { files = [] }]) =>
  files.map(file => sql`select ${sql.raw(file)} as name from ${sql.identifier(table)} t`),
);

/** Those of the files that a row names, whoever's it is. */
export async function filesStillNamed(tx: Tx, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb))`;
  const { rows } = await tx.execute<{ name: string }>(
    sql`select distinct name from (${sql.join(PLACES, sql` union all `)}) as named where name in ${list}`,
  );
  return new Set(rows.map(row => row.name));
}

export const listDueRemovals = (tx: Tx, now: Date, limit: number): Promise<RemovalRow[]> =>
  tx.select().from(fileRemovals).where(lte(fileRemovals.dueAt, now)).orderBy(asc(fileRemovals.dueAt)).limit(limit);

export async function deleteRemoval(tx: Tx, file: string): Promise<void> {
  await tx.delete(fileRemovals).where(eq(fileRemovals.file, file));
}

export async function updateRemoval(tx: Tx, file: string, at: { askedAt: Date; dueAt: Date }): Promise<void> {
  await tx.update(fileRemovals).set(at).where(eq(fileRemovals.file, file));
}

/** Deletes the mockups and the vectors of an artwork, and notes their files for removal. */
export async function replaceMadeFrom(tx: Tx, artwork: string, at: { askedAt: Date; dueAt: Date }): Promise<void> {
  await tx.execute(sql`
    with pressed as (delete from mockups where artwork_file = ${artwork} returning file),
      drawn as (delete from drawings where artwork_file = ${artwork} returning file),
      gone as (select file from pressed union all select file from drawn)
    insert into file_removals (file, asked_at, due_at)
    select distinct file, ${at.askedAt}::timestamptz, ${at.dueAt}::timestamptz from gone
    on conflict (file) do nothing`);
}

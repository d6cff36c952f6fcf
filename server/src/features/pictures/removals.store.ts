import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FileName } from '../../adapters/storage/port.ts';
import type { Tx } from '../../db/database.ts';
import { fileRemovals } from '../../db/tables/privacy.ts';

export type RemovalRow = typeof fileRemovals.$inferSelect;

/** Names of files among the advisory locks of the database. */
const FILES = 0x66_69_6c_65;
/** In one order, so that two who want the same wait for each other and not in a circle. */
const sorted = (names: readonly FileName[]) =>
  sql`(select name from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name order by name) as names`;

/** Until the transaction ends nobody removes these files; others may hold them too. */
export async function holdNames(tx: Tx, names: readonly FileName[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${FILES}, hashtext(name)) from ${sorted(names)}`);
}

/** Until the transaction ends nobody writes the names of these files down. */
export async function lockNames(tx: Tx, names: readonly FileName[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FILES}, hashtext(name)) from ${sorted(names)}`);
}

export async function isLeaving(tx: Tx, file: FileName): Promise<boolean> {
  return (await tx.$count(fileRemovals, eq(fileRemovals.file, file))) > 0;
}

export async function deleteRemovals(tx: Tx, files: readonly FileName[]): Promise<void> {
  await tx.delete(fileRemovals).where(inArray(fileRemovals.file, [...files]));
}

/** Asks for the removal of files: who stored one of them since keeps it (`asked_at`), and nothing goes before `due_at`. */
export async function putRemovals(
  tx: Tx,
  files: readonly FileName[],
  at: { askedAt: Date; dueAt: Date },
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(fileRemovals)
    .values(files.map(file => ({ file, ...at })))
    .onConflictDoUpdate({ target: fileRemovals.file, set: at });
}

export async function listDueRemovals(tx: Tx, now: Date, limit: number): Promise<RemovalRow[]> {
  return tx
    .select()
    .from(fileRemovals)
    .where(lte(fileRemovals.dueAt, now))
    .orderBy(asc(fileRemovals.dueAt))
    .limit(limit);
}

/** Those of them that are still to be removed now, for whoever has locked their names. */
export async function listStillDue(tx: Tx, files: readonly FileName[], now: Date): Promise<RemovalRow[]> {
  const due = await tx
    .select()
    .from(fileRemovals)
    .where(inArray(fileRemovals.file, [...files]));
  return due.filter(row => row.dueAt <= now);
}

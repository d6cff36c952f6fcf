import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { deleteRemovals, listDueRemovals, listStillDue, lockNames, putRemovals } from '../pictures/pictures.ts';
import { deleteMadeOf, filesStillNamed } from './files.store.ts';

/** As long as a transaction lives that copied a name before the row that it was in went (db/database, the limits of a session). */
const SETTLED_MS = 20_000;
const AT_ONCE = 10;
/** Who stored the same content since may still write it down. */
const LATER_MS = 15 * 60_000;

/** The moment at which what is let go of now is removed. */
const dueAfter = (now: Date) => ({ askedAt: now, dueAt: new Date(now.getTime() + SETTLED_MS) });

/**
 * Lets go of files that a row named until now, in the transaction that took their names out: those that no row names any more are
 * removed within a minute, and no pass opens them from the end of the transaction on. Answers those that another row names.
 */
export async function letGoOf(context: Context, tx: Tx, files: readonly string[]): Promise<string[]> {
  const artworks = await withoutNamed(tx, files);
  // What was made of an artwork goes with it.
  const left = await withoutNamed(tx, [...new Set([...files, ...(await deleteMadeOf(tx, artworks))])]);
  await putRemovals(tx, left, dueAfter(context.now()));
  return files.filter(file => !left.includes(file));
}

/**
 * Removes the files that were let go of and that no row names: pictures are shared by their content, so that somebody else's may be the
 * same file. Killed in the middle it goes on where it was; any number of processes may run it.
 */
export async function removeFiles(context: Context): Promise<void> {
  for (;;) {
    const due = await listDueRemovals(context.db, context.now(), AT_ONCE);
    const files = due.map(row => row.file);
    if (files.length === 0) return;
    await context.db.transaction(tx => removeUnnamed(context, tx, files));
  }
}

async function withoutNamed(tx: Tx, files: readonly string[]): Promise<string[]> {
  const named = await filesStillNamed(tx, files);
  return files.filter(file => !named.has(file));
}

/** Removes the files that no row names. The lock on their names makes other transactions wait (pictures/hold-files), so no row can name one meanwhile. */
async function removeUnnamed(context: Context, tx: Tx, files: readonly string[]): Promise<void> {
  await lockNames(tx, files);
  const now = context.now();
  const due = await listStillDue(tx, files, now);
  const askedAt = new Map(due.map(row => [row.file, row.askedAt]));
  const going = await withoutNamed(tx, [...askedAt.keys()]);
  const made = await deleteMadeOf(tx, going);
  const stay: string[] = [];
  for (const file of going)
    if (!(await context.storage.remove(file, { unlessPutSince: askedAt.get(file)! }))) stay.push(file);
  await deleteRemovals(tx, [...askedAt.keys()]);
  await putRemovals(tx, stay, { askedAt: now, dueAt: new Date(now.getTime() + LATER_MS) });
  await putRemovals(tx, made, { askedAt: now, dueAt: now });
}

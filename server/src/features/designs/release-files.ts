import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { FILES } from '../pictures/pictures.ts';
import { letGoOf } from '../privacy/privacy.ts';
import { forgetFilesOf, isDesignHeld, listFilesOf, listReleased } from './remove-design.store.ts';
import { lockRow } from './versions.store.ts';

const DAY_MS = 86_400_000;
/** What was taken down, or is reported, is kept for those who look into it (IT Rules 2021, rule 3(1)(g)). */
const HELD_MS = 180 * DAY_MS;
const AT_ONCE = 20;

const heldSince = (now: Date): Date => new Date(now.getTime() - HELD_MS);

/**
 * Lets go of the files of a design that was deleted, in the caller's transaction: no pass opens them from its end on, and they are removed
 * within a minute. Answers the files that stay since orders, or other designs with the same picture, name them; 'held' where all of them
 * stay, because the design was taken down or reported.
 */
export async function releaseFiles(context: Context, tx: Tx, id: string): Promise<string[] | 'held'> {
  await announce(tx, { channel: 'data', noun: FILES });
  if (await isDesignHeld(tx, id, heldSince(context.now()))) return 'held';
  const files = await listFilesOf(tx, id);
  await forgetFilesOf(tx, id, files);
  return letGoOf(context, tx, files);
}

/** Lets go of the files of deleted designs that are held no longer. Any number of processes may run it. */
export async function releaseHeldFiles(context: Context): Promise<void> {
  for (;;) {
    const ids = await listReleased(context.db, heldSince(context.now()), AT_ONCE);
    for (const id of ids)
      await context.db.transaction(async tx => {
        await lockRow(tx, id);
        await releaseFiles(context, tx, id);
      });
    if (ids.length < AT_ONCE) return;
  }
}

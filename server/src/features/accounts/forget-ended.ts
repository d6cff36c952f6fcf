import type { Context } from '../../http/handle.ts';
import { deleteEndedCodes, deleteEndedSessions, deleteEndedSignIns } from './accounts.store.ts';

/** Rows that one statement deletes. */
const AT_ONCE = 1_000;

/** Drops what nobody can use any more: sign-ins that were begun and never finished, codes and sessions that ran out. */
export async function forgetEnded({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const drop of [deleteEndedSignIns, deleteEndedCodes, deleteEndedSessions])
    for (let gone = AT_ONCE; gone === AT_ONCE;) gone = await drop(db, { before: now(), limit: AT_ONCE });
}

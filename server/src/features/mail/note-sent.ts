import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseLost } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { updateToSent } from './mail.store.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** Where the database is there and refuses all the same, which is a fault of ours: the other mails go on. */
const REFUSALS = 5;

/** Mails that are out while the database does not say so: this process sends none of them again. */
const out = new WeakMap<Context['db'], Set<string>>();
const outOf = ({ db }: Context): Set<string> => out.get(db) ?? out.set(db, new Set()).get(db)!;

/** True of a mail that this process has sent, and only has to note. */
export const isOut = (context: Context, mailId: string): boolean => outOf(context).has(mailId);

/**
 * Notes that a mail is out, and goes on until the database is there to take it; only a process that ends meanwhile leaves a mail that
 * is sent once more. Throws where the process is to stop, or the database refuses although it is there.
 */
export async function noteSent(context: Context, mailId: string, stop?: AbortSignal): Promise<void> {
  const sentAt = context.now();
  outOf(context).add(mailId);
  let refusals = 0;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await updateToSent(context.db, mailId, sentAt);
      outOf(context).delete(mailId);
      return;
    } catch (error) {
      if (!isDatabaseLost(error)) refusals += 1;
      if (stop?.aborted || refusals === REFUSALS) throw error;
      context.log.error('mail.not_noted', { mailId, error });
    }
    await sleep(pause, undefined, stop && { signal: stop }).catch(() => {});
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { claimSums, listWriters, readLastStep, readSummedTo, replaceDays } from './day-sums.store.ts';

/** Transactions of orders take milliseconds; what takes longer is waited for by the next round. */
const WAIT_MS = 4_000;
const LOOK_MS = 20;

/**
 * Adds up the days whose orders changed since the last time, whatever number of workers ask. A step's number is drawn before its
 * transaction ends, so a smaller one can appear after a larger one: whoever may have drawn one by now is waited for (decision 034).
 */
export function keepDaySums({ db }: Pick<Context, 'db'>): Promise<void> {
  return db.transaction(async tx => {
    if (!(await claimSums(tx))) return;
    const known = await readSummedTo(tx);
    const last = await readLastStep(tx);
    if (last === known) return;
    if (await writersEnd(tx)) await replaceDays(tx, known, last);
  });
}

/** Waits until no transaction that may have written steps by now is under way; false where one lasts too long. */
async function writersEnd(tx: Tx): Promise<boolean> {
  let open = await listWriters(tx);
  for (const until = performance.now() + WAIT_MS; open.length > 0 && performance.now() < until; await sleep(LOOK_MS)) {
    const now = new Set(await listWriters(tx));
    open = open.filter(one => now.has(one));
  }
  return open.length === 0;
}

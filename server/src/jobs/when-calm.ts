import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Busier than this, a process keeps whoever waits for a page or a payment waiting longer. */
const BUSY = 0.85;
const LOOK_MS = 50;

/**
 * Lets those go first who wait for an answer: work that nobody waits for, such as a mail, begins when this process has time for it,
 * and after `mostMs` all the same.
 */
export async function whenCalm(mostMs: number): Promise<void> {
  for (let waited = 0; waited < mostMs; waited += LOOK_MS) {
    const before: EventLoopUtilization = performance.eventLoopUtilization();
    await sleep(LOOK_MS);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';

const stop = new AbortController();

/** Aborted once this process is to stop: it says that it is not ready, keeps no connection open, and ends its streams. */
export const stopping: AbortSignal = stop.signal;

/** Says that this process stops, and goes on answering for so long: proxies find out meanwhile, and ask another one. */
export async function giveNotice(milliseconds: number): Promise<void> {
  stop.abort();
  await sleep(milliseconds);
}

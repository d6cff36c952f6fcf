import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { OpenCluster } from './open-cluster.ts';

const LONGEST_PAUSE_MS = 30_000;

type Watch = {
  first: OpenCluster;
  isServing: () => boolean;
  reopen: () => Promise<OpenCluster>;
  log: (line: string) => void;
};

/** Keeps one open cluster open: `reopen` runs once at a time, by itself when the connection is lost, or when asked. */
export function watchCluster({ first, isServing, reopen, log }: Watch) {
  let current = first;
  let left: Promise<OpenCluster | undefined> | undefined;
  let relaunch: Promise<void> | undefined;

  const checkAndReopen = async () => {
    // NOTE: a backend may still answer for a moment when its postmaster is dead
    if (isServing() && (await current.presence.answers())) return;
    await current.presence.close();
    current = await reopen();
    log(
      `The database was gone; it ${current.launched ? 'was started again' : 'is back'} (process ${current.postmaster.pid})`,
    );
  };
  const ensureRunning = async () => {
    if (left) throw new DatabaseUnavailable('The database is being stopped.');
    relaunch ??= checkAndReopen().finally(() => (relaunch = undefined));
    return relaunch;
  };
  const bringBack = async () => {
    for (let pause = 500; !left; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const failure = await ensureRunning().then(() => undefined, String);
      if (!failure || left) return;
      log(failure);
      await sleep(pause, undefined, { ref: false });
    }
  };
  /** Leaves once; gives the cluster when nobody else uses it, so that the caller stops it. */
  const leave = () => (left ??= leaveNow());
  const leaveNow = async () => {
    await relaunch?.catch(() => {});
    const isLast = await current.presence.leaveAsLast().catch(() => false);
    if (isLast) return current;
    await current.presence.close();
    return undefined;
  };
  return { ensureRunning, bringBack, leave };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { DataPlace } from './data-place.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { type Launch, launchPostmaster } from './launch.ts';
import { findPostmaster, type Postmaster } from './postmaster.ts';
import { announcePresence, type Presence } from './presence.ts';
import { urlOf } from './socket-directory.ts';

/** A server that answers, with our presence told to it. */
export type OpenCluster = { postmaster: Postmaster; presence: Presence; launched: boolean };
export type Opening = { place: DataPlace; postgres: string; socketDirectory: () => string; onLost: () => void };

const POLL_MS = 20;
const RETRY_MS = 250;
const ANSWER_LIMIT_MS = 30_000;
/** Recovery after a crash may replay a long log; then the server says that it is starting. */
const RECOVERY_LIMIT_MS = 600_000;

/** Joins the server that runs on the cluster, or launches one, and waits until it answers. */
export async function openCluster(opening: Opening): Promise<OpenCluster> {
  const started = Date.now();
  let launch: Launch | undefined;
  for (;;) {
    const postmaster = findPostmaster(opening.place.cluster);
    const presence = postmaster && (await join(postmaster, opening.onLost));
    if (postmaster && presence) return { postmaster, presence, launched: postmaster.pid === launch?.pid };
    const failure = launch?.failure();
    if (failure && !failure.passing) throw failure.error;
    refuseToWaitForever(started, postmaster, opening.place);
    if (!postmaster && (!launch || failure)) {
      if (failure) await sleep(RETRY_MS);
      launch = launchPostmaster(opening.place, opening.postgres, opening.socketDirectory());
    }
    await sleep(POLL_MS);
  }
}

async function join(postmaster: Postmaster, onLost: () => void): Promise<Presence | undefined> {
  if (postmaster.state !== 'ready') return undefined;
  return announcePresence(urlOf(postmaster.socketDirectory), onLost).catch(() => undefined);
}

function refuseToWaitForever(started: number, postmaster: Postmaster | undefined, place: DataPlace): void {
  const limit = postmaster?.state === 'starting' ? RECOVERY_LIMIT_MS : ANSWER_LIMIT_MS;
  if (Date.now() - started < limit) return;
  const who = postmaster ? `PostgreSQL (process ${postmaster.pid})` : 'PostgreSQL';
  throw new DatabaseUnavailable(`${who} does not answer after ${limit / 1000} seconds; its log is ${place.logFile}.`);
}

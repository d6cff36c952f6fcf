import { setTimeout as sleep } from 'node:timers/promises';
import { adviceFor } from './advice.ts';
import type { DataFolders } from './data-folders.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { type Launch, launchPostmaster } from './launch.ts';
import { findPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts';
import { announcePresence, type Presence } from './presence.ts';
import { urlOf } from './socket-directory.ts';
import { clearStaleLocks } from './stale-locks.ts';

/** A server that answers, with our presence told to it. */
export type OpenCluster = { postmaster: Postmaster; presence: Presence; launched: boolean };
export type Opening = {
  folders: DataFolders;
  postgres: string;
  socketDirectory: () => string;
  onLost: () => void;
  log: (line: string) => void;
};

const POLL_MS = 20;
const RETRY_MS = 250;
const ANSWER_LIMIT_MS = 30_000;
/** A server whose pid file is damaged or gone looks at it once a minute, and then ends by itself. */
const LEFT_LIMIT_MS = 90_000;
/** Recovery after a crash may replay a long log; then the server says that it is starting. */
const RECOVERY_LIMIT_MS = 600_000;

/** Joins the server that runs on the cluster, or launches one, and waits until it answers. */
export async function openCluster(opening: Opening): Promise<OpenCluster> {
  const started = performance.now();
  const { cluster } = opening.folders;
  let launch: Launch | undefined;
  // A server with damaged files would start its processes anew for ever.
  const endOurs = async (error: unknown): Promise<never> => {
    if (launch?.pid !== undefined) await stopPostmaster(cluster, launch.pid, 'SIGQUIT');
    throw error;
  };
  for (;;) {
    const postmaster = findPostmaster(cluster);
    const presence = postmaster && (await join(postmaster, opening.onLost).catch(endOurs));
    if (postmaster && presence) return { postmaster, presence, launched: postmaster.pid === launch?.pid };
    const failure = launch?.failure();
    if (failure && !failure.passing) return endOurs(failure.error);
    refuseToWaitForever(started, postmaster, opening.folders);
    if (!postmaster && (!launch || failure)) {
      if (failure) await sleep(RETRY_MS);
      const socketDirectory = opening.socketDirectory();
      const way = clearStaleLocks({ cluster, socketDirectory }, opening.log);
      if (way.isClear) launch = launchPostmaster(opening.folders, opening.postgres, socketDirectory);
      else await waitForOthers(started, way.because);
    }
    await sleep(POLL_MS);
  }
}

async function waitForOthers(started: number, because: string): Promise<void> {
  if (performance.now() - started > LEFT_LIMIT_MS)
    throw new DatabaseUnavailable(`PostgreSQL cannot start: ${because}.`);
  await sleep(RETRY_MS);
}

async function join(postmaster: Postmaster, onLost: () => void): Promise<Presence | undefined> {
  if (postmaster.state !== 'ready') return undefined;
  return announcePresence(urlOf(postmaster.socketDirectory), onLost).catch(refuseDamaged);
}

/** SQLSTATE classes of files that are damaged or gone (appendix A of PostgreSQL's manual: 58, XX): that does not pass by waiting. */
function refuseDamaged(error: Error & { code?: string }): undefined {
  if (!/^(58|XX)/.test(error.code ?? '')) return undefined;
  throw new DatabaseUnavailable(`PostgreSQL cannot open the database: ${error.message}.${adviceFor(error.message)}`, {
    cause: error,
  });
}

function refuseToWaitForever(started: number, postmaster: Postmaster | undefined, folders: DataFolders): void {
  const limit = postmaster?.state === 'starting' ? RECOVERY_LIMIT_MS : ANSWER_LIMIT_MS;
  if (performance.now() - started < limit) return;
  const who = postmaster ? `PostgreSQL (process ${postmaster.pid})` : 'PostgreSQL';
  throw new DatabaseUnavailable(`${who} does not answer after ${limit / 1000} seconds; its log is ${folders.logFile}.`);
}

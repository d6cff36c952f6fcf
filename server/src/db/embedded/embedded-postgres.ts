import fs from 'node:fs';
import path from 'node:path';
import { installBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { findDataFolders } from './data-folders.ts';
import { DatabaseUnavailable, withClearErrors } from './database-unavailable.ts';
import { openCluster, type Opening } from './open-cluster.ts';
import { findPostmaster, lastSocketDirectory, stopPostmaster } from './postmaster.ts';
import {
  leadTo,
  makeSocketDirectory,
  removeSocketDirectory,
  restoreSocketDirectory,
  urlOf,
} from './socket-directory.ts';
import { watchCluster } from './watch-cluster.ts';

export { DatabaseUnavailable };

/** `stateDir` is used by root alone: the programs live there, and data that `nobody` cannot reach elsewhere. */
export type EmbeddedPostgresOptions = { dataDir: string; stateDir?: string; log?: (line: string) => void };

export type EmbeddedPostgres = {
  /** For `pg`; stays the same for the life of this process, also when the server was relaunched. */
  url: string;
  /** True when the server already ran: an orphan of a killed process, or that of a second process. */
  adopted: boolean;
  /** The folder with the cluster and its log. */
  directory: string;
  /** Returns at once while the server answers, otherwise brings it back. Calls at the same time share one relaunch. */
  ensureRunning(): Promise<void>;
  /** Leaves the server, and stops it when no other process uses it. */
  stop(): Promise<void>;
};

/**
 * Serves `dataDir`/database with the PostgreSQL that came with npm: makes it at first, joins it where it runs, brings
 * it back when it dies. Throws `DatabaseUnavailable`, a sentence for people, where it cannot; then nothing was changed.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  return withClearErrors(dataDir, async () => {
    const folders = findDataFolders(dataDir, options.stateDir ?? '/var/lib/chhaap');
    const binaries = installBinaries(folders.tools);
    await ensureCluster(folders, binaries);
    return serve(folders, binaries.postgres, options.log ?? (() => {}));
  });
}

async function serve(
  folders: Opening['folders'],
  postgres: string,
  log: (line: string) => void,
): Promise<EmbeddedPostgres> {
  const abandoned = lastSocketDirectory(folders.cluster);
  let own: string | undefined;
  let lost = () => {};
  const socketDirectory = () => (own ??= makeSocketDirectory(folders.runAs));
  const first = await openCluster({ folders, postgres, socketDirectory, onLost: () => lost(), log }).catch(error => {
    removeSocketDirectory(own);
    throw error;
  });
  const address = first.postmaster.socketDirectory;
  for (const unused of [own, abandoned]) if (unused !== address) removeSocketDirectory(unused);

  const reopen = async () => {
    if (!fs.existsSync(folders.cluster)) throw new DatabaseUnavailable(`The database in ${folders.directory} is gone.`);
    restoreSocketDirectory(address, folders.runAs);
    const next = await openCluster({ folders, postgres, socketDirectory: () => address, onLost: () => lost(), log });
    restoreSocketDirectory(address, folders.runAs);
    leadTo(address, next.postmaster.socketDirectory);
    return next;
  };
  const watch = watchCluster({
    first,
    isServing: () => findPostmaster(folders.cluster) !== undefined,
    reopen: () => withClearErrors(folders.directory, reopen),
    log,
  });
  lost = () => void watch.bringBack();
  return {
    url: urlOf(address),
    adopted: !first.launched,
    directory: folders.directory,
    ensureRunning: watch.ensureRunning,
    stop: async () => {
      const last = await watch.leave();
      if (!last) return findPostmaster(folders.cluster) ? undefined : removeSocketDirectory(address);
      const stopped = await stopPostmaster(folders.cluster, last.postmaster.pid);
      await last.presence.close();
      if (!stopped) return log(`PostgreSQL (process ${last.postmaster.pid}) is still shutting down`);
      for (const directory of [address, last.postmaster.socketDirectory]) removeSocketDirectory(directory);
    },
  };
}

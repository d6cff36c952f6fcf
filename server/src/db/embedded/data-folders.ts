import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { flushUpTo } from './move-into-place.ts';
import { chooseRunner, type RunAs, weAreRoot } from './run-as.ts';

/** Where the database lives: `directory` holds the cluster and its log, `tools` the folder for PostgreSQL's programs. */
export type DataFolders = { directory: string; cluster: string; logFile: string; tools: string; runAs: RunAs };

/**
 * Finds or makes the data folder, `dataDir`/database. Under root PostgreSQL runs as another user; if that user cannot enter a parent
 * folder (a home with mode 0700), `dataDir`/database is a link to a new folder under `stateDir`.
 */
export function findDataFolders(dataDir: string, stateDir: string): DataFolders {
  makeWritable(dataDir);
  const home = fs.realpathSync(dataDir);
  const entry = path.join(home, 'database');
  if (isPresent(entry) && !fs.existsSync(entry))
    throw new DatabaseUnavailable(
      `${entry} points at ${fs.readlinkSync(entry)}, which is gone. ` +
        'Restore that folder, or remove the link to begin with an empty shop.',
    );
  if (weAreRoot()) openStateDirectory(stateDir);
  if (weAreRoot() && !isPresent(entry) && !othersCanEnter(home)) linkAway(entry, stateDir);
  const directory = isPresent(entry) ? fs.realpathSync(entry) : entry;
  const cluster = path.join(directory, 'cluster');
  return {
    directory,
    cluster,
    logFile: path.join(directory, 'postgresql.log'),
    tools: weAreRoot() ? stateDir : home,
    runAs: chooseRunner(cluster),
  };
}

function makeWritable(dataDir: string): void {
  try {
    const made = fs.mkdirSync(dataDir, { recursive: true });
    if (made !== undefined) flushUpTo(path.dirname(dataDir), path.dirname(made));
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new DatabaseUnavailable(
      `${dataDir} cannot be written. Set DATA_DIR to a folder of yours, or use a database of your own with DATABASE_URL.`,
      { cause: error },
    );
  }
}

function openStateDirectory(stateDir: string): void {
  if (fs.mkdirSync(stateDir, { recursive: true })) fs.chmodSync(stateDir, 0o755);
  if (!othersCanEnter(stateDir))
    throw new DatabaseUnavailable(
      `${stateDir} is closed to the user who runs the database. Open it (chmod 755), or set DATABASE_URL.`,
    );
}

function othersCanEnter(directory: string): boolean {
  const parent = path.dirname(directory);
  return (fs.statSync(directory).mode & 0o001) !== 0 && (parent === directory || othersCanEnter(parent));
}

function linkAway(entry: string, stateDir: string): void {
  const target = path.join(stateDir, `database-${randomBytes(6).toString('hex')}`);
  fs.mkdirSync(target);
  try {
    fs.symlinkSync(target, entry);
    for (const folder of [stateDir, path.dirname(entry)]) flushUpTo(folder, folder);
  } catch (error) {
    fs.rmdirSync(target);
    if (!isPresent(entry)) throw error; // NOTE: another start was faster; its link stands
  }
}

/** True for whatever has that name, a dangling link included. */
const isPresent = (file: string): boolean => fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;

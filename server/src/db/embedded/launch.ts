import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import { adviceFor } from './advice.ts';
import type { DataFolders } from './data-folders.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { giveTo } from './run-as.ts';

/** One try to start the server; `failure` is empty while it may still come up. */
export type Launch = { pid: number | undefined; failure(): LaunchFailure | undefined };
type LaunchFailure = { passing: boolean; error: DatabaseUnavailable };

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // A process takes up to sixteen (doctor/check-database.ts); two are there while one takes over, beside backup and audit.
  max_connections: '100',
  // Taken as it is used. What is not in it is copied from the system's cache, which takes longer than the rest of a page's query.
  shared_buffers: '256MB',
  io_method: 'sync',
  // What each process does is in pg_stat_activity; to write it into the process's title too takes a hundredth of each statement.
  update_process_title: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // No values of rows: an error's details quote them, and statements may.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};
/** Another start was faster, or the last server's processes are still ending: both pass by themselves. */
const PASSING = /lock file .* (already exists|is empty)|bogus data in lock file|shared memory block .* still in use/;

/** Starts the server in a session of its own, so that Ctrl-C reaches us and not it. */
export function launchPostmaster(folders: DataFolders, postgres: string, socketDirectory: string): Launch {
  const log = fs.openSync(folders.logFile, 'a', 0o600);
  giveTo(folders.runAs, folders.logFile);
  const logStart = fs.fstatSync(log).size;
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', folders.cluster, '-k', socketDirectory, ...settings], {
    ...folders.runAs,
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  child.unref();
  if (child.pid !== undefined) letOthersFinish(child.pid);
  let spawnError = '';
  child.on('error', error => (spawnError = error.message));
  return {
    pid: child.pid,
    failure: () => {
      const isAtWork = !spawnError && child.exitCode === null && child.signalCode === null;
      const said = spawnError ? [] : linesSince(folders.logFile, logStart);
      if (isAtWork && said.filter(line => BEGINS_ANEW.test(line)).length < MOST_CRASHES) return undefined;
      const words = spawnError || lastFatalLine(said);
      return {
        passing: !isAtWork && PASSING.test(words),
        error: new DatabaseUnavailable(
          `PostgreSQL does not start: ${words} (more in ${folders.logFile}).${adviceFor(words)}`,
        ),
      };
    },
  };
}

/** What the server says when one of its processes has crashed, or cannot read a file; with a damaged one it does so for ever. */
const BEGINS_ANEW = /all server processes terminated; reinitializing/;
const MOST_CRASHES = 3;

const CHRT_LIMIT_MS = 5_000;

/**
 * Has Linux schedule PostgreSQL as batch work (sched(7), SCHED_BATCH), with the same share of the processor: a process of it that wakes
 * does not push aside the one that woke it. The server writes to several of them in one turn, and with few cores each write cost it
 * the processor in the middle of that turn: on two, a fifth of what goes into the cart in a second. Processes that PostgreSQL starts
 * from then on inherit it. Where there is no such command, or it is not allowed, everything works as before.
 */
function letOthersFinish(pid: number): void {
  if (process.platform !== 'linux') return;
  const command = execFile('chrt', ['--batch', '--pid', '0', String(pid)], { timeout: CHRT_LIMIT_MS }, () => {});
  command.unref();
}

function linesSince(logFile: string, start: number): string[] {
  return fs.readFileSync(logFile).subarray(start).toString('utf8').trim().split('\n');
}

/** Why it ended; what those are told who come too early says nothing of it. */
function lastFatalLine(lines: readonly string[]): string {
  const fatal = lines.findLast(line => /FATAL|PANIC/.test(line) && !/FATAL:\s+the database system is/.test(line));
  return (fatal ?? lines.at(-1))?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? '';
}

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A live server on a cluster, as its pid file tells; `socketDirectory` is empty until it listens. */
export type Postmaster = { pid: number; socketDirectory: string; state: 'starting' | 'ready' | 'stopping' };

const STOP_LIMIT_MS = 20_000;

/** Where a server that works on the cluster says so. */
export const pidFileOf = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/**
 * Reads who serves the cluster now; nobody where the file is damaged or its number was taken over by another program
 * (stale-locks.ts).
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const found = readPidFile(pidFileOf(cluster));
  if (!found || found === 'torn' || !isAlive(found.pid) || !serves(found.pid, cluster)) return undefined;
  const { pid, socketDirectory, state } = found;
  return { pid, socketDirectory, state: state === 'ready' || state === 'stopping' ? state : 'starting' };
}

/** The socket directory that the pid file names, be its server alive or not. */
export function lastSocketDirectory(cluster: string): string | undefined {
  const found = readPidFile(pidFileOf(cluster));
  return (found && found !== 'torn' && found.socketDirectory) || undefined;
}

/** What a pid file says (PostgreSQL's miscadmin.h, LOCK_FILE_LINE); `torn` where its first four lines are not there, whole. */
export function readPidFile(
  file: string,
): { pid: number; socketDirectory: string; state: string } | 'torn' | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  const [pid, folder, startedAt, port, ...rest] = text.split('\n').map(line => line.trim());
  // The rest of it is added while the server starts, and each line but the last one ends.
  if (!isNumber(pid) || !folder || !isNumber(startedAt) || !isNumber(port) || rest.length === 0) return 'torn';
  return { pid: Number(pid), socketDirectory: rest[0]!, state: rest[3] ?? '' };
}

const isNumber = (line: string | undefined): boolean => /^\d+$/.test(line ?? '');

/** Tells whether a process with that number exists, be it ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Tells whether a process ended and only waits for its parent to collect it (Linux): its number is taken until then. */
export function isUncollected(pid: number): boolean {
  return process.platform === 'linux' && /^\d+ \(.*\) Z/s.test(readText(`/proc/${pid}/stat`) ?? '');
}

/**
 * Shuts the server down (connections are closed, work is saved; with SIGQUIT at once, and the next start recovers) and waits for it; false
 * when it is still there.
 */
export async function stopPostmaster(
  cluster: string,
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT',
): Promise<boolean> {
  if (isAlive(pid)) process.kill(pid, signal);
  for (const deadline = performance.now() + STOP_LIMIT_MS; performance.now() < deadline; await sleep(20)) {
    if (!isAlive(pid) || !fs.existsSync(pidFileOf(cluster))) return true;
  }
  return false;
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A postmaster works in its cluster's directory, which holds even after that was renamed. */
function serves(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return /postgres/.test(commandOf(pid));
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(cluster);
  } catch {
    return /postgres/.test(commandOf(pid));
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', timeout: 5000 });
  } catch {
    return '';
  }
}

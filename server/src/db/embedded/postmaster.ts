import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A live server on a cluster, as its pid file tells; `socketDirectory` is empty until it listens. */
export type Postmaster = { pid: number; socketDirectory: string; state: 'starting' | 'ready' | 'stopping' };

const STOP_LIMIT_MS = 20_000;
/** Above every process number of Linux and macOS. */
const NO_PROCESS = 4_194_305;

/** Reads who serves the cluster now; a pid file whose number was taken over by another program counts as nobody. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = pidFile(cluster);
  const [pid, , , , socketDirectory = '', , , state] = readLines(file);
  if (!pid || !isAlive(Number(pid))) return undefined;
  if (!serves(Number(pid), cluster)) {
    disarm(file, pid);
    return undefined;
  }
  return { pid: Number(pid), socketDirectory, state: state === 'ready' || state === 'stopping' ? state : 'starting' };
}

/** The socket directory that the pid file names, be its server alive or not. */
export const lastSocketDirectory = (cluster: string): string | undefined => readLines(pidFile(cluster))[4] || undefined;

/** Tells whether a process with that number exists, be it ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Shuts the server down (connections are closed, work is saved) and waits for it; false when it is still there. */
export async function stopPostmaster(cluster: string, pid: number): Promise<boolean> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_LIMIT_MS; Date.now() < deadline; await sleep(20)) {
    if (!isAlive(pid) || !fs.existsSync(pidFile(cluster))) return true;
  }
  return false;
}

const pidFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

function readLines(file: string): string[] {
  try {
    return fs
      .readFileSync(file, 'utf8')
      .split('\n', 8)
      .map(line => line.trim());
  } catch {
    return [];
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

/**
 * PostgreSQL refuses to start while the number in its pid file is in use. Only the number is replaced: the line about
 * shared memory stays, by which PostgreSQL makes sure that no old backend still works on the files.
 */
function disarm(file: string, pid: string): void {
  const text = fs.readFileSync(file, 'utf8');
  if (text.startsWith(`${pid}\n`)) fs.writeFileSync(file, text.replace(pid, String(NO_PROCESS)));
}

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { processesIn } from './processes-in.ts';
import { isAlive, isUncollected, pidFileOf, readPidFile } from './postmaster.ts';
import { LOCK, SOCKET } from './socket-directory.ts';

/** What stands in the way of a start: nothing any more, or processes of an earlier server that still work on the files. */
export type Way = { isClear: true } | { isClear: false; because: string };

/**
 * Removes what PostgreSQL would refuse to start over for good, where no process of it works in the cluster: a pid file that a crash
 * emptied, cut or filled with zeros, one whose number is still or again taken (PostgreSQL takes it for a server), and the lock of a socket of ours. A pid file that is
 * whole stays: by its line about shared memory PostgreSQL looks for processes of its own once more.
 */
export function clearStaleLocks(
  { cluster, socketDirectory }: { cluster: string; socketDirectory: string },
  log: (line: string) => void,
): Way {
  const file = pidFileOf(cluster);
  const before = fs.lstatSync(file, { throwIfNoEntry: false });
  if (before?.isDirectory())
    throw new DatabaseUnavailable(
      `${file} is a folder, and PostgreSQL writes a file of that name. Remove it when no PostgreSQL runs in ${cluster}.`,
    );
  const reason = before && reasonToRemove(file, before);
  const socketLock = path.join(socketDirectory, LOCK);
  if (!reason && !fs.existsSync(socketLock)) return { isClear: true };
  const working = processesIn(cluster);
  if (working === undefined)
    return { isClear: false, because: `${file} ${reason ?? 'is left over'}; remove it when no PostgreSQL runs` };
  if (working.length > 0)
    return { isClear: false, because: `process ${working.join(', ')} of an earlier start still works in ${cluster}` };
  for (const left of [socketLock, path.join(socketDirectory, SOCKET)]) fs.rmSync(left, { force: true });
  if (reason && removeIfSame(file, before)) log(`${file} ${reason}, and no PostgreSQL works there: it was removed`);
  return { isClear: true };
}

function reasonToRemove(file: string, before: fs.Stats): string | undefined {
  const found = readPidFile(file);
  // PostgreSQL makes a file, and neither follows such a link nor takes it away.
  if (!found && before.isSymbolicLink()) return 'is a link to nowhere';
  if (found === 'torn') return 'is damaged';
  if (!found || !isAlive(found.pid)) return undefined;
  const who = isUncollected(found.pid) ? 'ended, and whose number is still taken' : 'is another program';
  return `names process ${found.pid}, which ${who}`;
}

/** Another start may have launched its server a moment ago, whose file stands there now: that one is put back. */
function removeIfSame(file: string, before: fs.Stats): boolean {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return false; // NOTE: another start was faster
  }
  const moved = fs.lstatSync(aside);
  const isSame = moved.ino === before.ino && moved.mtimeMs === before.mtimeMs;
  if (isSame) fs.rmSync(aside);
  else if (fs.existsSync(file)) fs.rmSync(aside);
  else fs.renameSync(aside, file);
  return isSame;
}

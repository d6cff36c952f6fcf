import fs from 'node:fs';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** The user that runs PostgreSQL, in the form `spawn` takes; empty is the user of this process. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** Tells whether this process is root, which PostgreSQL refuses to run as. */
export const weAreRoot = (): boolean => process.getuid?.() === 0;

/**
 * Chooses who runs PostgreSQL: an existing cluster keeps its owner, a new one of root's goes to `nobody`, and everybody
 * else runs it as himself. Throws `DatabaseUnavailable` where the owner is somebody we cannot act for.
 */
export function chooseRunner(cluster: string): RunAs {
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (!weAreRoot()) {
    const ourselves = process.getuid?.();
    if (owner && ourselves !== undefined && owner.uid !== ourselves)
      throw new DatabaseUnavailable(
        `The database in ${cluster} belongs to user ${owner.uid}, not to you (${ourselves}). ` +
          'Start as the user who made it, choose another DATA_DIR, or set DATABASE_URL.',
      );
    return {};
  }
  if (!owner) return nobody();
  if (owner.uid === 0)
    throw new DatabaseUnavailable(
      `The database in ${cluster} belongs to root, and PostgreSQL refuses to run as root. ` +
        `Give it to an ordinary user, for instance: chown -R nobody "${cluster}"`,
    );
  return { uid: owner.uid, gid: owner.gid };
}

function nobody(): RunAs {
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = users.find(line => line.startsWith('nobody:'))?.split(':') ?? [];
  if (!uid || !gid)
    throw new DatabaseUnavailable(
      'Root needs the user "nobody" to run the database, and there is none. Start as an ordinary user, or set DATABASE_URL.',
    );
  return { uid: Number(uid), gid: Number(gid) };
}

/** Gives `file` to the user who runs PostgreSQL. */
export function giveTo(runAs: RunAs, file: string): void {
  if (runAs.uid !== undefined) fs.chownSync(file, runAs.uid, runAs.gid);
}

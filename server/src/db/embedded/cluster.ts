import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { DataFolders } from './data-folders.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { flushUpTo, moveIntoPlace } from './move-into-place.ts';
import { isAlive } from './postmaster.ts';
import { giveTo } from './run-as.ts';

const INITDB = [
  ...['-U', 'shop', '--auth=trust', '-E', 'UTF8'],
  ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];
const INITDB_LIMIT_MS = 120_000;

/** Makes the cluster where there is none. initdb works in a draft, so a crash never leaves half a cluster. */
export async function ensureCluster(folders: DataFolders, binaries: Binaries): Promise<void> {
  makeDirectory(folders);
  dropAbandonedDrafts(folders.directory);
  if (!fs.existsSync(folders.cluster)) await initialise(folders, binaries);
  refuseOtherVersion(folders.cluster, binaries.major);
}

function refuseOtherVersion(cluster: string, major: string): void {
  const file = path.join(cluster, 'PG_VERSION');
  const made = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  // The oldest that initdb could have made so; half of a number is damage.
  if (!/^\d\d$/.test(made))
    throw new DatabaseUnavailable(
      `${file} is damaged. Where this database was made by PostgreSQL ${major}, write the line ${major} into it; ` +
        'if more is damaged, restore the newest backup (docs/operations.md).',
    );
  if (made !== major)
    throw new DatabaseUnavailable(
      `${cluster} was made by PostgreSQL ${made}, and this release brings PostgreSQL ${major}. ` +
        `Nothing was changed. Dump it with PostgreSQL ${made} and restore it into a new DATA_DIR, or set DATABASE_URL.`,
    );
}

async function initialise({ directory, cluster, runAs }: DataFolders, { initdb }: Binaries): Promise<void> {
  const draft = path.join(directory, `draft-${process.pid}-${randomBytes(4).toString('hex')}`);
  const options = { ...runAs, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, timeout: INITDB_LIMIT_MS };
  try {
    await promisify(execFile)(initdb, ['-D', draft, ...INITDB], options);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    throw new DatabaseUnavailable(`A new database cannot be made in ${directory}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  moveIntoPlace(draft, cluster);
}

function makeDirectory({ directory, runAs }: DataFolders): void {
  if (fs.mkdirSync(directory, { recursive: true })) {
    fs.chmodSync(directory, 0o755);
    flushUpTo(path.dirname(directory), path.dirname(directory));
  }
  giveTo(runAs, directory);
}

function dropAbandonedDrafts(directory: string): void {
  for (const name of fs.readdirSync(directory)) {
    const maker = /^draft-(\d+)-/.exec(name)?.[1];
    if (!maker || isAlive(Number(maker))) continue;
    try {
      fs.rmSync(path.join(directory, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      continue; // NOTE: the initdb of a killed start may still be writing; the next start drops it
    }
  }
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = (stderr?.trim() || message).split('\n');
  // The last ones say what it tidied up.
  return lines.find(line => /FATAL|PANIC|error:|could not/.test(line)) ?? lines.at(-1)!;
}

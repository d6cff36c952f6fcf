import { parseArgs } from 'node:util';
import { BackupRefused } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { makeConfig, type Config } from './config/config.ts';
import { ConfigurationError, readEnvironment } from './config/env.ts';
import { openDatabase } from './db/database.ts';
import { DatabaseUnavailable } from './db/embedded/embedded-postgres.ts';
import { putSetting } from './db/settings.store.ts';
import { LAST_BACKUP, RESTORED_TO } from './db/tables/operations.ts';
import { openQueue } from './jobs/queue.ts';
import { openDatabaseUrl } from './open-database-url.ts';
import { openStorage } from './open-storage.ts';
import { jobKinds } from './workers.ts';

/*
 * `npm run backup -- --to <folder>` writes a backup of the configured shop, which may run meanwhile; `npm run restore -- --from
 * <folder>/chhaap-…` puts one in its place, while no process of the shop runs, and `--overwrite` over a shop that has data.
 */

async function backup(config: Config, databaseUrl: string, to: string): Promise<void> {
  const now = new Date();
  const made = await writeBackup({ databaseUrl, storage: openStorage(config), shopMode: config.mode, to, now });
  const database = openDatabase(databaseUrl, { max: 1 });
  await putSetting(database.db, LAST_BACKUP, now.toISOString()).finally(database.close);
  console.log(`Backup in ${made.folder}: ${made.rows} rows, ${made.files} files (${made.newFiles} of them new).`);
  if (made.missing.length > 0) console.log(`Files that rows name and that are not there: ${made.missing.join(', ')}`);
}

async function restore(config: Config, databaseUrl: string, from: string, overwrite: boolean): Promise<void> {
  const requeue = async (jobs: { kind: string; data: Record<string, unknown> }[]) => {
    const database = openDatabase(databaseUrl, { max: 1 });
    const queue = await openQueue(databaseUrl, jobKinds, () => {});
    for (const { kind, data } of jobs) await queue.add(database.db, { name: kind } as never, data as never);
    await queue.stop();
    await database.close();
  };
  const storage = openStorage(config);
  const done = await restoreBackup({ from, databaseUrl, storage, shopMode: config.mode, overwrite, requeue });
  const database = openDatabase(databaseUrl, { max: 1 });
  await putSetting(database.db, RESTORED_TO, done.madeAt).finally(database.close);
  console.log(`Restored: ${done.rows} rows, ${done.files} files. Now run npm run audit, then start the shop.`);
}

const USAGE =
  'Usage: npm run backup -- --to <folder>, or npm run restore -- --from <folder>/chhaap-<time> [--overwrite]';

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { to: text, from: text, overwrite: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command] = positionals;
  if (command === 'backup' ? !values.to : !values.from) throw new BackupRefused(USAGE);
  const config = makeConfig(readEnvironment());
  const database = await openDatabaseUrl(config);
  const work = command === 'backup' ? backup(config, database.url, values.to!) : restore(config, database.url, values.from!, values.overwrite); // prettier-ignore
  await work.finally(database.stop);
}

function explain(error: unknown): string {
  const isSentence = [BackupRefused, ConfigurationError, DatabaseUnavailable].some(kind => error instanceof kind);
  const message = error instanceof Error ? error.message : String(error);
  return isSentence ? message : `It could not be finished: ${message}`;
}

try {
  await run();
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

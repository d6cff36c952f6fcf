import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { adoptDatabase } from './adopt-database.ts';
import { lastMigration, noteOldestRelease, refuseLaterRelease } from './later-release.ts';

/** Any constant: all processes that migrate this database take the same lock. */
const MIGRATION_LOCK = 727_001;

/** Where the migrations lie, seen from the project's root (the server runs there, bundled or not). */
export const MIGRATIONS = path.resolve('server/src/db/migrations');

/**
 * Brings the database to this release and then runs `after` (the seeds) under the same lock, so that two processes that
 * start together do it once (drizzle's migrate takes no lock). `only`: the first so many migrations, as a backup has them. Throws
 * LaterRelease or EarlierRelease, before anything is changed, where the database is of a release that this one is too old or too new for.
 */
export async function migrateDatabase(
  url: string,
  after: (client: pg.Client) => Promise<void> = async () => {},
  only?: number,
): Promise<void> {
  if (!existsSync(MIGRATIONS)) throw new Error(`${MIGRATIONS} is missing. Start the shop from the project's folder.`);
  const folder = only === undefined ? MIGRATIONS : firstMigrations(only);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages = warning');
    const known = knownMigrations().at(-1)!;
    const was = await lastMigration(client);
    await refuseLaterRelease(client, was, known);
    const [baseline] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
    if (was !== undefined && was < baseline!.folderMillis) await adoptDatabase(client, was, baseline!, MIGRATIONS);
    await migrate(drizzle({ client }), {
      migrationsFolder: folder,
      migrationsTable: 'migrations',
      migrationsSchema: 'public',
    });
    if (only === undefined) await noteOldestRelease(client, was && Math.max(was, baseline!.folderMillis), known);
    await after(client);
  } finally {
    await client.end();
    if (folder !== MIGRATIONS) rmSync(folder, { recursive: true });
  }
}

type Journal = { entries: { when: number }[] };
const JOURNAL = 'meta/_journal.json';
const readJournal = (): Journal => JSON.parse(readFileSync(path.join(MIGRATIONS, JOURNAL), 'utf8')) as Journal;

/** When each migration of this release was made, in their order: the name by which drizzle knows them. */
export const knownMigrations = (): number[] => readJournal().entries.map(entry => entry.when);

/** A folder that ends with the migration of that number, which drizzle has no other way to be told. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chhaap-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = readJournal();
  writeFileSync(path.join(folder, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

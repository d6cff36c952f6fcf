import { existsSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any constant: all processes that migrate this database take the same lock. */
const MIGRATION_LOCK = 727_001;

/** Where the migrations lie, seen from the project's root (the server runs there, bundled or not). */
export const MIGRATIONS = path.resolve('server/src/db/migrations');

/**
 * Brings the database to this release and then runs `after` (the seeds) under the same lock, so that two processes that
 * start together do it once (drizzle's migrate takes no lock).
 */
export async function migrateDatabase(
  url: string,
  after: (client: pg.Client) => Promise<void> = async () => {},
): Promise<void> {
  if (!existsSync(MIGRATIONS)) throw new Error(`${MIGRATIONS} is missing. Start the shop from the project's folder.`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set client_min_messages = warning');
    await migrate(drizzle({ client }), {
      migrationsFolder: MIGRATIONS,
      migrationsTable: 'migrations',
      migrationsSchema: 'public',
    });
    await after(client);
  } finally {
    await client.end();
  }
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/db/database.ts';
import { databaseUrl, TEMPLATE } from './database-for-tests.ts';

/** A database of its own for one test file, cloned from the migrated template (about 60 ms). */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    // Two files may clone at the same time; PostgreSQL wants the template to itself.
    await client.query('select pg_advisory_lock(727002)');
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name} template ${TEMPLATE}`);
  const open = openDatabase(databaseUrl(server, name), { max: 8 });
  return {
    ...open,
    close: async () => (await open.close(), await run(`drop database if exists ${name} with (force)`)),
  };
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { prepareCatalog } from '../seeds/catalog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server with the database `chhaap_template`, migrated and with the price book. */
    databaseUrl: string;
  }
}

export const TEMPLATE = 'chhaap_template';

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/**
 * Nothing of it outlives the run, so no commit waits for the disk. Tests that end a server start one of their own, which waits, and
 * those of what is advised about a database say that theirs does.
 */
async function forgetAfterTheRun(admin: pg.Client): Promise<void> {
  await admin.query('alter system set synchronous_commit = off');
  await admin.query('select pg_reload_conf()');
}

/** Once before all tests: one PostgreSQL (TEST_DATABASE_URL, or the embedded one in a directory of its own) and the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-tests-'));
  chmodSync(dataDir, 0o755); // or root's database would be put under /var/lib, and stay there
  const given = process.env['TEST_DATABASE_URL'];
  const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir });
  const url = given ?? embedded!.url;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  if (embedded) await forgetAfterTheRun(admin);
  await admin.query(`drop database if exists ${TEMPLATE}`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrateDatabase(databaseUrl(url, TEMPLATE), client => prepareCatalog(client, 'demo'));
  project.provide('databaseUrl', url);
  return async () => {
    await embedded?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

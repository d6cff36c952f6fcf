import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import type { FileEnding, StoragePort } from '../adapters/storage/port.ts';
import { knownMigrations, migrateDatabase } from '../db/migrate.ts';
import { fillTables, setSequences } from './database-copy.ts';
import { BackupRefused, hashOfFile, listFile, poolFile, readManifest, tableFile, type Manifest } from './manifest.ts';

export type RestoreWish = {
  /** The folder of one backup. */
  from: string;
  databaseUrl: string;
  storage: StoragePort;
  shopMode: Manifest['shopMode'];
  /** Whether a shop that is there may be lost. */
  overwrite: boolean;
  /** Asks for the work that waited, once the tables are there. */
  requeue: (jobs: Manifest['jobs']) => Promise<void>;
};

/**
 * Puts a backup in place of what the database has. First everything of the backup is compared with its checksums, then files are
 * stored, then the database is emptied, brought to the backup's migrations and filled; where that fails it is left empty, and the
 * backup as it was. Throws BackupRefused, before anything is changed, for a damaged backup, one of another release, a shop that
 * runs, and one that has data.
 */
export async function restoreBackup(wish: RestoreWish): Promise<{ rows: number; files: number; madeAt: string }> {
  const manifest = await readManifest(wish.from);
  checkRelease(manifest, wish);
  const names = await checkWhole(wish.from, manifest);
  await withClient(wish.databaseUrl, client => checkTarget(client, wish.overwrite));
  for (const name of names) await storeFile(wish, name);
  await withClient(wish.databaseUrl, emptyDatabase);
  try {
    await migrateDatabase(wish.databaseUrl, client => fill(client, wish.from, manifest), manifest.migrations.length);
  } catch (error) {
    await withClient(wish.databaseUrl, emptyDatabase);
    throw error;
  }
  await wish.requeue(manifest.jobs);
  return {
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    files: names.length,
    madeAt: manifest.madeAt,
  };
}

function checkRelease({ migrations, shopMode }: Manifest, wish: RestoreWish): void {
  const known = knownMigrations();
  const last = migrations.at(-1);
  if (last !== undefined && last < known[0]!)
    throw new BackupRefused('This backup is of an earlier release, from before the tables had a baseline. Restore it with the release that wrote it, then start this one on that database.'); // prettier-ignore
  if (migrations.some((when, place) => known[place] !== when))
    throw new BackupRefused('This backup is of a later release of the shop. Restore it with that release.');
  if (shopMode !== wish.shopMode)
    throw new BackupRefused(`This is the backup of a ${shopMode} shop, and SHOP_MODE is ${wish.shopMode}.`);
}

/** The names of the backup's files, once all of it is as it was written. */
async function checkWhole(folder: string, { tables, files }: Manifest): Promise<string[]> {
  const damaged: string[] = [];
  for (const { name, sha256 } of tables)
    if ((await hashOfFile(tableFile(folder, name)).catch(() => '')) !== sha256) damaged.push(`${name}.jsonl.gz`);
  const list = await readFile(listFile(folder), 'utf8').catch(() => '');
  const isWhole = createHash('sha256').update(list).digest('hex') === files.sha256;
  if (!isWhole) damaged.push('files.txt');
  // What a damaged list has are no names.
  const names = isWhole ? list.split('\n').filter(Boolean) : [];
  for (const name of names)
    if ((await hashOfFile(poolFile(folder, name)).catch(() => '')) !== name.split('.')[0]) damaged.push(name);
  if (damaged.length > 0)
    throw new BackupRefused(`The backup is damaged: ${damaged.slice(0, 10).join(', ')}${damaged.length > 10 ? ' and more' : ''}. Take an earlier one; nothing was changed.`); // prettier-ignore
  return names;
}

async function checkTarget(client: pg.Client, overwrite: boolean): Promise<void> {
  const { rows: others } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'chhaap-jobs'`);
  if (others[0]!.count > 0)
    throw new BackupRefused('The shop is running on this database. Stop all its processes first.');
  const { rows } = await client.query<{ found: string | null }>(`select to_regclass('public.accounts') as found`);
  if (rows[0]!.found === null || overwrite) return;
  const { rows: counts } = await client.query<{ accounts: number; orders: number }>(
    'select (select count(*)::int from accounts) as accounts, (select count(*)::int from orders) as orders',
  );
  const { accounts, orders } = counts[0]!;
  if (accounts > 0 || orders > 0)
    throw new BackupRefused(`The database has a shop with ${accounts} accounts and ${orders} orders, which would be lost. Take a backup of it, then add --overwrite.`); // prettier-ignore
}

async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
}

async function fill(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await fillTables(client, tables.map(table => table.name), name => linesOf(tableFile(folder, name))); // prettier-ignore
  await setSequences(client, sequences);
  await client.query('commit');
}

const BATCH = 500;

async function* linesOf(file: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) {
    if (line === '') continue;
    batch.push(line);
    if (batch.length === BATCH) yield batch.splice(0);
  }
  if (batch.length > 0) yield batch;
}

async function storeFile({ from, storage }: RestoreWish, name: string): Promise<void> {
  const stored = await storage.put(await readFile(poolFile(from, name)), name.split('.')[1] as FileEnding);
  if (stored !== name) throw new Error(`The file ${name} was stored as ${stored}`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}

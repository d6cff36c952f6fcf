import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { flushFolder } from '../adapters/storage/flush-folder.ts';
import type { StoragePort } from '../adapters/storage/port.ts';
import { listTables, readJobs, readRows, readSequences } from './database-copy.ts';
import { hashOfFile, listFile, poolFile, tableFile, type Manifest } from './manifest.ts';

export type BackupWish = {
  databaseUrl: string;
  storage: StoragePort;
  shopMode: Manifest['shopMode'];
  /** Holds any number of backups and the files that they share. */
  to: string;
  now: Date;
};
export type Written = { folder: string; rows: number; files: number; newFiles: number; missing: readonly string[] };

/** The names of stored files wherever they stand in a row: a new column that names files needs no word here. */
const FILE_NAMES = /\b[0-9a-f]{64}\.(?:png|webp|svg|pdf|jpg)\b/g;
const AT_ONCE = 8;

/**
 * Writes a backup of a shop, which may run meanwhile: the database as it is at one moment, then each file that it names. A file is
 * stored before a row names it and never changes, so all that the rows of that moment name is there; one that was erased since is
 * listed as missing. Answers the folder of the backup, which has its name only once it is whole.
 */
export async function writeBackup(wish: BackupWish): Promise<Written> {
  const stamp = wish.now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const folder = path.join(path.resolve(wish.to), `chhaap-${stamp}`);
  const draft = `${folder}.draft`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const names = new Set<string>();
    const copied = await copyDatabase(wish, draft, names);
    const files = await copyFiles(wish, draft, [...names].sort());
    const { count, sha256, missing } = files;
    const manifest: Manifest = { format: 1, madeAt: wish.now.toISOString(), shopMode: wish.shopMode, ...copied, files: { count, sha256, missing } }; // prettier-ignore
    await writeFile(path.join(draft, 'manifest.json'), JSON.stringify(manifest, undefined, 2), { mode: 0o600, flush: true }); // prettier-ignore
    await flushFolder(draft);
    await rename(draft, folder);
    await flushFolder(path.dirname(folder));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { folder, rows, files: count, newFiles: files.newFiles, missing };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

type Copied = Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'jobs'>;

async function copyDatabase({ databaseUrl }: BackupWish, draft: string, names: Set<string>): Promise<Copied> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<{ at: string }>('select created_at as at from public.migrations order by id');
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      const file = tableFile(draft, table.name);
      const count = await writeRows(file, readRows(client, table), names);
      tables.push({ name: table.name, rows: count, sha256: await hashOfFile(file) });
    }
    const [sequences, jobs] = [await readSequences(client), await readJobs(client)];
    await client.query('commit');
    return { migrations: rows.map(row => Number(row.at)), tables, sequences, jobs };
  } finally {
    await client.end().catch(() => {});
  }
}

async function writeRows(file: string, batches: AsyncIterable<string[]>, names: Set<string>): Promise<number> {
  const gzip = createGzip({ level: 4 });
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  gzip.pipe(out);
  const ended = finished(out);
  gzip.on('error', error => out.destroy(error));
  let count = 0;
  for await (const rows of batches) {
    for (const row of rows) for (const name of row.match(FILE_NAMES) ?? []) names.add(name);
    count += rows.length;
    if (!gzip.write(`${rows.join('\n')}\n`)) await Promise.race([once(gzip, 'drain'), ended]);
  }
  gzip.end();
  await ended;
  return count;
}

async function copyFiles(
  { storage, now }: BackupWish,
  draft: string,
  names: readonly string[],
): Promise<Manifest['files'] & { newFiles: number }> {
  const missing: string[] = [];
  const kept: string[] = [];
  let newFiles = 0;
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const ends = names.slice(start, start + AT_ONCE).map(async name => {
      const end = await copyFile(storage, poolFile(draft, name), { name, now });
      (end === 'missing' ? missing : kept).push(name);
      if (end === 'copied') newFiles += 1;
    });
    await Promise.all(ends);
  }
  const folders = new Set(kept.map(name => path.dirname(poolFile(draft, name))));
  for (const folder of newFiles > 0 ? [...folders, path.join(path.dirname(draft), 'files')] : []) await flushFolder(folder); // prettier-ignore
  const list = kept.sort().map(name => `${name}\n`).join(''); // prettier-ignore
  await writeFile(listFile(draft), list, { mode: 0o600, flush: true });
  return {
    count: kept.length,
    sha256: createHash('sha256').update(list).digest('hex'),
    missing: missing.sort(),
    newFiles,
  };
}

/** So many backups read the files of all earlier ones once more, each its share. */
const SHARES = 16;

/** A file of an earlier backup that is damaged is written anew: every backup needs it. */
async function copyFile(
  storage: StoragePort,
  place: string,
  file: { name: string; now: Date },
): Promise<'kept' | 'copied' | 'missing'> {
  const { name } = file;
  if (await isKept(place, file)) return 'kept';
  const bytes = await storage.get(name);
  if (!bytes) return 'missing';
  if (createHash('sha256').update(bytes).digest('hex') !== name.split('.')[0])
    throw new Error(`The file ${name} of the shop has other content than its name says. Run npm run audit.`);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const draft = await open(`${place}.draft`, 'w', 0o600);
  await draft.writeFile(bytes);
  await draft.sync();
  await draft.close();
  await rename(`${place}.draft`, place);
  return 'copied';
}

async function isKept(place: string, { name, now }: { name: string; now: Date }): Promise<boolean> {
  const found = await stat(place).catch(() => undefined);
  if (!found || found.size === 0) return false;
  if (Number.parseInt(name[0]!, SHARES) !== now.getUTCDate() % SHARES) return true;
  return (await hashOfFile(place)) === name.split('.')[0];
}

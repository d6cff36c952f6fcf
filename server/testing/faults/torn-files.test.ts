import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processesIn } from '../../src/db/embedded/processes-in.ts';
import { addRow, DatabaseRoom } from '../database-room.ts';
import { DAMAGES, OWN_FILES, type Damage, type Row } from './own-files.ts';

/**
 * T35: what a power cut or a full disk does to the files that are read at a start. Each starts, PostgreSQL with what was in it, or ends at
 * once with a sentence that says what to do.
 */
const IS_LONG = process.env['FAULTS'] === 'all';
const LIMIT_MS = 25_000;

const EMPTY_FILE = /put an empty one in its place/;
const BACKUP = /restore the newest backup/;
const ROWS: Row[] = [
  { file: 'postmaster.pid', short: ['emptied', 'cut', 'zeros', 'garbage'] },
  { file: 'postmaster.opts', short: [] },
  { file: 'current_logfiles', short: [] },
  { file: 'pg_ident.conf', short: [] },
  { file: 'postgresql.conf', short: ['zeros'], says: EMPTY_FILE, startsWhen: ['emptied', 'cut'] },
  { file: 'postgresql.auto.conf', short: [], says: EMPTY_FILE, startsWhen: ['emptied', 'cut'] },
  { file: 'pg_hba.conf', short: ['emptied'], says: /'local all all trust'/ },
  { file: 'PG_VERSION', short: ['emptied'], says: /PG_VERSION is damaged.* write the line 18 into it/ },
  // What stands in it is at its beginning.
  { file: 'global/pg_control', short: ['zeros'], says: BACKUP, startsWhen: ['cut'] },
  // The server comes up, nobody can connect, and its processes end and begin anew.
  { file: 'global/pg_filenode.map', short: ['emptied'], says: BACKUP },
];
/** Each row with each damage that is tried, and what comes of it. */
const casesOf = <R extends Row>(rows: readonly R[]) =>
  rows.flatMap(row =>
    (IS_LONG ? (Object.keys(DAMAGES) as Damage[]) : row.short).map(
      damage => [row.file, damage, row.says && !row.startsWhen?.includes(damage) ? row.says : 'starts', row] as const,
    ),
  );

const room = new DatabaseRoom();
let dataDir: string;
let cluster: string;
let whole: string;
beforeAll(async () => {
  dataDir = room.newDataDir();
  const first = await room.start({ dataDir });
  await addRow(first.url);
  cluster = path.join(first.directory, 'cluster');
  const pidFile = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8');
  await first.holder.stop();
  // As a crash leaves it, of a process that is gone.
  fs.writeFileSync(path.join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, '4194304'));
  fs.writeFileSync(path.join(cluster, 'current_logfiles'), 'stderr log/postgresql.log\n');
  whole = path.join(dataDir, 'whole');
  copyOwned(cluster, whole);
}, 60_000);
afterAll(async () => {
  await room.cleanUp();
  room.remove();
});

describe('T35: a torn file of the database', { timeout: 60_000 }, () => {
  it.each(casesOf(ROWS))('%s, %s: %s', async (file, damage, outcome) => {
    fs.rmSync(cluster, { recursive: true });
    copyOwned(whole, cluster);
    const place = path.join(cluster, file);
    fs.writeFileSync(place, DAMAGES[damage](fs.readFileSync(place)));
    const began = Date.now();
    const holder = room.hold({ dataDir });
    const told = await holder.next('ready', 'unavailable');
    expect(Date.now() - began).toBeLessThan(LIMIT_MS);
    if (told.message === undefined && outcome !== 'starts') await holder.stop();
    if (outcome !== 'starts') {
      expect(told.message).toMatch(outcome);
      return expect(processesIn(cluster)).toEqual([]);
    }
    expect([told.message, await addRow(told.url)]).toEqual([undefined, 2]);
    if (file === 'postmaster.pid' && damage !== 'cut')
      expect((await holder.next('log')).line).toMatch(/postmaster\.pid is damaged, .* it was removed/);
    await holder.stop();
  });
});

describe('T35: a torn file of ours', { timeout: 60_000 }, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chhaap-torn-'));
  fs.chmodSync(folder, 0o755);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it.each(casesOf(OWN_FILES))('%s, %s: %s', async (file, damage, outcome, { make, open }) => {
    fs.rmSync(folder, { recursive: true });
    fs.mkdirSync(folder);
    make(folder);
    const place = path.join(folder, file);
    const whole = fs.readFileSync(place);
    const { mode } = fs.statSync(place);
    // Another file of that name: programs may be linked to those of the package.
    fs.rmSync(place);
    fs.writeFileSync(place, DAMAGES[damage](whole), { mode });
    const told = await open(folder);
    if (outcome === 'starts') expect(told).toBe(outcome);
    else expect(told).toMatch(outcome);
  });
});

/** With owners and rights, which PostgreSQL looks at. */
function copyOwned(from: string, to: string): void {
  const found = fs.lstatSync(from);
  if (found.isDirectory()) {
    fs.mkdirSync(to);
    for (const name of fs.readdirSync(from)) copyOwned(path.join(from, name), path.join(to, name));
  } else fs.copyFileSync(from, to);
  fs.chmodSync(to, found.mode);
  fs.chownSync(to, found.uid, found.gid);
}

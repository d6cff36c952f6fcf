import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import pg from 'pg';

type Told = { event: string; url: string; adopted: boolean; directory: string; message: string; line: string };
/** `cwd` is where the process looks for the npm package of PostgreSQL; `uid` the user that it becomes. */
export type HolderOptions = { dataDir: string; stateDir: string; cwd?: string; uid?: number; umask?: number };

const PROGRAM = path.join(import.meta.dirname, 'hold-database.ts');
const LIMIT_MS = 30_000;

/** A child process running `hold-database.ts`, and what it told so far. */
export class DatabaseHolder {
  readonly child: ChildProcess;
  readonly told: Told[] = [];
  #complaints = '';

  constructor({ cwd, ...wish }: HolderOptions) {
    this.child = spawn(process.execPath, [PROGRAM, JSON.stringify(wish)], { cwd, stdio: 'pipe' });
    this.child.stderr!.on('data', data => (this.#complaints += data));
    readline
      .createInterface({ input: this.child.stdout! })
      .on('line', line => this.told.push(JSON.parse(line) as Told));
  }

  /** Waits for an event that was not taken before. */
  async next(event: string): Promise<Told> {
    for (const deadline = Date.now() + LIMIT_MS; Date.now() < deadline; await pause(10)) {
      const at = this.told.findIndex(one => one.event === event);
      if (at >= 0) return this.told.splice(at, 1)[0]!;
      if (this.child.stdout!.closed) break;
    }
    throw new Error(`no '${event}' but ${JSON.stringify(this.told)} ${this.#complaints}`);
  }

  say(command: 'ensure' | 'stop'): void {
    this.child.stdin!.write(`${command}\n`);
  }

  async stop(): Promise<void> {
    this.say('stop');
    await this.next('stopped');
  }

  /** Dies like a machine that loses power: no farewell. */
  async kill(): Promise<void> {
    if (this.#hasEnded()) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  #hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}

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

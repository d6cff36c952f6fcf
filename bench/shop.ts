import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import pg from 'pg';
import { FLAGS, MEMORY } from '../scripts/run/start.mjs';

export type Program = { pid: number; readyAfterMs: number; stop: () => Promise<void> };

/** A free port of this machine; the next five, for the stand-ins, are free too. */
export async function freePort(): Promise<number> {
  for (let port = 20_000 + Math.floor(Math.random() * 20_000); ; port += 10) {
    const free = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(offset => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(done => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** Starts a program and waits for its line 'Ready'. Throws with what it printed when it ends before. */
export async function startProgram(
  command: string,
  args: string[],
  environment: Record<string, string>,
): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  return { pid: child.pid!, readyAfterMs: performance.now() - startedAt, stop: () => stop(child) };
}

/** The built shop's server, as `npm start` runs it. */
export const startServer = (environment: Record<string, string>): Promise<Program> =>
  startProgram(process.execPath, [...FLAGS, 'dist/app/main.mjs'], { ...MEMORY, ...environment });

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    const hear = (part: Buffer) => {
      output += part;
      if (/^Ready/m.test(output)) done();
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('exit', code => fail(new Error(`ended with ${code}: ${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise(done => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

/** Resident memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Milliseconds of processor that a process has used, and those of its children, also of those that have ended meanwhile. */
export function processorMs(pid: number, o: { withChildren?: boolean } = {}): number {
  const { own, ofEndedChildren } = ticksOf(pid);
  if (!o.withChildren) return own * MS_OF_A_TICK;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + ticksOf(Number(child)).own, own + ofEndedChildren) * MS_OF_A_TICK;
}

/** The kernel counts a hundredth of a second as one. */
const MS_OF_A_TICK = 10;

/** proc_pid_stat(5): utime, stime, cutime and cstime. */
function ticksOf(pid: number): { own: number; ofEndedChildren: number } {
  // The name of the program, in brackets, may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
  const [user, system, childrensUser, childrensSystem] = fields.slice(11, 15) as [number, number, number, number];
  return { own: user + system, ofEndedChildren: childrensUser + childrensSystem };
}

/** A shop of its own, as `npm start` runs it. `stop` ends it and removes its data. */
export type BenchShop = {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Its environment, for other programs of the same shop such as the audit. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

/** A folder for a database; `remove` deletes it. It is open to others, because otherwise root's database would be put under /var/lib and stay there. */
export function dataFolder(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-bench-'));
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts the built demo shop on a free port; `more` is added to its environment, `kept` is a folder whose data stays. */
export async function startBenchShop(more: Record<string, string> = {}, kept?: string): Promise<BenchShop> {
  const { dataDir, remove } = kept === undefined ? dataFolder() : { dataDir: kept, remove: () => {} };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...more };
  const shop = await startServer(environment);
  const stop = async () => {
    await shop.stop();
    remove();
  };
  return { origin, port, pid: shop.pid, dataDir, environment, stop };
}

/** Waits until the demo shop's own designs are drawn, so that the artist is idle. */
export async function untilIdle(origin: string): Promise<void> {
  for (let second = 0; second < 180; second++) {
    const reply = await fetch(`${origin}/api/designs/public?limit=100`);
    const designs = (await reply.json()) as { mockupUrl: string | null }[];
    if (designs.every(design => design.mockupUrl)) return;
    await new Promise(done => setTimeout(done, 1000));
  }
  throw new Error('The demo shop was not drawn within three minutes');
}

/** Waits until a process has used hardly any processor time for some seconds: a new shop still draws pictures of its designs. */
export async function untilQuiet(pid: number): Promise<void> {
  let quiet = 0;
  for (let second = 0; second < 240 && quiet < QUIET_SECONDS; second++) {
    const before = processorMs(pid);
    await new Promise(done => setTimeout(done, 1000));
    quiet = processorMs(pid) - before < QUIET_MS ? quiet + 1 : 0;
  }
  if (quiet < QUIET_SECONDS) throw new Error('The shop was not quiet within four minutes');
}

const QUIET_SECONDS = 5;
/** Of a second's processor time. */
const QUIET_MS = 100;

/** A connection to the embedded database of a shop that runs on this folder. */
export async function openDatabase(dataDir: string): Promise<pg.Client> {
  const pidFile = readFileSync(path.join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const client = new pg.Client({ connectionString: `postgres://shop@localhost/postgres?host=${pidFile[4]}` });
  await client.connect();
  return client;
}

/** `npm run audit` on a running shop of this environment: whether its books add up, and what it said. */
export function auditShop(environment: Record<string, string>): { isClean: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/app/audit.mjs'], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  return { isClean: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** A Chromium without a window; `npm run bench` finds it and says where in CHROMIUM_PATH. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH']!, args: ['--no-sandbox', '--disable-gpu'] });

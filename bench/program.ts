import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { FLAGS, MEMORY } from '../scripts/run/start.mjs';

export type Program = { pid: number; readyAfterMs: number; stop: () => Promise<void> };

/** A port of this machine that is free, with the five behind it (the stand-ins'). */
export async function freePort(): Promise<number> {
  for (let port = 20_000 + Math.floor(Math.random() * 20_000); ; port += 10) {
    const free = await Promise.all([0, 1, 2, 3, 4, 5].map(offset => isFree(port + offset)));
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

import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { FLAGS, MEMORY } from '../scripts/run/start.mjs';

export type Shop = {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  output: () => string;
  kill: () => Promise<void>;
  /** Answers its exit code. */
  stop: () => Promise<number | null>;
};

const isFree = (port: number): Promise<boolean> =>
  new Promise(done => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** A free port whose six neighbours, the stand-ins', are free too, below those that the system gives to outgoing calls. */
export async function freePort(): Promise<number> {
  for (let port = 22_000 + Math.floor(Math.random() * 10_000); ; port += 10) {
    const free = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(offset => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}

/** Starts the built shop on a free port with data of its own, and waits until it says that it is ready. */
export async function startShop(
  o: { port?: number; dataDir?: string; environment?: Record<string, string> } = {},
): Promise<Shop> {
  const port = o.port ?? (await freePort());
  const dataDir = o.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'chhaap-e2e-'));
  chmodSync(dataDir, 0o755); // or root's database would be put under /var/lib, and stay there
  const child = spawn(process.env['NODE24'] ?? process.execPath, [...FLAGS, 'dist/app/main.mjs'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      ...MEMORY,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...o.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', part => (output += part));
  child.stderr.on('data', part => (output += part));
  await untilReady(child, () => output);
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    pid: child.pid!,
    output: () => output,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      if (!o.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!/^Ready/m.test(output())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The shop did not start:\n${output()}`);
    await new Promise(done => setTimeout(done, 50));
  }
}

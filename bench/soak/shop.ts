import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { FLAGS, MEMORY } from '../../scripts/run/start.mjs';
import { dataFolder, freePort } from '../shop.ts';

/** A shop that is killed and started again, as a supervisor does; its database and stand-ins keep running. */
export type SoakShop = {
  origin: string;
  port: number;
  dataDir: string;
  environment: Record<string, string>;
  pid: () => number | undefined;
  /** Kills it as a power cut does, and starts it again; answers for how many seconds nobody was served. */
  killAndRestart: () => Promise<number>;
  stop: () => Promise<void>;
};

const READY_MS = 60_000;

/** Starts the built shop; with `without`, the shop from its sources with this mechanism removed (server/testing/faults/mutations.ts). */
export async function startSoakShop(without: string | undefined): Promise<SoakShop> {
  const { dataDir, remove } = dataFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = {
    ...{ PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir },
    ...{ LOG_LEVEL: 'error', TRUST_PROXY: 'on' },
  };
  const mutated = { MUTATIONS: JSON.stringify([without]) };
  const launch = () => launchShop(origin, without === undefined ? environment : { ...environment, ...mutated });
  let child: ChildProcess | undefined = await launch();
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child;
    child = undefined;
    if (ending) await endShop(ending, signal);
  };
  return {
    ...{ origin, port, dataDir, environment },
    pid: () => child?.pid,
    async killAndRestart() {
      const since = performance.now();
      await end('SIGKILL');
      child = await launch();
      return (performance.now() - since) / 1000;
    },
    async stop() {
      await end('SIGTERM');
      await endStandins(port);
      remove();
    },
  };
}

/** Answers the process once it serves. A process that ends before is started again, as a supervisor does. */
async function launchShop(origin: string, environment: Record<string, string>): Promise<ChildProcess> {
  let child = spawnShop(environment);
  for (const until = performance.now() + READY_MS; performance.now() < until; await sleep(50)) {
    if (child.exitCode !== null) child = spawnShop(environment);
    const reply = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (reply?.ok && child.exitCode === null) return child;
  }
  throw new Error('The shop was not ready within a minute');
}

function spawnShop(environment: Record<string, string>): ChildProcess {
  const fromSources = ['--import', './server/testing/faults/mutate.ts', 'server/src/main.ts'];
  const program = 'MUTATIONS' in environment ? fromSources : ['dist/app/main.mjs'];
  return spawn(process.execPath, [...FLAGS, ...program], {
    env: { ...process.env, NODE_ENV: 'production', ...MEMORY, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** A shop does not end stand-ins that were running before it: those of a shop that was killed. */
async function endStandins(port: number): Promise<void> {
  for (const standin of [port + 1, port + 2, port + 4]) {
    const reply = await fetch(`http://127.0.0.1:${standin}/healthz`).catch(() => undefined);
    const health = (await reply?.json()) as { pid?: number } | undefined;
    if (health?.pid !== undefined) process.kill(health.pid, 'SIGTERM');
  }
}

async function endShop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = new Promise(done => child.once('exit', done));
  child.kill(signal);
  await ended;
}

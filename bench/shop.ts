import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, processorMs, startServer } from './program.ts';

/** A shop of its own, as `npm start` runs it. `stop` ends it and removes what it kept. */
export type BenchShop = {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** What it was told, for other programs of the same shop such as the audit. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

/** A folder for a database; `remove` takes it away. Open to others, or root's database would be put under /var/lib, and stay there. */
export function dataFolder(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-bench-'));
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts the built demo shop on a free port; `told` is what its environment says besides, `kept` a folder whose data stays. */
export async function startBenchShop(told: Record<string, string> = {}, kept?: string): Promise<BenchShop> {
  const { dataDir, remove } = kept === undefined ? dataFolder() : { dataDir: kept, remove: () => {} };
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...told };
  const shop = await startServer(environment);
  const stop = async () => {
    await shop.stop();
    remove();
  };
  return { origin, port, pid: shop.pid, dataDir, environment, stop };
}

/** Until the demo shop's own designs are drawn, so that the artist is idle. */
export async function untilIdle(origin: string): Promise<void> {
  for (let second = 0; second < 180; second++) {
    const reply = await fetch(`${origin}/api/designs/public?limit=100`);
    const designs = (await reply.json()) as { mockupUrl: string | null }[];
    if (designs.every(design => design.mockupUrl)) return;
    await new Promise(done => setTimeout(done, 1000));
  }
  throw new Error('The demo shop was not drawn within three minutes');
}

/** Until a process has used next to nothing for some seconds: what a new shop does behind its pages (pictures of its designs) is over. */
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

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FLAGS } from '../scripts/run/start.mjs';
import { freePort, startProgram } from './program.ts';

/** A shop of its own, as `npm start` runs it. `stop` ends it and removes what it kept. */
export type BenchShop = { origin: string; dataDir: string; stop: () => Promise<void> };

/** A folder for a database; `remove` takes it away. Open to others, or root's database would be put under /var/lib, and stay there. */
export function dataFolder(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-bench-'));
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts the built demo shop on a free port with data of its own. */
export async function startBenchShop(): Promise<BenchShop> {
  const { dataDir, remove } = dataFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = await startProgram(process.execPath, [...FLAGS, 'dist/app/main.mjs'], {
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  const stop = async () => {
    await shop.stop();
    remove();
  };
  return { origin, dataDir, stop };
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

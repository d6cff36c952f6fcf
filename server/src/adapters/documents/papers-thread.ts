import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { DocumentsPort } from './port.ts';

/** Where the bundle keeps the thread's program and the faces; nothing when the server runs from its sources. */
export type PapersFiles = { workerFile: string; assetsDir: string };

/** A paper takes some ten milliseconds, a batch of tickets a few seconds; one that takes longer is given up with its thread. */
const MOST_MS = 30_000;
const MOST_WAITING = 500;
/** Its faces take some 60 MB, so it ends when there has been nothing to draw for a while. */
const IDLE_MS = 120_000;

/**
 * Draws papers in a thread of their own, one after the other: drawing them takes a quarter of what a paid order asks of the server, and
 * nobody's request waits for it. Throws where a paper is not drawn within `mostMs`, or too many wait.
 */
export function createPapersThread(
  place?: PapersFiles,
  mostMs = MOST_MS,
): DocumentsPort & { close: () => Promise<void> } {
  const pool = new Tinypool({
    filename: place?.workerFile ?? fileURLToPath(new URL('./paper-worker.ts', import.meta.url)),
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  const ask = (name: keyof DocumentsPort) => (work: unknown) =>
    pool.run(
      { work, assetsDir: place?.assetsDir },
      { name, signal: AbortSignal.timeout(mostMs) },
    ) as Promise<Uint8Array>;
  return {
    draw: ask('draw'),
    drawTickets: ask('drawTickets'),
    drawLabels: ask('drawLabels'),
    close: () => pool.destroy(),
  };
}

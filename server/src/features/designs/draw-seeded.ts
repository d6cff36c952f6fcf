import { setTimeout } from 'node:timers/promises';
import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { takeUp } from './designs.jobs.ts';
import { drawGeneration } from './draw-generation.ts';
import { hasOpenBackgroundGeneration } from './generations.store.ts';

/** Pages hear of new pictures at most this often, so that their caches are of some use meanwhile. */
const TELL_EVERY_MS = 1_000;
/** Wait for what another process is drawing, or for a next try. */
const LOOK_AGAIN_MS = 1_000;

/**
 * Draws the shop's own designs that are still queued, the oldest row first, and ends when all are drawn. Several processes
 * share the work. `onDrawn` runs after each and once at the end.
 */
export async function drawSeededDesigns(
  context: Context,
  { stop, onDrawn = async () => {} }: { stop: AbortSignal; onDrawn?: () => Promise<void> },
): Promise<void> {
  const news = new SparseNews(context);
  const lanes = Math.max(1, context.houseArtist.concurrency);
  const drawNext = async (): Promise<boolean> => {
    const run = stop.aborted ? undefined : await takeUp(context, { isBackground: true });
    if (!run) return false;
    await drawGeneration(context, run, stop);
    news.tell();
    await onDrawn();
    return true;
  };
  while (!stop.aborted && (await hasOpenBackgroundGeneration(context.db))) {
    const worked = await Promise.all(Array.from({ length: lanes }, () => drawUntilNone(drawNext)));
    if (!worked.includes(true)) await pause(LOOK_AGAIN_MS, stop);
  }
  await onDrawn();
  await news.end();
}

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal: stop }).catch(() => {});

async function drawUntilNone(drawNext: () => Promise<boolean>): Promise<boolean> {
  let hasWorked = false;
  while (await drawNext()) hasWorked = true;
  return hasWorked;
}

/** Tells the pages of changes, but not more than once in a while; the last change is always told. */
class SparseNews {
  readonly #context: Context;
  #timer: NodeJS.Timeout | undefined;
  constructor(context: Context) {
    this.#context = context;
  }
  tell(): void {
    this.#timer ??= globalThis.setTimeout(() => {
      this.#timer = undefined;
      this.#send().catch(() => {});
    }, TELL_EVERY_MS);
  }
  async end(): Promise<void> {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#send();
  }
  #send(): Promise<void> {
    return announce(this.#context.db, { channel: 'data', noun: 'designs' });
  }
}

import { z } from 'zod';
import type { Context } from '../../http/handle.ts';
import { defineJob } from '../../jobs/queue.ts';
import { drawGeneration, LEASE_MS } from './draw-generation.ts';
import { artistOf } from './end-run.ts';
import { claimGeneration, hasDueGeneration, type GenerationRow } from './generations.store.ts';
import { lanesNow } from './image-pause.ts';

/**
 * Wakes a worker, which takes up the oldest generation that may run. The row owns the state, not the queue: a job too many
 * finds nothing to do, and one too few is made up for by the sweep.
 */
export const drawDesigns = defineJob<Record<string, never>>({
  name: 'designs.draw',
  payload: z.strictObject({}) as unknown as z.ZodType<Record<string, never>>,
  retries: 1,
  expireSeconds: 300,
  concurrency: context => context.images.concurrency,
  async run(context, _payload, signal) {
    const run = await takeUp(context, { isBackground: false });
    if (!run) return;
    // Jobs that waited for the provider's minute have used up their own wake-ups.
    if (context.images.perMinute !== undefined) await wakeAnother(context);
    await drawGeneration(context, run, signal);
    await wakeAnother(context);
  },
});

async function wakeAnother(context: Context): Promise<void> {
  if (await hasDueGeneration(context.db, context.now())) await context.jobs.add(context.db, drawDesigns, {});
}

/** Takes up the next generation for this worker. */
export function takeUp(context: Context, o: { isBackground: boolean }): Promise<GenerationRow | undefined> {
  const now = context.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const { concurrency: lanes, perMinute } = artistOf(context, o);
  return context.db.transaction(tx => {
    const limit = async () => (o.isBackground ? lanes : lanesNow(tx, { lanes, now: context.now() }));
    return claimGeneration(tx, { ...o, limit, perMinute, now, leaseUntil });
  });
}

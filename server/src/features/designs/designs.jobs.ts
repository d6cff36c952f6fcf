import { z } from 'zod';
import type { Context } from '../../http/handle.ts';
import { defineJob } from '../../jobs/queue.ts';
import { drawGeneration, LEASE_MS } from './draw-generation.ts';
import { claimGeneration, hasDueGeneration, type TakenUp } from './generations.store.ts';
import { lanesNow } from './image-pause.ts';
import { failOverdue } from './sweep-overdue.ts';

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
    if (!run) return failOverdue(context);
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
export function takeUp(context: Context, o: { isBackground: boolean }): Promise<TakenUp | undefined> {
  const now = context.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const { images, houseArtist } = context;
  const { concurrency: lanes, perMinute } = o.isBackground ? houseArtist : images;
  const { provider, budget } = images;
  return context.db.transaction(tx => {
    const lanesOfProvider = () => lanesNow(tx, { lanes, now: context.now() });
    const isAway = async () => (await lanesOfProvider()) === 0;
    const hasOthers = o.isBackground || budget?.fallback === 'artist';
    const limit = async () => (hasOthers ? lanes : lanesOfProvider());
    const drawer = { provider, budget, stepsIn: houseArtist.provider, isAway };
    return claimGeneration(tx, { ...o, limit, perMinute, drawer, now, leaseUntil });
  });
}

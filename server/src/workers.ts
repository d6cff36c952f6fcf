import { designJobs, drawSeededDesigns, sweepGenerations } from './features/designs/designs.ts';
import { paymentJobs, reconcilePayments } from './features/payments/payments.ts';
import type { Context } from './http/handle.ts';
import { every } from './jobs/every.ts';
import type { JobKind, RunningQueue } from './jobs/queue.ts';

/** Every kind of background work, by hand. */
export const jobKinds: readonly JobKind<never>[] = [...designJobs, ...paymentJobs] as never;

/** What a worker process does beside its queue: loops that find work in the tables, so that lost news loses nothing. */
export async function startLoops(
  context: Context,
  jobs: RunningQueue,
  say: (event: string, fields: object) => void,
): Promise<{ stop: () => Promise<void> }> {
  await jobs.work(context, jobKinds);
  const loops = [
    every(2_000, 'payments.reconcile', () => reconcilePayments(context), say),
    every(10_000, 'designs.sweep', () => sweepGenerations(context), say),
    every(60_000, 'designs.draw_seeded', () => drawSeededDesigns(context), say),
  ];
  return { stop: async () => void (await Promise.all(loops.map(loop => loop.stop()))) };
}

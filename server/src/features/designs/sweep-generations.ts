import type { Context } from '../../http/handle.ts';
import { drawDesigns } from './designs.jobs.ts';
import { finishWithout } from './end-generation.ts';
import { isGivenUp, requeue } from './end-run.ts';
import { hasDueGeneration, listLostGenerations } from './generations.store.ts';
import { failOverdue } from './sweep-overdue.ts';

/** Lost runs that one sweep takes care of. */
const AT_ONCE = 50;

/**
 * Finds runs whose worker died (kill -9, power loss): they go back into the queue, or fail with their credits given back once
 * they were tried often enough. Jobs that waited too long for a provider to be mended fail too. Wakes a worker where anything
 * waits. Any number of processes may sweep at the same time.
 */
export async function sweepGenerations(context: Context): Promise<void> {
  for (const lost of await listLostGenerations(context.db, context.now(), AT_ONCE)) {
    context.log.warn('generation.lost', { id: lost.id, attempt: lost.attempts });
    if (isGivenUp(lost)) await finishWithout(context, lost, 'failed');
    else await requeue(context, lost, 0);
  }
  await failOverdue(context);
  if (await hasDueGeneration(context.db, context.now())) await context.jobs.add(context.db, drawDesigns, {});
}

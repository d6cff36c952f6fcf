import type { Context } from '../../http/handle.ts';
import { stopping } from '../../jobs/stopping.ts';
import { NotDrawnYet } from './buyable-design.ts';
import { updateToNext } from './generations.store.ts';
import { waitForEnd } from './watch-job.ts';

/** Less than browsers wait for an answer (web/src/api/client.ts). */
const LONGEST_WAIT_MS = 20_000;
/** A shirt has a design in front, and may have another on its back. */
const DESIGNS_A_CALL = 2;

/**
 * Does what needs a drawn design. Where that is one of the shop's own whose turn has not come, as in the first minute of a demo shop, it is
 * drawn next, and the call waits for it. Refuses with design_not_ready where that takes too long.
 */
export async function onceDrawn<T>(context: Context, work: () => Promise<T>): Promise<T> {
  let limit: AbortSignal | undefined;
  for (let waits = 0; ; waits++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotDrawnYet) || waits === DESIGNS_A_CALL) throw error;
      limit ??= AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_WAIT_MS)]);
      if (!(await isDrawn(context, error.designId, limit))) throw error;
    }
  }
}

/** False at once where nobody is to draw it, or it is a shopper's own. */
async function isDrawn(context: Context, designId: string, limit: AbortSignal): Promise<boolean> {
  const generationId = await updateToNext(context.db, designId, context.now());
  if (generationId === undefined) return false;
  const ended = await waitForEnd(context, generationId, limit);
  return ended?.state === 'done';
}

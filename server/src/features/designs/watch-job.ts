import type { Context } from '../../http/handle.ts';
import { findGeneration, type GenerationRow } from './generations.store.ts';
import { isFinal } from './jobs-of-shoppers.ts';

/** The row is read again after this time even without news, since news can be lost. */
const LOOK_AGAIN_MS = 15_000;
/** A waiting job hears of every job (its place changes), but reads its row no more often than this. */
const CALM_MS = 1_000;

/** What happened: the row as it is now, or nothing while all is quiet. */
type Sight = GenerationRow | undefined;

/**
 * The row of a job now and after every change, until its end, the signal, or until it is gone. Yields nothing (undefined)
 * where all stayed quiet for 15 s. It listens before it reads, so no change is missed.
 */
export async function* watchJob(context: Context, id: string, signal: AbortSignal): AsyncGenerator<Sight> {
  let isNew = true;
  let ring = () => {};
  let calm: NodeJS.Timeout | undefined;
  let seen: GenerationRow | undefined;
  const wake = () => {
    isNew = true;
    ring();
  };
  const unsubscribe = context.live.subscribe('job', news => {
    if (news.channel !== 'job') return;
    // An empty id means that news may have been missed.
    if (news.id === id || news.id === '') wake();
    else if (seen?.state === 'queued')
      calm ??= setTimeout(() => {
        calm = undefined;
        wake();
      }, CALM_MS);
  });
  signal.addEventListener('abort', wake);
  try {
    // Once in any case: who asks a process that is to stop, too, is told how the job is.
    do {
      const wasQuiet = !isNew;
      isNew = false;
      const before = seen;
      seen = await findGeneration(context.db, id);
      if (!seen) return;
      yield wasQuiet && isSame(before, seen) ? undefined : seen;
      if (isFinal(seen)) return;
      if (!isNew && !signal.aborted) await quietTime(done => (ring = done));
    } while (!signal.aborted);
  } finally {
    unsubscribe();
    clearTimeout(calm);
    signal.removeEventListener('abort', wake);
  }
}

const isSame = (before: Sight, now: GenerationRow): boolean => before?.state === now.state && before.step === now.step;

/** The job's row once it has ended; nothing where the signal came first or the job is gone. */
export async function waitForEnd(
  context: Context,
  id: string,
  signal: AbortSignal,
): Promise<GenerationRow | undefined> {
  for await (const row of watchJob(context, id, signal)) if (row && isFinal(row)) return row;
  return undefined;
}

/** Ends after a ring, or after the time to look again. */
async function quietTime(onRing: (done: () => void) => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>(done => {
    onRing(done);
    timer = setTimeout(done, LOOK_AGAIN_MS);
  });
  clearTimeout(timer);
}

import type { ImagesPort } from '../../adapters/images/port.ts';
import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { failAt } from './fail-at.ts';
import { finishDrawn, finishStaged, finishWithout, type Drawn } from './end-generation.ts';
import { updateToQueued, type GenerationRow } from './generations.store.ts';
import { isPaused, pauseImages, resumeImages, TRY_AGAIN_MS } from './image-pause.ts';

/** Runs before a drawing is given up. */
const MAX_ATTEMPTS = 3;
/** Wait before the next run, doubled with each, up to the longest. */
const RETRY_AFTER_MS = 1_000;
const RETRY_AFTER_MOST_MS = 300_000;
/** A wish that the provider has no time for waits no longer than this from its acceptance. */
const LONGEST_WAIT_MS = 900_000;

/** How a run of a generation ended. */
export type Outcome =
  | { kind: 'drawn'; drawn: Drawn }
  | { kind: 'staged'; previewFile: string; provider: string }
  | { kind: 'refused' }
  /** Nothing was drawn, for the provider has no time now: the shopper waits on, and it is no try. */
  | { kind: 'later'; waitMs: number }
  /** Nothing was drawn: with `needsOperator` asking again helps nobody until the provider's key, credit or account are mended. */
  | { kind: 'unavailable'; cause: string; needsOperator: boolean }
  | { kind: 'failed'; cause: string; isFinal: boolean };
type Failure = Extract<Outcome, { kind: 'failed' }>;
export const failed = (cause: string, isFinal = false): Failure => ({ kind: 'failed', cause, isFinal });

/** Writes down how a run ended: the end of its job, or its place in the queue once more. */
export async function writeDown(context: Context, run: GenerationRow, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'drawn' || outcome.kind === 'staged') return writeDownPicture(context, run, outcome);
  if (outcome.kind === 'refused') return void (await finishWithout(context, run, 'refused'));
  if (outcome.kind === 'later') return postpone(context, run, outcome.waitMs);
  if (outcome.kind === 'unavailable') {
    if (await pause(context, run, outcome)) return;
    return fail(context, run, failed(outcome.cause));
  }
  await fail(context, run, outcome);
}

async function writeDownPicture(
  context: Context,
  run: GenerationRow,
  outcome: Extract<Outcome, { kind: 'drawn' | 'staged' }>,
): Promise<void> {
  failAt(run, 'stored');
  if (!run.isBackground) await resumeImages(context);
  if (outcome.kind === 'drawn') await finishDrawn(context, run, outcome.drawn);
  else await finishStaged(context, run, outcome);
  failAt(run, 'ended');
}

/** Tries once more, or ends the job where it was tried often enough or another try would end the same. */
async function fail(context: Context, run: GenerationRow, { cause, isFinal }: Failure): Promise<void> {
  const ranMs = context.now().getTime() - (run.startedAt ?? context.now()).getTime();
  const isOver = run.ranMs + ranMs >= artistOf(context, run).timeLimitMs;
  const isLast = isGivenUp(run) || ((isFinal || isOver) && !run.isBackground);
  context.log.warn('generation.failed', { id: run.id, attempt: run.attempts, isLast, cause });
  if (isLast) return void (await finishWithout(context, run, 'failed'));
  const tries = run.attempts - run.postponements;
  const waitMs = Math.min(RETRY_AFTER_MS * 2 ** (tries - 1), RETRY_AFTER_MOST_MS);
  await requeue(context, run, waitMs, { ranMs: run.isBackground ? 0 : ranMs });
}

/**
 * Puts a run back until the provider is mended, which whoever runs the shop must see to: nothing else is drawn meanwhile, but
 * for one job now and then that tries. False where the provider is away by itself.
 */
async function pause(
  context: Context,
  run: GenerationRow,
  { cause, needsOperator }: { cause: string; needsOperator: boolean },
): Promise<boolean> {
  if (run.isBackground || !(needsOperator || (await isPaused(context)))) return false;
  const { isNew } = await context.db.transaction(tx => pauseImages(tx, { cause, now: context.now() }));
  if (isNew) context.log.error('images.paused', { cause });
  await requeue(context, run, TRY_AGAIN_MS, { isTry: false });
  return true;
}

/** Puts a run back that the provider had no time for, until it has; a shopper who waited too long gets the credits back. */
async function postpone(context: Context, run: GenerationRow, waitMs: number): Promise<void> {
  const waitedMs = context.now().getTime() - run.createdAt.getTime();
  context.log.info('generation.postponed', { id: run.id, waitMs });
  if (!run.isBackground && waitedMs + waitMs > LONGEST_WAIT_MS)
    return void (await finishWithout(context, run, 'failed'));
  await requeue(context, run, waitMs, { isTry: false });
}

/** Who draws a run: the shop's own designs are the embedded artist's. */
export const artistOf = (context: Context, { isBackground }: Pick<GenerationRow, 'isBackground'>): ImagesPort =>
  isBackground ? context.houseArtist : context.images;

/** True after the last run. Nobody waits for the shop's own designs, so they are tried until they come out. */
export const isGivenUp = (run: Pick<GenerationRow, 'attempts' | 'postponements' | 'isBackground'>): boolean =>
  !run.isBackground && run.attempts - run.postponements >= MAX_ATTEMPTS;

/** Puts a run back into the queue, to be taken up again after a wait. */
export async function requeue(
  context: Context,
  run: GenerationRow,
  waitMs: number,
  how: { isTry?: boolean; ranMs?: number } = {},
): Promise<void> {
  await context.db.transaction(async tx => {
    const dueAt = new Date(context.now().getTime() + waitMs);
    if (await updateToQueued(tx, run, dueAt, how)) await announce(tx, { channel: 'job', id: run.id });
  });
}

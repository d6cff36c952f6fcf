import type { ImagesPort } from '../../adapters/images/port.ts';
import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { failAt } from './fail-at.ts';
import { finishDrawn, finishStaged, finishWithout, type Drawn } from './end-generation.ts';
import { updateToQueued, type GenerationRow, type TakenUp } from './generations.store.ts';
import { isPaused, LONGEST_WAIT_MS, pauseImages, resumeImages, TRY_AGAIN_MS } from './image-pause.ts';

/** Runs before a drawing is given up. */
const MAX_ATTEMPTS = 3;
/** Wait before the next run, doubled with each, up to the longest. */
const RETRY_AFTER_MS = 1_000;
const RETRY_AFTER_MOST_MS = 300_000;
/** A wish that the provider has no time for waits no longer than this from its acceptance, unless the owner has wishes wait. */
const LONGEST_BUSY_MS = 900_000;

/** How a run of a generation ended. */
export type Outcome =
  | { kind: 'drawn'; drawn: Drawn }
  | { kind: 'staged'; previewFile: string; provider: string }
  /** With `isFree` before anything was drawn. */
  | { kind: 'refused'; isFree: boolean }
  /** Nothing was drawn, for the provider has no time now: the shopper waits on, and it is no try. */
  | { kind: 'later'; waitMs: number }
  /** Nothing was drawn: with `needsOperator` asking again helps nobody until the provider's key, credit or account are mended. */
  | { kind: 'unavailable'; cause: string; needsOperator: boolean }
  | { kind: 'failed'; cause: string; isFinal: boolean };
type Failure = Extract<Outcome, { kind: 'failed' }>;
export const failed = (cause: string, isFinal = false): Failure => ({ kind: 'failed', cause, isFinal });

/** Writes down how a run ended: the end of its job, or its place in the queue once more. */
export async function writeDown(context: Context, run: TakenUp, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'drawn' || outcome.kind === 'staged') return writeDownPicture(context, run, outcome);
  if (outcome.kind === 'refused') return void (await finishWithout(context, run, 'refused', outcome));
  if (outcome.kind === 'later') return postpone(context, run, outcome.waitMs);
  if (outcome.kind === 'unavailable') {
    if (await pause(context, run, outcome)) return;
    return fail(context, run, { ...failed(outcome.cause), isFree: true });
  }
  await fail(context, run, outcome);
}

async function writeDownPicture(
  context: Context,
  run: TakenUp,
  outcome: Extract<Outcome, { kind: 'drawn' | 'staged' }>,
): Promise<void> {
  failAt(run, 'stored');
  const { provider } = outcome.kind === 'drawn' ? outcome.drawn : outcome;
  // Who steps in says nothing of the provider.
  if (!run.isBackground && provider === context.images.provider) await resumeImages(context);
  if (outcome.kind === 'drawn') await finishDrawn(context, run, outcome.drawn);
  else await finishStaged(context, run, outcome);
  failAt(run, 'ended');
}

/** Tries once more, or ends the job where it was tried often enough or another try would end the same. */
async function fail(
  context: Context,
  run: TakenUp,
  { cause, isFinal, isFree = false }: Failure & { isFree?: boolean },
): Promise<void> {
  const ranMs = context.now().getTime() - (run.startedAt ?? context.now()).getTime();
  const isOver = run.ranMs + ranMs >= artistOf(context, run).timeLimitMs;
  const isLast = isGivenUp(run) || ((isFinal || isOver) && !run.isBackground);
  context.log.warn('generation.failed', { id: run.id, attempt: run.attempts, isLast, cause });
  if (isLast) return void (await finishWithout(context, run, 'failed', { isFree }));
  const tries = run.attempts - run.postponements;
  const waitMs = Math.min(RETRY_AFTER_MS * 2 ** (tries - 1), RETRY_AFTER_MOST_MS);
  await requeue(context, run, waitMs, { ranMs: run.isBackground ? 0 : ranMs, isFree });
}

/**
 * Puts a run back until the provider is mended, which whoever runs the shop must see to: nothing else is drawn meanwhile, but
 * for one job now and then that tries. False where the provider is away by itself.
 */
async function pause(
  context: Context,
  run: TakenUp,
  { cause, needsOperator }: { cause: string; needsOperator: boolean },
): Promise<boolean> {
  const mayWait = context.images.budget?.fallback === 'wait' && isGivenUp(run);
  if (run.isBackground || !(needsOperator || mayWait || (await isPaused(context)))) return false;
  await beginPause(context, cause);
  await requeue(context, run, TRY_AGAIN_MS, { isTry: false });
  return true;
}

/** Notes that the provider is away, and tells whoever runs the shop once. */
export async function beginPause(context: Context, cause: string): Promise<void> {
  const { isNew } = await context.db.transaction(tx => pauseImages(tx, { cause, now: context.now() }));
  if (isNew) context.log.error('images.paused', { cause });
}

/** How long a wish waits at most, from its acceptance, for a provider that has no time. */
export const longestBusyMs = ({ images }: Context): number =>
  images.budget?.fallback === 'wait' ? LONGEST_WAIT_MS : LONGEST_BUSY_MS;

/** Puts a run back that the provider had no time for, until it has; a shopper who waited too long gets the credits back. */
async function postpone(context: Context, run: TakenUp, waitMs: number): Promise<void> {
  const waitedMs = context.now().getTime() - run.createdAt.getTime();
  context.log.info('generation.postponed', { id: run.id, waitMs });
  if (!run.isBackground && waitedMs + waitMs > longestBusyMs(context))
    return void (await finishWithout(context, run, 'failed', { isFree: true }));
  await requeue(context, run, waitMs, { isTry: false });
}

/** Who draws a run: the shop's own designs are the embedded artist's, and so are those for which it steps in. */
export const artistOf = (
  { houseArtist, images }: Context,
  { isBackground, provider }: Pick<GenerationRow, 'isBackground' | 'provider'>,
): ImagesPort =>
  isBackground || (provider === houseArtist.provider && provider !== images.provider) ? houseArtist : images;

/** True after the last run. Nobody waits for the shop's own designs, so they are tried until they come out. */
export const isGivenUp = (run: Pick<GenerationRow, 'attempts' | 'postponements' | 'isBackground'>): boolean =>
  !run.isBackground && run.attempts - run.postponements >= MAX_ATTEMPTS;

/** Puts a run back into the queue, to be taken up again after a wait. */
export async function requeue(
  context: Context,
  run: TakenUp,
  waitMs: number,
  how: { isTry?: boolean; isFree?: boolean; ranMs?: number } = {},
): Promise<void> {
  await context.db.transaction(async tx => {
    const dueAt = new Date(context.now().getTime() + waitMs);
    if (await updateToQueued(tx, run, dueAt, how)) await announce(tx, { channel: 'job', id: run.id });
  });
}

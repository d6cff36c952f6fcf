import { createHash } from 'node:crypto';
import type { DrawnImage, ImageResult, ImageSource, ImagesPort } from '../../adapters/images/port.ts';
import { StorageFull } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { findDesign } from './designs.store.ts';
import { drawPreview } from './draw-preview.ts';
import { finishDrawn, finishStaged, finishWithout, type Drawn } from './end-generation.ts';
import { updateRun, updateToQueued, type GenerationRow } from './generations.store.ts';
import { mockupKey, pressMockup } from './mockups.ts';
import { checkPng } from './png.ts';
import { findVersion } from './versions.store.ts';

/** A worker that is not heard of for this long is given up for dead; it says that it lives three times as often. */
export const LEASE_MS = 12_000;
const RENEW_MS = 4_000;
/** Runs before a drawing is given up. */
const MAX_ATTEMPTS = 3;
/** Wait before the next run, doubled with each, up to the longest. */
const RETRY_AFTER_MS = 1_000;
const RETRY_AFTER_MOST_MS = 300_000;
/** A wish that the provider has no time for waits no longer than this from its acceptance. */
const LONGEST_WAIT_MS = 900_000;

type Outcome =
  | { kind: 'drawn'; drawn: Drawn }
  | { kind: 'staged'; previewFile: string; provider: string }
  | { kind: 'refused' }
  /** Nothing was drawn, for the provider has no time now: the shopper waits on, and it is no try. */
  | { kind: 'later'; waitMs: number }
  | { kind: 'failed'; cause: string; isFinal: boolean };
const failed = (cause: string, isFinal = false): Outcome => ({ kind: 'failed', cause, isFinal });

/**
 * Draws what a worker took up, and writes down how it ended. Repeatable: a run that was given to another worker, or whose job
 * was cancelled, changes nothing. `stop` ends it early and puts it back into the queue.
 */
export async function drawGeneration(context: Context, run: GenerationRow, stop: AbortSignal): Promise<void> {
  const over = new AbortController();
  const lease = keepLease(context, run, () => over.abort());
  const limit = AbortSignal.timeout(artistOf(context, run).timeLimitMs);
  try {
    const signal = AbortSignal.any([over.signal, limit, stop]);
    const outcome = await untilAborted(drawOnce(context, run, signal), signal).catch(error =>
      limit.aborted ? failed('time limit', true) : failed((error as Error).message, error instanceof StorageFull),
    );
    if (over.signal.aborted) return;
    if (stop.aborted && outcome.kind !== 'drawn' && outcome.kind !== 'staged')
      await updateToQueued(context.db, run, context.now());
    else await writeDown(context, run, outcome);
  } finally {
    await lease.end();
  }
}

async function drawOnce(context: Context, run: GenerationRow, signal: AbortSignal): Promise<Outcome> {
  const design = await findDesign(context.db, run.designId);
  if (!design) return failed('the design is gone', true);
  const steps = new StepWriter(context, run);
  if (run.kind === 'preview') return stageOnce(context, run, { steps, signal });
  const from = await sourceOf(context, run);
  if (from === 'gone') return failed('the version to change is gone', true);
  const images = artistOf(context, run);
  const result = await images.draw({
    prompt: run.prompt,
    accountId: run.accountId,
    ...(from ? { from } : {}),
    ground: design.color === 'black' ? 'dark' : 'light',
    seed: seedNumber(run.seed),
    signal,
    onStep: step => steps.write({ step }),
  });
  if (result.kind !== 'drawn') return outcomeOf(result);
  const facts = checkPng(result.png);
  if (!facts) return failed('not a PNG with transparency');
  steps.write({ step: 'pressing', state: 'saving' });
  // From here on the job cannot be cancelled; where it was cancelled before, nothing more is stored.
  if (!(await steps.written())) return failed('the run is over');
  const artworkFile = await context.storage.put(result.png, 'png');
  const mockup = mockupKey(artworkFile, design);
  const mockupFile = await pressMockup(context, mockup, result.png);
  const { style, brief } = result;
  return {
    kind: 'drawn',
    drawn: { artworkFile, ...facts, style, brief, mockup, mockupFile, provider: images.provider },
  };
}

/** What it means for a run that nothing was drawn. */
function outcomeOf(result: Exclude<ImageResult, DrawnImage>): Outcome {
  switch (result.kind) {
    case 'refused':
      return { kind: 'refused' };
    case 'failed':
      return failed(result.cause, result.isFinal);
    case 'rate_limited':
      return { kind: 'later', waitMs: result.retryAfterMs };
    case 'unavailable':
      return failed(result.cause, result.needsOperator);
  }
}

async function stageOnce(
  context: Context,
  run: GenerationRow,
  { steps, signal }: { steps: StepWriter; signal: AbortSignal },
): Promise<Outcome> {
  const images = artistOf(context, run);
  const result = await drawPreview(context, run, {
    images,
    seed: seedNumber(run.seed),
    signal,
    onStep: step => steps.write({ step }),
    saving: () => {
      steps.write({ step: 'pressing', state: 'saving' });
      return steps.written();
    },
  });
  return result.kind === 'staged' ? { ...result, provider: images.provider } : outcomeOf(result);
}

/** What a run changes; nothing for a new design. */
async function sourceOf(context: Context, run: GenerationRow): Promise<ImageSource | undefined | 'gone'> {
  if (run.fromVersion === null) return undefined;
  const version = await findVersion(context.db, { designId: run.designId, number: run.fromVersion });
  const png = version && (await context.storage.get(version.artworkFile));
  return png ? { brief: version.brief, png, instruction: run.instruction } : 'gone';
}

async function writeDown(context: Context, run: GenerationRow, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'drawn') return void (await finishDrawn(context, run, outcome.drawn));
  if (outcome.kind === 'staged') return void (await finishStaged(context, run, outcome));
  if (outcome.kind === 'refused') return void (await finishWithout(context, run, 'refused'));
  if (outcome.kind === 'later') return postpone(context, run, outcome.waitMs);
  const isLast = isGivenUp(run) || (outcome.isFinal && !run.isBackground);
  context.log.warn('generation.failed', { id: run.id, attempt: run.attempts, isLast, cause: outcome.cause });
  if (isLast) return void (await finishWithout(context, run, 'failed'));
  const tries = run.attempts - run.postponements;
  await requeue(context, run, Math.min(RETRY_AFTER_MS * 2 ** (tries - 1), RETRY_AFTER_MOST_MS));
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
  { isTry = true }: { isTry?: boolean } = {},
): Promise<void> {
  await context.db.transaction(async tx => {
    const dueAt = new Date(context.now().getTime() + waitMs);
    if (await updateToQueued(tx, run, dueAt, { isTry })) await announce(tx, { channel: 'job', id: run.id });
  });
}

/** Writes steps one after the other, so that a late one never hides a newer one. */
class StepWriter {
  #last: Promise<boolean> = Promise.resolve(true);
  readonly #context: Context;
  readonly #run: GenerationRow;
  constructor(context: Context, run: GenerationRow) {
    this.#context = context;
    this.#run = run;
  }
  write(change: { step: NonNullable<GenerationRow['step']>; state?: 'saving' }): void {
    const { db, now } = this.#context;
    const dueAt = new Date(now().getTime() + LEASE_MS);
    this.#last = this.#last.then(async () => {
      const isMine = await updateRun(db, this.#run, { ...change, dueAt });
      if (isMine && !this.#run.isBackground) await announce(db, { channel: 'job', id: this.#run.id });
      return isMine;
    });
    // A step that could not be written is told by `written`, or does not matter.
    this.#last.catch(() => {});
  }
  /** True where the latest step was written, so the run is still ours. */
  written(): Promise<boolean> {
    return this.#last;
  }
}

/** Says every few seconds that the worker lives, and hears of a cancellation at once. */
function keepLease(context: Context, run: GenerationRow, onLost: () => void): { end: () => Promise<void> } {
  let checking = Promise.resolve();
  const check = () => {
    checking = checking.then(async () => {
      const dueAt = new Date(context.now().getTime() + LEASE_MS);
      // An unreachable database is no reason to stop: the lease may still be good when it is back.
      if (!(await updateRun(context.db, run, { dueAt }).catch(() => true))) onLost();
    });
  };
  const timer = setInterval(check, RENEW_MS);
  const unsubscribe = context.live.subscribe('job', news => news.channel === 'job' && news.id === run.id && check());
  return {
    async end() {
      clearInterval(timer);
      unsubscribe();
      await checking;
    },
  };
}

/** Ends with the work, or at once when the signal comes, even if the work never looks at it. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {});
  let onAbort = () => {};
  const aborted = new Promise<never>((_, fail) => {
    onAbort = () => fail(new Error('aborted'));
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** The drawing's seed as a number: 48 bits of the stored text's hash. */
const seedNumber = (seed: string): number => createHash('sha256').update(seed).digest().readUIntBE(0, 6);

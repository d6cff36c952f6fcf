import { createHash } from 'node:crypto';
import { areaOf, printPixels } from '../../../../domain/src/print-areas.ts';
import type {
  DrawnImage,
  ImageRequest,
  ImageResult,
  ImagesPort,
  ImageSource,
  StageResult,
} from '../../adapters/images/port.ts';
import { StorageFull } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { clothOf, placementIn, priceBook } from '../catalog/catalog.ts';
import { findDesign } from './designs.store.ts';
import { drawPreview } from './draw-preview.ts';
import { artistOf, beginPause, failed, longestBusyMs, writeDown, type Outcome } from './end-run.ts';
import { updateRun, updateToQueued, type GenerationRow, type TakenUp } from './generations.store.ts';
import { failAt } from './fail-at.ts';
import { mockupKey, pressMockup } from './mockups.ts';
import { putPartial } from './partials.store.ts';
import { checkPng } from './png.ts';
import { findVersion } from './versions.store.ts';

/** A worker that is not heard of for this long is given up for dead; it says that it lives three times as often. */
export const LEASE_MS = 12_000;
const RENEW_MS = 4_000;

/**
 * Draws what a worker took up, and writes down how it ended. Repeatable: a run that was given to another worker, or whose job
 * was cancelled, changes nothing. `stop` ends it early and puts it back into the queue.
 */
export async function drawGeneration(context: Context, run: TakenUp, stop: AbortSignal): Promise<void> {
  const over = new AbortController();
  const lease = keepLease(context, run, () => over.abort());
  const limit = AbortSignal.timeout(timeLeftMs(context, run));
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
  const book = await priceBook(context);
  const { images, result } = await drawBy(context, run, {
    prompt: run.prompt,
    look: { style: design.chosenStyle ?? undefined, occasion: design.occasion ?? undefined },
    accountId: run.accountId,
    shape: printPixels(areaOf(placementIn(book, design.position, design.designSize))),
    ...(from ? { from } : {}),
    ground: clothOf(book, design.color).ground,
    seed: seedNumber(run.seed),
    signal,
    onStep: step => steps.write({ step }),
    onPartial: webp => steps.show(webp),
  });
  if (result.kind !== 'drawn') return outcomeOf(result);
  const facts = checkPng(result.png);
  if (!facts) return failed('not a PNG with transparency');
  steps.write({ step: 'pressing', state: 'saving' });
  // From here on the job cannot be cancelled; where it was cancelled before, nothing more is stored.
  if (!(await steps.written())) return failed('the run is over');
  const artworkFile = await context.storage.put(result.png, 'png');
  const { style, brief, drawing } = result;
  const drawingFile = drawing === undefined ? undefined : await context.storage.put(Buffer.from(drawing), 'svg');
  const mockup = mockupKey(book, artworkFile, design);
  const mockupFile = await pressMockup(context, mockup, { artwork: result.png, drawing });
  return {
    kind: 'drawn',
    drawn: { artworkFile, drawingFile, ...facts, style, brief, mockup, mockupFile, provider: images.provider },
  };
}

/** Draws by the provider, or by the shop's own artist where that steps in for it. */
async function drawBy(
  context: Context,
  run: GenerationRow,
  request: ImageRequest,
): Promise<{ images: ImagesPort; result: ImageResult }> {
  const images = artistOf(context, run);
  const result = await images.draw(request);
  if (!(await isSteppedInFor(context, run, { images, result }))) return { images, result };
  return { images: context.houseArtist, result: await context.houseArtist.draw(request) };
}

/** Whether the owner has the shop's own artist draw what the provider did not; a provider that somebody must mend is then not asked for a while. */
async function isSteppedInFor(
  context: Context,
  run: GenerationRow,
  { images, result }: { images: ImagesPort; result: ImageResult | StageResult | { kind: 'staged' } },
): Promise<boolean> {
  if (images === context.houseArtist || context.images.budget?.fallback !== 'artist') return false;
  if (result.kind === 'rate_limited') {
    const waitedMs = context.now().getTime() - run.createdAt.getTime();
    return waitedMs + result.retryAfterMs > longestBusyMs(context);
  }
  if (result.kind !== 'unavailable') return false;
  if (result.needsOperator) await beginPause(context, result.cause);
  context.log.warn('generation.stepped_in', { id: run.id, cause: result.cause });
  return true;
}

/** What it means for a run that nothing was drawn. */
function outcomeOf(result: Exclude<ImageResult, DrawnImage>): Outcome {
  switch (result.kind) {
    case 'refused':
      return { kind: 'refused', isFree: result.stage === 'before' };
    case 'failed':
      return failed(result.cause, result.isFinal);
    case 'rate_limited':
      return { kind: 'later', waitMs: result.retryAfterMs };
    case 'unavailable':
      return result;
    case 'unable':
      return failed(result.cause, true);
  }
}

async function stageOnce(
  context: Context,
  run: GenerationRow,
  { steps, signal }: { steps: StepWriter; signal: AbortSignal },
): Promise<Outcome> {
  const preview = {
    seed: seedNumber(run.seed),
    signal,
    onStep: (step: NonNullable<GenerationRow['step']>) => steps.write({ step }),
    saving: () => {
      steps.write({ step: 'pressing', state: 'saving' });
      return steps.written();
    },
  };
  let images = artistOf(context, run);
  let result = await drawPreview(context, run, { images, ...preview });
  if (result.kind === 'unable' || (await isSteppedInFor(context, run, { images, result }))) {
    images = context.houseArtist;
    result = await drawPreview(context, run, { images, ...preview });
  }
  return result.kind === 'staged' ? { ...result, provider: images.provider } : outcomeOf(result);
}

/** What a run changes; nothing for a new design. */
async function sourceOf(context: Context, run: GenerationRow): Promise<ImageSource | undefined | 'gone'> {
  if (run.fromVersion === null) return undefined;
  const version = await findVersion(context.db, { designId: run.designId, number: run.fromVersion });
  const png = version && (await context.storage.get(version.artworkFile));
  return png ? { brief: version.brief, png, instruction: run.instruction } : 'gone';
}

/** What is left of the time that all runs of a job may take together. */
const timeLeftMs = (context: Context, run: GenerationRow): number =>
  Math.max(0, artistOf(context, run).timeLimitMs - run.ranMs);

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
    failAt(this.#run, change.step);
    this.#then(dueAt => updateRun(this.#context.db, this.#run, { ...change, dueAt }));
  }
  /** Shows a small WebP of how far it is. */
  show(webp: Uint8Array): void {
    this.#then(dueAt => this.#context.db.transaction(tx => putPartial(tx, this.#run, { webp, dueAt })));
  }
  #then(writeIt: (dueAt: Date) => Promise<boolean>): void {
    const { db, now } = this.#context;
    const dueAt = new Date(now().getTime() + LEASE_MS);
    this.#last = this.#last.then(async () => {
      const isMine = await writeIt(dueAt);
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

import { drawingLine } from '../../../../domain/src/credit-lines.ts';
import type { Tx } from '../../db/database.ts';
import type { DesignStatus } from '../../db/tables/designs.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { failAt } from './fail-at.ts';
import { holdFiles, warmPictures } from '../pictures/pictures.ts';
import { letGoOf } from '../privacy/privacy.ts';
import { captureHold, releaseHold } from '../credits/credits.ts';
import { insertDrawing } from './drawings.store.ts';
import { findDesign, updateUndrawnDesign } from './designs.store.ts';
import {
  updateToCancelled,
  updateToEnd,
  updateWaitingToFailed,
  type GenerationRow,
  type Run,
  type TakenUp,
} from './generations.store.ts';
import { getOwnJob, type Owned } from './jobs-of-shoppers.ts';
import { insertMockup, type MockupKey } from './mockups.store.ts';
import { updateToLatestPreview } from './previews.store.ts';
import { releaseFiles } from './release-files.ts';
import { insertVersion } from './versions.store.ts';

/** A drawing that is stored and only has to be written down. */
export type Drawn = {
  artworkFile: string;
  /** Its vectors; nothing from a provider that draws pixels. */
  drawingFile: string | undefined;
  width: number;
  height: number;
  style: string;
  brief: unknown;
  mockup: MockupKey;
  mockupFile: string;
  provider: string;
};

/**
 * A drawing is done: version, design, job, credits and news in one transaction. False where the run was over (cancelled, or
 * given to another worker), and then nothing changes.
 */
export async function finishDrawn(context: Context, run: TakenUp, drawn: Drawn): Promise<boolean> {
  const at = context.now();
  const { artworkFile, width, height, style, brief, mockupFile, provider } = drawn;
  const files = [artworkFile, mockupFile, ...(drawn.drawingFile ? [drawn.drawingFile] : [])];
  return context.db.transaction(async tx => {
    const isFree = provider === context.houseArtist.provider;
    const ended = await updateToEnd(tx, run, { state: 'done', errorCode: null, provider, isFree, at });
    if (!ended) return false;
    await holdFiles(context, tx, files);
    const isThere = await insertVersion(
      tx,
      {
        designId: run.designId,
        parent: run.fromVersion,
        kind: run.kind === 'preview' ? 'generate' : run.kind,
        instruction: run.instruction,
        artworkFile,
        width,
        height,
        style,
        brief,
        provider,
        createdAt: at,
      },
      { mockupFile, at },
    );
    if (isThere) {
      if (drawn.drawingFile) await insertDrawing(tx, { artworkFile, file: drawn.drawingFile, createdAt: at });
      await insertMockup(tx, drawn.mockup, mockupFile);
    } else await letGoOf(context, tx, files);
    await chargeAndTell(context, tx, run, mockupFile);
    // The shop's own designs come by the dozen: whoever draws them tells the pages, and not for each.
    const isShown = !run.isBackground && (await findDesign(tx, run.designId))?.isPublic;
    if (isShown) await announce(tx, { channel: 'data', noun: 'designs' });
    failAt(run, 'ending');
    return true;
  });
}

/**
 * A realistic preview is stored: job, credits and news in one transaction, and it is shown with the design where that is the
 * shopper's own and its artwork is still the same. False where the run was over, and then nothing changes.
 */
export async function finishStaged(
  context: Context,
  run: TakenUp,
  { previewFile, provider }: { previewFile: string; provider: string },
): Promise<boolean> {
  const at = context.now();
  const { designId, accountId } = run;
  return context.db.transaction(async tx => {
    const isFree = provider === context.houseArtist.provider;
    const ended = await updateToEnd(tx, run, { state: 'done', errorCode: null, provider, previewFile, isFree, at });
    if (!ended) return false;
    await holdFiles(context, tx, [previewFile]);
    await updateToLatestPreview(tx, { designId, accountId });
    await chargeAndTell(context, tx, run, previewFile);
    const design = await findDesign(tx, designId);
    if (!design) await releaseFiles(context, tx, designId);
    if (design?.isPublic && design.accountId === accountId) await announce(tx, { channel: 'data', noun: 'designs' });
    failAt(run, 'ending');
    return true;
  });
}

/** Takes the credits that were held for it, has its picture made in the sizes of the pages, and tells who waits. */
async function chargeAndTell(context: Context, tx: Tx, run: GenerationRow, file: string): Promise<void> {
  await captureHold(tx, {
    generationId: run.id,
    spending: run.kind,
    description: drawingLine(run.kind, run.instruction ?? run.prompt),
  });
  await context.jobs.add(tx, warmPictures, { file });
  await announce(tx, { channel: 'job', id: run.id });
}

const FAILURES = { failed: 'generation_failed', refused: 'prompt_refused' } as const;

/** A run ends without a picture; its credits go back in the same transaction. False where the run was over. */
export async function finishWithout(
  context: Context,
  run: Run & Pick<GenerationRow, 'designId' | 'kind'>,
  state: 'failed' | 'refused',
  { isFree = false }: { isFree?: boolean } = {},
): Promise<boolean> {
  const at = context.now();
  const errorCode = run.kind === 'preview' ? 'preview_failed' : FAILURES[state];
  return context.db.transaction(async tx => {
    if (!(await updateToEnd(tx, run, { state, errorCode, isFree, at }))) return false;
    await updateUndrawnDesign(tx, { id: run.designId, status: state satisfies DesignStatus, at });
    await releaseHold(tx, run.id);
    await announce(tx, { channel: 'job', id: run.id });
    return true;
  });
}

/** Ends jobs that waited too long for a provider that somebody must mend; their credits go back in the same transaction. */
export async function failWaiting(context: Context, o: { acceptedUntil: Date; limit: number }): Promise<void> {
  const at = context.now();
  await context.db.transaction(async tx => {
    for (const { id, designId } of await updateWaitingToFailed(tx, { ...o, errorCode: 'studio_resting', at })) {
      await updateUndrawnDesign(tx, { id: designId, status: 'failed', at });
      await releaseHold(tx, id);
      await announce(tx, { channel: 'job', id });
    }
  });
}

/** Cancels an own job that is queued or running and gives its credits back. Refuses with not_found, job_not_cancellable. */
export async function cancelJob(context: Context, o: Owned): Promise<GenerationRow> {
  const at = context.now();
  const cancelled = await context.db.transaction(async tx => {
    const row = await updateToCancelled(tx, { ...o, at });
    if (!row) return undefined;
    await updateUndrawnDesign(tx, { id: row.designId, status: 'cancelled', at });
    await releaseHold(tx, row.id);
    await announce(tx, { channel: 'job', id: row.id });
    return row;
  });
  if (cancelled) return cancelled;
  const row = await getOwnJob(context, o);
  // A second cancellation finds what the first one did.
  if (row.state === 'cancelled') return row;
  throw new Refused('job_not_cancellable');
}

import { addressOf } from '../../../../contract/src/addresses.ts';
import type { Job } from '../../../../contract/src/designs.ts';
import { drawerOf } from '../../../../domain/src/drawn-by.ts';
import type { ErrorCode } from '../../../../contract/src/errors.ts';
import { words } from '../../../../words/src/en/errors.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { priceBook } from '../catalog/catalog.ts';
import { toDesignReply } from './design-reply.ts';
import { findVisibleDesign } from './designs.store.ts';
import { findOwnGeneration, listStartsOfMinute, type GenerationRow } from './generations.store.ts';
import { waitsFor } from './image-pause.ts';
import { secondsLeft, secondsToTurn, sumOf, type JobsOf } from './job-estimate.ts';
import { countGenerationsBefore, medianSeconds } from './job-times.store.ts';

export type Owned = { id: string; accountId: string };

const FINAL = ['done', 'failed', 'refused', 'cancelled'];
/** True once nothing will change about a job any more. */
export const isFinal = (row: Pick<GenerationRow, 'state'>): boolean => FINAL.includes(row.state);

/** A job of this account. Refuses with not_found for an unknown id and for somebody else's. */
export async function getOwnJob(context: Context, o: Owned): Promise<GenerationRow> {
  const row = await findOwnGeneration(context.db, o);
  if (!row) throw new Refused('not_found');
  return row;
}

/** A job as JSON, with its place in the queue, the time left, and its design once it is done. */
export async function describeJob(context: Context, row: GenerationRow): Promise<Job> {
  const waits = row.state === 'queued' ? await waitsFor(context) : null;
  const before = row.state === 'queued' ? await countGenerationsBefore(context.db, row) : {};
  const design = row.state === 'done' ? await findVisibleDesign(context.db, designOf(row)) : undefined;
  const code = row.errorCode as ErrorCode | null;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    step: row.step,
    queuePosition: sumOf(before),
    waitsFor: waits,
    secondsLeft: isFinal(row) || waits ? null : await timeLeft(context, row, before),
    partialUrl: partialUrlOf(row),
    designId: row.designId,
    createdAt: row.createdAt.toISOString(),
    design: design ? toDesignReply(design, await priceBook(context)) : null,
    previewUrl: row.previewFile && fileUrl(row.previewFile),
    steppedIn: row.state === 'done' && row.kind !== 'preview' && isSteppedInFor(context, row),
    drawnBy: drawerOf(row.provider)!,
    error: code && words[code],
    code,
  };
}

const isSteppedInFor = ({ images, houseArtist }: Context, { provider }: GenerationRow): boolean =>
  images.budget !== undefined && provider === houseArtist.provider;

/** A preview may be of somebody else's design, which may be public no longer. */
const designOf = ({ designId, accountId }: GenerationRow) => ({ id: designId, accountId });

/** Every partial picture of every run has an address of its own, so that a page notices a newer one. */
const partialUrlOf = ({ id, state, partials, attempts }: GenerationRow): string | null =>
  partials > 0 && (state === 'running' || state === 'saving')
    ? addressOf('designs.jobPartial', { id, v: `${attempts}.${partials}` })
    : null;

/** Seconds that are left for an open job, in tenths. */
async function timeLeft(context: Context, row: GenerationRow, before: JobsOf): Promise<number> {
  const now = context.now().getTime();
  const ranSeconds = row.startedAt ? (now - row.startedAt.getTime()) / 1000 : 0;
  const medians = await medianSeconds(context.db);
  const { concurrency: lanes } = context.images;
  const left = secondsLeft({ kind: row.kind, before, medians, ranSeconds, lanes });
  if (row.state !== 'queued') return left;
  const dueSeconds = (row.dueAt.getTime() - now) / 1000;
  const waitSeconds = Math.max(dueSeconds, await turnSeconds(context, row));
  return Math.max(left, Math.round(waitSeconds * 10) / 10);
}

/** Seconds until the provider's limit a minute lets a waiting job in. */
async function turnSeconds({ db, images, now }: Context, row: GenerationRow): Promise<number> {
  if (images.perMinute === undefined) return 0;
  const at = now();
  const starts = await listStartsOfMinute(db, at, images.perMinute);
  const ahead = sumOf(await countGenerationsBefore(db, row, ['queued']));
  return secondsToTurn({ starts, perMinute: images.perMinute, ahead, now: at });
}

import type { Job } from '../../../../contract/src/designs.ts';
import type { ErrorCode } from '../../../../contract/src/errors.ts';
import { words } from '../../../../words/src/en/errors.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { priceBook } from '../catalog/catalog.ts';
import { toDesignReply } from './design-reply.ts';
import { findVisibleDesign } from './designs.store.ts';
import { countGenerationsBefore, findOwnGeneration, medianSeconds, type GenerationRow } from './generations.store.ts';
import { secondsLeft } from './job-estimate.ts';

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
  const queuePosition = row.state === 'queued' ? await countGenerationsBefore(context.db, row) : 0;
  const design = row.state === 'done' ? await findVisibleDesign(context.db, designOf(row)) : undefined;
  const code = row.errorCode as ErrorCode | null;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    step: row.step,
    queuePosition,
    secondsLeft: isFinal(row) ? null : await timeLeft(context, row, queuePosition),
    designId: row.designId,
    createdAt: row.createdAt.toISOString(),
    design: design ? toDesignReply(design, await priceBook(context)) : null,
    previewUrl: row.previewFile && fileUrl(row.previewFile),
    error: code && words[code],
    code,
  };
}

/** A preview may be of somebody else's design, which may be public no longer. */
const designOf = ({ designId, accountId }: GenerationRow) => ({ id: designId, accountId });

async function timeLeft(context: Context, row: GenerationRow, queuePosition: number): Promise<number> {
  const ranSeconds = row.startedAt ? (context.now().getTime() - row.startedAt.getTime()) / 1000 : 0;
  const median = await medianSeconds(context.db);
  const waitSeconds = row.state === 'queued' ? (row.dueAt.getTime() - context.now().getTime()) / 1000 : 0;
  const left = secondsLeft({ queuePosition, medianSeconds: median, ranSeconds, lanes: context.images.concurrency });
  return Math.max(left, Math.round(waitSeconds * 10) / 10);
}

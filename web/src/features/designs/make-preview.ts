import type { Language } from '../../../../domain/src/languages.ts';
import type { Body } from '../../../../contract/src/api.ts';
import type { Job } from '../../../../contract/src/designs.ts';
import { ApiError, send } from '../../api/client.ts';
import { errorText } from '../../api/error-text.ts';
import { followJob } from '../../api/follow-job.ts';
import { rememberPreview, runningPreviewEntry } from '../../stored/previews.ts';
import { toast } from '../../ui/toast.ts';
import { wordsOf } from '../../words.ts';
import { buyLink, cancelJob, keepWishKey } from './jobs.ts';

/** 'starting' until the job is accepted; 'failed' keeps saying that the exact picture stands in (S2 §8). */
export type PreviewState =
  | { kind: 'idle' | 'failed' }
  | { kind: 'working'; of: string; job: Job | undefined; cancelling: boolean };

export type PreviewWish = Omit<Body<'previews.make'>, 'idempotencyKey'>;

/** Who asked for the preview, and what to tell the page. */
export type Making = {
  language: Language;
  /** Ends the following when the page is left; the job goes on. */
  signal: AbortSignal;
  show: (change: (before: PreviewState) => PreviewState) => void;
  /** The credits and the design have changed. */
  changed: () => void;
  done: (of: string) => void;
};

const wishKey = keepWishKey();

/** S2 §8, Preview: what is missing, or that the exact picture stands in. */
function refuse(error: unknown, { language, show }: Making): void {
  const words = wordsOf(language, 'preview').realistic;
  const { status = 0, code = '', message = '' } = error instanceof ApiError ? error : {};
  const bad = (text: Parameters<typeof toast>[0]) => toast({ ...text, tone: 'bad' });
  show(() => ({ kind: 'idle' }));
  if (status === 401) return bad(words.signInNeeded);
  if (status === 402 || message.includes('Insufficient credits'))
    return bad({ ...words.insufficientCredits, link: buyLink(words.buyCredits) });
  if (code === 'network' || status === 429 || status === 503)
    return bad({ title: words.failed.title, description: errorText(error, language) });
  show(() => ({ kind: 'failed' }));
  return bad(words.failed);
}

function finish(job: Job, of: string, making: Making): void {
  const words = wordsOf(making.language, 'preview').realistic;
  if (job.state === 'done' && job.previewUrl !== null) {
    rememberPreview({ of, url: job.previewUrl, drawnBy: job.drawnBy });
    making.show(() => ({ kind: 'idle' }));
    return making.done(of);
  }
  const isCancelled = job.state === 'cancelled';
  making.show(() => ({ kind: isCancelled ? 'idle' : 'failed' }));
  return isCancelled ? toast(words.cancelled) : toast({ ...words.failed, tone: 'bad' });
}

/** Follows a preview to its end; over reloads too, for its id is stored while it runs. */
export async function followPreview(jobId: string, of: string, making: Making, first?: Job): Promise<void> {
  const show = (job: Job | undefined) =>
    making.show(before => {
      const cancelling = before.kind === 'working' && before.cancelling;
      return { kind: 'working', of, job, cancelling };
    });
  runningPreviewEntry.write({ jobId, of });
  show(first);
  try {
    const job = await followJob(jobId, { onJob: show, signal: making.signal });
    if (making.signal.aborted) return;
    if (job) finish(job, of, making);
  } catch (error) {
    if (making.signal.aborted) return;
    refuse(error, making);
  }
  runningPreviewEntry.clear();
  making.changed();
}

/** Asks for a preview and follows it. */
export async function makePreview(wish: PreviewWish, of: string, making: Making): Promise<void> {
  making.show(() => ({ kind: 'working', of, job: undefined, cancelling: false }));
  try {
    const body = { ...wish, idempotencyKey: wishKey.of(of) };
    const answer = await send('previews.make', { body, headers: { prefer: 'respond-async' } });
    wishKey.answered();
    if ('job' in answer) await followPreview(answer.job.id, of, making, answer.job);
  } catch (error) {
    wishKey.answered(error);
    refuse(error, making);
  }
}

/** Cancels a running preview. */
export const cancelPreview = (job: Job, { language, show }: Making): Promise<void> =>
  cancelJob(job, { language, show, failed: wordsOf(language, 'preview').realistic.cancelFailed });

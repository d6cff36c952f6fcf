import type { Context } from '../../http/handle.ts';
import { stopping } from '../../jobs/stopping.ts';
import { passFiles } from '../pictures/pictures.ts';
import { describeJob, getOwnJob, type Owned } from './jobs-of-shoppers.ts';
import { watchJob } from './watch-job.ts';

/** A stream ends after this time at the latest, and when the process stops; the page opens another, which begins with the job as it is. */
const MAX_STREAM_MS = 10 * 60_000;

/**
 * The progress of an own job as server-sent events: the job now, then after every change, until it has ended. Refuses with
 * not_found. When the reader goes, or the database does, the stream ends and listens no longer.
 */
export async function streamJob(context: Context, o: Owned, request: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  await getOwnJob(context, o);
  const gone = new AbortController();
  const signal = AbortSignal.any([request, gone.signal, stopping, AbortSignal.timeout(MAX_STREAM_MS)]);
  const sights = watchJob(context, o.id, signal);
  const encoder = new TextEncoder();
  const nextEvent = async (): Promise<string | undefined> => {
    const { value, done } = await sights.next();
    if (done) return undefined;
    // A comment keeps proxies from closing a quiet connection, and finds out whether anybody still reads.
    if (!value) return ': still here\n\n';
    const job = JSON.stringify(await describeJob(context, value));
    return `data: ${await passFiles(context, job)}\n\n`;
  };
  return new ReadableStream({
    async pull(controller) {
      const event = await nextEvent().catch(error => {
        context.log.warn('job_events.ended', { message: (error as Error).message });
        gone.abort();
        return undefined;
      });
      if (gone.signal.aborted && event === undefined) return closeQuietly(controller);
      if (event === undefined) controller.close();
      else if (!gone.signal.aborted) controller.enqueue(encoder.encode(event));
    },
    cancel: () => gone.abort(),
  });
}

/** A reader that went has closed the stream already. */
function closeQuietly(controller: ReadableStreamDefaultController): void {
  try {
    controller.close();
  } catch {
    // Closed before: nothing is left to do.
  }
}

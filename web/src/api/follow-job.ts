import { addressOf } from '../../../contract/src/addresses.ts';
import type { Job } from '../../../contract/src/designs.ts';
import { ApiError, bearerHeaders, readAnswer, send } from './client.ts';

/** Splits server-sent events into the data of each; feed it the text as it comes, in any pieces. Comments and names are left out. */
export function eventReader(onData: (data: string) => void): (piece: string) => void {
  let rest = '';
  const take = (event: string) => {
    const data = event
      .split('\n')
      .filter(line => line.startsWith('data:'))
      .map(line => line.slice(5).replace(/^ /, ''));
    if (data.length > 0) onData(data.join('\n'));
  };
  return piece => {
    const events = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = events.pop()!;
    events.forEach(take);
  };
}

/** After this many streams in a row that told nothing, the job is only asked about. */
const STREAMS_WITHOUT_NEWS = 3;
const POLL_MS = 2000;
/** A stream that is silent for longer is taken as broken. */
const SILENCE_MS = 45_000;

const isOver = ({ state }: Job): boolean => ['done', 'failed', 'refused', 'cancelled'].includes(state);

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/**
 * Reads the job's events until it is over, the stream ends, or it falls silent. (EventSource cannot send the bearer token.)
 * Answers the last job that it told of.
 */
async function readStream(jobId: string, onJob: (job: Job) => void, signal: AbortSignal): Promise<Job | undefined> {
  const silent = new AbortController();
  const response = await fetch(addressOf('designs.jobEvents', { id: jobId }), {
    credentials: 'same-origin',
    headers: { accept: 'text/event-stream', ...(await bearerHeaders()) },
    signal: AbortSignal.any([signal, silent.signal]),
  });
  if (!response.ok || !response.body) throw new ApiError(response.status, (await readAnswer(response)) as object);
  let last: Job | undefined;
  const read = eventReader(data => {
    last = JSON.parse(data) as Job;
    onJob(last);
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  while (!(last && isOver(last))) {
    const watch = setTimeout(() => silent.abort(), SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(watch));
    if (done) break;
    read(value);
  }
  void reader.cancel().catch(() => undefined);
  return last;
}

/** A refusal that waiting does not mend: the job is not there, or nobody is signed in. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Follows a job to its end and tells of each change: by server-sent events, reconnecting, and by asking every two seconds where no
 * stream gets through. Answers the finished job, or nothing where `signal` ended it. Throws ApiError where the job cannot be seen.
 */
export async function followJob(
  jobId: string,
  { onJob, signal }: { onJob: (job: Job) => void; signal: AbortSignal },
): Promise<Job | undefined> {
  let withoutNews = 0;
  while (!signal.aborted) {
    try {
      const streams = withoutNews < STREAMS_WITHOUT_NEWS;
      const job = streams
        ? await readStream(jobId, onJob, signal)
        : await send('designs.job', { params: { id: jobId }, signal });
      if (job && !streams) onJob(job);
      if (job && isOver(job)) return job;
      withoutNews = job ? 0 : withoutNews + 1;
    } catch (error) {
      if (!signal.aborted && isFinal(error)) throw error;
      withoutNews += 1;
    }
    await pause(POLL_MS, signal);
  }
  return undefined;
}

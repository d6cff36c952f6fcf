/** A pool of drawing threads with a queue, a time-out and a memory cap. Threads start at the first job. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { JobInputs, JobKind, JobOutputs, JobReply } from './jobs.ts';
import { findAssets } from './library/library.ts';
import type { DrawingStep } from './pixels/artwork.ts';

export interface PoolOptions {
  /** Threads; by default one a core, at most four. */
  workers?: number;
  /** Longest time of one job in ms, from its start; then its thread is replaced. */
  timeoutMs?: number;
  /** Jobs that may wait; further ones are refused. */
  queueLimit?: number;
  /** JavaScript heap of one thread in MB. */
  heapMb?: number;
  /** The worker entry; by default `worker.ts` beside this module. */
  workerFile?: string | URL;
  /** The assets folder; by default searched for. */
  assetsDir?: string;
}

export type ArtistErrorCode = 'aborted' | 'timeout' | 'overloaded' | 'closed' | 'failed';

/** Why a drawing did not come about. */
export class ArtistError extends Error {
  readonly code: ArtistErrorCode;
  constructor(code: ArtistErrorCode, message: string) {
    super(message);
    this.name = 'ArtistError';
    this.code = code;
  }
}

export interface RunOptions {
  signal?: AbortSignal | undefined;
  onStep?: ((step: DrawingStep) => void) | undefined;
}
interface Job {
  id: number;
  kind: JobKind;
  input: JobInputs[JobKind];
  onStep: ((step: DrawingStep) => void) | undefined;
  settle(outcome: { output: JobOutputs[JobKind] } | { error: ArtistError }): void;
  done: boolean;
}
interface Thread {
  worker: Worker;
  job?: Job | undefined;
  timer?: NodeJS.Timeout | undefined;
  jobsDone: number;
}

const DEFAULTS = { timeoutMs: 20_000, queueLimit: 200, heapMb: 256, mostWorkers: 4 };
/** A thread is replaced after so many jobs: native memory of the renderer fragments. */
const JOBS_PER_THREAD = 300;

/** Runs jobs of the artist's table on worker threads. */
export class Pool {
  private readonly options: PoolOptions;
  private readonly size: number;
  private readonly threads: Thread[] = [];
  private readonly queue: Job[] = [];
  private nextId = 1;
  private closed = false;

  constructor(options: PoolOptions = {}) {
    this.options = options;
    this.size = Math.max(1, options.workers ?? Math.min(DEFAULTS.mostWorkers, availableParallelism()));
  }

  /** Queues a job. Rejects with an ArtistError. */
  run<K extends JobKind>(kind: K, input: JobInputs[K], o: RunOptions = {}): Promise<JobOutputs[K]> {
    if (this.closed) return Promise.reject(new ArtistError('closed', 'The artist is closed.'));
    if (o.signal?.aborted) return Promise.reject(new ArtistError('aborted', 'The drawing was cancelled.'));
    if (this.queue.length >= (this.options.queueLimit ?? DEFAULTS.queueLimit))
      return Promise.reject(new ArtistError('overloaded', 'Too many drawings are waiting.'));
    return new Promise<JobOutputs[K]>((resolve, reject) => {
      const abort = () => {
        const waiting = this.queue.indexOf(job);
        if (waiting >= 0) this.queue.splice(waiting, 1);
        job.settle({ error: new ArtistError('aborted', 'The drawing was cancelled.') });
      };
      const job: Job = {
        id: this.nextId++,
        kind,
        input,
        onStep: o.onStep,
        done: false,
        settle: outcome => {
          if (job.done) return;
          job.done = true;
          o.signal?.removeEventListener('abort', abort);
          if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.output as JobOutputs[K]);
        },
      };
      o.signal?.addEventListener('abort', abort, { once: true });
      this.queue.push(job);
      this.dispatch();
    });
  }

  /** Stops all threads; waiting and running jobs are rejected. */
  async close(): Promise<void> {
    this.closed = true;
    const error = new ArtistError('closed', 'The artist is closed.');
    for (const job of this.queue.splice(0)) job.settle({ error });
    await Promise.all(
      this.threads.splice(0).map(thread => {
        thread.job?.settle({ error });
        clearTimeout(thread.timer);
        return thread.worker.terminate();
      }),
    );
  }

  private dispatch(): void {
    while (this.queue.length && !this.closed) {
      const free = this.threads.find(t => !t.job) ?? (this.threads.length < this.size ? this.startThread() : undefined);
      if (!free) return;
      this.give(free, this.queue.shift()!);
    }
  }

  private give(thread: Thread, job: Job): void {
    const limit = this.options.timeoutMs ?? DEFAULTS.timeoutMs;
    thread.job = job;
    thread.worker.ref();
    thread.timer = setTimeout(() => {
      this.drop(thread, new ArtistError('timeout', `The drawing took longer than ${limit} ms.`));
      void thread.worker.terminate();
    }, limit);
    thread.worker.postMessage({ id: job.id, kind: job.kind, input: job.input });
  }

  private startThread(): Thread {
    const file = this.options.workerFile ?? new URL('./worker.ts', import.meta.url);
    if (file instanceof URL && !existsSync(fileURLToPath(file)))
      throw new Error('The artist’s worker is missing: pass workerFile to createArtist.');
    const worker = new Worker(file, {
      workerData: { assetsDir: this.options.assetsDir ?? findAssets() },
      // Flags of the process (an inspector, --input-type) are not for drawing threads.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.options.heapMb ?? DEFAULTS.heapMb },
    });
    const thread: Thread = { worker, jobsDone: 0 };
    worker.on('message', (reply: JobReply) => this.receive(thread, reply));
    worker.on('error', error => this.drop(thread, new ArtistError('failed', error.message)));
    worker.on('exit', () => this.drop(thread, new ArtistError('failed', 'The drawing thread stopped.')));
    // An idle artist must not keep the process alive.
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private receive(thread: Thread, reply: JobReply): void {
    const { job } = thread;
    if (!job || job.id !== reply.id) return;
    if ('step' in reply) {
      if (!job.done) job.onStep?.(reply.step);
      return;
    }
    clearTimeout(thread.timer);
    thread.job = undefined;
    thread.worker.unref();
    job.settle('error' in reply ? { error: new ArtistError('failed', reply.error) } : reply);
    if (++thread.jobsDone >= JOBS_PER_THREAD) {
      this.threads.splice(this.threads.indexOf(thread), 1);
      void thread.worker.terminate();
    }
    this.dispatch();
  }

  /** Takes a broken or overdue thread out; the next job starts another. */
  private drop(thread: Thread, error: ArtistError): void {
    clearTimeout(thread.timer);
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
    thread.job?.settle({ error });
    thread.job = undefined;
    if (!this.closed) this.dispatch();
  }
}

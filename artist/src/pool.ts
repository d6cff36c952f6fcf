/** A pool of drawing processes with a queue, a time-out and memory caps. Processes start with the first job. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DrawingProcess } from './drawing-process.ts';
import type { JobInputs, JobKind, JobOutputs, JobReply } from './jobs.ts';
import { findAssets } from './library/library.ts';
import type { DrawingStep } from './pixels/paint.ts';

export interface PoolOptions {
  /** Processes; by default one a core, at most four. */
  workers?: number;
  /** Longest time of one job in ms, from its start; then its process is replaced. */
  timeoutMs?: number;
  /** Jobs that may wait; further ones are refused. */
  queueLimit?: number;
  /** JavaScript heap of one process in MB. */
  heapMb?: number;
  /** Resident memory in MB above which a process is replaced after its job. */
  residentMb?: number;
  /** Idle time in ms after which a process ends. */
  idleMs?: number;
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
interface Worker {
  process: DrawingProcess;
  job?: Job | undefined;
  /** The process has the job in hand. */
  taken: boolean;
  timer?: NodeJS.Timeout | undefined;
  jobsDone: number;
}

const DEFAULTS = { timeoutMs: 20_000, queueLimit: 200, heapMb: 256, residentMb: 200, idleMs: 60_000, mostWorkers: 4 };
/** A process is replaced after so many jobs: native memory of the renderer fragments. */
const JOBS_PER_PROCESS = 300;

/** Runs jobs of the artist's table in child processes. */
export class Pool {
  private readonly options: PoolOptions & typeof DEFAULTS;
  private readonly size: number;
  private readonly workers: Worker[] = [];
  private readonly queue: Job[] = [];
  private nextId = 1;
  private closed = false;

  constructor(options: PoolOptions = {}) {
    this.options = { ...DEFAULTS, ...options };
    this.size = Math.max(1, options.workers ?? Math.min(DEFAULTS.mostWorkers, availableParallelism()));
  }

  /** Queues a job. Rejects with an ArtistError. An aborted job that is being drawn is drawn to its end, unseen. */
  run<K extends JobKind>(kind: K, input: JobInputs[K], o: RunOptions = {}): Promise<JobOutputs[K]> {
    if (this.closed) return Promise.reject(new ArtistError('closed', 'The artist is closed.'));
    if (o.signal?.aborted) return Promise.reject(new ArtistError('aborted', 'The drawing was cancelled.'));
    if (this.queue.length >= this.options.queueLimit)
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

  /** Ends all processes; waiting and running jobs are rejected. */
  async close(): Promise<void> {
    this.closed = true;
    const error = new ArtistError('closed', 'The artist is closed.');
    for (const job of this.queue.splice(0)) job.settle({ error });
    await Promise.all(this.workers.slice().map(worker => this.drop(worker, error)));
  }

  private dispatch(): void {
    while (this.queue.length && !this.closed) {
      const free = this.workers.find(w => !w.job);
      if (!free && this.workers.length >= this.size) return;
      const job = this.queue.shift()!;
      try {
        this.give(free && this.suits(free, job) ? free : this.start(), job);
      } catch (error) {
        job.settle({ error: new ArtistError('failed', error instanceof Error ? error.message : String(error)) });
      }
    }
  }

  /** A print file needs nearly all the memory that a process may have: one that has drawn before makes room for a fresh one. */
  private suits(worker: Worker, job: Job): boolean {
    if (job.kind !== 'printFile' || worker.jobsDone === 0) return true;
    void this.drop(worker, new ArtistError('failed', 'The drawing process was replaced.'));
    return false;
  }

  private give(worker: Worker, job: Job): void {
    const limit = this.options.timeoutMs;
    worker.job = job;
    worker.taken = false;
    worker.timer = setTimeout(() => {
      void this.drop(worker, new ArtistError('timeout', `The drawing took longer than ${limit} ms.`));
      this.dispatch();
    }, limit);
    worker.process.send({ id: job.id, kind: job.kind, input: job.input });
  }

  private start(): Worker {
    const { heapMb, idleMs, assetsDir = findAssets() } = this.options;
    const file = this.options.workerFile ?? new URL('./worker.ts', import.meta.url);
    if (!existsSync(file instanceof URL ? fileURLToPath(file) : file))
      throw new Error('The artist’s worker is missing: pass workerFile to createArtist.');
    const worker: Worker = {
      process: new DrawingProcess(
        { file, assetsDir, heapMb, idleMs },
        {
          onReply: reply => this.receive(worker, reply),
          onLost: reason => this.lose(worker, reason),
        },
      ),
      taken: false,
      jobsDone: 0,
    };
    this.workers.push(worker);
    return worker;
  }

  private receive(worker: Worker, reply: JobReply): void {
    const { job } = worker;
    if (!job || job.id !== reply.id) return;
    if ('taken' in reply) worker.taken = true;
    else if ('step' in reply) {
      if (!job.done) job.onStep?.(reply.step);
    } else if ('residentBytes' in reply) this.rest(worker, reply.residentBytes);
    else job.settle('error' in reply ? { error: new ArtistError('failed', reply.error) } : reply);
  }

  /** The job is done and its leavings are collected: the process waits for the next one, or is replaced when that comes. */
  private rest(worker: Worker, residentBytes: number): void {
    clearTimeout(worker.timer);
    worker.job = undefined;
    worker.process.rest();
    if (++worker.jobsDone >= JOBS_PER_PROCESS || residentBytes > this.options.residentMb * 1e6)
      void this.drop(worker, new ArtistError('failed', 'The drawing process was replaced.'));
    this.dispatch();
  }

  /** A process died. A job that it did not take up, because it died while it waited, goes to another one. */
  private lose(worker: Worker, reason: string): void {
    const { job } = worker;
    if (job && !job.done && !worker.taken && worker.jobsDone > 0) {
      worker.job = undefined;
      this.queue.unshift(job);
    }
    void this.drop(worker, new ArtistError('failed', reason));
    this.dispatch();
  }

  /** Takes a process out and ends it; its job, if any, fails with the error. The next job starts another. */
  private drop(worker: Worker, error: ArtistError): Promise<void> {
    clearTimeout(worker.timer);
    const at = this.workers.indexOf(worker);
    if (at >= 0) this.workers.splice(at, 1);
    worker.job?.settle({ error });
    worker.job = undefined;
    return worker.process.end();
  }
}

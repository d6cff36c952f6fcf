import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Context } from '../http/handle.ts';
import type { JobQueue } from './job-queue.ts';
import { inRequest, requestInScope } from './request-scope.ts';

/** A kind of background work: its name, what it is told, and what it does. It may run more than once, so it must be repeatable. */
export type JobKind<Payload = unknown> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** Times that a failed run is tried again. */
  retries: number;
  /** A run that takes longer is given to another worker. */
  expireSeconds: number;
  /** How many run at once in one worker process. */
  concurrency: (context: Context) => number;
  run: (context: Context, payload: Payload, signal: AbortSignal) => Promise<void>;
};

/** Names a kind of job with its payload's type. */
export const defineJob = <Payload>(kind: JobKind<Payload>): JobKind<Payload> => kind;

export type RunningQueue = JobQueue & {
  /** Makes this process take up work of these kinds. */
  work: (context: Context, kinds: readonly JobKind<never>[]) => Promise<void>;
  stop: () => Promise<void>;
};

/** Handed on to the driver: a query that is never answered ends, and its connection with it, so that the queue goes on (T21). */
const GIVING_UP = { query_timeout: 30_000 };

/** How long a stopping queue waits for jobs that are under way; what lasts longer is left to the next worker. */
export const FINISH_JOBS_MS = 8_000;

/** Opens the queue in PostgreSQL (pg-boss). Every process opens it; only workers call `work`. */
export async function openQueue(
  url: string,
  kinds: readonly JobKind<never>[],
  log: (event: string, fields: object) => void,
): Promise<RunningQueue> {
  const options = { connectionString: url, max: 3, useListenNotify: true, application_name: 'chhaap-jobs' };
  const boss = new PgBoss({ ...options, ...GIVING_UP });
  boss.on('error', error => log('jobs.error', { message: error.message }));
  await boss.start();
  for (const kind of kinds)
    await boss.createQueue(kind.name, {
      notify: true,
      retryLimit: kind.retries,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: kind.expireSeconds,
    });
  return {
    async add(tx, kind, payload) {
      // An empty payload only rings: who hears it takes up whatever is next, in nobody's name.
      const isAboutOne = Object.keys(payload as object).length > 0;
      const data = { ...payload, ...(isAboutOne ? { [REQUEST]: requestInScope() } : {}) };
      await boss.send(kind.name, data, { db: fromDrizzle(tx as never, sql) });
    },
    async work(context, workKinds) {
      for (const kind of workKinds) await workOn(boss, kind as unknown as JobKind, context);
    },
    stop: () => boss.stop({ graceful: true, timeout: FINISH_JOBS_MS }),
  };
}

async function workOn(boss: PgBoss, kind: JobKind, context: Context): Promise<void> {
  // Several workers of one job each instead of a batch: a slow job does not hold back the others.
  for (let lane = 0; lane < kind.concurrency(context); lane++)
    await boss.work(
      kind.name,
      { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, batchSize: 1 },
      async jobs => {
        for (const job of jobs) await runJob(kind, context, job);
      },
    );
}

/** Beside the payload: the request that asked for the work. */
const REQUEST = 'ofRequest';

async function runJob(kind: JobKind, context: Context, job: { data: unknown; signal: AbortSignal }): Promise<void> {
  const { [REQUEST]: requestId, ...payload } = job.data as Record<string, unknown>;
  // A job ends with the settings that it began with.
  const run = () => kind.run({ ...context }, kind.payload.parse(payload), job.signal);
  await inRequest(typeof requestId === 'string' ? requestId : undefined, run);
}

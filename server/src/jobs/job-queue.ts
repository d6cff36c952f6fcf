import type { z } from 'zod';
import type { Tx } from '../db/database.ts';

/** What asking for work needs to know of a job kind (jobs/queue.ts has the whole). */
export type JobName<Payload> = { name: string; payload: z.ZodType<Payload> };

export type JobQueue = {
  /** Asks for work in the same transaction as the rows that it is about: both or neither. */
  add: <Payload>(tx: Tx, kind: JobName<Payload>, payload: Payload) => Promise<void>;
};

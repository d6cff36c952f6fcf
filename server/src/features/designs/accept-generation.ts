import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { holdCredits, lockCredits } from '../credits/credits.ts';
import { drawDesigns } from './designs.jobs.ts';
import { failAt } from './fail-at.ts';
import {
  countOpenGenerations,
  findGeneration,
  findGenerationByKey,
  insertGeneration,
  type GenerationRow,
  type NewGeneration,
} from './generations.store.ts';

/** A shopper has one job running and three waiting (rulings, Generation). */
const MAX_OPEN_JOBS = 4;

type Wish = { accountId: string; idempotencyKey: string | undefined };
type Order = Pick<NewGeneration, 'kind' | 'prompt' | 'instruction' | 'fromVersion' | 'designId' | 'shirt'>;

/** The job that this key made before; nothing without a key. */
export async function findRepeated(tx: Tx, { accountId, idempotencyKey }: Wish): Promise<GenerationRow | undefined> {
  return idempotencyKey === undefined ? undefined : findGenerationByKey(tx, { accountId, idempotencyKey });
}

/**
 * Accepts a job: held credits, generation and queue job in one transaction, with what `prepare` writes for it. The same
 * idempotency key is the same job, also when both requests come at once. Refuses with too_many_jobs and insufficient_credits.
 */
export async function acceptGeneration(
  context: Context,
  wish: Wish,
  prepare: (tx: Tx, createdAt: Date) => Promise<Order>,
): Promise<GenerationRow> {
  const { accountId, idempotencyKey } = wish;
  const accepted = await context.db.transaction(async tx => {
    await lockCredits(tx, accountId);
    const raced = await findRepeated(tx, wish);
    if (raced) return raced;
    if ((await countOpenGenerations(tx, accountId)) >= MAX_OPEN_JOBS) throw new Refused('too_many_jobs');
    const id = `g${context.randomId(26)}`;
    const createdAt = context.now();
    const order = await prepare(tx, createdAt);
    await holdCredits(tx, { accountId, generationId: id, spending: order.kind });
    await insertGeneration(tx, {
      ...order,
      id,
      accountId,
      provider: context.images.provider,
      seed: context.randomId(26),
      idempotencyKey: idempotencyKey ?? null,
      dueAt: createdAt,
      createdAt,
    });
    await context.jobs.add(tx, drawDesigns, {});
    const row = (await findGeneration(tx, id))!;
    failAt(row, 'held');
    return row;
  });
  failAt(accepted, 'accepted');
  return accepted;
}

import { placementOf, positionOf, productIdOf, type Color, DEFAULTS } from '../../../../domain/src/catalog.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { holdCredits, lockCredits } from '../credits/credits.ts';
import { drawDesigns } from './designs.jobs.ts';
import { findVisibleDesign, insertDesign } from './designs.store.ts';
import {
  countOpenGenerations,
  findGeneration,
  findGenerationByKey,
  insertGeneration,
  type GenerationRow,
} from './generations.store.ts';

/** A shopper has one job running and three waiting (rulings, Generation). */
const MAX_OPEN_JOBS = 4;
/** S1 §9. */
const MAX_NAME = 200;

export type GenerateRequest = {
  prompt: string;
  color?: Color | undefined;
  tshirtType?: string | number | undefined;
  position?: string | undefined;
  designSize?: string | undefined;
  productId?: number | undefined;
  remixOf?: string | undefined;
  idempotencyKey?: string | undefined;
};

/**
 * Accepts a prompt: design, held credits, generation and queue job in one transaction. The same idempotency key is the same
 * job, also when both requests come at once. Refuses with not_found (what is to be remixed), prompt_refused (nothing is held;
 * `reason` says what to change), too_many_jobs and insufficient_credits.
 */
export async function generateDesign(
  context: Context,
  accountId: string,
  request: GenerateRequest,
): Promise<GenerationRow> {
  const { idempotencyKey } = request;
  const known = idempotencyKey && (await findGenerationByKey(context.db, { accountId, idempotencyKey }));
  if (known) return known;
  await checkOriginal(context, accountId, request.remixOf);
  const reason = await context.images.refusal(request.prompt);
  if (reason !== undefined) throw new Refused('prompt_refused', { reason });
  return context.db.transaction(async tx => {
    await lockCredits(tx, accountId);
    const raced = idempotencyKey && (await findGenerationByKey(tx, { accountId, idempotencyKey }));
    return raced || accept(context, tx, accountId, request);
  });
}

/** Only a public design, or one's own, can be started from: its maker is named. */
async function checkOriginal(context: Context, accountId: string, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await findVisibleDesign(context.db, { id, accountId }))) throw new Refused('not_found');
}

async function accept(context: Context, tx: Tx, accountId: string, request: GenerateRequest): Promise<GenerationRow> {
  if ((await countOpenGenerations(tx, accountId)) >= MAX_OPEN_JOBS) throw new Refused('too_many_jobs');
  const id = `g${context.randomId(26)}`;
  const designId = `d${context.randomId(26)}`;
  const createdAt = context.now();
  await holdCredits(tx, { accountId, generationId: id, spending: 'generate' });
  await insertDesign(tx, {
    id: designId,
    accountId,
    name: [...request.prompt].slice(0, MAX_NAME).join(''),
    prompt: request.prompt,
    color: request.color ?? DEFAULTS.color,
    ...shirtOf(request),
    remixOf: request.remixOf ?? null,
    createdAt,
    updatedAt: createdAt,
  });
  await insertGeneration(tx, {
    id,
    accountId,
    designId,
    kind: 'generate',
    provider: context.images.provider,
    prompt: request.prompt,
    seed: context.randomId(26),
    idempotencyKey: request.idempotencyKey ?? null,
    dueAt: createdAt,
    createdAt,
  });
  await context.jobs.add(tx, drawDesigns, {});
  return (await findGeneration(tx, id))!;
}

/** The shirt that a request names, in whichever words (rulings, Wire values). */
function shirtOf(request: GenerateRequest): { productId: number; position: string; designSize: string } {
  const place = placementOf(positionOf(request.position), request.designSize);
  return {
    productId: productIdOf(request.tshirtType ?? request.productId),
    position: place.position,
    designSize: place.designSize,
  };
}

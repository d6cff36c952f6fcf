import { and, asc, count, eq, exists, inArray, lt, lte, not, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { generationPartials, generations, type GenerationState } from '../../db/tables/designs.ts';
import type { ImageBudget } from '../../../../domain/src/image-budget.ts';
import { deleteStart, insertStart, listStarts } from './generation-starts.store.ts';
import { countPicture, isDayOver, uncountPicture, type Spent } from './image-days.store.ts';

export type GenerationRow = typeof generations.$inferSelect;
export type NewGeneration = typeof generations.$inferInsert;
/** A generation that this worker draws; `spent` where its picture was counted. */
export type TakenUp = GenerationRow & { spent?: Spent };
/** One run of a generation: `attempts` says which, so that a worker that was given up for dead changes nothing any more. */
export type Run = Pick<TakenUp, 'id' | 'attempts' | 'spent'>;

export const OPEN = ['queued', 'running', 'saving'] as const satisfies GenerationState[];
const UNDER_WAY = ['running', 'saving'] as const satisfies GenerationState[];
/** Any constant: all workers that take up a generation come one after the other. */
const CLAIM_LOCK = 727_010;
/** What a provider's limit is counted by. */
const MINUTE_MS = 60_000;

export async function insertGeneration(tx: Tx, generation: NewGeneration): Promise<void> {
  await tx.insert(generations).values(generation);
}

export async function findGeneration(tx: Tx, id: string): Promise<GenerationRow | undefined> {
  const [row] = await tx.select().from(generations).where(eq(generations.id, id)).limit(1);
  return row;
}

/** An account's own generation. */
export async function findOwnGeneration(
  tx: Tx,
  o: { id: string; accountId: string },
): Promise<GenerationRow | undefined> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.id, o.id), eq(generations.accountId, o.accountId)))
    .limit(1);
  return row;
}

export async function findGenerationByKey(
  tx: Tx,
  o: { accountId: string; idempotencyKey: string },
): Promise<GenerationRow | undefined> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.accountId, o.accountId), eq(generations.idempotencyKey, o.idempotencyKey)))
    .limit(1);
  return row;
}

/** Open generations of an account. */
export async function countOpenGenerations(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(generations)
    .where(and(eq(generations.accountId, accountId), inArray(generations.state, [...OPEN])));
  return row?.open ?? 0;
}

/** Who is to draw a shopper's wish: the provider, with what its pictures cost, and who steps in for it. */
type Drawer = {
  provider: string;
  budget?: ImageBudget | undefined;
  stepsIn: string;
  /** True while the provider is away and not tried. */
  isAway: () => Promise<boolean>;
};

type Claim = {
  isBackground: boolean;
  limit: () => Promise<number>;
  perMinute?: number | undefined;
  drawer: Drawer;
  now: Date;
  leaseUntil: Date;
};

/**
 * Takes up the oldest generation that may run now: not before it is due, one at a time for each shopper, no more than `limit`
 * at once and `perMinute` in any sixty seconds in the whole shop. Nothing where there is none. The limit is asked for once those under way
 * are counted: one that has just failed has made it smaller before it was put back.
 */
export async function claimGeneration(tx: Tx, o: Claim): Promise<TakenUp | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
  const since = new Date(o.now.getTime() - MINUTE_MS);
  if (o.perMinute !== undefined && (await listStarts(tx, since, o.perMinute)).length >= o.perMinute) return undefined;
  const sameKind = eq(generations.isBackground, o.isBackground);
  const [running] = await tx
    .select({ now: count() })
    .from(generations)
    .where(and(sameKind, inArray(generations.state, [...UNDER_WAY])));
  if ((running?.now ?? 0) >= (await o.limit())) return undefined;
  const rival = alias(generations, 'rival');
  const isShoppersOther = and(
    eq(rival.accountId, generations.accountId),
    inArray(rival.state, [...UNDER_WAY]),
    not(rival.isBackground),
  );
  const [next] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        sameKind,
        eq(generations.state, 'queued'),
        lte(generations.dueAt, o.now),
        o.isBackground ? undefined : notExists(tx.select({ id: rival.id }).from(rival).where(isShoppersOther)),
      ),
    )
    .orderBy(asc(generations.createdAt), asc(generations.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  const drawn = o.isBackground ? {} : await chooseDrawer(tx, o);
  if (!drawn) return undefined;
  const [claimed] = await tx
    .update(generations)
    .set({
      ...(drawn.provider !== undefined && { provider: drawn.provider }),
      state: 'running',
      step: null,
      attempts: sql`${generations.attempts} + 1`,
      startedAt: o.now,
      dueAt: o.leaseUntil,
    })
    .where(eq(generations.id, next.id))
    .returning();
  if (!claimed) return undefined;
  if (o.perMinute !== undefined && !drawn.stepsIn) await insertStart(tx, claimed, { at: o.now, since });
  return drawn.spent ? { ...claimed, spent: drawn.spent } : claimed;
}

/** Who draws the next wish, counted where it costs; nothing where it must wait for another day. */
async function chooseDrawer(
  tx: Tx,
  { drawer: { provider, budget, stepsIn, isAway }, now }: Claim,
): Promise<{ provider?: string; stepsIn?: true; spent?: Spent } | undefined> {
  if (!budget) return { provider };
  const isOver = await isDayOver(tx, budget, now);
  if (budget.fallback === 'artist' && (isOver || (await isAway()))) return { provider: stepsIn, stepsIn: true };
  return isOver ? undefined : { provider, spent: await countPicture(tx, provider, budget, now) };
}

/** Moments of the last sixty seconds at which a picture was asked for, `perMinute` at most. */
export const listStartsOfMinute = (tx: Tx, now: Date, perMinute: number): Promise<Date[]> =>
  listStarts(tx, new Date(now.getTime() - MINUTE_MS), perMinute);

/** Where this run is the one that draws. */
export const isRun = (run: Run) =>
  and(eq(generations.id, run.id), eq(generations.attempts, run.attempts), inArray(generations.state, [...UNDER_WAY]));

/** Writes down how far a run is, or only that it lives. False where the run is over: cancelled, or given to another worker. */
export async function updateRun(
  tx: Tx,
  run: Run,
  change: { step?: GenerationRow['step']; state?: 'saving'; dueAt: Date },
): Promise<boolean> {
  const changed = await tx.update(generations).set(change).where(isRun(run)).returning({ id: generations.id });
  return changed.length > 0;
}

/**
 * Puts a run back into the queue; one that the provider had no time for is no try, and takes nothing of its limit. With `isFree`
 * its picture is not counted. `ranMs` is how long it ran. False where it is over.
 */
export async function updateToQueued(
  tx: Tx,
  run: Run,
  dueAt: Date,
  { isTry = true, isFree = !isTry, ranMs = 0 }: { isTry?: boolean; isFree?: boolean; ranMs?: number } = {},
): Promise<boolean> {
  const changed = await tx
    .update(generations)
    .set({
      state: 'queued',
      step: null,
      startedAt: null,
      dueAt,
      partials: 0,
      ranMs: sql`${generations.ranMs} + ${Math.round(ranMs)}`,
      ...(isTry ? {} : { postponements: sql`${generations.postponements} + 1` }),
    })
    .where(isRun(run))
    .returning({ id: generations.id });
  if (changed.length > 0 && !isTry) await deleteStart(tx, run);
  if (changed.length > 0 && isFree && run.spent) await uncountPicture(tx, run.spent);
  // After the row is ours: a partial picture that was being written is there by now.
  if (changed.length > 0) await deletePartial(tx, run.id);
  return changed.length > 0;
}

type End = {
  state: 'done' | 'failed' | 'refused';
  errorCode: string | null;
  provider?: string;
  previewFile?: string;
  /** The provider drew nothing, so that its picture is not counted. */
  isFree?: boolean;
  at: Date;
};

/** Ends a run, once. Nothing where it is over already. */
export async function updateToEnd(tx: Tx, run: Run, end: End): Promise<GenerationRow | undefined> {
  const { at, isFree = false, ...rest } = end;
  const [row] = await tx
    .update(generations)
    .set({ ...rest, finishedAt: at })
    .where(isRun(run))
    .returning();
  if (row && row.partials > 0) await deletePartial(tx, row.id);
  if (row && isFree && run.spent) await uncountPicture(tx, run.spent);
  return row;
}

/** A shopper reads another sentence of a preview than of a design. */
const cancelledCode = sql`case ${generations.kind} when 'preview' then 'preview_cancelled' else 'job_cancelled' end`;

const deletePartial = (tx: Tx, id: string): Promise<unknown> =>
  tx.delete(generationPartials).where(eq(generationPartials.generationId, id));

/** Cancels an account's own generation that is queued or running. Nothing where it is not. */
export async function updateToCancelled(
  tx: Tx,
  o: { id: string; accountId: string; at: Date },
): Promise<GenerationRow | undefined> {
  const [row] = await tx
    .update(generations)
    .set({ state: 'cancelled', errorCode: cancelledCode, finishedAt: o.at })
    .where(
      and(
        eq(generations.id, o.id),
        eq(generations.accountId, o.accountId),
        inArray(generations.state, ['queued', 'running']),
      ),
    )
    .returning();
  if (row && row.partials > 0) await deletePartial(tx, row.id);
  return row;
}

/** Fails shoppers' generations that were accepted up to a moment and still wait; `limit` at most at once. */
export async function updateWaitingToFailed(
  tx: Tx,
  o: { acceptedUntil: Date; errorCode: string; at: Date; limit: number },
): Promise<GenerationRow[]> {
  const waiting = tx
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(eq(generations.state, 'queued'), not(generations.isBackground), lte(generations.createdAt, o.acceptedUntil)),
    )
    .orderBy(asc(generations.createdAt), asc(generations.id))
    .limit(o.limit)
    .for('update', { skipLocked: true });
  return tx
    .update(generations)
    .set({ state: 'failed', errorCode: o.errorCode, finishedAt: o.at })
    .where(inArray(generations.id, waiting))
    .returning();
}

/** Runs whose worker has not been heard of since its lease ended. */
export const listLostGenerations = (tx: Tx, now: Date, limit: number): Promise<GenerationRow[]> =>
  tx
    .select()
    .from(generations)
    .where(and(inArray(generations.state, [...UNDER_WAY]), lt(generations.dueAt, now)))
    .orderBy(asc(generations.createdAt))
    .limit(limit);

/** True where a generation waits that may be taken up now. */
export async function hasDueGeneration(tx: Tx, now: Date): Promise<boolean> {
  const due = tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.state, 'queued'), not(generations.isBackground), lte(generations.dueAt, now)));
  const found = await tx.execute(sql`select ${exists(due)} as due`);
  return Boolean((found as unknown as { rows: { due: boolean }[] }).rows[0]?.due);
}

/** Before whatever the shop has still to draw; who is asked for later comes later. */
const FIRST_MS = 86_400_000;

/**
 * Has the shop's own drawing of a design taken up before those that nobody asked for. Answers which one it is, and nothing where none
 * is open.
 */
export async function updateToNext(tx: Tx, designId: string, now: Date): Promise<string | undefined> {
  const turn = new Date(now.getTime() - FIRST_MS);
  const [row] = await tx
    .update(generations)
    .set({ createdAt: sql`least(${generations.createdAt}, ${turn})` })
    .where(and(eq(generations.designId, designId), generations.isBackground, inArray(generations.state, [...OPEN])))
    .returning({ id: generations.id });
  return row?.id;
}

/** True while the shop's own designs are not all drawn. */
export async function hasOpenBackgroundGeneration(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(inArray(generations.state, [...OPEN]), generations.isBackground))
    .limit(1);
  return row !== undefined;
}

import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { isDayOver } from './image-days.store.ts';
import { deletePause, findPause, insertPause, updatePause } from './image-pause.store.ts';

/** While nothing is drawn one job asks the provider so often whether it is mended. */
export const TRY_AGAIN_MS = 30_000;
/** A job waits no longer than this for a mended provider. */
export const LONGEST_PAUSE_MS = 180_000;
/** And no longer than this where the owner has wishes wait. */
export const LONGEST_WAIT_MS = 48 * 3_600_000;

/** Begins a pause or goes on with it; `isNew` where it begins, which whoever runs the shop is told once. */
export async function pauseImages(tx: Tx, { cause, now }: { cause: string; now: Date }): Promise<{ isNew: boolean }> {
  const nextTryAt = new Date(now.getTime() + TRY_AGAIN_MS);
  if (await insertPause(tx, { cause, since: now, nextTryAt })) return { isNew: true };
  const known = await findPause(tx);
  if (known) await updatePause(tx, { ...known, cause, nextTryAt });
  return { isNew: false };
}

/** Ends a pause, if there is one: a picture was drawn. */
export async function resumeImages({ db, log }: Context): Promise<void> {
  if (await deletePause(db)) log.warn('images.resumed');
}

/** True while nothing is drawn. */
export const isPaused = async ({ db }: Context): Promise<boolean> => (await findPause(db)) !== undefined;

/**
 * Until when a job must have been accepted to have waited too long: for a provider that is away, or for another day. Nothing where
 * all may wait.
 */
export async function waitingTooLong({ db, images: { budget }, now }: Context): Promise<Date | undefined> {
  const fallback = budget?.fallback ?? 'give-back';
  if (fallback === 'artist') return undefined;
  if (budget && fallback === 'give-back' && (await isDayOver(db, budget, now()))) return now();
  const pause = await findPause(db);
  const longAgo = new Date(now().getTime() - (fallback === 'wait' ? LONGEST_WAIT_MS : LONGEST_PAUSE_MS));
  return pause && pause.since <= longAgo ? longAgo : undefined;
}

/** What a queued wish waits for beside its turn: the provider, which is away, or another day. */
export type WaitsFor = 'provider' | 'tomorrow';
export async function waitsFor({ db, images: { budget }, now }: Context): Promise<WaitsFor | null> {
  if (budget?.fallback !== 'wait') return null;
  if (await findPause(db)) return 'provider';
  return (await isDayOver(db, budget, now())) ? 'tomorrow' : null;
}

/** How many pictures may be drawn at once: all lanes, in a pause the one that tries, or none until it is time to. */
export async function lanesNow(tx: Tx, { lanes, now }: { lanes: number; now: Date }): Promise<number> {
  const pause = await findPause(tx);
  if (!pause) return lanes;
  // Much farther ahead than it is ever set: the clock was set back meanwhile. A little farther, and another process set it, or a moment ago.
  const waitMs = pause.nextTryAt.getTime() - now.getTime();
  return waitMs <= 0 || waitMs > 2 * TRY_AGAIN_MS ? 1 : 0;
}

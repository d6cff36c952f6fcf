import type { Context } from '../../http/handle.ts';
import { keepPhotoJob } from './accounts.jobs.ts';
import { findAccount } from './accounts.store.ts';
import { isForeign } from './keep-photo.ts';

/**
 * The address of an account's photo: one of the shop's own, never the provider's, so that no page calls another company (S2 §2).
 * Nothing where there is none; a picture that the sign-in brought is asked for then, and is there the next time.
 */
export async function photoOf(context: Context, accountId: string): Promise<string | null> {
  const image = (await findAccount(context.db, accountId))?.image ?? null;
  if (!isForeign(image)) return image;
  await context.jobs.add(context.db, keepPhotoJob, { accountId });
  return null;
}

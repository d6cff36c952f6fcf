import type { Context } from '../../http/handle.ts';
import { failWaiting } from './end-generation.ts';
import { waitingTooLong } from './image-pause.ts';

/** Jobs that one call ends. */
const AT_ONCE = 50;

/** Ends jobs that have waited too long for the provider, or for a day that is not theirs to wait for; their credits go back. */
export async function failOverdue(context: Context): Promise<void> {
  const acceptedUntil = await waitingTooLong(context);
  if (acceptedUntil) await failWaiting(context, { acceptedUntil, limit: AT_ONCE });
}

import type { Context } from '../../http/handle.ts';
import { addTry, guestKey, takeBackTry, tooManyIn } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';

/** Wrong codes that a shopper may try in a minute, at the cart and at checkout together: enough for a person, too few to guess. */
const TRIES = 5;
/** Wrong codes in a minute of all accounts behind one address. Beyond them each account there has one left. */
const TRIES_OF_ADDRESS = 30;
const WINDOW_S = 60;

/**
 * Does what tells whether a code is valid, and counts the wrong ones (it refuses with `coupon_invalid`) of the account and of its
 * address (security A4). A try is counted before it is looked into, so that many at once are no way around, and a right one is taken
 * back: who has a valid code is never kept from it by what others guess behind the same address. Refuses with `rate_limited`,
 * whatever the code.
 */
export async function limitGuesses<T>(
  { db, now: clock }: Pick<Context, 'db' | 'now'>,
  { accountId, ip }: { accountId: string; ip: string },
  look: () => Promise<T>,
): Promise<T> {
  const now = clock();
  const ofAccount = `coupon:${accountId}`;
  const tries = await addTry(db, ofAccount, WINDOW_S, now);
  if (tries > TRIES) throw tooManyIn(WINDOW_S, now);
  const ofAddress = `coupon_address:${await guestKey(db, ip)}`;
  const triesOfAddress = await addTry(db, ofAddress, WINDOW_S, now);
  if (triesOfAddress > TRIES_OF_ADDRESS && tries > 1) throw tooManyIn(WINDOW_S, now);
  const [looked] = await Promise.allSettled([look()]);
  if (looked.status === 'fulfilled' || !isWrongCode(looked.reason))
    for (const key of [ofAccount, ofAddress]) await takeBackTry(db, key, WINDOW_S, now);
  if (looked.status === 'rejected') throw looked.reason;
  return looked.value;
}

const isWrongCode = (error: unknown): boolean => error instanceof Refused && error.code === 'coupon_invalid';

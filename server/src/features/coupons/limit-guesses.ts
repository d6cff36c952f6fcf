import type { Context } from '../../http/handle.ts';
import { addTry, guestKey, takeBackTry, tooManyIn } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';

/** Wrong codes that one account may try in a minute, at cart and checkout together: enough for typing mistakes, too few for guessing. */
const TRIES = 5;
/** Wrong codes in a minute of all accounts behind one IP address. After that each of these accounts may try one code a minute. */
const TRIES_OF_ADDRESS = 30;
const WINDOW_S = 60;

/**
 * Runs `look`, which checks a code and refuses a wrong one with `coupon_invalid`, and counts wrong codes for the account and for its IP
 * address (security A4). A try is counted before the check, so that many tries at once cannot pass the limit; a right code is not
 * counted in the end. So guesses of others behind the same address never keep a shopper from using a valid code. Above the limit it
 * refuses with `rate_limited`, for right and wrong codes alike.
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

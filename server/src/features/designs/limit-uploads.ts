import type { Context } from '../../http/handle.ts';
import { addTry, guestKey, takeBackTry, tooManyIn } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';

/** How many pictures of a shopper are taken within a window of the clock; `key` names what they are for. */
export type UploadLimit = { key: string; limit: number; windowS: number };
export type Sender = { accountId: string; ip: string };

const TEN_MINUTES_S = 600;
/** Files of a shopper that are looked at in ten minutes, taken or refused; and of all shoppers behind one address. */
const TRIES = 60;
const TRIES_OF_ADDRESS = 300;

/** The shop had no time, or no room: that is no try at all. */
const ofTheShop = new Set(['upload_busy', 'upload_not_stored', 'uploads_at_once']);

/**
 * Does the work of taking a picture in, which counts towards `limits` where the picture is taken, and towards the tries of the shopper and
 * of the address unless the shop itself could not. A try is counted before the work, so that many at once are no way around. Refuses with
 * `rate_limited`.
 */
export async function limitUploads<T>(
  { db, now: clock }: Pick<Context, 'db' | 'now'>,
  { accountId, ip, limits }: Sender & { limits: readonly UploadLimit[] },
  work: () => Promise<T>,
): Promise<T> {
  const now = clock();
  const tries = [
    { key: `upload-try:${accountId}`, limit: TRIES, windowS: TEN_MINUTES_S },
    { key: `upload-address:${await guestKey(db, ip)}`, limit: TRIES_OF_ADDRESS, windowS: TEN_MINUTES_S },
  ];
  const ofAccount = limits.map(limit => ({ ...limit, key: `${limit.key}:${accountId}` }));
  const takeBack = async (counted: readonly UploadLimit[]) => {
    for (const { key, windowS } of counted) await takeBackTry(db, key, windowS, now);
  };
  const counted: UploadLimit[] = [];
  try {
    for (const limit of [...tries, ...ofAccount]) {
      counted.push(limit);
      if ((await addTry(db, limit.key, limit.windowS, now)) > limit.limit) throw tooManyIn(limit.windowS, now);
    }
    return await work();
  } catch (error) {
    const isOurs = !(error instanceof Refused) || ofTheShop.has(error.code);
    await takeBack(isOurs ? counted : counted.filter(limit => !tries.includes(limit)));
    throw error;
  }
}

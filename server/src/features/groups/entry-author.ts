import { createHash } from 'node:crypto';
import type { Context } from '../../http/handle.ts';
import { allowTry, guestKey } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';

/** Who writes an entry: a signed-in person, a browser with its secret, or both. */
export type EntryAuthor = { accountId: string | undefined; secretHash: string | undefined; ip: string };

/** The secret that a browser makes itself: 128 random bits as 32 hexadecimal digits. */
const SECRET = /^[\da-f]{32}$/;

/** The author of an entry, from a request. Only a hash of the secret is stored, so a stolen copy of the database cannot change entries. */
export function authorOf(call: { account: { id: string } | undefined; request: Request; ip: string }): EntryAuthor {
  const secret = call.request.headers.get('x-entry-secret') ?? '';
  const secretHash = SECRET.test(secret) ? createHash('sha256').update(secret).digest('hex') : undefined;
  return { accountId: call.account?.id, secretHash, ip: call.ip };
}

/** Writes of entries in an hour: a class behind one address has fifty people who change their mind. */
const PER_ADDRESS = 300;
const PER_GROUP = 1000;
/** Wrong codes of one IP address within ten minutes. */
const WRONG_CODES = 60;
const HOUR_S = 3600;
const TEN_MINUTES_S = 600;

/** Counts a write of an entry. Refuses with rate_limited after 300 of an address or 1000 of a group within an hour. */
export async function allowWrite(context: Context, { ip }: EntryAuthor, groupId: string): Promise<void> {
  const { db } = context;
  const now = context.now();
  await allowTry(db, `group_address:${await guestKey(db, ip)}`, PER_ADDRESS, HOUR_S, now);
  await allowTry(db, `group:${groupId}`, PER_GROUP, HOUR_S, now);
}

/** Answers the group of a code; a wrong one is counted, and after 60 within ten minutes the address has to wait. */
export async function allowLook<T>({ db, now }: Context, ip: string, look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof Refused && error.code === 'not_found')
      await allowTry(db, `group_miss:${await guestKey(db, ip)}`, WRONG_CODES, TEN_MINUTES_S, now());
    throw error;
  }
}

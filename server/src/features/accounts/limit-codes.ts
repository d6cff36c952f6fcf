import type { Context } from '../../http/handle.ts';
import { addTry, allowTry, guestKey, mailboxKey, tooManyIn } from '../../http/rate-limit.ts';
import { raiseException } from '../exceptions/exceptions.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/**
 * Codes of a browser that signed in to the mailbox before. It has counts of its own, and no other: whatever strangers ask for, from its
 * own network too, it gets its codes.
 */
const OF_BROWSER = 8;
const OF_BROWSER_A_DAY = 30;
/**
 * Codes for others. A network gets few for one mailbox, so that one stranger never uses up what the mailbox gets from everywhere; a
 * network, behind which a college may be, more in all; the whole shop so many that a flood stops before the mail server's own limit.
 */
const OF_NETWORK_AND_MAILBOX = 5;
const OF_NETWORK_AND_MAILBOX_A_DAY = 10;
const OF_MAILBOX = 15;
const OF_MAILBOX_A_DAY = 40;
const OF_NETWORK = 40;
const OF_SHOP = 1_000;
/** Codes that a network, or a browser that is known, may try in ten minutes; each code is worth five tries beside. */
const TRIES = 60;
const TRIES_S = 600;

type Asker = { email: string; ip: string; known: string | undefined };

/**
 * Counts a code that is asked for, and refuses with `rate_limited` what is too much. The narrowest count comes first: what it stops is
 * counted nowhere else, so that who is stopped takes nothing from others.
 */
export async function limitCodes(context: Context, { email, ip, known }: Asker): Promise<void> {
  const { db } = context;
  const now = context.now();
  const allow = (key: string, most: number, seconds: number) => allowTry(db, `code:${key}`, most, seconds, now);
  if (known !== undefined) {
    await allow(`browser:${known}`, OF_BROWSER, HOUR_S);
    return allow(`browser-day:${known}`, OF_BROWSER_A_DAY, DAY_S);
  }
  const [network, mailbox] = [await guestKey(db, ip), await mailboxKey(db, email)];
  await allow(`both:${network}:${mailbox}`, OF_NETWORK_AND_MAILBOX, HOUR_S);
  await allow(`both-day:${network}:${mailbox}`, OF_NETWORK_AND_MAILBOX_A_DAY, DAY_S);
  await allow(`network:${network}`, OF_NETWORK, HOUR_S);
  await allow(`mailbox:${mailbox}`, OF_MAILBOX, HOUR_S);
  await allow(`mailbox-day:${mailbox}`, OF_MAILBOX_A_DAY, DAY_S);
  await allowStrangers(context, now);
}

/** Tells the owner once a flood. */
async function allowStrangers(context: Context, now: Date): Promise<void> {
  const codes = await addTry(context.db, 'code:shop', HOUR_S, now);
  if (codes <= OF_SHOP) return;
  if (codes === OF_SHOP + 1) {
    const evidence = { codes: OF_SHOP, within: 'an hour' };
    await raiseException(context, context.db, { kind: 'codes_busy', subject: 'shop', orderId: null, evidence });
  }
  throw tooManyIn(HOUR_S, now);
}

/** Counts a code that is tried, and refuses with `rate_limited` what is too much. */
export async function limitProofs(context: Context, { ip, known }: Omit<Asker, 'email'>): Promise<void> {
  const { db } = context;
  const whose = known === undefined ? `network:${await guestKey(db, ip)}` : `browser:${known}`;
  await allowTry(db, `code-try:${whose}`, TRIES, TRIES_S, context.now());
}

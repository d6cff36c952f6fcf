import { foldMailbox } from '../../../domain/src/mailbox.ts';
import type { Tx } from '../db/database.ts';
import { keyedHashes } from '../db/keyed-hash.ts';
import { countTry, deleteTriesBefore, deleteWindowsBefore, uncountTry } from '../db/rate-limits.store.ts';
import { Refused } from './refused.ts';

/**
 * Refuses with `rate_limited` after `limit` tries of a key within a window of the clock. The counters stand in PostgreSQL, so
 * all processes share them. Pass the database itself, not a transaction: a try counts also when what follows is undone.
 */
export async function allowTry(tx: Tx, key: string, limit: number, windowSeconds: number, now: Date): Promise<void> {
  if ((await addTry(tx, key, windowSeconds, now)) > limit) throw tooManyIn(windowSeconds, now);
}

/** The refusal of a try too many in a window: it says when the window ends. */
export function tooManyIn(windowSeconds: number, now: Date): Refused {
  const endsAt = windowOf(windowSeconds, now).getTime() + windowSeconds * 1000;
  return new Refused('rate_limited', { retryAfterSeconds: Math.ceil((endsAt - now.getTime()) / 1000) });
}

const windowOf = (windowSeconds: number, now: Date): Date =>
  new Date(Math.floor(now.getTime() / (windowSeconds * 1000)) * windowSeconds * 1000);

/** Counts a try and answers how many there are in the window, for a limit that depends on more than one key. */
export async function addTry(tx: Tx, key: string, windowSeconds: number, now: Date): Promise<number> {
  const windowStart = windowOf(windowSeconds, now);
  const count = await countTry(tx, key, windowStart);
  if (count === 1) await deleteTriesBefore(tx, key, windowStart);
  return count;
}

/** The longest window of any limit, and a day to spare. */
const KEPT_MS = 2 * 86_400_000;

/** Forgets what was counted of people who never came back: a window that is over limits nobody. */
export const forgetTries = ({ db, now }: { db: Tx; now: () => Date }): Promise<void> =>
  deleteWindowsBefore(db, new Date(now().getTime() - KEPT_MS));

/** Takes a try back that was counted at `now`: it turned out not to be one of those that are limited. */
export const takeBackTry = (tx: Tx, key: string, windowSeconds: number, now: Date): Promise<void> =>
  uncountTry(tx, key, windowOf(windowSeconds, now));

/**
 * A guest without a cookie, told apart by the address: its keyed hash, so that no address is stored. Everybody behind one
 * connection is one guest; of an IPv6 address only the first half counts, since a connection has all the rest.
 */
export async function guestKey(tx: Tx, address: string): Promise<string> {
  const [key] = await keyedHashes(tx, 'guest_key_secret', [networkOf(address)]);
  return key!;
}

/** A mailbox that mail is sent to, whatever tag, case or dots its address is written with: its keyed hash, so that no address is stored. */
export async function mailboxKey(tx: Tx, email: string): Promise<string> {
  const [key] = await keyedHashes(tx, 'mailbox_key_secret', [foldMailbox(email)]);
  return key!;
}

/**
 * '2001:db8::7' → 2001:db8:0:0; an IPv4 address as it is, also where it is written as IPv6. A port that a proxy wrote beside it says
 * nothing of who it is.
 */
export function networkOf(text: string): string {
  const address = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [start = '', end = ''] = address.toLowerCase().split('::');
  const groups = [start, end].map(half => half.split(':').filter(group => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - groups[0]!.length - groups[1]!.length) }, () => '0');
  return [...groups[0]!, ...zeros, ...groups[1]!]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

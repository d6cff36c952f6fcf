import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../http/handle.ts';
import { guestKey, allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { isOwned, makeOwner } from '../accounts/accounts.ts';
import { deleteLink, findLink, putLink } from './setup.store.ts';

const PURPOSE = 'setup link';
/** An hour is enough to set up a shop, and little for whoever finds the line in a log. */
const LINK_MINUTES = 60;
const TRIES = 10;
const TRIES_SECONDS = 600;

/**
 * A link, good once and for an hour, by which whoever started the shop becomes its owner (owner.md, First run). Each start makes a new
 * one while a live shop has no owner, or nobody can sign in to it. Nothing for any other shop.
 */
export async function newSetupLink(context: Context): Promise<string | undefined> {
  const { db, shop, secrets, now } = context;
  if (shop.mode !== 'live' || (await isInHands(context))) return undefined;
  const token = context.randomId(32);
  const until = now().getTime() + LINK_MINUTES * 60_000;
  await putLink(db, JSON.stringify({ hash: secrets.hash(PURPOSE, token), until }));
  // What stands behind the # is sent to no server, and stands in no log.
  return `${shop.publicUrl}/setup#${token}`;
}

/** Whether the shop has an owner who can sign in: it needs no link. */
async function isInHands({ db, shop }: Context): Promise<boolean> {
  const canSignIn = shop.signsIn.byCode || shop.signsIn.byProvider;
  return canSignIn && (shop.adminEmails.length > 0 || (await isOwned(db)));
}

/**
 * Uses the link: the account of the address, made where there is none, is the owner's. Answers its id; refuses with `setup_link_over`,
 * and with `setup_done` where the owner signs in instead of asking for another link.
 */
export async function useSetupLink(
  context: Context,
  given: { token: string; email: string; ip: string },
): Promise<string> {
  const { db, secrets, now } = context;
  const over = (await isInHands(context)) ? 'setup_done' : 'setup_link_over';
  await allowTry(db, `setup:${await guestKey(db, given.ip)}`, TRIES, TRIES_SECONDS, now());
  return db.transaction(async tx => {
    const kept = await findLink(tx);
    const waiting = kept === undefined ? undefined : (JSON.parse(kept) as { hash: string; until: number });
    const shown = secrets.hash(PURPOSE, given.token);
    const isRight = timingSafeEqual(Buffer.from(shown), Buffer.from(waiting?.hash ?? '-'.repeat(shown.length)));
    if (!isRight || waiting!.until <= now().getTime()) throw new Refused(over);
    // Of two presses at once one takes it away.
    if (!(await deleteLink(tx, kept!))) throw new Refused(over);
    return makeOwner(context, tx, given.email);
  });
}

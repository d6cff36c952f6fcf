import type { Role } from '../../../../domain/src/access.ts';
import type { TokenHolder } from '../../adapters/identity/port.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/handle.ts';
import type { LiveChannel } from '../../jobs/live.ts';
import { keepPhotoJob } from './accounts.jobs.ts';
import { findSignedIn, touchSession, type AccountRow, type SignedInRow } from './accounts.store.ts';

export { markAddressUsed, readDelivery } from './address-book.ts';
export { forgetEnded } from './forget-ended.ts';
export { meetPerson } from './meet-person.ts';
export { nameOfNewcomer } from './name-of-newcomer.ts';
export { tellAccounts } from './tell-accounts.ts';
export { isFormerSubject, MAILBOX_PROVIDER, rememberFormerSubjects, rememberMailbox } from './former-subjects.ts';
export { checkCode, newCode } from './codes.ts';
export { makeOwner } from './sign-in-code.ts';
export { isOwned, useCode } from './sign-in-codes.store.ts';
export { findProvenEmail } from './proven-email.store.ts';

/** Kinds of background work of this noun. */
export const accountJobs = [keepPhotoJob];

export type SignedIn = { kind: 'account'; account: Account } | { kind: 'disabled' } | { kind: 'unknown' };

/** How long a session and its account may be remembered: news of a change may be lost with a connection. */
const REMEMBERED_MS = 1_000;
/** A session in use says so so often. */
const TOUCHED_MS = 300_000;
/** Sessions remembered at once; the oldest leave first. */
const REMEMBERED_MOST = 5_000;

/** Verified e-mails in ADMIN_EMAILS are owners; otherwise the role is what an admin set (rulings, Sign-in). */
export function roleOf(
  row: Pick<AccountRow, 'email' | 'emailVerified' | 'role'>,
  adminEmails: readonly string[],
): Role {
  return row.emailVerified && adminEmails.includes(row.email.toLowerCase()) ? 'owner' : row.role;
}

/**
 * Looks up who a token stands for: its account, and its session, which must be there still. Each is remembered for at most a second, and
 * none of them once news of accounts has come: signing out, switching off, another role and deletion take hold at once in every process,
 * and within a second where the news is lost. `isAnew`: as it is now, for who was about to be refused for want of a proof that may just
 * have been given.
 */
export function createAccountLookup(
  db: Database,
  adminEmails: () => readonly string[],
  now: () => Date,
  live: Pick<LiveChannel, 'subscribe'>,
): (holder: TokenHolder, isAnew?: boolean) => Promise<SignedIn> {
  const remembered = new Map<string, { until: number; state: SignedIn }>();
  live.subscribe('data', news => {
    if (news.channel === 'data' && ['', 'accounts'].includes(news.noun)) remembered.clear();
  });
  return async ({ accountId, sessionId }, isAnew = false) => {
    const key = `${accountId} ${sessionId}`;
    const known = remembered.get(key);
    if (!isAnew && known && known.until > now().getTime()) return known.state;
    const askedAt = now();
    const found = await findSignedIn(db, { accountId, sessionId, now: askedAt });
    const unsaid = askedAt.getTime() - (found?.session?.usedAt.getTime() ?? Infinity);
    if (unsaid > TOUCHED_MS) await touchSession(db, sessionId, askedAt);
    const state = stateOf(found, adminEmails());
    remembered.delete(key);
    remembered.set(key, { until: askedAt.getTime() + REMEMBERED_MS, state });
    if (remembered.size > REMEMBERED_MOST) remembered.delete(remembered.keys().next().value!);
    return state;
  };
}

function stateOf(found: SignedInRow | undefined, adminEmails: readonly string[]): SignedIn {
  if (!found || found.account.erasedAt) return { kind: 'unknown' };
  if (found.account.disabledAt) return { kind: 'disabled' };
  if (!found.session) return { kind: 'unknown' };
  const { id, email, emailVerified, name, image, createdAt } = found.account;
  const role = roleOf(found.account, adminEmails);
  const { id: sessionId, authenticatedAt, factorAt } = found.session;
  const proof = { authenticatedAt, factorAt, hasFactor: found.factorSince !== null };
  return {
    kind: 'account',
    account: { id, email, emailVerified, name, image, createdAt, role, sessionId, proof },
  };
}

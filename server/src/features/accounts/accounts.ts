import type { Role } from '../../../../domain/src/access.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../http/handle.ts';
import type { LiveChannel } from '../../jobs/live.ts';
import { keepPhotoJob } from './accounts.jobs.ts';
import { findAccount, type AccountRow } from './accounts.store.ts';

export { findLastSignIn } from './accounts.store.ts';
export { markAddressUsed, readDelivery } from './address-book.ts';
export { isFormerSubject, rememberFormerSubjects } from './former-subjects.ts';

/** Kinds of background work of this noun. */
export const accountJobs = [keepPhotoJob];

export type SignedIn = { kind: 'account'; account: Account } | { kind: 'disabled' } | { kind: 'unknown' };

/** How long an account's state may be remembered (rulings, Sign-in). */
const REMEMBERED_MS = 10_000;
/** Accounts remembered at once; the oldest leave first. */
const REMEMBERED_MOST = 5_000;

/** Verified e-mails in ADMIN_EMAILS are owners; otherwise the role is what an admin set (rulings, Sign-in). */
export function roleOf(
  row: Pick<AccountRow, 'email' | 'emailVerified' | 'role'>,
  adminEmails: readonly string[],
): Role {
  return row.emailVerified && adminEmails.includes(row.email.toLowerCase()) ? 'owner' : row.role;
}

/**
 * Looks accounts up by id, remembering each for at most ten seconds, and none of them once news of accounts has come: whoever is
 * deleted is signed out everywhere at once.
 */
export function createAccountLookup(
  db: Database,
  adminEmails: readonly string[],
  now: () => Date,
  live: Pick<LiveChannel, 'subscribe'>,
): (id: string) => Promise<SignedIn> {
  const remembered = new Map<string, { until: number; state: SignedIn }>();
  live.subscribe('data', news => {
    if (news.channel === 'data' && ['', 'accounts'].includes(news.noun)) remembered.clear();
  });
  return async id => {
    const known = remembered.get(id);
    if (known && known.until > now().getTime()) return known.state;
    const state = stateOf(await findAccount(db, id), adminEmails);
    remembered.delete(id);
    remembered.set(id, { until: now().getTime() + REMEMBERED_MS, state });
    if (remembered.size > REMEMBERED_MOST) remembered.delete(remembered.keys().next().value!);
    return state;
  };
}

function stateOf(row: AccountRow | undefined, adminEmails: readonly string[]): SignedIn {
  if (!row || row.erasedAt) return { kind: 'unknown' };
  if (row.disabledAt) return { kind: 'disabled' };
  const { id, email, emailVerified, name, image, createdAt } = row;
  return {
    kind: 'account',
    account: { id, email, emailVerified, name, image, createdAt, role: roleOf(row, adminEmails) },
  };
}

import { accounts, type User } from '../../../../contract/src/accounts.ts';
import { isAdmin } from '../../../../domain/src/access.ts';
import { handle, type Account, type Route } from '../../http/handle.ts';
import { findLastSignIn } from './accounts.store.ts';

/** The signed-in person as S1 §3 shows it. */
function toUserReply(account: Account, lastSignIn: Awaited<ReturnType<typeof findLastSignIn>>): User {
  return {
    uid: account.id,
    displayName: account.name,
    email: account.email,
    emailVerified: account.emailVerified,
    phoneNumber: null,
    photoURL: account.image,
    isAnonymous: false,
    tenantId: null,
    providerData: lastSignIn.providers.map(providerId => ({ providerId })),
    metadata: { creationTime: account.createdAt.toISOString(), lastSignInTime: lastSignIn.at?.toISOString() ?? null },
  };
}

export const accountRoutes: Route[] = [
  handle(accounts.me, async (context, { account }) =>
    toUserReply(account, await findLastSignIn(context.db, account.id)),
  ),
  handle(accounts.adminCheck, async (_context, { account }) => ({ isAdmin: isAdmin(account.role) })),
];

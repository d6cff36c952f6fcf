import { accounts, type SavedAddress, type User } from '../../../../contract/src/accounts.ts';
import { isAdmin } from '../../../../domain/src/access.ts';
import { handle, pageReply, type Account, type Route } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { findLastSignIn } from './accounts.store.ts';
import { changeAddress, removeAddress, saveAddress } from './address-book.ts';
import { listAddresses, type AddressRow } from './addresses.store.ts';
import { photoOf } from './photo.ts';
import { rename } from './rename.ts';
import { countOwn } from './totals.store.ts';

/** The signed-in person as S1 §3 shows it. */
function toUserReply(
  account: Account,
  photoURL: string | null,
  lastSignIn: Awaited<ReturnType<typeof findLastSignIn>>,
): User {
  return {
    uid: account.id,
    displayName: account.name,
    email: account.email,
    emailVerified: account.emailVerified,
    phoneNumber: null,
    photoURL,
    isAnonymous: false,
    tenantId: null,
    providerData: lastSignIn.providers.map(providerId => ({ providerId })),
    metadata: { creationTime: account.createdAt.toISOString(), lastSignInTime: lastSignIn.at?.toISOString() ?? null },
  };
}

const toAddressReply = (row: AddressRow): SavedAddress => {
  const { accountId: _account, createdAt: _created, usedAt: _used, ...address } = row;
  return address;
};

export const accountRoutes: Route[] = [
  handle(accounts.me, async (context, { account }) =>
    toUserReply(account, await photoOf(context, account.id), await findLastSignIn(context.db, account.id)),
  ),
  handle(accounts.rename, async (context, { account, body }) => ({
    displayName: await rename(context, account, body.displayName),
  })),
  handle(accounts.adminCheck, async ({ shop }, { account: { role, proof } }) => ({
    isAdmin: isAdmin(role),
    role,
    needsFactor: role !== 'shopper' && shop.needsSecondFactor && !proof.hasFactor,
    hasFactor: proof.hasFactor,
  })),
  handle(accounts.totals, (context, { account }) => countOwn(context.db, account.id)),
  handle(accounts.addresses, async (context, { account, query, request }) => {
    const { limit, cursor } = query;
    const found = await listAddresses(context.db, { accountId: account.id, limit, afterRow: rowKeyOf(cursor) });
    const { rows, next } = pageOf(found, limit, row => ({ at: row.usedAt, id: row.id }));
    return pageReply(rows.map(toAddressReply), next, request);
  }),
  handle(accounts.saveAddress, async (context, { account, body }) =>
    toAddressReply(await saveAddress(context, account.id, body)),
  ),
  handle(accounts.changeAddress, async (context, { account, params, body }) =>
    toAddressReply(await changeAddress(context, account.id, { ...body, id: params.id })),
  ),
  handle(accounts.removeAddress, async (context, { account, params }) => {
    await removeAddress(context, account.id, params.id);
    return { success: true } as const;
  }),
];

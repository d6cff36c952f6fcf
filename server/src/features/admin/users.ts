import type { AdminUser } from '../../../../contract/src/admin-users.ts';
import { maySwitchOff, type Role } from '../../../../domain/src/access.ts';
import type { Tx } from '../../db/database.ts';
import type { Account, Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { roleOf, tellAccounts } from '../accounts/accounts.ts';
import { changeCredits } from '../credits/credits.ts';
import { searchQuery } from '../designs/designs.ts';
import { insertAudit } from './admin.store.ts';
import { refuseToOneself, refuseToOwnMailbox } from './own-affair.ts';
import {
  countOtherOwners,
  deleteSessions,
  findUser,
  listUsers,
  lockRoles,
  updateUser,
  type UserRow,
} from './users.store.ts';

const ownersOf = (context: Context): readonly string[] => context.shop.adminEmails;
/** An owner by ADMIN_EMAILS. */
const isFixed = (context: Context, row: UserRow): boolean =>
  roleOf({ ...row, role: 'shopper' }, ownersOf(context)) === 'owner';

function toUserReply(context: Context, row: UserRow): AdminUser {
  const [firstName = '', ...rest] = row.name.trim().split(/\s+/);
  const { id, email, credits, createdAt, disabledAt } = row;
  return {
    ...{ id, firstName, lastName: rest.join(' '), email, credits },
    role: roleOf(row, ownersOf(context)),
    isFixedOwner: isFixed(context, row),
    disabledAt: disabledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** A page of the accounts, the newest first (S2 §3). */
export async function pageOfUsers(
  context: Context,
  o: { search?: string | undefined; role?: Role | undefined; cursor?: string | undefined; limit: number },
): Promise<{ users: AdminUser[]; next: string | undefined }> {
  const filter = { words: searchQuery(o.search), role: o.role, limit: o.limit, afterRow: rowKeyOf(o.cursor) };
  const rows = await listUsers(context.db, { ...filter, owners: ownersOf(context) });
  const page = pageOf(rows, o.limit, row => ({ at: row.createdAt, id: row.id }));
  return { users: page.rows.map(row => toUserReply(context, row)), next: page.next };
}

/** An account as admins see it. Refuses an unknown or a deleted one with `not_found`. */
export async function userOf(context: Context, id: string, tx: Tx = context.db): Promise<AdminUser> {
  return toUserReply(context, await getUser(tx, id));
}

async function getUser(tx: Tx, id: string): Promise<UserRow> {
  const row = await findUser(tx, id);
  if (!row) throw new Refused('not_found');
  return row;
}

type CreditChange = { amount: number; reason: string; idempotencyKey: string };

/** Gives credits, or takes some that are neither spent nor held; once a key. Nobody's are their own to change. Kept in the log. */
export function changeCreditsByAdmin(
  context: Context,
  actorId: string,
  accountId: string,
  change: CreditChange,
): Promise<AdminUser> {
  return context.db.transaction(async tx => {
    await refuseToOwnMailbox(tx, actorId, [accountId]);
    const before = await getUser(tx, accountId);
    const { isNew } = await changeCredits(tx, { accountId, ...change });
    const after = await getUser(tx, accountId);
    const { amount, reason } = change;
    if (isNew)
      await insertAudit(tx, {
        ...{ actorId, action: 'credits.changed', subject: accountId, at: context.now() },
        before: { credits: after.credits - amount },
        after: { credits: after.credits, amount, reason },
      });
    return toUserReply(context, { ...before, credits: after.credits });
  });
}

/** Refuses what would leave the shop without an owner, and what ADMIN_EMAILS alone decides. */
async function checkOwners(context: Context, tx: Tx, row: UserRow): Promise<void> {
  if (isFixed(context, row)) throw new Refused('account_protected');
  if (row.role !== 'owner') return;
  if ((await countOtherOwners(tx, row.id, ownersOf(context))) === 0) throw new Refused('last_owner');
}

/**
 * Switches an account off: its sessions and tokens end at once. Or on again. Kept in the log.
 */
export function switchUser(
  context: Context,
  actor: Account,
  id: string,
  { isDisabled, reason }: { isDisabled: boolean; reason: string },
): Promise<AdminUser> {
  return context.db.transaction(async tx => {
    await lockRoles(tx);
    const row = await getUser(tx, id);
    if (!maySwitchOff(actor.role, roleOf(row, ownersOf(context)))) throw new Refused('forbidden');
    if (isDisabled) await checkOwners(context, tx, row);
    refuseToOneself(actor.id, [id]);
    if (isDisabled === (row.disabledAt !== null)) return toUserReply(context, row);
    const at = context.now();
    await updateUser(tx, id, { disabledAt: isDisabled ? at : null });
    if (isDisabled) await deleteSessions(tx, id);
    await tellAccounts(tx);
    await insertAudit(tx, {
      ...{ actorId: actor.id, action: isDisabled ? 'user.switched_off' : 'user.switched_on', subject: id, at },
      before: { isDisabled: !isDisabled },
      after: { isDisabled, reason },
    });
    return userOf(context, id, tx);
  });
}

/** Appoints somebody else, or withdraws it. The last owner stays, and so do those of ADMIN_EMAILS. Kept in the log. */
export function setRole(context: Context, actorId: string, id: string, role: Role): Promise<AdminUser> {
  return context.db.transaction(async tx => {
    await lockRoles(tx);
    const row = await getUser(tx, id);
    if (row.role === role && !isFixed(context, row)) return toUserReply(context, row);
    await checkOwners(context, tx, row);
    refuseToOneself(actorId, [id]);
    await updateUser(tx, id, { role });
    await tellAccounts(tx);
    await insertAudit(tx, {
      ...{ actorId, action: 'user.role_set', subject: id, at: context.now() },
      before: { role: row.role },
      after: { role },
    });
    return userOf(context, id, tx);
  });
}

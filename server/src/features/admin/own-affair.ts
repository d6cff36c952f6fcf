import { foldMailbox } from '../../../../domain/src/mailbox.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { roleOf } from '../accounts/accounts.ts';
import { listAdmins, listEmails } from './users.store.ts';

/** Refuses with `own_affair` where somebody would give something to themselves: nobody may, the only owner neither. */
export function refuseToOneself(actorId: string, accountIds: readonly string[]): void {
  if (accountIds.includes(actorId)) throw new Refused('own_affair');
}

/**
 * Refuses with `own_affair` what is worth money and would go to an account of one's own: whoever has a mailbox has every account of it, with
 * whatever tag or dots its address is written.
 */
export async function refuseToOwnMailbox(tx: Tx, actorId: string, accountIds: readonly string[]): Promise<void> {
  refuseToOneself(actorId, accountIds);
  if ((await ofSameMailbox(tx, actorId, accountIds)).length > 0) throw new Refused('own_affair');
}

/** Those of some accounts whose mailbox is that of another account. */
async function ofSameMailbox(tx: Tx, actorId: string, accountIds: readonly string[]): Promise<string[]> {
  const rows = await listEmails(tx, [actorId, ...accountIds]);
  const own = rows.find(({ id }) => id === actorId);
  const mailbox = own && foldMailbox(own.email);
  return rows.filter(row => row.id !== actorId && foldMailbox(row.email) === mailbox).map(({ id }) => id);
}

type Affair = { actorId: string; accountId: string | null };

/**
 * Whether somebody would decide about what is theirs: money back, a damage that they reported, reports of their own design. Another person
 * of the shop does. The owner who runs the shop alone may, as nobody else is there; the log says so.
 */
export async function isOwnAffair(context: Context, tx: Tx, { actorId, accountId }: Affair): Promise<boolean> {
  if (accountId === null) return false;
  if (accountId !== actorId && (await ofSameMailbox(tx, actorId, [accountId])).length === 0) return false;
  const owners = context.shop.adminEmails;
  const [first, ...others] = await listAdmins(tx, owners, 2);
  return !(first?.id === actorId && others.length === 0 && roleOf(first, owners) === 'owner');
}

/** Refuses that with `own_affair`. */
export async function refuseOwnAffair(context: Context, tx: Tx, affair: Affair): Promise<void> {
  if (await isOwnAffair(context, tx, affair)) throw new Refused('own_affair');
}

import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { roleOf } from '../accounts/accounts.ts';
import { listAdmins } from './users.store.ts';

/** Refuses with `own_affair` where somebody would give something to themselves: nobody may, the only owner neither. */
export function refuseToOneself(actorId: string, accountIds: readonly string[]): void {
  if (accountIds.includes(actorId)) throw new Refused('own_affair');
}

/**
 * Refuses with `own_affair` where somebody would decide about what is theirs: money back, a damage that they reported, reports of their
 * own design. Another person of the shop does. The owner who runs the shop alone may, as nobody else is there; the log says so.
 */
export async function refuseOwnAffair(
  context: Context,
  tx: Tx,
  { actorId, accountId }: { actorId: string; accountId: string | null },
): Promise<void> {
  if (accountId !== actorId) return;
  const owners = context.shop.adminEmails;
  const [first, ...others] = await listAdmins(tx, owners, 2);
  const isAlone = first?.id === actorId && others.length === 0 && roleOf(first, owners) === 'owner';
  if (!isAlone) throw new Refused('own_affair');
}

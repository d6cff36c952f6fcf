import type { Language } from '../../../../domain/src/languages.ts';
import type { Way } from '../../../../contract/src/security.ts';
import type { Account, Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { MAILBOX_PROVIDER, tellAccounts } from '../accounts/accounts.ts';
import { queueMail } from '../mail/mail.ts';
import { noteAct } from './note-act.ts';
import { deleteOtherSessions, deleteWay, listWays } from './security.store.ts';

/** In which ways somebody signs in, the oldest first. A provider can go where a code to the account's own mailbox does without it. */
export async function waysOf(context: Context, account: Account): Promise<Way[]> {
  const rows = await listWays(context.db, account.id);
  return rows.map(({ id, providerId, subject, createdAt }) => {
    const isMailbox = providerId === MAILBOX_PROVIDER;
    return {
      ...{ id, kind: isMailbox ? 'mailbox' : 'provider', email: isMailbox ? subject : null },
      ...{ since: createdAt.toISOString(), mayEnd: !isMailbox && account.emailVerified },
    };
  });
}

/**
 * Takes a provider away from an account, and signs out every other session: one of them may have come that way. The mailbox is told.
 * Refuses with `not_found`, also for anybody else's, and with `last_way`.
 */
export async function removeWay(
  context: Context,
  account: Account,
  { id, language }: { id: string; language: Language },
): Promise<void> {
  const way = (await waysOf(context, account)).find(one => one.id === id);
  if (!way) throw new Refused('not_found');
  if (!way.mayEnd) throw new Refused('last_way');
  const now = context.now();
  await context.db.transaction(async tx => {
    if (!(await deleteWay(tx, account.id, id))) throw new Refused('not_found');
    await deleteOtherSessions(tx, account.id, account.sessionId);
    await tellAccounts(tx);
    await noteAct(context, tx, account, { action: 'way.removed' });
    await queueMail(tx, {
      ...{ subject: `way:${account.id}:${now.toISOString()}`, template: 'sign_in_changed', language, now },
      ...{ recipient: account.email, data: { name: account.name, what: 'way_removed', at: now.toISOString() } },
    });
  });
}

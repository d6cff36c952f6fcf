import type { Language } from '../../../../domain/src/languages.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { roleOf, tellAccounts } from '../accounts/accounts.ts';
import { queueMail, UNDO_FACTOR } from '../mail/mail.ts';
import { noteAct } from './note-act.ts';
import { deleteFactor, deleteSessions, findFactor, findPerson, lockFactor } from './security.store.ts';

type Undo = { accountId: string; on: number; until: number };

/** What the link of a mail stands for; nothing for any text that this shop did not seal, and once its time is over. */
function readToken(context: Context, token: string): Undo | undefined {
  const text = context.secrets.open(UNDO_FACTOR, token);
  if (text === undefined) return undefined;
  const undo = JSON.parse(text) as Undo;
  return undo.until > context.now().getTime() ? undo : undefined;
}

/** The factor that a link was sent for is on still. */
const isStill = (row: { confirmedAt: Date | null } | undefined, { on }: Undo): boolean =>
  row?.confirmedAt?.getTime() === on;

/** Until when a link undoes the factor that it was sent for. Refuses with `not_found`, also where it was used. */
export async function viewUndo(context: Context, token: string): Promise<{ until: string }> {
  const undo = readToken(context, token);
  if (!undo || !isStill(await findFactor(context.db, undo.accountId), undo)) throw new Refused('not_found');
  return { until: new Date(undo.until).toISOString() };
}

/**
 * 'It was not me': takes the factor away that somebody else turned on, and signs everybody out, by the link in the mail that told of it.
 * Whoever has the mailbox could do as much a moment before; a day later the factor stands. Refuses with `not_found`.
 */
export async function undoFactor(context: Context, token: string, language: Language): Promise<void> {
  const undo = readToken(context, token);
  if (!undo) throw new Refused('not_found');
  await context.db.transaction(async tx => {
    if (!isStill(await lockFactor(tx, undo.accountId), undo)) throw new Refused('not_found');
    await deleteFactor(tx, undo.accountId);
    await deleteSessions(tx, undo.accountId);
    await tellAccounts(tx);
    await tellUndone(context, tx, undo.accountId, language);
  });
}

async function tellUndone(context: Context, tx: Tx, accountId: string, language: Language): Promise<void> {
  const person = await findPerson(tx, accountId);
  if (!person) return;
  const now = context.now();
  await noteAct(
    context,
    tx,
    { id: accountId, role: roleOf(person, context.shop.adminEmails) },
    { action: 'factor.off' },
  );
  await queueMail(tx, {
    ...{ subject: `sign_in:${accountId}:${now.toISOString()}`, template: 'sign_in_changed', language, now },
    ...{ recipient: person.email, data: { name: person.name, what: 'factor_undone', at: now.toISOString() } },
  });
}

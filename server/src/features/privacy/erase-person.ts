import type { Language } from '../../../../domain/src/languages.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { announce } from '../../jobs/announce.ts';
import { rememberFormerSubjects } from '../accounts/accounts.ts';
import { queueMail } from '../mail/mail.ts';
import { FILES } from '../pictures/pictures.ts';
import { eraseRows, listNamedFiles, updateOthers, updateToErased } from './erase.store.ts';
import { letGoOf } from './remove-files.ts';
import type { Person } from './rule.store.ts';

const MINUTE_MS = 60_000;
/** A call that was under way when the account was deleted is over by then, whatever process it was in. */
export const LOOK_AGAIN_AFTER_MS = 5 * MINUTE_MS;

/**
 * Deletes a person's account, in the caller's transaction, which holds `lockPerson` and has found nothing open: rows go or are emptied
 * as the rules say, sessions end in all processes, and files are noted for removal. The last mail tells them.
 */
export async function erasePerson(context: Context, tx: Tx, person: Person, language: Language): Promise<void> {
  const now = context.now();
  await rememberFormerSubjects(tx, person.id);
  await eraseTraces(context, tx, person);
  const checkAt = new Date(now.getTime() + LOOK_AGAIN_AFTER_MS);
  await updateToErased(tx, { accountId: person.id, language, now, checkAt });
  const mail = { subject: `erasure:${person.id}`, recipient: person.email, language, now } as const;
  await queueMail(tx, { ...mail, template: 'account_deleted', data: { name: person.name } });
}

/** The rows alone: also for what was written behind a deletion. Any number of times is as good as once. */
export async function eraseTraces(context: Context, tx: Tx, person: Person): Promise<void> {
  const files = await listNamedFiles(tx, person);
  await updateOthers(tx, person);
  await eraseRows(tx, person);
  await letGoOf(context, tx, files);
  for (const noun of ['accounts', 'designs', 'collections', 'offers', FILES])
    await announce(tx, { channel: 'data', noun });
}

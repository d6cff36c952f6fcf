import type { Language } from '../../../../domain/src/languages.ts';
import { cleanEmail } from '../../../../domain/src/email.ts';
import type { Deletion } from '../../../../contract/src/privacy.ts';
import type { Tx } from '../../db/database.ts';
import type { Account, Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { Refused } from '../../http/refused.ts';
import { availableCredits } from '../credits/credits.ts';
import { queueMail } from '../mail/mail.ts';
import { erasePerson } from './erase-person.ts';
import { lockPerson } from './erase.store.ts';
import { countInvoices, deleteErasure, findErasure, insertErasure } from './erasures.store.ts';
import { listOpenBusiness } from './open-business.store.ts';

const TRIES_AN_HOUR = 10;

export type DeletionWish = { email: string; language: Language; whenPossible: boolean };

/** What the profile shows before, and while a wish waits. */
export async function viewDeletion(context: Context, accountId: string): Promise<Deletion> {
  const { db } = context;
  const wish = await findErasure(db, accountId);
  return {
    state: wish ? 'asked' : 'none',
    askedAt: wish?.askedAt.toISOString() ?? null,
    open: await listOpenBusiness(db, accountId, context.now()),
    credits: await availableCredits(db, accountId),
    invoices: await countInvoices(db, accountId),
  };
}

/**
 * Deletes the account at once where nothing is open. Otherwise refuses with `deletion_deferred` and what is open, or, where the person
 * says so, keeps the wish until nothing is (security 3.3, D3). Refuses with `deletion_not_confirmed` where the typed address is not the
 * account's. Asks for a fresh sign-in, as the contract says.
 */
export async function deleteAccount(context: Context, account: Account, wish: DeletionWish): Promise<Deletion> {
  await allowTry(context.db, `deletion:${account.id}`, TRIES_AN_HOUR, 3600, context.now());
  if (wish.email !== cleanEmail(account.email)) throw new Refused('deletion_not_confirmed');
  const isDone = await context.db.transaction(async tx => {
    const person = await lockPerson(tx, account.id);
    if (!person || person.erased) throw new Refused('unauthorized');
    const open = await listOpenBusiness(tx, account.id, context.now());
    if (open.length === 0) await erasePerson(context, tx, person, wish.language);
    else if (wish.whenPossible) await keepWish(context, tx, account, wish.language);
    else throw new Refused('deletion_deferred', { open });
    return open.length === 0;
  });
  if (isDone) context.log.info('privacy.account_deleted', { accountId: account.id });
  if (!isDone) return viewDeletion(context, account.id);
  return { state: 'deleted', askedAt: null, open: [], credits: 0, invoices: 0 };
}

async function keepWish(context: Context, tx: Tx, account: Account, language: Language): Promise<void> {
  const askedAt = context.now();
  if (!(await insertErasure(tx, { accountId: account.id, language, askedAt }))) return;
  await queueMail(tx, { ...mailOf(account, askedAt, language), template: 'deletion_asked' });
}

/** Takes a wish back that still waits. Refuses with `not_found` where there is none. */
export async function keepAccount(context: Context, account: Account): Promise<Deletion> {
  await context.db.transaction(async tx => {
    await lockPerson(tx, account.id);
    const wish = await deleteErasure(tx, account.id);
    if (!wish) throw new Refused('not_found');
    const mail = mailOf(account, wish.askedAt, wish.language);
    await queueMail(tx, { ...mail, template: 'deletion_withdrawn', now: context.now() });
  });
  return viewDeletion(context, account.id);
}

/** One mail of each kind a wish. */
const mailOf = ({ id, email, name }: Account, askedAt: Date, language: Language) => ({
  subject: `deletion:${id}:${askedAt.toISOString()}`,
  recipient: email,
  language,
  now: askedAt,
  data: { name },
});

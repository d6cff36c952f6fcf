import type { Language } from '../../../../domain/src/languages.ts';
import { NEUTRAL_NAME } from '../../../../domain/src/display-name.ts';
import { cleanEmail } from '../../../../domain/src/email.ts';
import { JOINING, type JoiningPerson } from '../../adapters/identity/port.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { queueMail } from '../mail/mail.ts';
import { MAILBOX_PROVIDER } from './former-subjects.ts';
import { findByEmail, findBySubject, takeEmailAway } from './identities.store.ts';
import { checkCode, CODE_MINUTES, newCode } from './codes.ts';
import { insertAccount, insertIdentity, setRole, useCode } from './sign-in-codes.store.ts';
import { tellAccounts } from './tell-accounts.ts';

/** Seconds after which a page offers another code. */
export const RESEND_SECONDS = 30;
/**
 * Sends a six-digit code to an address. The code works only together with the `request` that this call answers, so only in the browser
 * that asked (ASVS 5.0 §6.6.2); somebody else who asks for a code does not invalidate it. Neither the answer nor its time tells whether
 * the address has an account. Refuses with `rate_limited`.
 */
export async function askCode(
  context: Context,
  asked: { email: string; language: Language; ip: string; request: Request },
): Promise<{ request: string; resendAfterSeconds: number; validMinutes: number }> {
  if (!context.shop.signsIn.byCode) throw new Refused('no_mail_server');
  const email = cleanEmail(asked.email);
  const now = context.now();
  const request = context.randomId(26);
  const code = await newCode(context, { ...asked, email, of: request });
  await context.db.transaction(async tx => {
    await code.keep(tx);
    await queueMail(tx, {
      ...{ subject: `code:${context.randomId(20)}`, template: 'sign_in_code', recipient: email, now },
      ...{ language: asked.language, data: code.inMail },
    });
  });
  return { request, resendAfterSeconds: RESEND_SECONDS, validMinutes: CODE_MINUTES };
}

/**
 * Checks a code. Whoever has the code owns the mailbox, and so the account of that address; a new address gets a new account. If a sign-in
 * provider sent a person with this address to the same browser shortly before, that identity is added to the account too, but only if the
 * person confirms it (`join`): on a shared computer it may have been somebody else. Answers the account's id. Refuses with `code_wrong`
 * if the code is not the one sent for this request, has expired, is used or was tried too often, and with `account_disabled`.
 */
export async function proveCode(
  context: Context,
  given: {
    email: string;
    request: string;
    code: string;
    ip: string;
    from: Request;
    joining: string | undefined;
    join: boolean;
    language: Language;
  },
): Promise<string> {
  const { db } = context;
  const email = cleanEmail(given.email);
  const now = context.now();
  const { request: of, code, ip, from: request } = given;
  const right = await checkCode(context, { of, email, code, ip, request });
  return db.transaction(async tx => {
    if (!(await useCode(tx, right))) throw new Refused('code_wrong');
    const accountId = await accountOf(context, tx, email, now);
    const mine = { userId: accountId, createdAt: now, updatedAt: now };
    await noteMailbox(context, tx, email, mine);
    const person = given.join ? joiningOf(context, given.joining) : undefined;
    if (person?.email === email) await joinPerson(context, tx, { person, mine, language: given.language });
    return accountId;
  });
}

/** Notes that the person of an account signs in by a mailbox. */
const noteMailbox = (context: Context, tx: Tx, email: string, mine: Joining['mine']): Promise<boolean> =>
  insertIdentity(tx, {
    ...{ id: context.randomId(32), issuer: MAILBOX_PROVIDER, accountId: email, providerId: MAILBOX_PROVIDER },
    ...mine,
  });

/** The account of an address, made where there is none, becomes an owner's: whoever started the shop vouches for the mailbox. Answers its id. */
export async function makeOwner(context: Context, tx: Tx, typed: string): Promise<string> {
  const email = cleanEmail(typed);
  const now = context.now();
  const accountId = await accountOf(context, tx, email, now);
  await noteMailbox(context, tx, email, { userId: accountId, createdAt: now, updatedAt: now });
  await setRole(tx, accountId, 'owner');
  await tellAccounts(tx);
  context.log.info('identity.owner_made', { accountId });
  return accountId;
}

type Joining = {
  person: JoiningPerson;
  mine: { userId: string; createdAt: Date; updatedAt: Date };
  language: Language;
};

/** Adds the provider's identity to the account, after the owner of the mailbox has confirmed it, and mails them about it. */
async function joinPerson(context: Context, tx: Tx, { person, mine, language }: Joining): Promise<void> {
  const { issuer, subject, providerId, email } = person;
  const isNew = await insertIdentity(tx, {
    ...{ id: context.randomId(32), issuer, accountId: subject, providerId, ...mine },
  });
  if (!isNew) return;
  context.log.info('identity.way_added', { accountId: mine.userId });
  const now = mine.createdAt;
  await queueMail(tx, {
    ...{ subject: `way:${mine.userId}:${now.toISOString()}`, template: 'sign_in_changed', language, now },
    ...{ recipient: email, data: { name: '', what: 'way_added', at: now.toISOString() } },
  });
}

/** The account of a proven address; made if there is none. An account that has the address unproven loses it. */
async function accountOf(context: Context, tx: Tx, email: string, now: Date): Promise<string> {
  const found = await findByEmail(tx, email);
  if (found?.emailVerified) {
    if (found.disabledAt) throw new Refused('account_disabled');
    return found.id;
  }
  if (found) {
    await takeEmailAway(tx, found.id, now);
    await tellAccounts(tx);
  }
  const id = context.randomId(32);
  await insertAccount(tx, { id, name: NEUTRAL_NAME, email, emailVerified: true, createdAt: now, updatedAt: now });
  return id;
}

/** The person whom a provider sent to this browser and who could not be signed in yet; undefined after 15 minutes. */
function joiningOf(context: Context, sealed: string | undefined): JoiningPerson | undefined {
  const text = sealed && context.secrets.open(JOINING.purpose, sealed);
  const person = text ? (JSON.parse(text) as JoiningPerson) : undefined;
  return person && person.until > context.now().getTime() ? person : undefined;
}

/** The e-mail address whose code would add the waiting person's identity; null if nobody waits in this browser. */
export async function joiningEmail(context: Context, sealed: string | undefined): Promise<string | null> {
  const person = joiningOf(context, sealed);
  return person && !(await findBySubject(context.db, person)) ? person.email : null;
}

import type { Language } from '../../../../domain/src/languages.ts';
import type { Notifications, Subscription } from '../../../../contract/src/notifications.ts';
import { indianPhone } from '../../../../domain/src/contact.ts';
import type { Tx } from '../../db/database.ts';
import type { Account, Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { consentsOf, recordConsent } from '../consents/consents.ts';
import { findChoices, isThere, putChoices } from './notifications.store.ts';
import { readUnsubscribeToken, unsubscribeToken, type Subscribed } from './unsubscribe-token.ts';

type Person = Pick<Account, 'id' | 'email'>;
export type Change = {
  productionMails?: boolean | undefined;
  offers?: boolean | undefined;
  mailLanguage?: Language | null | undefined;
  whatsapp?: { isOn: boolean; phone?: string | undefined } | undefined;
};

/** Which messages somebody gets, where they may choose. */
export async function notificationsOf({ db, messages }: Context, { id, email }: Person): Promise<Notifications> {
  const [choices, consents] = await Promise.all([findChoices(db, id), consentsOf(db, id)]);
  return {
    email,
    productionMails: choices?.productionMails ?? true,
    offers: consents.marketing.isGiven,
    mailLanguage: choices?.mailLanguage ?? null,
    whatsapp: {
      isOn: consents.whatsapp.isGiven,
      phone: choices?.whatsappPhone ?? null,
      isSent: messages.isOn,
    },
  };
}

/**
 * Chooses. Offers and WhatsApp are consents, which are written down (security 3.3, D4); a number that is not used any more is
 * forgotten. Refuses with invalid_input for WhatsApp without an Indian mobile number.
 */
export async function changeNotifications(context: Context, person: Person, change: Change): Promise<Notifications> {
  const { productionMails, offers, mailLanguage, whatsapp } = change;
  const { id: accountId } = person;
  const now = context.now();
  const whatsappPhone = whatsapp?.isOn ? phoneIn(whatsapp.phone) : null;
  await context.db.transaction(async tx => {
    const said = { accountId, source: 'notifications', now };
    if (offers !== undefined) await recordConsent(tx, { ...said, purpose: 'marketing', isGiven: offers });
    if (whatsapp) await recordConsent(tx, { ...said, purpose: 'whatsapp', isGiven: whatsapp.isOn });
    const kept = {
      ...(productionMails !== undefined && { productionMails }),
      ...(mailLanguage !== undefined && { mailLanguage }),
      ...(whatsapp && { whatsappPhone }),
    };
    if (Object.keys(kept).length > 0) await putChoices(tx, accountId, kept, now);
  });
  return notificationsOf(context, person);
}

function phoneIn(text: string | undefined): string {
  const phone = indianPhone(text ?? '');
  if (phone === undefined) throw new Refused('invalid_input', { fields: { phone: 'invalid' } });
  return phone;
}

/** The token of a mail that somebody may do without; nothing where they do, and the mail is not to be sent. */
export async function productionMailToken(tx: Tx, accountId: string): Promise<string | undefined> {
  const choices = await findChoices(tx, accountId);
  if (choices?.productionMails === false) return undefined;
  return unsubscribeToken(tx, { accountId, kind: 'production' });
}

/** What the link at the foot of a mail is about. Refuses with not_found. */
export async function subscriptionOf(context: Context, token: string): Promise<Subscription> {
  const { accountId, kind } = await readToken(context, token);
  const isOn =
    kind === 'offers'
      ? (await consentsOf(context.db, accountId)).marketing.isGiven
      : ((await findChoices(context.db, accountId))?.productionMails ?? true);
  return { kind, isOn };
}

/** Ends the mails that a link is about, as often as it is pressed. Refuses with not_found. */
export async function unsubscribe(context: Context, token: string): Promise<Subscription> {
  const { accountId, kind } = await readToken(context, token);
  const now = context.now();
  await context.db.transaction(async tx => {
    if (kind === 'production') return putChoices(tx, accountId, { productionMails: false }, now);
    return recordConsent(tx, { accountId, purpose: 'marketing', isGiven: false, source: 'mail', now });
  });
  return { kind, isOn: false };
}

async function readToken(context: Context, token: string): Promise<Subscribed> {
  const found = await readUnsubscribeToken(context.db, token);
  if (!found || !(await isThere(context.db, found.accountId))) throw new Refused('not_found');
  return found;
}

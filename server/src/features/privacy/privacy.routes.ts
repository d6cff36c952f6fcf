import { addressOf } from '../../../../contract/src/addresses.ts';
import { privacy, type Consent } from '../../../../contract/src/privacy.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../../../domain/src/consents.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import { handle, Reply, type Context, type Route } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { consentsOf, recordConsent, type Consent as Said } from '../consents/consents.ts';
import { deleteAccount, keepAccount, viewDeletion } from './delete-account.ts';
import { askExport, takeTicket } from './export-ticket.ts';
import { zipOf } from './export-zip.ts';

const toConsentReply = (purpose: ConsentPurpose, said: Record<ConsentPurpose, Said>): Consent => ({
  purpose,
  isGiven: said[purpose].isGiven,
  at: said[purpose].at?.toISOString() ?? null,
});

/** What this shop asks for: the counting of visits only where somebody counts them (decision 038). */
const purposesOf = ({ shop }: Pick<Context, 'shop'>): ConsentPurpose[] =>
  CONSENT_PURPOSES.filter(purpose => purpose !== 'pageViews' || shop.pageViews !== undefined);

export const privacyRoutes: Route[] = [
  handle(privacy.consents, async (context, { account }) => {
    const said = await consentsOf(context.db, account.id);
    return purposesOf(context).map(purpose => toConsentReply(purpose, said));
  }),
  handle(privacy.setConsent, async (context, { account, body: { purpose, isGiven, source } }) => {
    const { db, now } = context;
    if (!purposesOf(context).includes(purpose)) throw new Refused('not_found');
    const said = { accountId: account.id, purpose, isGiven, source, now: now() };
    await db.transaction(tx => recordConsent(tx, said));
    return toConsentReply(purpose, await consentsOf(db, account.id));
  }),
  handle(privacy.askExport, async (context, { account, body }) => {
    const { ticket, expiresAt } = await askExport(context, account.id, body.language);
    return { url: addressOf('privacy.download', { ticket }), expiresAt: expiresAt.toISOString() };
  }),
  handle(privacy.download, async (context, { params }) => {
    const { person, language } = await takeTicket(context, params.ticket);
    const day = dayOf(context.now());
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="my-data-${day}.zip"`,
    };
    return new Reply(null, { stream: zipOf(context, person, language), headers });
  }),
  handle(privacy.deletion, (context, { account }) => viewDeletion(context, account.id)),
  handle(privacy.deleteAccount, (context, { account, body }) => deleteAccount(context, account, body)),
  handle(privacy.keepAccount, (context, { account }) => keepAccount(context, account)),
];

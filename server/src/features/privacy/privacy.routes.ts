import { addressOf } from '../../../../contract/src/addresses.ts';
import { privacy, type Consent } from '../../../../contract/src/privacy.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../../../domain/src/consents.ts';
import { handle, Reply, type Route } from '../../http/handle.ts';
import { consentsOf, recordConsent, type Consent as Said } from '../consents/consents.ts';
import { deleteAccount, keepAccount, viewDeletion } from './delete-account.ts';
import { askExport, takeTicket } from './export-ticket.ts';
import { zipOf } from './export-zip.ts';

const toConsentReply = (purpose: ConsentPurpose, said: Record<ConsentPurpose, Said>): Consent => ({
  purpose,
  isGiven: said[purpose].isGiven,
  at: said[purpose].at?.toISOString() ?? null,
});

export const privacyRoutes: Route[] = [
  handle(privacy.consents, async ({ db }, { account }) => {
    const said = await consentsOf(db, account.id);
    return CONSENT_PURPOSES.map(purpose => toConsentReply(purpose, said));
  }),
  handle(privacy.setConsent, async ({ db, now }, { account, body: { purpose, isGiven } }) => {
    const said = { accountId: account.id, purpose, isGiven, source: 'profile', now: now() };
    await db.transaction(tx => recordConsent(tx, said));
    return toConsentReply(purpose, await consentsOf(db, account.id));
  }),
  handle(privacy.askExport, async (context, { account, body }) => {
    const { ticket, expiresAt } = await askExport(context, account.id, body.language);
    return { url: addressOf('privacy.download', { ticket }), expiresAt: expiresAt.toISOString() };
  }),
  handle(privacy.download, async (context, { params }) => {
    const { person, language } = await takeTicket(context, params.ticket);
    const day = context.now().toISOString().slice(0, 10);
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

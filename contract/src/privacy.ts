import { z } from 'zod';
import { cleanEmail } from '../../domain/src/email.ts';
import { CONSENT_PURPOSES } from '../../domain/src/consents.ts';
import { endpoint } from './endpoint.ts';
import { Id, Language, Timestamp } from './wire.ts';

export const Consent = z.object({ purpose: z.enum(CONSENT_PURPOSES), isGiven: z.boolean(), at: Timestamp.nullable() });
export type Consent = z.output<typeof Consent>;

/** What keeps an account from being deleted: an order that is not over, a payment or a refund under way, a drawing. */
export const Open = z.object({
  kind: z.enum(['order', 'payment', 'refund', 'check', 'drawing']),
  /** Of the order or purchase; of the design that is drawn. */
  id: z.string(),
});
export type Open = z.output<typeof Open>;

/** Whether the account is to be deleted, and what stands in the way of it. */
export const Deletion = z.object({
  state: z.enum(['none', 'asked', 'deleted']),
  askedAt: Timestamp.nullable(),
  open: z.array(Open),
  /** Credits that would be lost. */
  credits: z.number().int(),
  /** Invoices that tax law makes the shop keep. */
  invoices: z.number().int(),
});
export type Deletion = z.output<typeof Deletion>;

/** A person's own data: what they agreed to, all of it as a file, and its end (rulings, Law). */
export const privacy = {
  consents: endpoint('privacy.consents', {
    summary: 'What the signed-in person agrees to, purpose by purpose',
    access: 'shopper',
    response: z.array(Consent),
    errors: [],
  }),
  setConsent: endpoint('privacy.setConsent', {
    summary: 'Agrees to a purpose, or no longer does',
    access: 'shopper',
    body: z.strictObject({
      purpose: z.enum(CONSENT_PURPOSES),
      isGiven: z.boolean(),
      /** Where it was said: among one's own data, or on a page that asked. */
      source: z.enum(['profile', 'page']).default('profile'),
    }),
    response: Consent,
    errors: ['not_found'],
  }),
  askExport: endpoint('privacy.askExport', {
    summary:
      'Makes the address under which all data of the signed-in person can be downloaded, once and within a minute',
    access: 'shopper',
    fresh: true,
    body: z.strictObject({ language: Language }),
    response: z.object({ url: z.string(), expiresAt: Timestamp }),
    errors: [],
  }),
  download: endpoint('privacy.download', {
    summary: 'All data of a person as a zip of JSON, pictures and invoices; the ticket in the address says whose',
    access: 'public',
    params: z.object({ ticket: Id }),
    kind: 'zip',
    holds: 'one',
    response: z.null(),
    errors: ['export_link_over'],
  }),
  deletion: endpoint('privacy.deletion', {
    summary: 'Whether the account of the signed-in person is to be deleted, and what stands in the way',
    access: 'shopper',
    response: Deletion,
    errors: [],
  }),
  deleteAccount: endpoint('privacy.deleteAccount', {
    summary:
      'Deletes the account of the signed-in person for good; `whenPossible` keeps the wish until nothing is open any more',
    access: 'shopper',
    fresh: true,
    body: z.strictObject({
      /** The account's own e-mail address, typed once more. */
      email: z.string().overwrite(cleanEmail).max(320),
      language: Language,
      whenPossible: z.boolean().default(false),
    }),
    response: Deletion,
    errors: ['deletion_not_confirmed', 'deletion_deferred'],
  }),
  keepAccount: endpoint('privacy.keepAccount', {
    summary: 'Takes the wish back that the account be deleted',
    access: 'shopper',
    response: Deletion,
    errors: ['not_found'],
  }),
};

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Line } from './typed.ts';
import { Id, Language } from './wire.ts';

/** Mails that somebody may do without. What an order needs is always sent. */
export const OPTIONAL_MAILS = ['production', 'offers'] as const;

export const Notifications = z.object({
  /** Where mails about the account go. */
  email: z.string(),
  /** That an order is being printed. */
  productionMails: z.boolean(),
  /** News and offers: off until they are asked for. */
  offers: z.boolean(),
  /** Of all mails to this person; nothing: each in the language of the page that it comes from. */
  mailLanguage: Language.nullable(),
  whatsapp: z.object({
    isOn: z.boolean(),
    /** Ten digits. */
    phone: z.string().nullable(),
    /** False while the shop has nobody who carries such messages: the wish is kept. */
    isSent: z.boolean(),
  }),
});
export type Notifications = z.output<typeof Notifications>;

const Subscription = z.object({ kind: z.enum(OPTIONAL_MAILS), isOn: z.boolean() });
export type Subscription = z.output<typeof Subscription>;

export const notifications = {
  mine: endpoint('notifications.mine', {
    summary: 'Which messages the signed-in person gets, where they may choose',
    access: 'shopper',
    response: Notifications,
    errors: [],
  }),
  change: endpoint('notifications.change', {
    summary: 'Chooses which messages to get; what is left out stays as it is',
    access: 'shopper',
    body: z.strictObject({
      productionMails: z.boolean().optional(),
      offers: z.boolean().optional(),
      mailLanguage: Language.nullable().optional(),
      /** An Indian mobile number is needed to switch it on. */
      whatsapp: z.strictObject({ isOn: z.boolean(), phone: Line(20).optional() }).optional(),
    }),
    response: Notifications,
    errors: [],
  }),
  subscription: endpoint('notifications.subscription', {
    summary: 'Which mails the link at the foot of one is about, and whether they are still sent',
    access: 'public',
    params: z.object({ token: Id }),
    response: Subscription,
    errors: ['not_found'],
  }),
  unsubscribe: endpoint('notifications.unsubscribe', {
    summary: 'Ends the mails that the link is about, without a sign-in (RFC 8058)',
    access: 'public',
    kind: 'raw',
    params: z.object({ token: Id }),
    response: Subscription,
    errors: ['not_found', 'body_too_large'],
  }),
};

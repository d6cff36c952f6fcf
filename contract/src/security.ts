import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Language, Page, Timestamp } from './wire.ts';

/** Where somebody is signed in. */
export const Session = z.object({
  id: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** 'Chrome', 'Safari'; null where the browser does not say what it is. */
  browser: z.string().nullable(),
  /** 'Android', 'Windows'. */
  system: z.string().nullable(),
  device: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  /** Shortened: '203.0.113.…', '2001:db8:85a3:…'. */
  address: z.string().nullable(),
  since: Timestamp,
  /** To five minutes. */
  lastUsedAt: Timestamp,
});
export type Session = z.output<typeof Session>;

/** Whether an account has a second factor, and what is left of its recovery codes. */
export const Factor = z.object({
  isOn: z.boolean(),
  since: Timestamp.nullable(),
  recoveryCodesLeft: z.number().int(),
  /** The shop asks its people for one: without it the admin stays closed. */
  isRequired: z.boolean(),
});
export type Factor = z.output<typeof Factor>;

/** A way in which somebody signs in to the account. */
export const Way = z.object({
  id: z.string(),
  /** By a code to a mailbox, or at the sign-in provider. */
  kind: z.enum(['mailbox', 'provider']),
  /** Of a mailbox. */
  email: z.string().nullable(),
  since: Timestamp,
  /** It can be taken away: a code to the account's mailbox signs in without it. */
  mayEnd: z.boolean(),
});
export type Way = z.output<typeof Way>;

/** Six digits of the app, or a recovery code; spaces and dashes are ignored. */
const Code = z.string().trim().min(6).max(40);
/** Of a link in a mail. */
const Token = z.string().min(1).max(300);
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** One's own sessions and second factor. */
export const security = {
  sessions: endpoint('security.sessions', {
    summary: 'Where the signed-in person is signed in, the latest used first',
    access: 'shopper',
    query: z.object({ ...Page }),
    response: z.array(Session),
    errors: [],
  }),
  endSession: endpoint('security.endSession', {
    summary: 'Ends one of the own sessions: what is signed in there is signed out at once',
    access: 'shopper',
    fresh: true,
    params: z.object({ id: Id }),
    response: z.object({ ended: z.literal(true) }),
    errors: ['not_found'],
  }),
  endSessions: endpoint('security.endSessions', {
    summary: 'Signs out everywhere, here too',
    access: 'shopper',
    fresh: true,
    response: z.object({ ended: z.number().int() }),
    errors: [],
  }),
  ways: endpoint('security.ways', {
    summary: 'In which ways the signed-in person can sign in',
    access: 'shopper',
    response: z.array(Way),
    errors: [],
  }),
  removeWay: endpoint('security.removeWay', {
    summary: 'Takes a sign-in provider away from the account, and signs out everywhere else',
    access: 'shopper',
    fresh: true,
    params: z.object({ id: Id }),
    query: z.object({ language: Language.default('en') }),
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_found', 'last_way'],
  }),
  factor: endpoint('security.factor', {
    summary: 'The own second factor',
    access: 'shopper',
    response: Factor,
    errors: [],
  }),
  beginFactor: endpoint('security.beginFactor', {
    summary: 'Makes the key of a second factor (TOTP, RFC 6238), which counts once a code of it was given',
    access: 'shopper',
    fresh: true,
    withoutFactor: true,
    response: z.object({
      /** Base 32, for typing. */
      key: z.string(),
      /** otpauth:// */
      uri: z.string(),
      /** The same for a camera: an SVG as a data: address. */
      qrCode: z.string(),
    }),
    errors: ['factor_is_on'],
  }),
  confirmFactor: endpoint('security.confirmFactor', {
    summary: 'Turns the second factor on, by a code of its key. Answers the recovery codes, which are told this once',
    access: 'shopper',
    fresh: true,
    withoutFactor: true,
    body: z.strictObject({ code: Code, language: Language }),
    response: RecoveryCodes,
    errors: ['factor_is_on', 'factor_not_begun', 'factor_code_wrong'],
  }),
  proveFactor: endpoint('security.proveFactor', {
    summary: 'Gives a code of the second factor for this session: without one it opens nothing',
    access: 'shopper',
    withoutFactor: true,
    body: z.strictObject({ code: Code, language: Language }),
    response: z.object({ proven: z.literal(true) }),
    errors: ['factor_is_off', 'factor_code_wrong'],
  }),
  newRecoveryCodes: endpoint('security.newRecoveryCodes', {
    summary: 'Makes new recovery codes; the old ones are good for nothing any more',
    access: 'shopper',
    fresh: true,
    body: z.strictObject({ language: Language }),
    response: RecoveryCodes,
    errors: ['factor_is_off'],
  }),
  undoing: endpoint('security.undoing', {
    summary: 'Until when the link in the mail that told of a second factor takes it back, where it still does',
    access: 'public',
    params: z.object({ token: Token }),
    response: z.object({ until: Timestamp }),
    errors: ['not_found'],
  }),
  undoFactor: endpoint('security.undoFactor', {
    summary:
      'By the link in the mail that told of a second factor: takes it away, once, and signs out everywhere. For who did not turn it on',
    access: 'public',
    params: z.object({ token: Token }),
    body: z.strictObject({ language: Language }),
    response: z.object({ undone: z.literal(true) }),
    errors: ['not_found'],
  }),
  endFactor: endpoint('security.endFactor', {
    summary: 'Turns the second factor off, by a code',
    access: 'shopper',
    fresh: true,
    body: z.strictObject({ code: Code, language: Language }),
    response: Factor,
    errors: ['factor_is_off', 'factor_code_wrong'],
  }),
};

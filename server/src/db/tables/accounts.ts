import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Role } from '../../../../domain/src/access.ts';
import { createdAt, deliveryColumns, moment } from './columns.ts';

/** The words that an admin finds an account by. */
export const accountSearchWords = ({ id, name, email }: Record<'id' | 'name' | 'email', AnyPgColumn>) =>
  sql`search_words(${id} || ' ' || ${name} || ' ' || ${email})`;

/** A person. better-auth's `user` with the shop's own columns: role, and the moment when an admin disabled the account. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    role: text().$type<Role>().notNull().default('shopper'),
    disabledAt: moment('disabled_at'),
    /** When the person deleted it: only the id is left, for the books. */
    erasedAt: moment('erased_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [
    index('accounts_newest').on(table.createdAt, table.id),
    index('accounts_role').on(table.role, table.createdAt, table.id),
    index('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_search').using('gin', accountSearchWords(table)),
  ],
);

/** A browser's signed-in session (better-auth's `session`). */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    expiresAt: moment('expires_at').notNull(),
    token: text().notNull().unique(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When provider or mailbox vouched for the person; nothing where the provider does not say when it did. */
    authenticatedAt: moment('authenticated_at'),
    /** When a code of the account's second factor was last given in this session. */
    factorAt: moment('factor_at'),
    /** To five minutes. */
    usedAt: moment('used_at').notNull().defaultNow(),
    userId: text('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  table => [index('sessions_user').on(table.userId)],
);

/** A person at an identity provider (better-auth's `account`). */
export const identities = pgTable(
  'identities',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** With the subject, `account_id`, who a person is. */
    issuer: text(),
    userId: text('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [
    index('identities_user').on(table.userId),
    index('identities_account').on(table.providerId, table.accountId),
    uniqueIndex('identities_person').on(table.issuer, table.accountId),
  ],
);

/** State of sign-ins under way (better-auth's `verification`). */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [index('verifications_identifier').on(table.identifier)],
);

/** The code that was sent to an address, by keyed hashes of code, address and request. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** Of the address, and of the request that the code answers. */
    id: text().primaryKey(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sign_in_codes_over').on(table.expiresAt)],
);

/** Keys that sign the shop's 15-minute tokens (better-auth's `jwks`). */
export const signingKeys = pgTable('signing_keys', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at'),
  alg: text(),
  crv: text(),
});

/** Where an account has things delivered; the latest used comes first. At most one is the one that the checkout offers. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ...deliveryColumns(),
    createdAt: createdAt(),
    usedAt: moment('used_at').notNull().defaultNow(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  table => [
    index('addresses_account').on(table.accountId, table.usedAt, table.id),
    uniqueIndex('addresses_one_default')
      .on(table.accountId)
      .where(sql`is_default`),
  ],
);

/** Which messages an account wants where it may choose; no row: as the shop begins. Consents stand in `consents`. */
export const notificationChoices = pgTable('notification_choices', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  productionMails: boolean('production_mails').notNull().default(true),
  /** Of every mail; nothing: each in the language of the page that it comes from. */
  mailLanguage: text('mail_language').$type<Language>(),
  /** Ten digits: where WhatsApp messages would go. */
  whatsappPhone: text('whatsapp_phone'),
  changedAt: moment('changed_at').notNull(),
});

import { bigserial, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../domain/src/languages.ts';
import type { ConsentPurpose } from '../../../../domain/src/consents.ts';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Each yes and each no of a person, by purpose; the latest counts. Append-only: what was agreed to once can be shown. */
export const consents = pgTable(
  'consents',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text().$type<ConsentPurpose>().notNull(),
    isGiven: boolean('is_given').notNull(),
    /** Version of the words that were agreed to (domain/consents). */
    textVersion: text('text_version').notNull(),
    /** Where it was said, such as 'profile'. */
    source: text().notNull(),
    at: moment('at').notNull(),
  },
  table => [index('consents_account').on(table.accountId, table.purpose, table.id)],
);

/** A wish to have the account deleted. It waits while an order, a payment or a refund is open, and is kept once it is done. */
export const erasures = pgTable(
  'erasures',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    askedAt: moment('asked_at').notNull(),
    erasedAt: moment('erased_at'),
    /** When the rows are looked through once more: a call that was under way may have written behind the deletion. */
    checkAt: moment('check_at'),
  },
  table => [index('erasures_asked').on(table.askedAt)],
);

/** A download of somebody's data that may begin once, soon after it was asked for. */
export const exportTickets = pgTable(
  'export_tickets',
  {
    /** Hash of the ticket that the browser was given. */
    hash: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('export_tickets_account').on(table.accountId)],
);

/** People who had an account with its welcome credits, by a keyed hash of who they are at the provider: the credits are given once. */
export const formerSubjects = pgTable('former_subjects', { hash: text().primaryKey(), createdAt: createdAt() });

/** Stored files that a deleted account left; each goes unless a row of somebody else names it. */
export const fileRemovals = pgTable(
  'file_removals',
  { file: text().primaryKey(), askedAt: moment('asked_at').notNull(), dueAt: moment('due_at').notNull() },
  table => [index('file_removals_due').on(table.dueAt)],
);

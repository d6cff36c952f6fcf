import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../domain/src/languages.ts';
import type { ExceptionKind, ExceptionResolution } from '../../../../domain/src/exceptions.ts';
import type { PromptRuleKind } from '../../../../domain/src/prompt-rule-kinds.ts';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** What an admin changed: who, when, before and after (rulings, Admin). Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: text('actor_id'),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    at: createdAt(),
  },
  table => [
    index('audit_log_subject').on(table.subject, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_time').on(table.at, table.id),
  ],
);

/** What a person of the shop has to look at, with its evidence; at most one open row a kind and subject. */
export const exceptions = pgTable(
  'exceptions',
  {
    id: text().primaryKey(),
    kind: text().$type<ExceptionKind>().notNull(),
    /** What it is about: a payment's or a refund's id. */
    subject: text().notNull(),
    orderId: text('order_id'),
    evidence: jsonb().$type<Record<string, unknown>>().notNull(),
    raisedAt: moment('raised_at').notNull().defaultNow(),
    resolvedAt: moment('resolved_at'),
    /** The admin who resolved it; none where it settled by itself. */
    resolvedBy: text('resolved_by'),
    resolution: text().$type<ExceptionResolution>(),
    reason: text(),
  },
  table => [
    uniqueIndex('exceptions_one_open')
      .on(table.kind, table.subject)
      .where(sql`resolved_at is null`),
    index('exceptions_open')
      .on(table.raisedAt, table.id)
      .where(sql`resolved_at is null`),
    index('exceptions_order').on(table.orderId),
  ],
);

/** Values that the shop makes once and keeps, such as the secret of a demo shop. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });

/**
 * What the owner set in the browser (domain/settings), by its name. Secrets are sealed with a key that follows from AUTH_SECRET. Of a
 * value that was taken back the row stays, so that `version` counts on.
 */
export const shopSettings = pgTable('shop_settings', {
  name: text().primaryKey(),
  /** Nothing where it was taken back. */
  value: text(),
  version: integer().notNull().default(1),
  changedBy: text('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
  changedAt: moment('changed_at').notNull(),
});

/** The key of the moment of the last backup, in ISO form. */
export const LAST_BACKUP = 'backup.last';
/** The key of the moment of the backup that this database was restored from, in ISO form. */
export const RESTORED_TO = 'backup.restored_to';

/** Words and phrases that the shop does not draw or letter, as whoever runs it says; `folded` is what is compared. */
export const promptRules = pgTable(
  'prompt_rules',
  {
    id: text().primaryKey(),
    phrase: text().notNull(),
    folded: text().notNull(),
    kind: text().$type<PromptRuleKind>().notNull(),
    createdAt: createdAt(),
  },
  table => [unique('prompt_rules_once').on(table.folded), index('prompt_rules_newest').on(table.createdAt, table.id)],
);

/** Counters of the limits that all processes share, a row per key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().notNull(), windowStart: moment('window_start').notNull(), count: integer().notNull() },
  table => [primaryKey({ columns: [table.key, table.windowStart] }), index('rate_limits_window').on(table.windowStart)],
);

/** `refused`: its recipient's server said that nobody has the address; `failed`: given up for any other reason. */
export type MailState = 'waiting' | 'sent' | 'failed' | 'refused';

/** Mails to be sent, written in the transaction that they tell of; one a subject and template, so that nobody is told twice. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    /** What it tells of, such as 'order:17…'. */
    subject: text().notNull(),
    template: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    data: jsonb().$type<unknown>().notNull(),
    state: text().$type<MailState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Not sent before this moment; moved on by each failure. */
    dueAt: moment('due_at').notNull().defaultNow(),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    /** Why the last try failed, without anybody's details. */
    problem: text(),
    /** The request in whose name it was written, for the log. */
    requestId: text('request_id'),
  },
  table => [
    unique('outbox_once').on(table.subject, table.template),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
  ],
);

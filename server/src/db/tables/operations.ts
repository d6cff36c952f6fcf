import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
  table => [index('audit_log_subject').on(table.subject, table.id)],
);

/** Values that the shop makes once and keeps, such as the secret of a demo shop. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });

/** Counters of the limits that all processes share, a row per key and window. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().notNull(), windowStart: moment('window_start').notNull(), count: integer().notNull() },
  table => [primaryKey({ columns: [table.key, table.windowStart] }), index('rate_limits_window').on(table.windowStart)],
);

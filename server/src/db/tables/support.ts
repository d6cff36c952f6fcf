import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { designs } from './designs.ts';

export type TicketStatus = 'open' | 'acknowledged' | 'closed';
export type ReportReason = 'copyright' | 'offensive' | 'person' | 'spam' | 'other';

/** What somebody wrote to the shop; its id is the ticket number that the sender is told (E-Commerce Rules 2020). */
export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Hash of the sender's key: the same key is the same ticket. */
    requestKey: text('request_key').unique(),
    status: text().$type<TicketStatus>().notNull().default('open'),
    createdAt: createdAt(),
    acknowledgedAt: moment('acknowledged_at'),
    closedAt: moment('closed_at'),
  },
  table => [
    index('tickets_newest').on(table.createdAt, table.id),
    index('tickets_account').on(table.accountId, table.createdAt),
  ],
);

/** Somebody says that a public design should not be shown. One a person and design. */
export const reports = pgTable(
  'reports',
  {
    id: text().primaryKey(),
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /** The account, or the hash of a guest's address. */
    reporter: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    details: text().notNull().default(''),
    createdAt: createdAt(),
    resolvedAt: moment('resolved_at'),
  },
  table => [
    unique('reports_once').on(table.designId, table.reporter),
    index('reports_open')
      .on(table.createdAt, table.id)
      .where(sql`resolved_at is null`),
  ],
);

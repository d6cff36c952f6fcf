import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../domain/src/languages.ts';
import type { DecisionKind, ReportOutcome, ReportReason, TakedownReason } from '../../../../domain/src/moderation.ts';
import type { TicketEntryKind, TicketStatus } from '../../../../domain/src/tickets.ts';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { designs } from './designs.ts';

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
    /** Which clock runs out next (domain/tickets): that of the first look, or that of the solution. */
    dueAt: moment('due_at')
      .notNull()
      .default(sql`now() + interval '48 hours'`),
    /** Counts the changes, so that two people of the shop do not answer at once. */
    version: integer().notNull().default(1),
    /** The language that it was written in: answers are, around what the shop writes. */
    language: text().$type<Language>().notNull().default('en'),
  },
  table => [
    index('tickets_due')
      .on(table.dueAt, table.id)
      .where(sql`status <> 'closed'`),
    index('tickets_newest').on(table.createdAt, table.id),
    index('tickets_account').on(table.accountId, table.createdAt),
  ],
);

/** What the shop answered to a ticket, and what its people noted about it. */
export const ticketEntries = pgTable(
  'ticket_entries',
  {
    id: text().primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: text().$type<TicketEntryKind>().notNull(),
    authorId: text('author_id').notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  table => [index('ticket_entries_ticket').on(table.ticketId, table.createdAt, table.id)],
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
    /** What came of it. */
    outcome: text().$type<ReportOutcome>(),
  },
  table => [
    unique('reports_once').on(table.designId, table.reporter),
    index('reports_open')
      .on(table.createdAt, table.id)
      .where(sql`resolved_at is null`),
  ],
);

/** The shop's decision that a design is not shown; one at a time, until it is lifted. */
export const takedowns = pgTable(
  'takedowns',
  {
    id: text().primaryKey(),
    designId: text('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    kind: text().$type<DecisionKind>().notNull(),
    reason: text().$type<TakedownReason>().notNull(),
    /** What the maker is told beside the reason. */
    text: text().notNull().default(''),
    /** Whether it goes back into the gallery when this is lifted. */
    wasPublic: boolean('was_public').notNull(),
    decidedBy: text('decided_by').notNull(),
    decidedAt: moment('decided_at').notNull(),
    liftedBy: text('lifted_by'),
    liftedAt: moment('lifted_at'),
  },
  table => [
    uniqueIndex('takedowns_one_open')
      .on(table.designId)
      .where(sql`lifted_at is null`),
    index('takedowns_newest').on(table.decidedAt, table.id),
  ],
);

/** Words that were not drawn, for whoever keeps the list of them; without whose they were, and for thirty days. */
export const promptRefusals = pgTable(
  'prompt_refusals',
  {
    id: text().primaryKey(),
    text: text().notNull(),
    /** The words that stood in the way, folded; empty where the provider named none. */
    word: text().notNull(),
    /** What refused: a rule of the shop's list, or the artist or provider. */
    byRule: boolean('by_rule').notNull(),
    createdAt: createdAt(),
  },
  table => [index('prompt_refusals_newest').on(table.createdAt, table.id)],
);

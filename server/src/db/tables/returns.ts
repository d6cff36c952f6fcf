import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReturnAct, ReturnOutcome, ReturnReason, ReturnState } from '../../../../domain/src/returns.ts';
import { accounts } from './accounts.ts';
import { createdAt, moment, paise } from './columns.ts';
import { orderLines, orders } from './orders.ts';

/** A report of something damaged, faulty or wrong, and what became of it; `version` counts the changes. */
export const returns = pgTable(
  'returns',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The client's idempotency key, with the hash of what it asked for. */
    requestKey: text('request_key').notNull(),
    requestHash: text('request_hash').notNull(),
    state: text().$type<ReturnState>().notNull().default('requested'),
    reason: text().$type<ReturnReason>().notNull(),
    description: text().notNull(),
    outcome: text().$type<ReturnOutcome>(),
    /** The free order that replaces what was reported. */
    replacementOrderId: text('replacement_order_id')
      .unique()
      .references(() => orders.id),
    /** The wish of its refund, and how much of the order's money that is. */
    refundWishId: text('refund_wish_id').unique(),
    amount: paise('amount'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  table => [
    unique('returns_request').on(table.accountId, table.requestKey),
    uniqueIndex('returns_one_live')
      .on(table.orderId)
      .where(sql`state not in ('settled', 'refused')`),
    index('returns_order').on(table.orderId, table.createdAt),
    index('returns_newest').on(table.createdAt, table.id),
    index('returns_open')
      .on(table.createdAt, table.id)
      .where(sql`state not in ('settled', 'refused')`),
    check(
      'returns_outcome',
      sql`(${table.replacementOrderId} is null or ${table.outcome} = 'replacement') and (${table.refundWishId} is null) = (${table.amount} is null)`,
    ),
  ],
);

/** Which pieces of the order are meant. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderLineId: bigint('order_line_id', { mode: 'number' })
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.returnId, table.orderLineId] }),
    index('return_lines_line').on(table.orderLineId),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** A photo of it, drawn anew without what the camera wrote beside it. It waits without a return until the report is sent. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    returnId: text('return_id').references(() => returns.id, { onDelete: 'cascade' }),
    /** Its place among the photos of its return, from 0. */
    place: integer().notNull().default(0),
    file: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
  },
  table => [
    index('return_photos_return').on(table.returnId, table.place),
    // The same photo of the same order, sent once more, is the same one.
    uniqueIndex('return_photos_waiting')
      .on(table.orderId, table.file)
      .where(sql`return_id is null`),
    index('return_photos_left')
      .on(table.createdAt)
      .where(sql`return_id is null`),
  ],
);

/** Each step of a return: what was done, by whom, and what the shopper was told of it. Append-only. */
export const returnSteps = pgTable(
  'return_steps',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    act: text().$type<ReturnAct | 'report'>().notNull(),
    to: text('to_state').$type<ReturnState>().notNull(),
    by: text('by').$type<'shopper' | 'admin'>().notNull(),
    actorId: text('actor_id').notNull(),
    reason: text(),
    /** The admin's idempotency key. */
    requestKey: text('request_key'),
    at: moment('at').notNull().defaultNow(),
  },
  table => [
    index('return_steps_return').on(table.returnId, table.id),
    unique('return_steps_request').on(table.actorId, table.requestKey),
  ],
);

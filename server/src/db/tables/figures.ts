import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { paise } from './columns.ts';

/**
 * What the orders of a day in India came to when they were last added up; days that changed since are read from the orders themselves
 * (decision 034). The setting of this key is the last step of an order that was looked at.
 */
export const orderDaySums = pgTable(
  'order_day_sums',
  {
    day: date({ mode: 'string' }).notNull(),
    status: text().$type<OrderStatus>().notNull(),
    wasPaid: boolean('was_paid').notNull(),
    isSale: boolean('is_sale').notNull(),
    /** Its cash is to be taken at the door. */
    isOwed: boolean('is_owed').notNull().default(false),
    count: integer().notNull(),
    total: paise('total').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.status, table.wasPaid, table.isSale, table.isOwed] })],
);

/** Pictures that an image provider was asked for on a day in India, and what they cost the owner. */
export const imageDays = pgTable(
  'image_days',
  {
    day: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    pictures: integer().notNull(),
    paise: paise('paise').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.provider] })],
);

/** The key of the last step in `order_history` that the sums know of. */
export const SUMMED_TO = 'figures.summed_to';

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Color } from '../../../../domain/src/catalog.ts';
import type { HoldState } from '../../../../domain/src/stock.ts';
import { orders } from './orders.ts';

/** Blanks that the owner counts, by product, colour and size; without a row they are made to order. */
export const stock = pgTable(
  'stock',
  {
    productId: integer('product_id').notNull(),
    color: text().$type<Color>().notNull(),
    size: text().notNull(),
    /** Below 0 where more was sold than there is: a payment that came late, or a shirt that is made anew. */
    free: integer().notNull(),
    reserved: integer().notNull().default(0),
    used: integer().notNull().default(0),
    /** All that the owner ever put in. */
    received: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.productId, table.color, table.size] }),
    check('stock_adds_up', sql`${table.free} + ${table.reserved} + ${table.used} = ${table.received}`),
    check('stock_parts', sql`${table.reserved} >= 0 and ${table.used} >= 0`),
  ],
);

/** What an order counts on. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    color: text().$type<Color>().notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    state: text().$type<HoldState>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.productId, table.color, table.size] }),
    index('stock_holds_variant').on(table.productId, table.color, table.size),
    check('stock_holds_state', sql`${table.state} in ('held', 'used', 'back')`),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
  ],
);

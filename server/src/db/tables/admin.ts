import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './columns.ts';
import { orders } from './orders.ts';

/** What the people of the shop tell each other about an order; the shopper never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: text('author_id').notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  table => [index('order_notes_order').on(table.orderId, table.createdAt)],
);

/** A filter of the order list that an admin keeps under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The query of the list's address. */
    query: text().notNull(),
    createdAt: createdAt(),
  },
  table => [unique('saved_views_name').on(table.accountId, table.name)],
);

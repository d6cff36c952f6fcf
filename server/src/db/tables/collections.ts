import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { designs } from './designs.ts';

/** A curated piece: a design of the shop with prices by colour. */
export const collections = pgTable(
  'collections',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    style: text().notNull(),
    type: text().notNull(),
    details: text().notNull(),
    designId: text('design_id').references(() => designs.id, { onDelete: 'set null' }),
    /** Paise by colour (rulings, Sizes). */
    blackPrice: integer('black_price').notNull(),
    whitePrice: integer('white_price').notNull(),
    likeCount: integer('like_count').notNull().default(0),
    sort: integer().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** It is shown and sold from and until; nothing: without that end. */
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** A picture of the shop's own, shown instead of the drawn shirt. */
    pictureFile: text('picture_file'),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  table => [
    index('collections_sort').on(table.sort, table.id),
    index('collections_type').on(sql`lower(${table.type})`, table.sort, table.id),
    check('collections_priced', sql`${table.blackPrice} > 0 and ${table.whitePrice} > 0`),
  ],
);

/** Who likes which collection. */
export const collectionLikes = pgTable(
  'collection_likes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.collectionId] }),
    index('collection_likes_collection').on(table.collectionId),
    index('collection_likes_account_newest').on(table.accountId, table.createdAt, table.collectionId),
  ],
);

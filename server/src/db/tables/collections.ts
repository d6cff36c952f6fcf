import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import type { Color } from '../../../../domain/src/catalog.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import { colors } from './catalog.ts';
import { createdAt, moment, paise } from './columns.ts';
import { designs } from './designs.ts';

/** A curated piece: a design of the shop; its prices go by colour (collection_prices). */
export const collections = pgTable(
  'collections',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    style: text().notNull(),
    type: text().notNull(),
    details: text().notNull(),
    designId: text('design_id').references(() => designs.id, { onDelete: 'set null' }),
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
  ],
);

/** What a piece costs in a colour; a colour without a price is not offered for it. */
export const collectionPrices = pgTable(
  'collection_prices',
  {
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    color: text()
      .$type<Color>()
      .notNull()
      .references(() => colors.key),
    price: paise('price').notNull(),
  },
  table => [
    primaryKey({ columns: [table.collectionId, table.color] }),
    check('collection_prices_above_nothing', sql`${table.price} > 0`),
  ],
);

export type ColorPrices = Readonly<Record<Color, Paise>>;
/** What a piece costs by colour, beside a row of collections. */
export const colorPrices = sql<ColorPrices>`(
  select coalesce(jsonb_object_agg(p.color, p.price), '{}') from ${collectionPrices} p where p.collection_id = ${collections}.id)`;

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

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Color, DesignSize, Position, Size } from '../../../../domain/src/catalog.ts';
import type { DesignStyle, Occasion } from '../../../../domain/src/looks.ts';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';
import { designs } from './designs.ts';

/**
 * What an account has in work in the studio: words that are not drawn yet, under an id that the browser chose, or a design of its
 * own, under that design's id; with the shirt that is chosen for it.
 */
export const drafts = pgTable(
  'drafts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    designId: text('design_id').references(() => designs.id, { onDelete: 'cascade' }),
    /** The words; a design has its own. */
    prompt: text(),
    /** What is chosen beside the words. */
    style: text().$type<DesignStyle>(),
    occasion: text().$type<Occasion>(),
    productId: integer('product_id').notNull(),
    color: text().$type<Color>().notNull(),
    position: text().$type<Position>().notNull(),
    designSize: text('design_size').$type<DesignSize>().notNull(),
    size: text().$type<Size>().notNull(),
    /** Counts the shopper's changes: a change says which one it is based on. */
    version: integer().notNull(),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('drafts_account_newest').on(table.accountId, table.changedAt, table.id),
    index('drafts_design').on(table.designId),
    check(
      'drafts_of_words_or_design',
      sql`(${table.prompt} is null) = (${table.designId} is not distinct from ${table.id})`,
    ),
  ],
);

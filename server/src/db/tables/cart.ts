import { sql } from 'drizzle-orm';
import { bigserial, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { Color } from '../../../../domain/src/catalog.ts';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** A cart belongs to an account, or to the guest whose http-only cookie hashes to `guestHash`. */
export const carts = pgTable(
  'carts',
  {
    id: text().primaryKey(),
    accountId: text('account_id')
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    guestHash: text('guest_hash').unique(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [check('carts_owned', sql`(${table.accountId} is null) <> (${table.guestHash} is null)`)],
);

/** A print on the back of a shirt that is printed in front too; its artwork and arrangement when the line was put in. */
export type BackPrint = {
  designId: string;
  position: string;
  designSize: string;
  artworkFile: string;
  arrangement: Arrangement | null;
};

/** One choice of a shopper. Prices are not stored: the catalogue says them whenever the cart is read. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** 1 an AI design, 3 a collection item (S1 §3). */
    type: integer().notNull(),
    /** The design, or the collection, that the line is of. */
    designId: text('design_id'),
    collectionId: text('collection_id'),
    productId: integer('product_id').notNull(),
    color: text().$type<Color>().notNull(),
    size: text().notNull(),
    position: text().notNull(),
    designSize: text('design_size').notNull(),
    artworkFile: text('artwork_file').notNull(),
    /** The design's arrangement when the line was put in. */
    arrangement: jsonb().$type<Arrangement>(),
    /** A second print, on the back of the same shirt (rulings, Wire values). */
    back: jsonb().$type<BackPrint>(),
    quantity: integer().notNull(),
    /** domain/cart mergeKey: the same choice is the same line. */
    mergeKey: text('merge_key').notNull(),
    createdAt: createdAt(),
  },
  table => [
    unique('cart_lines_merge').on(table.cartId, table.mergeKey),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

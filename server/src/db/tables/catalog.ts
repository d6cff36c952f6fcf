import { integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { DesignSize, Position, TshirtType } from '../../../../domain/src/catalog.ts';
import { paise } from './columns.ts';

/** The price book's shirts (rulings, One price book). */
export const products = pgTable('products', {
  id: integer().primaryKey(),
  type: text().$type<TshirtType>().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  gsm: integer().notNull(),
  basePrice: paise('base_price').notNull(),
  compareAtPrice: paise('compare_at_price'),
});

/** Where a design can be printed, and the fee. */
export const placements = pgTable(
  'placements',
  {
    position: text().$type<Position>().notNull(),
    designSize: text('design_size').$type<DesignSize>().notNull(),
    name: text().notNull(),
    widthInches: real('width_inches').notNull(),
    heightInches: real('height_inches').notNull(),
    fee: paise('fee').notNull(),
    sort: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.position, table.designSize] })],
);

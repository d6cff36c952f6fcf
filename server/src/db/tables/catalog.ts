import { bigserial, boolean, date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import type { AwayReason } from '../../../../domain/src/availability.ts';
import type { Color, DesignSize, Position, TshirtType } from '../../../../domain/src/catalog.ts';
import type { PriceChangeKind, PriceItem } from '../../../../domain/src/prices.ts';
import { createdAt, moment, paise } from './columns.ts';

/** The price book's shirts (rulings, One price book). A Hindi text that is missing is the shop's own. */
export const products = pgTable('products', {
  id: integer().primaryKey(),
  type: text().$type<TshirtType>().notNull().unique(),
  name: text().notNull(),
  nameHi: text('name_hi'),
  description: text().notNull(),
  descriptionHi: text('description_hi'),
  /** What it is made of, after its weight: '180 gsm cotton'. */
  fabric: text().notNull().default(''),
  fabricHi: text('fabric_hi'),
  gsm: integer().notNull(),
  basePrice: paise('base_price').notNull(),
  compareAtPrice: paise('compare_at_price'),
  /** False for one that is not sold any more; carts and orders still name it. */
  isActive: boolean('is_active').notNull().default(true),
  sort: integer().notNull().default(0),
  /** Counts the changes, so that two admins never undo each other's. */
  version: integer().notNull().default(1),
});

/** Where a design can be printed, and the fee. */
export const placements = pgTable(
  'placements',
  {
    position: text().$type<Position>().notNull(),
    designSize: text('design_size').$type<DesignSize>().notNull(),
    name: text().notNull(),
    nameHi: text('name_hi'),
    widthInches: real('width_inches').notNull(),
    heightInches: real('height_inches').notNull(),
    fee: paise('fee').notNull(),
    sort: integer().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.position, table.designSize] })],
);

/** Shirts of a colour and size that cannot be had now. */
export const awayVariants = pgTable(
  'away_variants',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    color: text().$type<Color>().notNull(),
    size: text().notNull(),
    reason: text().$type<AwayReason>(),
    /** A day in India. */
    backOn: date('back_on', { mode: 'string' }),
  },
  table => [primaryKey({ columns: [table.productId, table.color, table.size] })],
);

/** Prices that hold for a time instead of the regular one. */
export const scheduledPrices = pgTable(
  'scheduled_prices',
  {
    id: text().primaryKey(),
    item: text().$type<PriceItem>().notNull(),
    price: paise('price').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    createdAt: createdAt(),
    cancelledAt: moment('cancelled_at'),
  },
  table => [index('scheduled_prices_item').on(table.item, table.startsAt)],
);

/** Every change of a price: what, from, to, who, and from when until when it holds. Append-only. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    item: text().$type<PriceItem>().notNull(),
    kind: text().$type<PriceChangeKind>().notNull(),
    fromPrice: paise('from_price'),
    toPrice: paise('to_price'),
    holdsFrom: moment('holds_from').notNull(),
    holdsUntil: moment('holds_until'),
    actorId: text('actor_id'),
    createdAt: createdAt(),
  },
  table => [index('price_changes_item').on(table.item, table.id), index('price_changes_actor').on(table.actorId)],
);

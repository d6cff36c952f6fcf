import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import type { AwayReason } from '../../../../domain/src/availability.ts';
import type { Blank, PrintSize } from '../../../../domain/src/blanks.ts';
import type {
  Color,
  DesignSize,
  Garment,
  Ground,
  PlacementId,
  Position,
  SizeRow,
  TshirtType,
} from '../../../../domain/src/catalog.ts';
import type { PrintArea } from '../../../../domain/src/print-areas.ts';
import type { PriceChangeKind, PriceItem } from '../../../../domain/src/prices.ts';
import { createdAt, moment, paise } from './columns.ts';

/** Colours of cloth: what they look like, and how is printed on them. They are never deleted, since orders and designs name them. */
export const colors = pgTable(
  'colors',
  {
    key: text().$type<Color>().primaryKey(),
    name: text().notNull(),
    /** '#1b1b1e': the cloth as it is drawn. */
    hex: text().notNull(),
    /** Whether inks are chosen for dark or for light cloth. */
    ground: text().$type<Ground>().notNull(),
    /** A white layer is printed below the colours. */
    hasUnderbase: boolean('has_underbase').notNull(),
    /** What a shirt of it costs more. */
    surcharge: paise('surcharge')
      .notNull()
      .default(sql`0`),
    position: integer().notNull(),
    onSale: boolean('on_sale').notNull().default(true),
    version: integer().notNull().default(1),
  },
  table => [
    check('colors_ground', sql`${table.ground} in ('light', 'dark')`),
    check('colors_hex', sql`${table.hex} ~ '^#[0-9a-f]{6}$'`),
    check('colors_surcharge', sql`${table.surcharge} >= 0`),
  ],
);

/** Texts of the catalogue in other languages; without a row the original stands. `kind`: 'product.name', 'color.name' … */
export const catalogTexts = pgTable(
  'catalog_texts',
  {
    kind: text().notNull(),
    key: text().notNull(),
    language: text().notNull(),
    text: text().notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.key, table.language] })],
);

/** The price book's garments (rulings, One price book). Their texts in other languages stand in catalog_texts. */
export const products = pgTable('products', {
  id: integer().primaryKey(),
  type: text().$type<TshirtType>().notNull().unique(),
  /** The garment of its pictures. */
  template: text().$type<Garment>().notNull().default('regular'),
  /** Its photographs, where it is not drawn. */
  blank: jsonb().$type<Blank>(),
  /** Its sizes with their measures, in the order in which they are offered. */
  sizes: jsonb()
    .$type<SizeRow[]>()
    .notNull()
    .default(sql`'[]'`),
  /** Keys of the colours that it is sold in. */
  colors: text()
    .array()
    .$type<Color[]>()
    .notNull()
    .default(sql`'{}'`),
  /** Where it can be printed. */
  placements: text()
    .array()
    .$type<PlacementId[]>()
    .notNull()
    .default(sql`'{}'`),
  name: text().notNull(),
  description: text().notNull(),
  /** What it is made of, after its weight: '180 gsm cotton'. */
  fabric: text().notNull().default(''),
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
    /** Its word: 'a4'. What it prints and where never changes: mockups are stored under it. */
    key: text().$type<PlacementId>().notNull().unique(),
    /** Its pair on the wire; one that the owner adds has its side and its key. */
    position: text().$type<Position>().notNull(),
    designSize: text('design_size').$type<DesignSize>().notNull(),
    name: text().notNull(),
    widthInches: real('width_inches').notNull(),
    heightInches: real('height_inches').notNull(),
    /** Where it lies on each garment that has room for it (domain/print-areas). */
    spots: jsonb().$type<PrintArea['spots']>().notNull(),
    /** The size that the owner said of a side of a product on photographs: that one alone is printed there. */
    print: jsonb().$type<PrintSize>(),
    fee: paise('fee').notNull(),
    sort: integer().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.position, table.designSize] })],
);

/** Photographs of bare products that the owner sent; a product names those that show it. Everybody may see them. */
export const blankPhotos = pgTable('blank_photos', {
  file: text().primaryKey(),
  createdAt: createdAt(),
});

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

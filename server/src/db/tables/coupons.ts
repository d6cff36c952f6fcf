import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, moment, paise } from './columns.ts';

/** A discount code with its conditions and limits (S2 §3; rulings, Admin). */
export const coupons = pgTable(
  'coupons',
  {
    id: text().primaryKey(),
    /** Upper case. */
    code: text().notNull(),
    discountType: text('discount_type').$type<'flat' | 'percentage'>().notNull(),
    /** Paise for flat, percent for percentage. */
    discountValue: integer('discount_value').notNull(),
    maxDiscount: paise('max_discount'),
    minOrderValue: paise('min_order_value'),
    description: text().notNull().default(''),
    /** It counts from here on; nothing: at once. */
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    isActive: boolean('is_active').notNull().default(true),
    productIds: integer('product_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    placements: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    onPlacementFee: boolean('on_placement_fee').notNull().default(false),
    /** Shown to everybody on the pricing page. */
    isOffer: boolean('is_offer').notNull().default(false),
    usageLimit: integer('usage_limit'),
    perUserLimit: integer('per_user_limit').notNull().default(1),
    /** Accounts that made it, or changed what it gives: they may not use it themselves. */
    makers: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** used: paid orders; reserved: orders whose payment is open (reliability I5). */
    used: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    createdAt: createdAt(),
    /** When an admin deleted one that orders have used: it is kept for their sake, and its code is free. */
    deletedAt: moment('deleted_at'),
  },
  table => [
    uniqueIndex('coupons_code')
      .on(table.code)
      .where(sql`deleted_at is null`),
    index('coupons_newest').on(table.createdAt, table.id),
    check(
      'coupons_counts',
      sql`${table.used} >= 0 and ${table.reserved} >= 0 and (${table.usageLimit} is null or ${table.used} + ${table.reserved} <= ${table.usageLimit})`,
    ),
    check(
      'coupons_value',
      sql`${table.discountValue} > 0 and (${table.discountType} = 'flat' or ${table.discountValue} <= 100)`,
    ),
  ],
);

/** Shoppers that a coupon is limited to; none: everybody. */
export const couponAssignments = pgTable(
  'coupon_assignments',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.couponId, table.accountId] }),
    index('coupon_assignments_account').on(table.accountId),
  ],
);

/** A use of a coupon: reserved with the order, used when it is paid, released when the payment fails or expires. */
export const couponReservations = pgTable(
  'coupon_reservations',
  {
    orderId: text('order_id').primaryKey(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id),
    accountId: text('account_id').notNull(),
    state: text().$type<'reserved' | 'used' | 'released'>().notNull().default('reserved'),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  table => [index('coupon_reservations_user').on(table.couponId, table.accountId)],
);

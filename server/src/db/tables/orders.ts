import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { Carrier } from '../../../../domain/src/carriers.ts';
import { DELIVERY_DAYS } from '../../../../domain/src/delivery.ts';
import type { BoughtCloth } from '../../../../domain/src/catalog.ts';
import type { BoughtPlace } from '../../../../domain/src/print-areas.ts';
import { UNPAID, type OrderStatus } from '../../../../domain/src/orders.ts';
import { type FailureReason, type PaymentState, DEFAULT_GATEWAY } from '../../../../domain/src/payments.ts';
import type { RefundCause, RefundState } from '../../../../domain/src/refunds.ts';
import { accounts } from './accounts.ts';
import type { BackPrint } from './cart.ts';
import { createdAt, deliveryColumns, moment, paise } from './columns.ts';

type SearchedColumn = 'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'trackingId';
/** The words that an admin finds an order by: id, name, e-mail, phone, tracking number. */
export const orderSearchWords = ({
  id,
  firstName,
  lastName,
  email,
  phone,
  trackingId,
}: Record<SearchedColumn, AnyPgColumn>) =>
  sql`search_words(${id} || ' ' || ${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || ${phone} || ' ' || coalesce(${trackingId}, ''))`;

/** Not paid yet, and to be paid still. Without parameters, so that a plan for any values uses the index of the same condition. */
export const waitsForMoney = sql`status in (${sql.raw(UNPAID.map(status => `'${status}'`).join(', '))}) and superseded_by is null and cancelled_at is null`;

/** An order of shirts, or a purchase of credits. Amounts are frozen when it is made; `version` counts the changes. */
export const orders = pgTable(
  'orders',
  {
    /** A timestamp plus 21 random characters (rulings, Payment). */
    id: text().primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The client's own id: an idempotency key, unique per shopper, with the hash of what it asked for. */
    clientOrderId: text('client_order_id').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Hash of the frozen lines: unchanged lines pay the same order again (rulings, Payment). */
    linesHash: text('lines_hash').notNull(),
    status: text().$type<OrderStatus>().notNull().default('order_created'),
    /** How many credits are bought; none with an order of shirts. Such a purchase has no lines, coupon or shipping (rulings, Payment). */
    credits: integer(),
    version: integer().notNull().default(1),
    ...deliveryColumns(),
    subtotal: paise('subtotal').notNull(),
    shipping: paise('shipping').notNull(),
    /** Business days from payment in which it was promised. */
    deliveryEarliest: integer('delivery_earliest').notNull().default(DELIVERY_DAYS.earliest),
    deliveryLatest: integer('delivery_latest').notNull().default(DELIVERY_DAYS.latest),
    /** What paying in cash at the door costs beside; only an order that is paid so has one, be it nothing (decision 060). */
    cashFee: paise('cash_fee'),
    couponCode: text('coupon_code'),
    discount: paise('discount').notNull(),
    total: paise('total').notNull(),
    trackingId: text('tracking_id'),
    /** Who carries the parcel (domain/carriers), where an admin has said so. */
    carrier: text().$type<Carrier>(),
    /** The language of the page that it was placed on: its mails are written in it. */
    language: text().$type<Language>().notNull().default('en'),
    /** The order that took this one's place before it was paid. */
    supersededBy: text('superseded_by'),
    /** The order of which this one, free of charge, makes something once more (rulings, Payment): an accepted return says what. */
    replaces: text().references((): AnyPgColumn => orders.id),
    /** When the shopper cancelled it: it is not paid any more, and a payment that comes late goes back. */
    cancelledAt: moment('cancelled_at'),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
  },
  table => [
    unique('orders_client').on(table.accountId, table.clientOrderId),
    index('orders_account').on(table.accountId, table.createdAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    // Which a checkout looks for: of a shopper's thousand orders none, or one.
    index('orders_unpaid').on(table.accountId).where(waitsForMoney),
    index('orders_search').using('gin', orderSearchWords(table)),
    index('orders_status').on(table.status, table.createdAt, table.id),
    // All that the figures of the shop are added up of, so that they are read without the rows.
    index('orders_figures').on(table.createdAt, table.status, table.total, table.paidAt, table.cashFee),
    check(
      'orders_sum',
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.shipping} + coalesce(${table.cashFee}, 0) and coalesce(${table.cashFee}, 0) >= 0 and ${table.discount} between 0 and ${table.subtotal}`,
    ),
    check(
      'orders_replaces',
      sql`${table.replaces} is null or (${table.total} = 0 and ${table.credits} is null and ${table.paidAt} is null)`,
    ),
    check(
      'orders_credits',
      sql`${table.credits} is null or (${table.credits} > 0 and ${table.discount} = 0 and ${table.shipping} = 0 and ${table.couponCode} is null and ${table.cashFee} is null)`,
    ),
  ],
);

/** A print on the back as it was bought; the fee in paise. */
export type FrozenBack = BackPrint & {
  arrangementKey: string;
  designName: string;
  designPrompt: string;
  mockupFile: string | null;
  /** The place as it was bought. */
  place: BoughtPlace;
  fee: number;
};

/** What was bought, frozen: texts, prices, artwork by content hash (rulings, Payment). */
export const orderLines = pgTable(
  'order_lines',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    type: integer().notNull(),
    designId: text('design_id'),
    collectionId: text('collection_id'),
    designName: text('design_name').notNull(),
    designStyle: text('design_style').notNull(),
    designPrompt: text('design_prompt').notNull(),
    artworkFile: text('artwork_file').notNull(),
    /** How artwork and texts are printed, and the hash by which its mockup is found. */
    arrangement: jsonb().$type<Arrangement>(),
    arrangementKey: text('arrangement_key').notNull().default(''),
    mockupFile: text('mockup_file'),
    productId: integer('product_id').notNull(),
    productName: text('product_name').notNull(),
    productNameHi: text('product_name_hi'),
    /** The product's word: 'oversized'. */
    productType: text('product_type').notNull(),
    color: text().notNull(),
    /** The colour as it was bought: an unprinted order is printed so, whatever the catalogue says by then. */
    cloth: jsonb().$type<BoughtCloth>().notNull(),
    size: text().notNull(),
    position: text().notNull(),
    designSize: text('design_size').notNull(),
    /** The place as it was bought: it is printed so, whatever the catalogue says by then. */
    place: jsonb().$type<BoughtPlace>().notNull(),
    basePrice: paise('base_price').notNull(),
    placementFee: paise('placement_fee').notNull(),
    unitPrice: paise('unit_price').notNull(),
    /** The second print of a shirt that is printed on both sides, frozen with its own fee; `unitPrice` is the sum. */
    back: jsonb().$type<FrozenBack>(),
    quantity: integer().notNull(),
    /** The cart line's merge key: a paid order takes only its own lines out of the cart. */
    mergeKey: text('merge_key').notNull(),
  },
  table => [
    index('order_lines_order').on(table.orderId, table.id),
    check(
      'order_lines_sum',
      sql`${table.unitPrice} = ${table.basePrice} + ${table.placementFee} + coalesce((${table.back}->>'fee')::bigint, 0)`,
    ),
  ],
);

/** Each step of an order: who, why, when. Append-only. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    from: text('from_status').$type<OrderStatus>(),
    to: text('to_status').$type<OrderStatus>().notNull(),
    by: text('by').$type<'gateway' | 'shopper' | 'admin'>().notNull(),
    actorId: text('actor_id'),
    isOverride: integer('is_override').notNull().default(0),
    reason: text(),
    at: moment('at').notNull().defaultNow(),
  },
  table => [
    index('order_history_order').on(table.orderId, table.id),
    // An order is paid by the gateway once, whatever calls settle it at the same time (reliability I7).
    uniqueIndex('order_history_paid_once')
      .on(table.orderId)
      .where(sql`to_status in ('order_processing', 'completed') and by = 'gateway'`),
  ],
);

/** One try to pay an order, at the company that `provider` names; its id is that company's merchantOrderId. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    provider: text().notNull().default(DEFAULT_GATEWAY),
    state: text().$type<PaymentState>().notNull().default('created'),
    failureReason: text('failure_reason').$type<FailureReason>(),
    failureCode: text('failure_code'),
    amount: paise('amount').notNull(),
    providerOrderId: text('provider_order_id'),
    payUrl: text('pay_url'),
    expiresAt: moment('expires_at'),
    transactionId: text('transaction_id'),
    paymentMode: text('payment_mode'),
    /** Paid, but the order was paid already or superseded: the money has to go back. */
    refundDue: integer('refund_due').notNull().default(0),
    /** Times the gateway did not know the id; only several of them mean that it never will (phonepe 1.9). */
    notFoundCount: integer('not_found_count').notNull().default(0),
    nextCheckAt: moment('next_check_at'),
    lastCheckedAt: moment('last_checked_at'),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  table => [
    index('payments_order').on(table.orderId, table.createdAt),
    uniqueIndex('payments_one_live')
      .on(table.orderId)
      .where(sql`state in ('created', 'sent', 'unknown', 'pending')`),
    index('payments_refund_due')
      .on(table.createdAt)
      .where(sql`refund_due = 1`),
    index('payments_due')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
  ],
);

/** One try to give money of a payment back; its id is the gateway's merchantRefundId. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    /** The id of the first try: those that follow a failed one share it. */
    wishId: text('wish_id').notNull(),
    tries: integer().notNull().default(1),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    state: text().$type<RefundState>().notNull().default('created'),
    cause: text().$type<RefundCause>().notNull(),
    amount: paise('amount').notNull(),
    reason: text(),
    /** Who wished it; none where the shop gives back by itself. */
    actorId: text('actor_id'),
    /** The idempotency key of the wish, of its actor's own. */
    requestKey: text('request_key'),
    providerRefundId: text('provider_refund_id'),
    failureCode: text('failure_code'),
    nextCheckAt: moment('next_check_at'),
    lastCheckedAt: moment('last_checked_at'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    settledAt: moment('settled_at'),
  },
  table => [
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_payment').on(table.paymentId),
    unique('refunds_request').on(table.actorId, table.requestKey),
    // One after the other: the gateway takes no second refund of an order while one is open (phonepe 1.5).
    uniqueIndex('refunds_one_live')
      .on(table.orderId)
      .where(sql`state not in ('completed', 'failed')`),
    index('refunds_due')
      .on(table.nextCheckAt)
      .where(sql`next_check_at is not null`),
    check('refunds_amount', sql`${table.amount} >= 100`),
  ],
);

/** Webhooks as they came: stored before they are answered, judged afterwards (reliability 2.2). */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** sha256 of the raw body: a repeated delivery is the same row. */
    bodyHash: text('body_hash').notNull().unique(),
    paymentId: text('payment_id'),
    refundId: text('refund_id'),
    event: text(),
    /** The request that brought it. */
    requestId: text('request_id'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** When it is to be judged; later while a worker has it. */
    dueAt: moment('due_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
    outcome: text(),
  },
  table => [
    index('webhook_inbox_due')
      .on(table.dueAt)
      .where(sql`processed_at is null`),
  ],
);

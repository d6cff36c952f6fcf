import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { HandState, RefundWay } from '../../../../domain/src/upi.ts';
import { createdAt, moment, paise } from './columns.ts';
import { payments, refunds } from './orders.ts';

/**
 * Payments that go to the owner's own UPI address: what the shopper was asked for, what they say of it, and what the owner found in the
 * bank. For such a payment this is the gateway's book (adapters/payments/by-hand.ts).
 */
export const handPayments = pgTable(
  'hand_payments',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    state: text().$type<HandState>().notNull().default('open'),
    amount: paise('amount').notNull(),
    /** Where the shopper was asked to pay, whatever the settings say by now. */
    vpa: text().notNull(),
    payee: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The bank's number: the shopper's claim, then as the owner confirmed it. */
    utr: text(),
    claimedAt: moment('claimed_at'),
    remindedAt: moment('reminded_at'),
    receivedAmount: paise('received_amount'),
    /** Which member of the shop decided, and why it was refused. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    reason: text(),
    createdAt: createdAt(),
  },
  table => [
    // One payment of a bank pays one order, whoever claims it. What did not arrive was no payment.
    uniqueIndex('hand_payments_utr')
      .on(table.utr)
      .where(sql`state <> 'refused'`),
    index('hand_payments_newest').on(table.createdAt, table.paymentId),
    index('hand_payments_waiting')
      .on(table.createdAt, table.paymentId)
      .where(sql`state in ('open', 'claimed')`),
    check(
      'hand_payments_confirmed',
      sql`(${table.state} = 'confirmed') = (${table.receivedAmount} is not null) and (${table.state} <> 'confirmed' or (${table.utr} is not null and ${table.decidedBy} is not null))`,
    ),
  ],
);

/** Refunds that the owner sends from the bank: `reference` and `sentAt` are empty until then. */
export const handRefunds = pgTable(
  'hand_refunds',
  {
    refundId: text('refund_id')
      .primaryKey()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    amount: paise('amount').notNull(),
    /** How it was sent, and the bank's number of it. */
    way: text().$type<RefundWay>(),
    reference: text(),
    sentBy: text('sent_by'),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  table => [
    index('hand_refunds_waiting')
      .on(table.createdAt, table.refundId)
      .where(sql`sent_at is null`),
    check('hand_refunds_sent', sql`(${table.sentAt} is null) = (${table.reference} is null)`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { CashState, CashWay } from '../../../../domain/src/cash.ts';
import { accounts } from './accounts.ts';
import { createdAt, moment, paise } from './columns.ts';
import { payments } from './orders.ts';

/**
 * Payments in cash when the parcel is delivered: whether the shopper confirmed the order, and what the owner says of the money. For such a
 * payment this is the gateway's book (adapters/payments/cash.ts).
 */
export const cashPayments = pgTable(
  'cash_payments',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** Whose order it is: their open ones and their refused parcels are counted. */
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    state: text().$type<CashState>().notNull().default('open'),
    amount: paise('amount').notNull(),
    /** Until when the order can be confirmed. */
    expiresAt: moment('expires_at').notNull(),
    codeSentAt: moment('code_sent_at'),
    agreedAt: moment('agreed_at'),
    /** How the money came, and the number that stands on its receipt or the courier's list. */
    way: text().$type<CashWay>(),
    reference: text(),
    /** Which member of the shop decided, and why the parcel came back. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    reason: text(),
    createdAt: createdAt(),
  },
  table => [
    index('cash_payments_newest').on(table.createdAt, table.paymentId),
    index('cash_payments_account').on(table.accountId, table.state),
    check(
      'cash_payments_collected',
      sql`(${table.state} = 'collected') = (${table.way} is not null) and (${table.way} is null) = (${table.reference} is null) and (${table.state} not in ('collected', 'refused', 'called_off') or ${table.decidedBy} is not null)`,
    ),
    check(
      'cash_payments_agreed',
      sql`${table.state} not in ('agreed', 'collected', 'refused', 'called_off') or ${table.agreedAt} is not null`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Balance = sum of the entries, held = sum of the open holds (reliability I4); both change only together with those rows. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    balance: integer().notNull().default(0),
    held: integer().notNull().default(0),
  },
  table => [
    check(
      'credit_accounts_sane',
      sql`${table.balance} >= 0 and ${table.held} >= 0 and ${table.held} <= ${table.balance}`,
    ),
  ],
);

/** The ledger: append-only, one row per (type, ref). */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Signed: grants are positive, spendings negative. */
    amount: integer().notNull(),
    /** welcome_grant, design_generation, tshirt_preview, purchase, admin_grant … (shown with blanks; S2 §3). */
    type: text().notNull(),
    description: text().notNull(),
    /** What the entry is about: an account, a generation, a payment. */
    ref: text().notNull(),
    createdAt: createdAt(),
  },
  table => [
    unique('credit_entries_once').on(table.type, table.ref),
    index('credit_entries_account').on(table.accountId, table.id),
  ],
);

/** Credits set aside for a job that is not finished: captured when it is done, released on every other end. */
export const creditHolds = pgTable(
  'credit_holds',
  {
    /** The generation that it pays for: one hold a job. */
    generationId: text('generation_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    state: text().$type<'held' | 'captured' | 'released'>().notNull().default('held'),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  table => [
    index('credit_holds_account').on(table.accountId),
    check('credit_holds_positive', sql`${table.amount} > 0`),
  ],
);

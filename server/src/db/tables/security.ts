import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** The second factor of an account, of TOTP: one that was never confirmed counts for nothing. */
export const secondFactors = pgTable('second_factors', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Base 32, sealed by the shop's secret. */
  key: text().notNull(),
  createdAt: createdAt(),
  confirmedAt: moment('confirmed_at'),
  /** The thirty seconds that the last good code was of, counted since 1970: a code counts once. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** What gets somebody in who has lost the phone: a hash each, good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    usedAt: moment('used_at'),
  },
  table => [primaryKey({ columns: [table.accountId, table.hash] })],
);

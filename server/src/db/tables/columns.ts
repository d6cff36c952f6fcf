import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';
import type { Paise } from '../../../../domain/src/money.ts';

/** A moment, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** When the row was made. */
export const createdAt = () => moment('created_at').notNull().defaultNow();
/** Where something is sent, and to whom: the delivery form (S1 §3). */
export const deliveryColumns = () => ({
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zipCode: text('zip_code').notNull(),
});
/** An amount in paise; a bigint column, safe as a JavaScript number. */
export const paise = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>();
/** Words to be found by their beginnings (PostgreSQL's tsvector). */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Bytes; a bytea column. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

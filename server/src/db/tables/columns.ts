import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';
import type { Paise } from '../../../../domain/src/money.ts';

/** A moment, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** When the row was made. */
export const createdAt = () => moment('created_at').notNull().defaultNow();
/** An amount in paise; a bigint column, safe as a JavaScript number. */
export const paise = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>();
/** Words to be found by their beginnings (PostgreSQL's tsvector). */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Bytes; a bytea column. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

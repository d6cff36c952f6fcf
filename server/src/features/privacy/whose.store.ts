import { sql, type SQL } from 'drizzle-orm';
import type { Person } from './rule.store.ts';

/** Rows that name the account. */
export const ofAccount = ({ id }: Person): SQL => sql`t.account_id = ${id}`;
/** Rows of the account's orders and purchases. */
export const ofOwnOrder = ({ id }: Person): SQL => sql`t.order_id in (select id from orders where account_id = ${id})`;

import { sql } from 'drizzle-orm';
import type { Rule } from './rule.store.ts';
import { ofAccount } from './whose.store.ts';

/** Group orders that the person collects for. */
export const groupRules: Record<string, Rule> = {
  group_entries: {
    rows: ({ id }) => sql`t.group_id in (select id from group_orders where account_id = ${id})`,
    gives: 'id group_id tshirt_type size color quantity order_id created_at',
    withholds: {
      name: 'the name of a friend',
      secret_hash: 'of a friend’s browser',
      request_key: 'of a friend’s browser',
      cart_key: 'made of the line of the cart',
    },
    erase: 'delete',
  },
  group_orders: {
    rows: ofAccount,
    gives:
      'id account_id code design_id design_name collector note position design_size has_back color tshirt_types state closes_at closed_at ordered_at names_forgotten_at created_at',
    withholds: { request_key: 'a key of the browser' },
    erase: 'delete',
  },
};

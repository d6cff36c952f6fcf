import { sql, type SQL } from 'drizzle-orm';
import type { Person, Rule } from './rule.store.ts';
import { ofAccount, ofOwnOrder } from './whose.store.ts';

const ofOwnReturn = ({ id }: Person): SQL => sql`t.return_id in (select id from returns where account_id = ${id})`;

/** Reports of damaged items, with their photos and what became of them. */
export const returnRules: Record<string, Rule> = {
  return_photos: {
    rows: ofOwnOrder,
    gives: 'id order_id return_id place file width height created_at',
    files: ['file'],
    erase: 'delete',
  },
  return_steps: {
    rows: ofOwnReturn,
    gives: 'id return_id act to_state by reason at',
    withholds: { actor_id: 'the member of staff who did it', request_key: 'set by the staff page that did it' },
    erase: {
      empties: { reason: sql`null` },
      keeps: 'id return_id act to_state by actor_id request_key at',
      why: 'how a return went; names nobody',
    },
  },
  return_lines: {
    rows: ofOwnReturn,
    gives: 'return_id order_line_id quantity',
    erase: {
      empties: {},
      keeps: 'return_id order_line_id quantity',
      why: 'the books: what was taken back or replaced; names nobody',
    },
  },
  returns: {
    rows: ofAccount,
    gives:
      'id order_id account_id request_key state reason description outcome replacement_order_id refund_wish_id amount version created_at settled_at',
    withholds: { request_hash: 'made of the report' },
    erase: {
      empties: { description: sql`''`, request_hash: sql`''` },
      keeps:
        'id order_id account_id request_key state reason outcome replacement_order_id refund_wish_id amount version created_at settled_at',
      why: 'the books: why something was replaced or refunded',
    },
  },
};

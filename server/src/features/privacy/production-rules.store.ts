import { sql } from 'drizzle-orm';
import type { Rule } from './rule.store.ts';
import { ofOwnOrder } from './whose.store.ts';

/** The shirts of orders while they are made. */
export const productionRules: Record<string, Rule> = {
  print_reports: {
    rows: ({ id }) =>
      sql`t.order_line_id in (select l.id from order_lines l join orders o on o.id = l.order_id where o.account_id = ${id})`,
    gives: 'order_line_id side report created_at',
    erase: 'delete',
  },
  production_pieces: {
    rows: ofOwnOrder,
    gives: 'order_line_id number order_id state reprints misprint version changed_at undo_until',
    withholds: { approved_by: 'the member of staff who did it' },
    erase: {
      empties: {},
      keeps: 'order_line_id number order_id state reprints misprint version changed_at undo_until approved_by',
      why: 'how shirts were made; names nobody but, for ten seconds, the member of staff who approved one',
    },
  },
};

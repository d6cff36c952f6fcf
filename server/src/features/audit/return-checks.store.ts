import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';
import { whatOf } from './rows.store.ts';

/** I1: what is made free of charge or refunded for damaged items is what was accepted, once, and no more than was bought. */
export const returnChecks: readonly Check[] = [
  {
    invariant: 'I1',
    says: 'a free order replaces what one accepted return names, and no more',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || o.total || ' paise, ' || count(r.id) || ' accepted returns of ' || coalesce(o.replaces, 'none') as what
          from orders o
          left join returns r on r.replacement_order_id = o.id and r.order_id = o.replaces
            and r.account_id = o.account_id and r.outcome = 'replacement' and r.state = 'settled'
            and not exists (
              select 1 from (
                select merge_key, sum(quantity) as made from order_lines where order_id = o.id group by merge_key
              ) n
              left join (
                select l.merge_key, sum(rl.quantity) as reported
                from return_lines rl join order_lines l on l.id = rl.order_line_id and l.order_id = r.order_id
                where rl.return_id = r.id group by l.merge_key
              ) a using (merge_key)
              where n.made > coalesce(a.reported, 0))
          where o.credits is null and (o.total = 0 or o.replaces is not null)
          group by o.id having count(r.id) <> 1 or o.total <> 0 or o.replaces is null`,
      ),
  },
  {
    invariant: 'I1',
    says: 'a free order has neither payment nor invoice',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id as what from orders o
          where o.replaces is not null and (o.paid_at is not null
            or exists (select 1 from payments p where p.order_id = o.id)
            or exists (select 1 from invoices i where i.sale_id = o.id))`,
      ),
  },
  {
    invariant: 'I1',
    says: 'an accepted return has its replacement or its refund, and nobody else has one',
    find: tx =>
      whatOf(
        tx,
        sql`select 'return ' || r.id || ': ' || r.state || ', ' || coalesce(r.outcome, 'not decided') as what
          from returns r
          where (r.state = 'settled' and r.outcome = 'replacement') <> exists (
              select 1 from orders o where o.id = r.replacement_order_id and o.replaces = r.order_id)
            or (r.state = 'settled' and r.outcome in ('refund', 'refund_after_return')) <> exists (
              select 1 from refunds f where f.wish_id = r.refund_wish_id and f.order_id = r.order_id and f.amount = r.amount)
            or (r.state = 'settled' and r.outcome is null)`,
      ),
  },
  {
    invariant: 'I1',
    says: 'no more pieces of a line are returned than were bought',
    find: tx =>
      whatOf(
        tx,
        sql`select 'line ' || l.id || ' of order ' || l.order_id || ': ' || sum(rl.quantity) || ' of ' || l.quantity as what
          from return_lines rl
          join returns r on r.id = rl.return_id and r.state <> 'refused'
          join order_lines l on l.id = rl.order_line_id
          group by l.id having sum(rl.quantity) > l.quantity or bool_or(r.order_id <> l.order_id)`,
      ),
  },
];

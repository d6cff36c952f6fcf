import { sql } from 'drizzle-orm';
import { MAKING } from '../../../../domain/src/orders.ts';
import type { Check } from './check.ts';
import { IS_LIVE, whatOf } from './rows.store.ts';

const making = sql`(${sql.join(
  MAKING.map(status => sql`${status}`),
  sql`, `,
)})`;

/** I1: what is to be paid at the door is outstanding with its invoice, and what comes to nothing has none left. */
export const cashChecks: readonly Check[] = [
  {
    invariant: 'I1',
    says: 'an order that is to be paid at the door was confirmed by its shopper, once, and its payment is open',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || count(c.payment_id) || ' open payments in cash' as what
          from orders o
          left join payments p on p.order_id = o.id and ${IS_LIVE} and p.amount = o.total
          left join cash_payments c on c.payment_id = p.id and c.amount = p.amount and c.agreed_at is not null
          where o.cash_fee is not null and o.paid_at is null and o.cancelled_at is null and o.status in ${making}
          group by o.id having count(c.payment_id) <> 1`,
      ),
  },
  {
    invariant: 'I1',
    says: 'an order that is to be paid at the door has an invoice of its total, and one that came to nothing has none left',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ', ' || o.status || ': ' || coalesce(i.total, 0) - coalesce(n.total, 0) || ' paise invoiced' as what
          from orders o
          left join invoices i on i.subject = 'order:' || o.id
          left join lateral (
            select sum(total) as total from invoices where sale_id = o.id and content ->> 'corrects' is not null
          ) n on true
          where o.cash_fee is not null and o.paid_at is null
            and coalesce(i.total, 0) - coalesce(n.total, 0) <> case when o.status in ${making} then o.total else 0 end`,
      ),
  },
  {
    invariant: 'I1',
    says: 'cash that was taken pays its order, and no other payment does',
    find: tx =>
      whatOf(
        tx,
        sql`select 'payment ' || c.payment_id || ': ' || c.state || ', its order ' || case when o.paid_at is null then 'not paid' else 'paid' end as what
          from cash_payments c join payments p on p.id = c.payment_id join orders o on o.id = p.order_id
          where o.cash_fee is null
            or (p.state = 'completed') <> (c.state = 'collected' and p.next_check_at is null)
            or (p.state = 'completed' and o.paid_at is null)`,
      ),
  },
];

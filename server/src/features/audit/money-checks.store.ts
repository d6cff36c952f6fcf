import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';
import { whatOf } from './rows.store.ts';

/** I1: what was taken, what goes back, and the papers of both. */
const MONEY: Check[] = [
  {
    invariant: 'I1',
    says: 'a paid order has exactly one payment that paid it, of its total',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || count(p.id) || ' payments of its total' as what
          from orders o
          left join payments p
            on p.order_id = o.id and p.state = 'completed' and p.refund_due = 0 and p.amount = o.total
          where o.paid_at is not null group by o.id having count(p.id) <> 1`,
      ),
  },
  {
    invariant: 'I1',
    says: 'money that was taken pays its order or goes back',
    find: tx =>
      whatOf(
        tx,
        sql`select 'payment ' || p.id || ' of order ' || o.id || ': taken, but the order is not paid' as what
          from payments p join orders o on o.id = p.order_id
          where p.state = 'completed' and p.refund_due = 0 and o.paid_at is null`,
      ),
  },
  {
    invariant: 'I1',
    says: 'no more goes back than was taken',
    find: tx =>
      whatOf(
        tx,
        sql`select 'payment ' || p.id || ': ' || sum(r.amount) || ' paise of ' || p.amount || ' go back' as what
          from refunds r join payments p on p.id = r.payment_id
          where r.state <> 'failed' and p.state <> 'quarantined'
          group by p.id, p.amount, p.state having sum(r.amount) > p.amount or p.state <> 'completed'`,
      ),
  },
  {
    invariant: 'I1',
    says: 'a paid order has an invoice of its total',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': invoice of ' || coalesce(i.total::text, 'nothing') as what
          from orders o
          left join invoices i on i.subject = case when o.credits is null then 'order:' else 'credits:' end || o.id
          where o.paid_at is not null and i.total is distinct from o.total`,
      ),
  },
  {
    invariant: 'I1',
    says: 'credit notes take back no more than their invoice',
    find: tx =>
      whatOf(
        tx,
        sql`select 'sale ' || i.sale_id || ': ' || sum(n.total) || ' paise of ' || i.total || ' taken back' as what
          from invoices i join invoices n on n.sale_id = i.sale_id and n.content ->> 'corrects' is not null
          where i.content ->> 'corrects' is null group by i.number having sum(n.total) > i.total`,
      ),
  },
  {
    invariant: 'I1',
    says: 'the numbers of invoices have no gap',
    find: tx =>
      whatOf(
        tx,
        sql`select 'series ' || s.series || ' of ' || s.financial_year || ': ' || count(i.serial) || ' of ' || s.last as what
          from invoice_series s left join invoices i using (series, financial_year)
          group by s.series, s.financial_year
          having count(i.serial) <> s.last or coalesce(max(i.serial), 0) <> s.last`,
      ),
  },
];

/** I3: what is asked of the shopper is what the frozen lines come to. */
const AMOUNTS: Check[] = [
  {
    invariant: 'I3',
    says: 'a payment is of its order’s total',
    find: tx =>
      whatOf(
        tx,
        sql`select 'payment ' || p.id || ': ' || p.amount || ' paise, its order ' || o.total as what
          from payments p join orders o on o.id = p.order_id where p.amount <> o.total`,
      ),
  },
  {
    invariant: 'I3',
    says: 'an order comes to its lines less the discount, with shipping and the fee for cash',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || o.total || ' paise, its lines ' || l.sum as what
          from orders o
          cross join lateral (
            select coalesce(sum(unit_price * quantity), 0) as sum from order_lines where order_id = o.id
          ) l
          where case when o.credits is not null then l.sum > 0
            else o.subtotal <> l.sum or o.total <> greatest(0, l.sum - o.discount) + o.shipping + coalesce(o.cash_fee, 0) end`,
      ),
  },
  {
    invariant: 'I3',
    // A replacement is taken off in full, whatever it comes to: return-checks says when.
    says: 'there is no discount without a coupon',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || o.discount || ' paise off' as what
          from orders o where o.discount > 0 and o.coupon_code is null and o.replaces is null`,
      ),
  },
];

export const moneyChecks: readonly Check[] = [...MONEY, ...AMOUNTS];

import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';
import { IS_LIVE, whatOf } from './rows.store.ts';

/** I4: the balance is the ledger's sum, and each job was paid for once or not at all. */
const CREDITS: Check[] = [
  {
    invariant: 'I4',
    says: 'a balance is the sum of its ledger',
    find: tx =>
      whatOf(
        tx,
        sql`select 'account ' || a.account_id || ': balance ' || a.balance || ', ledger ' || coalesce(sum(e.amount), 0) as what
          from credit_accounts a left join credit_entries e on e.account_id = a.account_id
          group by a.account_id having a.balance <> coalesce(sum(e.amount), 0)`,
      ),
  },
  {
    invariant: 'I4',
    says: 'what is held is the sum of the open holds, and no more than the balance',
    find: tx =>
      whatOf(
        tx,
        sql`select 'account ' || a.account_id || ': held ' || a.held || ', open holds ' || coalesce(sum(h.amount), 0) as what
          from credit_accounts a left join credit_holds h on h.account_id = a.account_id and h.state = 'held'
          group by a.account_id
          having a.held <> coalesce(sum(h.amount), 0) or a.held > a.balance or a.held < 0`,
      ),
  },
  {
    invariant: 'I4',
    says: 'a hold is open while its job is, spent when it is done, and given back otherwise',
    find: tx =>
      whatOf(
        tx,
        sql`select 'job ' || h.generation_id || ': ' || coalesce(g.state, 'gone') || ', its hold ' || h.state as what
          from credit_holds h left join generations g on g.id = h.generation_id
          where (g.id is null and h.state = 'held') or h.state <> case
            when g.state in ('queued', 'running', 'saving') then 'held'
            when g.state = 'done' then 'captured' when g.id is not null then 'released' end`,
      ),
  },
  {
    invariant: 'I4',
    says: 'a shopper’s job has a hold',
    find: tx =>
      whatOf(
        tx,
        sql`select 'job ' || g.id as what from generations g
          where not g.is_background and not exists (select 1 from credit_holds h where h.generation_id = g.id)`,
      ),
  },
  {
    invariant: 'I4',
    says: 'a spent hold is one entry of the ledger, and no spending is without one',
    find: tx =>
      whatOf(
        tx,
        sql`select 'job ' || coalesce(h.generation_id, e.ref) || ': ' || count(e.id) || ' entries' as what
          from (select * from credit_holds where state = 'captured') h
          full join (
            select * from credit_entries
            where type in ('design_generation', 'design_modification', 'design_regeneration', 'tshirt_preview')
          ) e on e.ref = h.generation_id and e.amount = -h.amount
          group by coalesce(h.generation_id, e.ref), h.generation_id
          having h.generation_id is null or count(e.id) <> 1`,
      ),
  },
];

/** I4, of credits that were bought. */
const BOUGHT_CREDITS: Check[] = [
  {
    invariant: 'I4',
    says: 'a paid purchase of credits is one entry of its number in the ledger, and no such entry is without one',
    find: tx =>
      whatOf(
        tx,
        sql`select 'purchase ' || coalesce(o.id, e.ref) || ': ' || coalesce(o.credits, 0) || ' credits paid, ' || coalesce(e.amount, 0) || ' in the ledger' as what
          from (select * from orders where credits is not null and paid_at is not null) o
          full join (select * from credit_entries where type = 'purchase') e on e.ref = o.id and e.account_id = o.account_id
          where o.credits is distinct from e.amount`,
      ),
  },
  {
    invariant: 'I4',
    says: 'credits go back with their money, no more than were bought',
    find: tx =>
      whatOf(
        tx,
        sql`select 'purchase ' || o.id || ': ' || t.taken || ' credits taken back with ' || r.returned || ' of ' || o.total || ' paise' as what
          from orders o
          cross join lateral (
            select coalesce(sum(amount), 0) as returned from refunds
            where order_id = o.id and cause <> 'not_needed' and state <> 'failed'
          ) r
          cross join lateral (
            select coalesce(-sum(amount), 0) as taken from credit_entries
            where type = 'purchase_refund' and ref in (select wish_id from refunds where order_id = o.id)
          ) t
          where o.credits is not null
            and (t.taken > o.credits or t.taken < floor(o.credits * r.returned / o.total))`,
      ),
  },
];

/** I5: a coupon's limit is exact. */
const COUPONS: Check[] = [
  {
    invariant: 'I5',
    says: 'a coupon’s counts are those of its reservations, within its limit',
    find: tx =>
      whatOf(
        tx,
        sql`select 'coupon ' || c.code || ': used ' || c.used || ', reserved ' || c.reserved as what
          from coupons c left join coupon_reservations r on r.coupon_id = c.id group by c.id
          having c.used <> count(*) filter (where r.state = 'used')
            or c.reserved <> count(*) filter (where r.state = 'reserved')
            or c.used + c.reserved > c.usage_limit`,
      ),
  },
  {
    invariant: 'I5',
    says: 'nobody uses a coupon more often than they may',
    find: tx =>
      whatOf(
        tx,
        sql`select 'coupon ' || c.code || ' of account ' || r.account_id || ': ' || count(*) || ' uses' as what
          from coupon_reservations r join coupons c on c.id = r.coupon_id
          where r.state in ('reserved', 'used')
          group by c.id, r.account_id having count(*) > c.per_user_limit`,
      ),
  },
  {
    invariant: 'I5',
    says: 'a use is final when its order is paid, and reserved only while a payment of it is open',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': its use is ' || r.state as what
          from coupon_reservations r join orders o on o.id = r.order_id
          where (r.state = 'used') <> (o.paid_at is not null)
            or (r.state = 'reserved' and not exists (
              select 1 from payments p where p.order_id = o.id
                and (${IS_LIVE} or (p.state = 'quarantined' and p.settled_at is null))))`,
      ),
  },
  {
    invariant: 'I5',
    says: 'an order with a coupon has a use of it',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': coupon ' || o.coupon_code as what from orders o
          where o.coupon_code is not null and not exists (
            select 1 from coupon_reservations r join coupons c on c.id = r.coupon_id
            where r.order_id = o.id and c.code = o.coupon_code)`,
      ),
  },
];

/** I12: a blank is counted once. */
const STOCK: Check[] = [
  {
    invariant: 'I12',
    says: 'free, reserved and used blanks are all that there ever were',
    find: tx =>
      whatOf(
        tx,
        sql`select 'product ' || s.product_id || ' ' || s.color || ' ' || s.size || ': ' || s.free || ' free, ' || s.reserved || ' reserved, ' || s.used || ' used of ' || s.received as what
          from stock s where s.free + s.reserved + s.used <> s.received`,
      ),
  },
  {
    invariant: 'I12',
    says: 'what is reserved and used of a count is what orders count on',
    find: tx =>
      whatOf(
        tx,
        sql`select 'product ' || s.product_id || ' ' || s.color || ' ' || s.size || ': reserved ' || s.reserved || ', used ' || s.used as what
          from stock s left join stock_holds h on h.product_id = s.product_id and h.color = s.color and h.size = s.size
          group by s.product_id, s.color, s.size
          having s.reserved <> coalesce(sum(h.quantity) filter (where h.state = 'held'), 0)
            or s.used <> coalesce(sum(h.quantity) filter (where h.state = 'used'), 0)`,
      ),
  },
  {
    invariant: 'I12',
    says: 'an order keeps blanks while it may be printed, and no longer',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || o.status || ', its blanks ' || h.state as what
          from stock_holds h join orders o on o.id = h.order_id
          where (o.status in ('payment_failed', 'payment_refund') and h.state = 'held')
            or (o.status in ('order_created', 'payment_initiated') and h.state <> 'held')
            or (o.status = 'order_processing' and h.state = 'back')
            or (o.status in ('under_production', 'ready_for_shipping', 'shipped', 'order_received') and h.state <> 'used')`,
      ),
  },
];

export const limitChecks: readonly Check[] = [...CREDITS, ...BOUGHT_CREDITS, ...COUPONS, ...STOCK];

import { sql, type SQL } from 'drizzle-orm';
import { CASH_STEPS, ORDER_STEPS } from '../../../../domain/src/orders.ts';
import type { Check } from './check.ts';
import { IS_LIVE, isSeeded, whatOf } from './rows.store.ts';

const MINUTE_MS = 60_000;
const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);

/** Mails are tried for a day (mail/back-off.ts). */
const MAIL_TRIED_MINUTES = 25 * 60;
/** A job of a shopper waits three minutes for a provider that rests, and its turn before that. */
const JOB_WAITS_MINUTES = 30;

const steps = JSON.stringify(
  [ORDER_STEPS, CASH_STEPS].flatMap(table =>
    table.flatMap(({ from, to, by }) => by.map(mover => ({ from, to, mover, cash: table === CASH_STEPS }))),
  ),
);

/** I7: an order goes the ways of the order table. */
const FLOW: Check[] = [
  {
    invariant: 'I7',
    says: 'each step of an order is one of the order table, or an admin’s override',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || w.order_id || ': ' || coalesce(w.from_status, '-') || ' > ' || w.to_status || ' by ' || w.by as what
          from (
            select h.*, o.replaces, o.cash_fee, lag(h.to_status) over (partition by h.order_id order by h.id) as stood
            from order_history h join orders o on o.id = h.order_id
          ) w
          where w.from_status is distinct from w.stood
            or (w.from_status is null and w.to_status <> case when w.replaces is null then 'order_created' else 'order_processing' end)
            or (w.from_status is not null and not (w.is_override = 1 and w.by = 'admin') and not exists (
              select 1 from jsonb_to_recordset(${steps}::jsonb) as s("from" text, "to" text, mover text, cash boolean)
              where (not s.cash or w.cash_fee is not null) and s."from" = w.from_status and s."to" = w.to_status and s.mover = w.by))`,
      ),
  },
  {
    invariant: 'I7',
    says: 'an order stands where its last step led',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || o.status || ', its last step ' || coalesce(h.to_status, 'none') as what
          from orders o left join lateral (
            select to_status from order_history where order_id = o.id order by id desc limit 1
          ) h on true where h.to_status is distinct from o.status`,
      ),
  },
  {
    invariant: 'I7',
    // An order that is paid at the door is delivered by the same word.
    says: 'the gateway pays an order exactly once',
    find: tx =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || count(h.id) || ' times' as what
          from orders o
          left join order_history h on h.order_id = o.id and h.by = 'gateway'
            and h.to_status = case when o.cash_fee is not null then 'order_received'
              when o.credits is null then 'order_processing' else 'completed' end
          group by o.id having count(h.id) <> (o.paid_at is not null)::int`,
      ),
  },
];

/** I8 and I9: everybody is told once, and no webhook lies about. */
const NEWS: Check[] = [
  {
    invariant: 'I8',
    says: 'the shopper of a paid order is told, once',
    find: (tx, { isDemo }) =>
      whatOf(
        tx,
        sql`select 'order ' || o.id || ': ' || count(m.id) || ' mails' as what
          from orders o
          left join outbox m on m.subject = case when o.credits is null then 'order:' else 'credits:' end || o.id
            and m.template = case when o.credits is null then 'order_paid' else 'credits_bought' end
          where o.paid_at is not null and not ${isSeeded(isDemo)} group by o.id having count(m.id) <> 1`,
      ),
  },
  {
    invariant: 'I8',
    says: 'no mail waits longer than it is tried',
    waits: true,
    find: (tx, { now }) =>
      whatOf(
        tx,
        sql`select 'mail ' || m.id || ': ' || m.template || ', ' || m.attempts || ' tries' as what from outbox m
          where m.state = 'waiting' and m.created_at < ${ago(now, MAIL_TRIED_MINUTES)}`,
      ),
  },
  {
    invariant: 'I9',
    says: 'a webhook is judged within five minutes',
    waits: true,
    find: (tx, { now }) =>
      whatOf(
        tx,
        sql`select 'webhook ' || w.id || ': ' || coalesce(w.payment_id, w.refund_id, 'of nothing') as what
          from webhook_inbox w where w.processed_at is null and w.received_at < ${ago(now, 5)}`,
      ),
  },
];

/** Nobody asks about it any more, or it is long overdue, and no person was told. */
const isForgotten = (nextCheckAt: SQL, subject: SQL, now: Date): SQL => sql`
  (${nextCheckAt} is null or ${nextCheckAt} < ${ago(now, 1)})
  and not exists (select 1 from exceptions e where e.subject = ${subject} and e.resolved_at is null)`;

/** I11: whatever is open goes on. */
const LIVENESS: Check[] = [
  {
    invariant: 'I11',
    says: 'somebody asks about every open payment',
    waits: true,
    find: (tx, { now, isDemo }) =>
      whatOf(
        tx,
        sql`select 'payment ' || p.id || ': ' || p.state as what
          from payments p join orders o on o.id = p.order_id
          where ${IS_LIVE} and not ${isSeeded(isDemo)} and ${isForgotten(sql`p.next_check_at`, sql`p.id`, now)}`,
      ),
  },
  {
    invariant: 'I11',
    says: 'somebody asks about every open refund',
    waits: true,
    find: (tx, { now }) =>
      whatOf(
        tx,
        sql`select 'refund ' || r.id || ': ' || r.state as what from refunds r
          where r.state not in ('completed', 'failed') and ${isForgotten(sql`r.next_check_at`, sql`r.wish_id`, now)}`,
      ),
  },
  {
    invariant: 'I11',
    says: 'every open job of the artist is worked on',
    waits: true,
    find: (tx, { now }) =>
      whatOf(
        tx,
        sql`select 'job ' || g.id || ': ' || g.state as what from generations g
          where (g.state in ('running', 'saving') and g.due_at < ${ago(now, 1)})
            or (g.state = 'queued' and not g.is_background and g.due_at < ${ago(now, JOB_WAITS_MINUTES)})`,
      ),
  },
];

export const flowChecks: readonly Check[] = [...FLOW, ...NEWS, ...LIVENESS];

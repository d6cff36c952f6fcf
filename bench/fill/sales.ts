import type pg from 'pg';
import { nextSteps, type Mover, type OrderStatus } from '../../domain/src/orders.ts';

const TRIED = ['order_created', 'payment_initiated'] as const;
const PAID = [...TRIED, 'order_processing'] as const;
const READY = [...PAID, 'under_production', 'ready_for_shipping'] as const;
const RECEIVED = [...READY, 'shipped', 'order_received'] as const;
/** The steps by which an order reached its status. */
const PATHS: readonly (readonly OrderStatus[])[] = [
  ['order_created'],
  [...TRIED, 'payment_failed'],
  PAID,
  READY.slice(0, -1),
  READY,
  RECEIVED.slice(0, -1),
  RECEIVED,
  [...RECEIVED, 'return_requested'],
  [...PAID, 'payment_refund'],
  [...TRIED, 'completed'],
];

const mover = (from: OrderStatus | undefined, to: OrderStatus): Mover =>
  from === undefined
    ? 'shopper'
    : (['gateway', 'shopper', 'admin'] as const).find(one => nextSteps(from, one).includes(to))!;
const STEPS = PATHS.flatMap(path =>
  path.map((to, place) => {
    const by = mover(path[place - 1], to);
    // Of the gateway within minutes, of people a day and a half apart.
    return {
      stands: path.at(-1)!,
      place,
      from: path[place - 1] ?? null,
      to,
      by,
      minutes: place * (by === 'admin' ? 2000 : 1),
    };
  }),
);

/** A tenth are purchases of credits. Most of the older orders of shirts have arrived. */
const STATUS = `case
  when is_credits then case when luck < 0.1 then 'payment_failed' else 'completed' end
  when luck < 0.08 then 'order_created' when luck < 0.14 then 'payment_failed'
  when age < interval '3 days' then 'order_processing' when age < interval '6 days' then 'under_production'
  when age < interval '8 days' then 'ready_for_shipping' when age < interval '14 days' then 'shipped'
  when luck < 0.17 then 'payment_refund' when luck < 0.172 then 'return_requested' else 'order_received' end`;

type SalesSize = { orders: number; users: number; designs: number };

/** Orders of two years with lines, steps, payments, invoices and credits, as the shop itself would have written them. */
export async function fillSales(client: pg.Client, { orders, users, designs }: SalesSize): Promise<void> {
  await planLines(client, orders, designs);
  await client.query(
    `create temp table planned as
     select *, to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISS') || lpad(n::text, 21, 'L') as id, ${STATUS} as status,
       case when is_credits then 10 + n % 90 end as credits
     from (
       select n, at as created_at, now() - at as age, is_credits, luck, 'large-' || 1 + floor(random() * $2)::int as account_id
       from (
         select n, now() - interval '1 minute' - random() * interval '730 days' as at, n % 10 = 0 as is_credits, random() as luck
         from generate_series(1, $1::int) as n
       ) as thrown
     ) as wished`,
    [orders, users],
  );
  await client.query(
    `create temp table sold as
     select p.*, case when credits is null then l.sum else credits * 900 end as total,
       case when status not in ('order_created', 'payment_failed') then created_at + interval '2 minutes' end as paid_at
     from planned p left join (select n, sum(unit_price * quantity) as sum from sold_lines group by n) l using (n)`,
  );
  await client.query('analyze sold');
  await insertOrders(client);
  await insertPapers(client);
  await client.query('drop table planned; drop table sold; drop table sold_lines');
}

/** One or two lines an order of shirts, of any cut and placement of the price book. */
async function planLines(client: pg.Client, orders: number, designs: number): Promise<void> {
  await client.query(
    `create temp table sold_lines as
     select w.n, w.k, 'dlarge' || lpad(w.design::text, 20, '0') as design_id, w.quantity, p.id as product_id, p.name as product_name, p.type as product_type,
       f.position, f.design_size, jsonb_build_object('key', f.key, 'view', case f.position when 'back' then 'back' else 'front' end,
         'width', f.width_inches::numeric, 'height', f.height_inches::numeric, 'spots', f.spots, 'name', f.name, 'nameHi', null) as printed,
       p.base_price, f.fee, p.base_price + f.fee as unit_price
     from (
       select n, k, 1 + floor(random() * $2)::int as design, 1 + floor(random() ^ 3 * 4)::int as quantity,
         floor(random() * (select count(*) from products))::int as cut, floor(random() * (select count(*) from placements))::int as print
       from generate_series(1, $1::int) as n, generate_series(1, 2) as k where n % 10 <> 0 and (k = 1 or n % 3 = 0)
     ) as w
     join (select *, row_number() over (order by id) - 1 as place from products) p on p.place = w.cut
     join (select *, row_number() over (order by position, design_size) - 1 as place from placements) f on f.place = w.print`,
    [orders, designs],
  );
}

async function insertOrders(client: pg.Client): Promise<void> {
  await client.query(
    `insert into orders (id, account_id, client_order_id, request_hash, lines_hash, status, credits, version, first_name, last_name, email,
       phone, address, city, state, zip_code, subtotal, shipping, discount, total, tracking_id, created_at, paid_at)
     select s.id, s.account_id, 'demo-large-' || s.n, 'large', 'large', s.status, s.credits, 1, split_part(a.name, ' ', 1),
       split_part(a.name, ' ', 2), a.email, (6000000000 + (s.n * 7919) % 3999999999)::text, s.n || ', Beach Road', 'Kozhikode', 'Kerala',
       '673032', s.total, 0, 0, s.total, case when s.status in ('shipped', 'order_received', 'return_requested') then 'CHHAAP' || 1000000 + s.n end,
       s.created_at, s.paid_at
     from sold s join accounts a on a.id = s.account_id order by s.created_at`,
  );
  await client.query(
    `insert into order_lines (order_id, type, design_id, design_name, design_style, design_prompt, artwork_file, mockup_file, product_id,
       product_name, product_type, color, cloth, size, position, design_size, place, base_price, placement_fee, unit_price, quantity, merge_key)
     select s.id, 1, d.id, d.name, d.style, d.prompt, d.artwork_file, d.mockup_file, l.product_id, l.product_name, l.product_type, 'black',
       (select jsonb_build_object('name', c.name, 'nameHi', null, 'hex', c.hex, 'ground', c.ground, 'hasUnderbase', c.has_underbase)
          from colors c where c.key = 'black'), 'M', l.position,
       l.design_size, l.printed, l.base_price, l.fee, l.unit_price, l.quantity, 'large-' || l.n || '-' || l.k
     from sold s join sold_lines l using (n) join designs d on d.id = l.design_id order by s.created_at, l.k`,
  );
  await client.query(
    `insert into order_history (order_id, from_status, to_status, by, actor_id, at)
     select s.id, t."from", t."to", t.by, case t.by when 'shopper' then s.account_id when 'admin' then 'demo-admin' end,
       s.created_at + t.minutes * interval '1 minute'
     from sold s join jsonb_to_recordset($1::jsonb) as t(stands text, place int, "from" text, "to" text, by text, minutes int) on t.stands = s.status
     order by s.created_at, s.id, t.place`,
    [JSON.stringify(STEPS)],
  );
}

/** Payments, invoices in the order of their days, and bought credits. */
async function insertPapers(client: pg.Client): Promise<void> {
  await client.query(
    `insert into payments (id, order_id, state, failure_reason, amount, transaction_id, payment_mode, created_at, settled_at)
     select 'P' || lpad(n::text, 26, 'L'), id, case when paid_at is null then 'failed' else 'completed' end,
       case when paid_at is null then 'failed' end, total, case when paid_at is not null then 'T' || n end,
       case when paid_at is not null then 'UPI_COLLECT' end, created_at, created_at + interval '2 minutes'
     from sold where status <> 'order_created' order by created_at`,
  );
  await client.query(
    `insert into credit_accounts (account_id, balance)
     select account_id, sum(credits) from sold where credits is not null and paid_at is not null group by account_id`,
  );
  await client.query(
    `insert into credit_entries (account_id, amount, type, description, ref, created_at)
     select account_id, credits, 'purchase', 'Credits bought', id, paid_at from sold where credits is not null and paid_at is not null
     order by created_at`,
  );
  await client.query(
    `with sample as (
       select i.*, (i.sale_id in (select id from orders where credits is not null)) as is_credits from invoices i
       where i.content ->> 'corrects' is null and sale_id not like '%L%' order by issued_at desc limit 1
     ), numbered as (
       select s.*, f.year, row_number() over (partition by f.year order by s.paid_at, s.n) as place
       from sold s, lateral (select extract(year from s.paid_at at time zone 'Asia/Kolkata' - interval '3 months')::int as year) f
       where s.paid_at is not null
     )
     insert into invoices (number, series, financial_year, serial, subject, sale_id, account_id, total, content, issued_at)
     select split_part(m.number, '-', 1) || '-' || lpad((n.year % 100)::text, 2, '0') || lpad(((n.year + 1) % 100)::text, 2, '0') || '-'
         || case when coalesce(l.last, 0) + n.place < 100000 then lpad((coalesce(l.last, 0) + n.place)::text, 5, '0')
           else (coalesce(l.last, 0) + n.place)::text end,
       m.series, n.year, coalesce(l.last, 0) + n.place, case when n.credits is null then 'order:' else 'credits:' end || n.id, n.id, n.account_id,
       n.total, m.content || jsonb_build_object('sale', jsonb_build_object('kind', case when n.credits is null then 'order' else 'credits' end, 'id', n.id)),
       n.paid_at
     from numbered n cross join sample m
     left join invoice_series l on l.series = m.series and l.financial_year = n.year`,
  );
  await client.query(
    `insert into invoice_series (series, financial_year, last) select series, financial_year, max(serial) from invoices group by 1, 2
     on conflict (series, financial_year) do update set last = excluded.last`,
  );
}

import type pg from 'pg';
import { fillOrders } from './orders.ts';

/** What a shopper has after years: their own rows, with pictures that the demo shop has drawn. */
export type Much = {
  designs: number;
  orders: number;
  creditLines: number;
  coupons: number;
  likes: number;
  addresses: number;
};

/** Fills the account of an e-mail address with copies of the demo shop's designs and of one of its paid orders. */
export async function fillAccount(client: pg.Client, email: string, much: Much): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from accounts where email = $1', [email]);
  const accountId = rows[0]!.id;
  await client.query(
    `with sample as (
       select d.*, row_number() over (order by d.id) - 1 as place, count(*) over () as many from designs d
       where d.mockup_file is not null and d.deleted_at is null and not d.is_upload
     ), made as (
       insert into designs (id, account_id, name, prompt, style, status, is_public, color, product_id, position, design_size,
         current_version, artwork_file, mockup_file, like_count, created_at, updated_at)
       select 'dbench' || lpad(n::text, 21, 'k'), $1, name, prompt, style, 'ready', n % 10 = 0, color, product_id, position,
         design_size, 1, artwork_file, mockup_file, 0, now() - n * interval '3 hours', now()
       from sample, generate_series(0, $2 - 1) as n where place = n % many
       returning id, artwork_file, created_at
     )
     insert into design_versions (design_id, number, brief, artwork_file, width, height, provider, created_at)
     select id, 1, '{}', artwork_file, 2490, 3510, 'artist', created_at from made`,
    [accountId, much.designs],
  );
  // Each purchase is followed by what it paid for, so the books still add up.
  await client.query(
    `insert into credit_entries (account_id, amount, type, description, ref, created_at)
     select $1, case when n % 2 = 0 then 3 else -3 end, case when n % 2 = 0 then 'admin_grant' else 'design_generation' end,
       'Design: a calm tiger with roses', 'bench' || n, now() - (10000 - n) * interval '1 hour' from generate_series(1, $2 / 2 * 2) as n`,
    [accountId, much.creditLines],
  );
  await client.query(
    `with made as (
       insert into coupons (id, code, discount_type, discount_value, created_at)
       select 'bench' || n, 'BENCH' || n, 'flat', 5000, now() from generate_series(1, $2) as n returning id
     )
     insert into coupon_assignments (coupon_id, account_id, created_at) select id, $1, now() from made`,
    [accountId, much.coupons],
  );
  await client.query(
    `insert into likes (account_id, design_id, created_at)
     select $1, id, created_at from designs where is_public and deleted_at is null order by created_at limit $2`,
    [accountId, much.likes],
  );
  await client.query(
    `insert into addresses (id, account_id, first_name, last_name, email, phone, address, city, state, zip_code, used_at)
     select 'bench' || n, $1, 'Asha', 'Nair', 'asha@bench.test', '9876543210', n || ' Beach Road', 'Kozhikode', 'Kerala', '673001',
       now() - n * interval '1 day' from generate_series(1, $2) as n`,
    [accountId, much.addresses],
  );
  await fillOwnOrders(client, accountId, much.orders);
  await client.query('vacuum analyze');
}

/** One paid order of the demo shop becomes the account's own, and is copied. */
async function fillOwnOrders(client: pg.Client, accountId: string, count: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select o.id from orders o join invoices i on i.subject = 'order:' || o.id
     where o.credits is null and exists (select 1 from payments p where p.order_id = o.id) order by o.created_at desc limit 1`,
  );
  const orderId = rows[0]!.id;
  await client.query('update orders set account_id = $2 where id = $1', [orderId, accountId]);
  await client.query('update invoices set account_id = $2 where sale_id = $1', [orderId, accountId]);
  await fillOrders(client, orderId, count - 1);
}

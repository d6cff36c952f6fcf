import type pg from 'pg';
import { fillSales } from './sales.ts';

/** What a shop of years has. */
export const LARGE = {
  orders: 250_000,
  users: 50_000,
  designs: 200_000,
  auditLines: 100_000,
  coupons: 2_000,
  carts: 10_000,
};
export type Size = typeof LARGE;
/** For trial runs. */
export const SMALL: Size = { orders: 2_500, users: 500, designs: 2_000, auditLines: 1_000, coupons: 20, carts: 100 };

const FIRST_NAMES =
  'Asha,Rohan,Meera,Kabir,Zoya,Vikram,Ananya,Farhan,Lakshmi,Arjun,Priya,Tenzin,Nisha,Dev,Ishaan,Kavya,Neha,Om,Pooja,Rahul,Sana,Tara,Uma,Varun,Yash,आशा,मीरा,कबीर,राहुल,नेहा';
const LAST_NAMES =
  'Nair,Deshmukh,Iyer,Singh,Khan,Rathore,Chatterjee,Sheikh,Reddy,Menon,Joshi,Dolma,Gupta,Patel,Shah,Das,Bose,Rao,Pillai,Verma,Mishra,Kulkarni,Naidu,Gill,शर्मा,वर्मा,नायर,खान,सिंह,जोशी';
const SUBJECTS =
  'tiger,lotus,elephant,moon,chai,peacock,cricket,sunset,wave,samurai,rose,temple,rocket,panda,बाघ,कमल,चाय,मोर';
/** One of so many designs is in the gallery. */
const PUBLIC_EACH = 50;

/**
 * Fills a demo shop whose designs are drawn with users, designs, orders and the rest, the same in each run (seeded in the database).
 * Designs have pictures of the demo's own. The audit finds nothing. `say` hears of each part.
 */
export async function fillShop(client: pg.Client, size: Size, say: (line: string) => void): Promise<void> {
  const part = async (name: string, fill: () => Promise<unknown>) => {
    const began = performance.now();
    await client.query('select setseed(0.42)');
    await fill();
    say(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  };
  // If the machine fails meanwhile, all rows are made anew.
  await client.query('set synchronous_commit = off');
  await client.query(`set work_mem = '256MB'`);
  await part(`${size.users} users`, () => fillUsers(client, size.users));
  await part(`${size.designs} designs`, () => fillDesigns(client, size));
  await part(`${size.orders} orders`, () => fillSales(client, size));
  await part(`${size.auditLines} lines of the log, ${size.coupons} coupons, ${size.carts} carts`, () =>
    fillRest(client, size),
  );
  await part('vacuum analyze', () => client.query('vacuum analyze'));
}

const pick = (list: string): string => {
  const quoted = list.split(',').map(word => `'${word}'`);
  return `(array[${quoted.join(',')}])[1 + floor(random() * ${quoted.length})::int]`;
};

const fillUsers = (client: pg.Client, users: number) =>
  client.query(
    `insert into accounts (id, name, email, email_verified, created_at)
     select 'large-' || n, first || ' ' || last, lower(first || '.' || last) || '.' || n || '@large.test', true,
       now() - random() * interval '730 days'
     from (select n, ${pick(FIRST_NAMES)} as first, ${pick(LAST_NAMES)} as last from generate_series(1, $1::int) as n) as named`,
    [users],
  );

const fillDesigns = (client: pg.Client, { designs, users }: Size) =>
  client.query(
    `with sample as (
       select mockup_file, artwork_file, style, row_number() over (order by id) - 1 as place, count(*) over () as many
       from designs where mockup_file is not null and artwork_file is not null and not is_upload and id like 'demo%'
     ), wished as (
       select n, ${pick(SUBJECTS)} as one, ${pick(SUBJECTS)} as other, 'large-' || 1 + floor(random() * $2)::int as account_id,
         floor(random() ^ 6 * 300)::int as likes, now() - random() * interval '730 days' as at
       from generate_series(1, $1::int) as n
     ), made as (
       insert into designs (id, account_id, name, prompt, style, status, is_public, color, product_id, position, design_size,
         current_version, artwork_file, mockup_file, like_count, created_at, updated_at)
       select 'dlarge' || lpad(n::text, 20, '0'), w.account_id, one || ' and ' || other,
         'a ' || one || ' with a ' || other || ' on a calm night', style, 'ready', n % ${PUBLIC_EACH} = 0, 'black', 1, 'front', 'a4', 1,
         artwork_file, mockup_file, likes, at, at
       from wished w join sample s on s.place = w.n % s.many
       returning id, artwork_file, created_at
     )
     insert into design_versions (design_id, number, brief, artwork_file, width, height, provider, created_at)
     select id, 1, '{}', artwork_file, 2490, 3510, 'artist', created_at from made`,
    [designs, users],
  );

async function fillRest(client: pg.Client, { auditLines, coupons, carts, users }: Size): Promise<void> {
  await client.query(
    `insert into audit_log (actor_id, action, subject, before, after, created_at)
     select 'demo-admin', (array['order.changed', 'credits.changed', 'coupon.changed', 'user.switched_off'])[1 + n % 4], 'large-' || 1 + n % $2,
       '{}', jsonb_build_object('credits', n), now() - ($1 - n) * interval '10 minutes' from generate_series(1, $1::int) as n`,
    [auditLines, users],
  );
  await client.query(
    `insert into coupons (id, code, discount_type, discount_value, description, created_at)
     select 'large-' || n, 'LARGE' || n, 'percentage', 10, 'Festival ' || n, now() - n * interval '3 hours' from generate_series(1, $1::int) as n`,
    [coupons],
  );
  await client.query(
    `with made as (
       insert into carts (id, guest_hash) select 'large-' || n, 'large-' || n from generate_series(1, $1::int) as n returning id
     )
     insert into cart_lines (cart_id, type, design_id, product_id, color, size, position, design_size, artwork_file, quantity, merge_key)
     select made.id, 1, d.id, 1, 'black', 'M', 'front', 'a4', d.artwork_file, 1 + floor(random() * 3)::int, made.id
     from made cross join (select id, artwork_file from designs where id = 'dlarge' || lpad('50', 20, '0')) d`,
    [carts],
  );
}

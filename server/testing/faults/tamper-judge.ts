import { sql } from 'drizzle-orm';
import { ERRORS } from '../../../contract/src/errors.ts';
import type { TestShop } from '../test-shop.ts';
import type { TamperRoom } from './money-calls.ts';

type Answer = { status: number; body: unknown };

/** Everything in the database but the counters of tries, and the pictures that are drawn behind a call; as one word for each table. */
export const imageOf = ({ db }: TestShop): Promise<string> =>
  wordsOf(db, `coalesce(md5(string_agg(t::text, '|' order by t::text)), '-')`);

/**
 * Differs from an earlier one wherever anything was written since, and takes a tenth of an image's time: what is written has a later
 * transaction than all there was, so rows and the sum of their transactions cannot both stay.
 */
export const writesOf = ({ db }: TestShop): Promise<string> =>
  wordsOf(db, `count(*) || ':' || coalesce(sum(t.xmin::text::bigint), 0)`);

async function wordsOf(db: TestShop['db'], word: string): Promise<string> {
  const one = (name: string) => `select '${name} ' || ${word} as word from "${name}" t`;
  const { rows } = await db.execute<{ word: string }>(sql.raw((await tablesOf(db)).map(one).join(' union all ')));
  return rows.map(row => row.word).join('\n');
}

/** The tables that differ between two images. */
export function changedTables(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').flatMap(line => (known.has(line) ? [] : line.split(' ')[0]!));
}

const tables = new WeakMap<object, string[]>();
async function tablesOf(db: TestShop['db']): Promise<string[]> {
  const known = tables.get(db);
  if (known) return known;
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'mockups') order by 1`);
  const names = rows.map(row => row.name);
  tables.set(db, names);
  return names;
}

/** What is the victim's own, as one word. */
export async function victimOf({ shop, victim }: TamperRoom): Promise<string> {
  const { id } = victim.who;
  const { rows } = await shop.db.execute<{ image: string }>(sql`
    select md5(string_agg(image, '|' order by image)) as image from (
      select o::text as image from orders o where account_id = ${id}
      union all select p::text from payments p join orders o on o.id = p.order_id where o.account_id = ${id}
      union all select l::text from cart_lines l join carts c on c.id = l.cart_id where c.account_id = ${id}
      union all select a::text from accounts a where a.id = ${id}
    ) own`);
  return rows[0]!.image;
}

/** A refusal is a 4xx with the body of every refusal. Answers what is wrong with it. */
export function wrongRefusal({ status, body }: Answer): string | undefined {
  const { error, code, requestId } = (body ?? {}) as Record<string, unknown>;
  const isKnown = typeof code === 'string' && Object.hasOwn(ERRORS, code);
  const isWhole = typeof error === 'string' && error.length > 4 && /^\w{16}$/.test(String(requestId));
  return status < 500 && isKnown && isWhole ? undefined : `answered ${status} ${JSON.stringify(body)}`;
}

/**
 * Orders, payments and refunds that are not what the catalogue, the coupon and the gateway's ledger say. The sums are done here
 * anew, from the tables of prices, not by the shop's own functions.
 */
export async function wrongMoney({ shop, ledger }: TamperRoom): Promise<string[]> {
  const { rows } = await shop.db.execute<{ wrong: string }>(WRONG);
  const ours = await shop.db.execute<{ id: string; amount: string; given: string }>(sql`
    select p.id, p.amount, coalesce((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state <> 'failed'), 0) as given
    from payments p`);
  const booked = new Map((await ledger()).map(row => [row.merchantOrderId, row]));
  const differing = ours.rows.flatMap(({ id, amount, given }) => {
    const row = booked.get(id);
    if (!row) return [];
    const charged = row.amount === Number(amount) ? [] : [`payment ${id} asks for ${row.amount}, not ${amount}`];
    const over =
      row.refunded <= row.captured && row.refunded <= Number(given) ? [] : [`payment ${id} gave ${row.refunded}`];
    return [...charged, ...over];
  });
  return [...rows.map(row => row.wrong), ...differing];
}

const WRONG = sql`
  select 'line ' || l.id || ' costs ' || l.unit_price as wrong
  from order_lines l left join products p on p.id = l.product_id
  left join placements f on f.position = l.position and f.design_size = l.design_size
  left join placements b on b.position = l.back->>'position' and b.design_size = l.back->>'designSize'
  where l.type = 1 and l.unit_price is distinct from p.base_price + f.fee + coalesce(b.fee, 0)
  union all
  select 'line of cart ' || id || ' has ' || quantity from cart_lines where quantity not between 1 and 99
  union all
  select 'order ' || o.id || ' is of ' || o.total from orders o
  left join coupons c on c.code = o.coupon_code
  where o.credits is null and (o.subtotal <> (select sum(unit_price * quantity) from order_lines where order_id = o.id)
    or o.discount <> least(coalesce(c.discount_value, 0), o.subtotal)
    or o.total <> o.subtotal - o.discount + 6000)
  union all
  select 'purchase ' || id || ' of ' || credits || ' credits is of ' || total from orders
  where credits is not null and (credits not between 1 and 1000 or total <> greatest(
    credits * case when credits <= 20 then 500 when credits <= 50 then 400 else 350 end,
    case when credits >= 100 then 35000 when credits >= 50 then 20000 when credits >= 20 then 10000 else 0 end))
  union all
  select 'payment ' || p.id || ' is of ' || p.amount from payments p join orders o on o.id = p.order_id where p.amount <> o.total
  union all
  select 'payment ' || p.id || ' gives back ' || sum(r.amount) from payments p join refunds r on r.payment_id = p.id
  where r.state <> 'failed' group by p.id having sum(r.amount) > p.amount
  union all
  select 'account ' || id || ' is ' || role from accounts where role <> 'shopper' and name <> 'Owner'
  union all
  select 'credits of ' || account_id || ' are ' || balance from credit_accounts where balance > 20`;

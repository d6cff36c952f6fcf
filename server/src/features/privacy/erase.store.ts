import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Tx } from '../../db/database.ts';
import { mailboxKey } from '../../http/rate-limit.ts';
import type { Person } from './rule.store.ts';
import { PERSONAL } from './rules.ts';

const isFileName = (name: SQL): SQL => sql`${name} ~ '^[0-9a-f]{64}[.][a-z]+$'`;

/**
 * Takes the person's cart, orders and then the account until the transaction ends, in the order in which a checkout and a payment take
 * them: whatever pays, orders or signs in for them comes before or after. Nothing where there is no such account.
 */
export async function lockPerson(tx: Tx, accountId: string): Promise<(Person & { erased: boolean }) | undefined> {
  await tx.execute(sql`select id from carts where account_id = ${accountId} for update`);
  await tx.execute(
    sql`select id from orders where account_id = ${accountId} order by created_at desc, id desc for update`,
  );
  const { rows } = await tx.execute<Omit<Person, 'mailbox'> & { erased: boolean }>(
    sql`select id, email, name, erased_at is not null as erased from accounts where id = ${accountId} for update`,
  );
  const [row] = rows;
  return row && { ...row, mailbox: await mailboxKey(tx, row.email) };
}

/** Every file that the person's rows name. */
export async function listNamedFiles(tx: Tx, person: Person): Promise<string[]> {
  const names = new Set<string>();
  for (const [table, { rows, files = [] }] of PERSONAL)
    for (const file of files) {
      const named = await tx.execute<{ name: string }>(sql`
        select distinct name from (select ${sql.raw(file)} as name from ${sql.identifier(table)} t where ${rows(person)}) as named
          where ${isFileName(sql`name`)}`);
      for (const { name } of named.rows) names.add(name);
    }
  return [...names];
}

/** What other people's rows, and the shop's, say about the person's: counts of likes, coupons, carts, words of sold designs. */
export async function updateOthers(tx: Tx, { id }: Person): Promise<void> {
  await tx.execute(sql`
    update designs d set like_count = like_count - 1
    where d.account_id <> ${id} and exists (select 1 from likes l where l.design_id = d.id and l.account_id = ${id})`);
  await tx.execute(sql`
    update collections c set like_count = like_count - 1
    where exists (select 1 from collection_likes l where l.collection_id = c.id and l.account_id = ${id})`);
  // A coupon for nobody in particular is for everybody: the last of those whom it was for leaves it switched off.
  await tx.execute(sql`
    update coupons c set is_active = false
    where exists (select 1 from coupon_assignments a where a.coupon_id = c.id and a.account_id = ${id})
      and not exists (select 1 from coupon_assignments a where a.coupon_id = c.id and a.account_id <> ${id})`);
  const own = sql`(select id from designs where account_id = ${id})`;
  await tx.execute(sql`delete from cart_lines where design_id in ${own} or back ->> 'designId' in ${own}`);
  // Who bought a public design keeps its name and picture, which are printed; the words that it was drawn from are its maker's.
  await tx.execute(sql`update order_lines set design_prompt = '' where design_id in ${own} and design_prompt <> ''`);
  await tx.execute(sql`
    update order_lines set back = jsonb_set(back, '{designPrompt}', '""') where back ->> 'designId' in ${own}`);
}

/** Deletes and empties the person's rows, table by table, as the rules say. */
export async function eraseRows(tx: Tx, person: Person): Promise<void> {
  for (const [table, { rows, erase }] of PERSONAL) {
    const theirs = sql`${sql.identifier(table)} t where ${rows(person)}`;
    if (erase === 'delete') {
      await tx.execute(sql`delete from ${theirs}`);
      continue;
    }
    const set = Object.entries(erase.empties).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    if (set.length === 0) continue;
    const only = erase.rows ? sql`and ${erase.rows(person)}` : sql``;
    await tx.execute(
      sql`update ${sql.identifier(table)} t set ${sql.join(set, sql`, `)} where ${rows(person)} ${only}`,
    );
  }
}

/** Notes that the account is deleted, and when its rows are looked through once more. */
export async function updateToErased(
  tx: Tx,
  o: { accountId: string; language: Language; now: Date; checkAt: Date },
): Promise<void> {
  await tx.execute(sql`update accounts set erased_at = ${o.now}, updated_at = ${o.now} where id = ${o.accountId}`);
  await tx.execute(sql`
    insert into erasures (account_id, language, asked_at, erased_at, check_at)
    values (${o.accountId}, ${o.language}, ${o.now}, ${o.now}, ${o.checkAt})
    on conflict (account_id) do update set erased_at = excluded.erased_at, check_at = excluded.check_at`);
}

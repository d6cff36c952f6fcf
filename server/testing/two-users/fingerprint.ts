import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Counted for every call; and mockups, which are drawn beside a call that came before. */
const LEFT_OUT = sql`('rate_limits', 'mockups')`;

/** A hash of each table of the shop and of its queue; a call that changes nothing leaves all of them as they are. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string; hash: string }>(sql`
    select c.oid::regclass::text as name,
      (xpath('/row/hash/text()', query_to_xml(
        'select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '''')) as hash from ' || c.oid::regclass || ' t',
        false, true, '')))[1]::text as hash
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = 'public' and c.relname not in ${LEFT_OUT} or c.oid::regclass::text = 'pgboss.job')`);
  return Object.fromEntries(rows.map(row => [row.name, row.hash]));
}

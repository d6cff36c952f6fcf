import type pg from 'pg';

/** Rows that are read, or written, at a time. */
const BATCH = 500;

/** The shop's own tables, with the columns that are written and not computed. */
export async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`,
  );
  return rows;
}

/** Each row of a table as JSON text, in batches, inside the transaction that the client is in. */
export async function* readRows(
  client: pg.Client,
  table: { name: string; columns: string[] },
): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoted).join(', ');
  await client.query(`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from (select ${columns} from public.${quoted(table.name)}) t`); // prettier-ignore
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(one => one.row);
  }
  await client.query('close backup_rows');
}

/** Where each counter stands, such as that of the ledger's entries. */
export async function readSequences(client: pg.Client): Promise<{ name: string; last: string }[]> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`);
  return rows;
}

/** Work that waits in the queue (pg-boss), which is not ours to copy: it is asked for anew. */
export async function readJobs(client: pg.Client): Promise<{ kind: string; data: Record<string, unknown> }[]> {
  const { rows: found } = await client.query<{ found: string | null }>(`select to_regclass('pgboss.job') as found`);
  if (!found[0]!.found) return [];
  const { rows } = await client.query<{ kind: string; data: Record<string, unknown> | null }>(
    `select name as kind, data from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on`,
  );
  return rows.map(({ kind, data }) => ({ kind, data: data ?? {} }));
}

/**
 * Puts rows into the tables of a database that was just brought to the same migrations. Foreign keys are taken off and put back
 * afterwards, when PostgreSQL checks every row of them; all in the transaction that the client is in.
 */
export async function fillTables(
  client: pg.Client,
  names: readonly string[],
  rowsOf: (name: string) => AsyncIterable<string[]>,
): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  const tables = await listTables(client);
  await client.query(`truncate ${tables.map(table => `public.${quoted(table.name)}`).join(', ')}`);
  for (const { name, columns } of tables.filter(table => names.includes(table.name))) {
    const list = columns.map(quoted).join(', ');
    const insert = `insert into public.${quoted(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::public.${quoted(name)}, $1::json)`;
    for await (const rows of rowsOf(name)) await client.query(insert, [`[${rows.join(',')}]`]);
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

export async function setSequences(
  client: pg.Client,
  sequences: readonly { name: string; last: string }[],
): Promise<void> {
  for (const { name, last } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

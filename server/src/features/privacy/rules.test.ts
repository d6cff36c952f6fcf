import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../../db/tables.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { columnsIn, type Rule } from './rule.store.ts';
import { PERSONAL, RULES } from './rules.ts';

/*
 * Every table and every column has a rule (security 3.3, D1). Where one of these fails: rule.store.ts says what to write, and where.
 */
let shop: TestShop;
/** Columns by table, of the database as it is after all migrations. */
let columns: Map<string, string[]>;
beforeAll(async () => {
  shop = await startTestShop();
  const { rows } = await shop.db.execute<{ name: string; columns: string[] }>(sql`
    select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
    group by c.relname`);
  columns = new Map(rows.map(row => [row.name, row.columns]));
});
afterAll(() => shop?.stop());

const tables = Object.values(schema).filter(table => is(table, PgTable));
const named = tables.map(table => getTableConfig(table).name);
const covered = (rule: Rule): string[] =>
  'rows' in rule ? [...columnsIn(rule.gives), ...Object.keys(rule.withholds ?? {})] : columnsIn(rule.columns);

test('every table has a rule, and every rule a table', () => {
  expect(Object.keys(RULES).toSorted()).toEqual([...columns.keys()].toSorted());
  expect(Object.keys(RULES).toSorted()).toEqual(named.toSorted());
});

test.each(named)('%s: every column is given, withheld or said to be nobody’s', table => {
  expect(covered(RULES[table]!).toSorted()).toEqual(columns.get(table));
});

test.each(PERSONAL)('%s: a deletion says of every column what becomes of it', (table, { erase }) => {
  if (erase === 'delete') return;
  expect([...Object.keys(erase.empties), ...columnsIn(erase.keeps)].toSorted()).toEqual(columns.get(table));
  expect(erase.why).toMatch(/.{10,}/);
});

test.each(PERSONAL)('%s: its condition is one that the database understands', async (table, { rows, erase }) => {
  const person = { id: 'nobody', email: 'nobody@chhaap.test', name: 'Nobody', mailbox: 'x' };
  const count = async (where: ReturnType<typeof rows>) =>
    (await shop.db.execute(sql`select 1 from ${sql.identifier(table)} t where ${where}`)).rows.length;
  expect(await count(rows(person))).toBe(0);
  if (erase !== 'delete' && erase.rows) await count(erase.rows(person));
});

describe('what looks like a person’s', () => {
  const NAMES = /(^|_)(account_id|user_id|actor_id|reporter|email|phone|address|recipient|ip_address)$/;
  const configs = tables.map(table => getTableConfig(table)).map(config => [config.name, config] as const);
  test.each(configs)('%s is not nobody’s where it names people', (name, { foreignKeys }) => {
    if ('rows' in RULES[name]!) return;
    expect(columns.get(name)!.filter(column => NAMES.test(column))).toEqual([]);
    expect(foreignKeys.filter(key => key.reference().foreignTable === schema.accounts)).toEqual([]);
  });

  test('columns that name stored files are known', () => {
    const unknown = [...columns].flatMap(([table, names]) =>
      names
        .filter(column => /(^|_)(file|image)$/.test(column) && !RULES[table]?.files?.some(it => it.includes(column)))
        .map(column => `${table}.${column}`),
    );
    // A file that is to be removed, and the keys of what was made of an artwork and goes with it.
    expect(unknown).toEqual(['drawings.artwork_file', 'file_removals.file', 'mockups.artwork_file']);
  });
});

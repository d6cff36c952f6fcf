import { Column, is, Param, Placeholder, SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { QueryArrayConfig } from 'pg';
import type { Tx } from './database.ts';
import * as tables from './tables.ts';

/** What drizzle makes of a query, as far as it is read here (NodePgPreparedQuery). */
type Prepared<Rows> = {
  params: unknown[];
  client: Client;
  queryConfig: QueryArrayConfig;
  fields: Field[] | undefined;
  execute: () => Promise<Rows>;
};
type Client = { query: (config: QueryArrayConfig, values: unknown[]) => Promise<{ rows: unknown[][] }> };
type Field = { path: string[]; field: Column | SQL | SQL.Aliased };
type Query<Rows> = { prepare: (name: string) => { execute: (values?: never) => Promise<Rows> } };
export type Statement<Values, Rows> = (tx: Tx, values: Values) => Promise<Rows>;

/** Builds queries and is never asked one. */
const BUILDER: Tx = drizzle.mock({ schema: tables });
/** Gives a placeholder for each name that is asked of it. */
const STAND_INS: object = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });
let count = 0;

/**
 * A query of a hot path: its text is made once for the process and, under a name, read and planned once a connection; that is most of
 * a small query's time (decision 022). `build` is given stand-ins for the values, to be used as values are. What the text depends on,
 * such as a list's length, needs `anyOf` or a statement of its own (`statements`).
 */
export function statement<Values extends object, Rows>(
  build: (tx: Tx, values: Values) => Query<Rows>,
): Statement<Values, Rows> {
  let made: Made<Rows> | undefined;
  return async (tx, values) => {
    made ??= prepare(build(BUILDER, STAND_INS as Values));
    const { prepared, fill, read } = made;
    const [client, params] = [clientOf(tx), fill.map(one => one(values as Record<string, unknown>))];
    if (read) return (await client.query(prepared.queryConfig, params)).rows.map(read) as Rows;
    return Object.assign(Object.create(prepared) as Prepared<Rows>, { client, params }).execute();
  };
}

type Made<Rows> = { prepared: Prepared<Rows>; fill: readonly Fill[]; read: ReadRow | undefined };

function prepare<Rows>(query: Query<Rows>): Made<Rows> {
  const prepared = query.prepare(`chhaap_${++count}`) as unknown as Prepared<Rows>;
  return { prepared, fill: prepared.params.map(fillerOf), read: prepared.fields && readerOf(prepared.fields) };
}

type ReadRow = (row: unknown[]) => object;

/**
 * Reads rows of one table, by each column's own decoder, as drizzle does, which looks for it anew in every field of every row. Nothing
 * for rows with tables within: joins are left to drizzle.
 */
function readerOf(fields: readonly Field[]): ReadRow | undefined {
  if (fields.some(({ path }) => path.length !== 1)) return undefined;
  const columns = fields.map(({ path, field }) => ({ key: path[0]!, decoder: decoderOf(field) }));
  return row => {
    const read: Record<string, unknown> = {};
    columns.forEach(({ key, decoder }, place) => {
      const value = row[place];
      read[key] = value === null ? null : decoder.mapFromDriverValue(value);
    });
    return read;
  };
}

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };

function decoderOf(field: Field['field']): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL) ? field : field.sql) as unknown as { decoder: Decoder };
  return decoder;
}

/** A statement for each of a handful of forms of a query, such as the columns that it sets. */
export function statements<Form extends string | number, Values, Rows>(
  make: (form: Form) => Statement<Values, Rows>,
): (form: Form) => Statement<Values, Rows> {
  const made = new Map<Form, Statement<Values, Rows>>();
  return form => made.get(form) ?? made.set(form, make(form)).get(form)!;
}

/** Among a list of any length. */
export const anyOf = (column: SQLWrapper, values: readonly unknown[]): SQL => sql`${column} = any(${values})`;

/** Stand-ins for some fields of a row, under their own names or, where a query has several rows, under those of `named`. */
export const fieldsOf = <Row extends object>(fields: readonly (keyof Row & string)[], prefix = ''): Row =>
  Object.fromEntries(fields.map(field => [field, sql.placeholder(prefix + field)])) as Row;

/** The values of one of a query's rows. */
export const named = (prefix: string, row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [prefix + field, value]));

/** The connection of a transaction, or the pool. */
const clientOf = (tx: Tx): Client => (tx as unknown as { session: { client: Client } }).session.client;

/** One parameter of a statement, from its values. */
type Fill = (values: Record<string, unknown>) => unknown;

/** As drizzle fills it, but for null, which drizzle would hand to a column's encoder; and what it is, is looked for once. */
function fillerOf(param: unknown): Fill {
  if (is(param, Placeholder)) {
    const name = param.name as string;
    return values => values[name];
  }
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder } = param;
  const name = param.value.name as string;
  return values => {
    const value = values[name] ?? null;
    return value === null ? null : encoder.mapToDriverValue(value);
  };
}

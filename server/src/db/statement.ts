import { getTableColumns, is, Param, Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { Batch, type Prepared, type Row } from './batch.ts';
import type { Tx } from './database.ts';
import { readerOf, type Field, type ReadRow } from './read-row.ts';
import * as tables from './tables.ts';
import { BatchingClient } from './transaction.ts';

/** What drizzle makes of a query, as far as it is read here (NodePgPreparedQuery). */
type Drizzled = {
  params: unknown[];
  queryConfig: Prepared;
  fields: Field[] | undefined;
  joinsNotNullableMap: Record<string, boolean> | undefined;
};
type Query<Rows> = { prepare: (name: string) => { execute: (values?: never) => Promise<Rows> } };
export type Statement<Values, Rows> = (tx: Tx, values: Values) => Promise<Rows>;

/** Builds queries and is never asked one. */
export const BUILDER: Tx = drizzle.mock({ schema: tables });
/** Gives a placeholder for each name that is asked of it. */
const STAND_INS: object = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });
const DIALECT = new PgDialect();
let count = 0;

/**
 * A query of a hot path: its text is made once for the process and, under a name, read and planned once a connection; that is most of
 * a small query's time (decision 022). `build` is given stand-ins for the values, to be used as values are. What the text depends on,
 * such as a list's length, needs `anyOf` or a statement of its own (`statements`).
 */
export function statement<Values extends object, Rows>(
  build: (tx: Tx, values: Values) => Query<Rows>,
): Statement<Values, Rows> {
  let made: Made | undefined;
  return (tx, values) => run(tx, (made ??= prepare(build(BUILDER, STAND_INS as Values))), values) as Promise<Rows>;
}

/** The same of a query that is written as SQL, whose rows are read as they come: by the names of their columns. */
export function written<Values extends object, Found extends object>(
  build: (values: Values) => SQL,
): Statement<Values, Found[]> {
  let made: Made | undefined;
  return (tx, values) => run(tx, (made ??= prepareWritten(build(STAND_INS as Values))), values) as Promise<Found[]>;
}

type Made = { prepared: Prepared; fill: readonly Fill[]; read: ReadRow };

async function run(tx: Tx, { prepared, fill, read }: Made, values: object): Promise<object[]> {
  try {
    const params = fill.map(one => one(values as Record<string, unknown>));
    return (await sendOn(tx, prepared, params)).map(read);
  } catch (error) {
    // Where it was asked, instead of where the answer was read.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

function sendOn(tx: Tx, prepared: Prepared, params: unknown[]): Promise<Row[]> {
  const { client } = (tx as unknown as { session: { client: BatchingClient | pg.Pool } }).session;
  if (client instanceof BatchingClient) return client.run(prepared, params);
  return new Promise((done, failed) => {
    const batch = new Batch([{ statement: prepared, values: params, done, failed }]);
    (client.query as (...asked: unknown[]) => void)(batch, undefined, (error: Error | null) => error && failed(error));
  });
}

const nextName = () => `chhaap_${++count}`;

function prepare<Rows>(query: Query<Rows>): Made {
  const { params, queryConfig, fields = [], joinsNotNullableMap } = query.prepare(nextName()) as unknown as Drizzled;
  return { prepared: queryConfig, fill: params.map(fillerOf), read: readerOf(fields, joinsNotNullableMap ?? {}) };
}

function prepareWritten(query: SQL): Made {
  const { sql: text, params } = DIALECT.sqlToQuery(query);
  const prepared: Prepared = { name: nextName(), text, types: pg.types };
  return { prepared, fill: params.map(fillerOf), read: row => namedByColumn(prepared, row) };
}

function namedByColumn({ columns }: Prepared, row: Row): object {
  const read: Record<string, unknown> = {};
  for (let n = 0; n < row.length; n++) read[columns![n]!.name] = row[n];
  return read;
}

/** A statement, or a part of one (parts.ts), for each of a handful of forms of a query, such as the columns that it sets. */
export function statements<Form extends string | number, Made>(make: (form: Form) => Made): (form: Form) => Made {
  const made = new Map<Form, Made>();
  return form => made.get(form) ?? made.set(form, make(form)).get(form)!;
}

/** Among a list of any length. */
export const anyOf = (column: SQLWrapper, values: readonly unknown[]): SQL => sql`${column} = any(${values})`;

/** Stand-ins for some fields of a row, under their own names or, where a query has several rows, under those of `named`. */
export const fieldsOf = <Row extends object>(fields: readonly (keyof Row & string)[], prefix = ''): Row =>
  Object.fromEntries(fields.map(field => [field, sql.placeholder(prefix + field)])) as Row;

/** Some columns of a table, for a query that reads no others. */
export function columnsOf<T extends PgTable, Name extends keyof T['_']['columns'] & string>(
  table: T,
  names: readonly Name[],
): Pick<T['_']['columns'], Name> {
  const all: T['_']['columns'] = getTableColumns(table);
  return Object.fromEntries(names.map(name => [name, all[name]])) as never;
}

/** The values of one of a query's rows. */
export function named(prefix: string, row: object): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) values[prefix + field] = value;
  return values;
}

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

import { Column, getTableName, is, SQL } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';

/** A field of a query's rows, as drizzle orders them. */
export type Field = { path: string[]; field: Column | SQL | SQL.Aliased };
export type ReadRow = (row: unknown[]) => object;
type Read = Record<string, unknown>;
/** What is made of a value that is not null; nothing where it is taken as it comes. */
type Decode = ((value: unknown) => unknown) | undefined;
type ReadColumn = { path: string[]; key: string; decode: Decode };

/**
 * Reads rows by each column's own decoder, as drizzle does, which looks for it anew in every field of every row. A field of a path of
 * two stands in an object of its own; one whose table was joined and not found, so that all of it is null, is null itself.
 */
export function readerOf(fields: readonly Field[], surelyFound: Record<string, boolean>): ReadRow {
  const columns = fields.map(({ path, field }) => ({ path, key: path.at(-1)!, decode: decodeOf(field) }));
  const inner = [...new Set(fields.flatMap(({ path }) => (path.length === 2 ? path[0]! : [])))];
  if (inner.length === 0) return flatReader(columns);
  const maybeNull = inner.filter(name =>
    mayMiss(
      fields.filter(({ path }) => path[0] === name),
      surelyFound,
    ),
  );
  return row => {
    const read: Read = {};
    for (const name of inner) read[name] = {};
    for (let place = 0; place < columns.length; place++) {
      const { path, key, decode } = columns[place]!;
      const at = path.length === 2 ? (read[path[0]!] as Read) : read;
      at[key] = decoded(row[place], decode);
    }
    for (const name of maybeNull)
      if (Object.values(read[name] as Read).every(value => value === null)) read[name] = null;
    return read;
  };
}

/** Most rows are flat; a page of a list has thousands of values. */
const flatReader = (columns: readonly ReadColumn[]): ReadRow => {
  const keys = columns.map(({ key }) => key);
  const decodes = columns.map(({ decode }) => decode);
  return row => {
    const read: Read = {};
    for (let n = 0; n < keys.length; n++) read[keys[n]!] = decoded(row[n], decodes[n]);
    return read;
  };
};

const decoded = (value: unknown, decode: Decode): unknown =>
  value === null || decode === undefined ? value : decode(value);

/** Fields of one table that a join may not find. */
function mayMiss(fields: readonly Field[], surelyFound: Record<string, boolean>): boolean {
  const tables = new Set(fields.map(({ field }) => (is(field, Column) ? getTableName(field.table) : undefined)));
  const [table] = tables;
  return tables.size === 1 && table !== undefined && !surelyFound[table];
}

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };

function decodeOf(field: Field['field']): Decode {
  if (is(field, PgTimestamp) && field.withTimezone) return value => readMoment(value as string);
  const decoder = is(field, Column) ? field : decoderOf(field);
  const isOwn = decoder.mapFromDriverValue !== Column.prototype.mapFromDriverValue;
  return isOwn ? value => decoder.mapFromDriverValue(value) : undefined;
}

const decoderOf = (field: SQL | SQL.Aliased): Decoder =>
  ((is(field, SQL) ? field : field.sql) as unknown as { decoder: Decoder }).decoder;

const [ZERO, SPACE] = [48, 32];
/** Where the fraction of a second begins. */
const FRACTION = 20;
const digitAt = (text: string, at: number): number => text.charCodeAt(at) - ZERO;
const twoAt = (text: string, at: number): number => digitAt(text, at) * 10 + digitAt(text, at + 1);

/**
 * A moment as PostgreSQL writes it to a session of this shop, in UTC: '2026-11-23 14:41:36.866+00', with up to six digits of a fraction or
 * none; less than a millisecond is cut off. `Date` reads any form and takes seven times as long; it is left what is no year of four digits.
 */
export function readMoment(text: string): Date {
  const isPlain = text.charCodeAt(10) === SPACE && text.charCodeAt(0) !== ZERO && text.endsWith('+00');
  if (!isPlain) return new Date(text);
  const end = text.length - 3;
  let milliseconds = 0;
  for (let at = FRACTION; at < FRACTION + 3; at++)
    milliseconds = milliseconds * 10 + (at < end ? digitAt(text, at) : 0);
  const [year, month, day] = [twoAt(text, 0) * 100 + twoAt(text, 2), twoAt(text, 5) - 1, twoAt(text, 8)];
  return new Date(Date.UTC(year, month, day, twoAt(text, 11), twoAt(text, 14), twoAt(text, 17), milliseconds));
}

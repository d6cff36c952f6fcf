import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { BUILDER, named, written, type Statement } from './statement.ts';
import type { Tx } from './tx.ts';

/**
 * What one feature writes in a statement that writes for several: `queries` by names that no other part has, and by name what the
 * statement answers of them.
 */
type Made = { queries: Record<string, SQLWrapper>; found?: Record<string, SQL> };
/** A part with its values. `name` stands for its text, so one whose text depends on a number has that in its name. */
export type Part = { name: string; make: () => Made; values: Record<string, unknown> };

/** A part of a statement; `make` is given stand-ins for the values, as by `statement`. */
export function part<Values extends object>(
  name: string,
  make: (tx: Tx, values: Values) => Made,
): (values: Values) => Part {
  const standIns: object = new Proxy({}, { get: (_, field) => sql.placeholder(`${name}.${String(field)}`) });
  return values => ({ name, make: () => make(BUILDER, standIns as Values), values: named(`${name}.`, values) });
}

/** Stand-ins for some fields of a row among those of a part, whose names may begin with those of the row. */
export const fieldsIn = <Row extends object>(
  standIns: object,
  fields: readonly (keyof Row & string)[],
  row = '',
): Row => Object.fromEntries(fields.map(field => [field, (standIns as Record<string, unknown>)[row + field]])) as Row;

const known = new Map<string, Statement<object, object[]>>();

/**
 * Carries parts out as one statement, which takes less of the database and of this process than one each (decision 047): what they write,
 * they write at once, so no two write the same row, and none sees what another has written. Answers what they found, as it comes.
 */
export async function inOne<Found extends object>(tx: Tx, parts: readonly Part[]): Promise<Found> {
  const name = parts.map(one => one.name).join(' ');
  const statement = known.get(name) ?? written<object, object>(() => textOf(parts));
  known.set(name, statement);
  const [found] = await statement(tx, Object.assign({}, ...parts.map(({ values }) => values)));
  return found as Found;
}

function textOf(parts: readonly Part[]): SQL {
  const made = parts.map(({ make }) => make());
  const queries = made.flatMap(one => Object.entries(one.queries));
  const found = made.flatMap(one => Object.entries(one.found ?? {}));
  const withs = queries.map(([name, query]) => sql`${sql.identifier(name)} as (${query.getSQL()})`);
  const columns = found.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  return sql`with ${sql.join(withs, sql`, `)} select ${sql.join(columns, sql`, `)}`;
}

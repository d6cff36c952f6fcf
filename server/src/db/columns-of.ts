import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Some columns of a table, for a query that reads no others. */
export function columnsOf<T extends PgTable, Name extends keyof T['_']['columns'] & string>(
  table: T,
  names: readonly Name[],
): Pick<T['_']['columns'], Name> {
  const all: T['_']['columns'] = getTableColumns(table);
  return Object.fromEntries(names.map(name => [name, all[name]])) as never;
}

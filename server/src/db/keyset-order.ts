import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Where a page of a list by time and id begins: the last row of the page before (http/keyset.ts). */
type RowKey = { at: Date; id: string };

/**
 * The condition for rows after a key. It compares time and id as one row, so that PostgreSQL starts reading the index there; with `or` it
 * would read all earlier rows again for each page. Without a key there is no condition, so all rows match.
 */
const beyond =
  (sign: SQL) =>
  (at: AnyColumn, id: AnyColumn, afterRow: RowKey | undefined): SQL | undefined =>
    afterRow && sql`(${at}, ${id}) ${sign} (${sql.param(afterRow.at, at)}, ${afterRow.id})`;

/** The rest of a list whose latest rows stand first. */
export const isBefore = beyond(sql`<`);
/** The rest of a list whose earliest rows stand first. */
export const isAfter = beyond(sql`>`);

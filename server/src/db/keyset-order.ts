import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** Where a page of a list by time and id begins: the last row of the page before (http/keyset.ts). */
type Place = { at: Date; id: string };

/**
 * What comes after a place, compared as one row, so that an index is entered there: with `or` all rows before the place are read again
 * for each page. Nothing, and so all rows, without a place.
 */
const beyond =
  (sign: SQL) =>
  (at: AnyColumn, id: AnyColumn, place: Place | undefined): SQL | undefined =>
    place && sql`(${at}, ${id}) ${sign} (${sql.param(place.at, at)}, ${place.id})`;

/** The rest of a list whose latest rows stand first. */
export const isBefore = beyond(sql`<`);
/** The rest of a list whose earliest rows stand first. */
export const isAfter = beyond(sql`>`);

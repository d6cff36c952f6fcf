import { Refused } from './refused.ts';

/** The place in a list that is sorted by time and id, newest first. */
export type KeysetPlace = { at: Date; id: string };

/** A cursor for the next page: opaque to callers. */
export const cursorOf = (place: KeysetPlace): string =>
  Buffer.from(`${place.at.toISOString()}|${place.id}`).toString('base64url');

/** The place that a cursor names; nothing without one. Refuses a cursor that this shop did not write. */
export function placeOf(cursor: string | undefined): KeysetPlace | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const time = new Date(at ?? '');
  if (!id || id.length > 80 || Number.isNaN(time.getTime()))
    throw new Refused('invalid_input', { cursor: 'Not a cursor of this list' });
  return { at: time, id };
}

/** Cuts a list that was read with one row more than the page, and says whether there is another page. */
export function pageOf<T>(
  rows: T[],
  limit: number,
  place: (row: T) => KeysetPlace,
): { rows: T[]; next: string | undefined } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? cursorOf(place(last)) : undefined };
}

import { hash } from 'node:crypto';
import { Refused } from './refused.ts';

/** The place in a list that is sorted by time and id, newest first. */
export type KeysetPlace = { at: Date; id: string };
/** What a list can be sorted by before the id, and what such a key looks like in a cursor. */
const KEYS = {
  time: (key: string) => /^\d{4}-/.test(key) && !Number.isNaN(Date.parse(key)) && new Date(key).toISOString() === key,
  count: (key: string) => /^\d{1,9}$/.test(key),
};
export type CursorKind = keyof typeof KEYS;

const ID = /^[\w.-]{1,80}$/;
const CHECK_LENGTH = 8;
/** Not a secret: a place in a public list hides nothing, but a cursor that was mistyped or cut off is to be noticed. */
const checkOf = (text: string): string => hash('sha256', text, 'hex').slice(0, CHECK_LENGTH);

/** A cursor for the page after a row: opaque to callers, and good for lists of its own kind alone. */
export function writeCursor(kind: CursorKind, key: string, id: string): string {
  const place = `${kind}|${key}|${id}`;
  return Buffer.from(`${place}|${checkOf(place)}`).toString('base64url');
}

/** The key and id that a cursor names; nothing without one. Refuses a cursor that this shop did not write for this kind. */
export function readCursor(kind: CursorKind, cursor: string | undefined): { key: string; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [named, key = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const isOurs = named === kind && KEYS[kind](key) && ID.test(id) && writeCursor(kind, key, id) === cursor;
  if (!isOurs) throw new Refused('invalid_input', { cursor: 'Not a cursor of this list' });
  return { key, id };
}

/** A cursor for the next page of a list by time. */
export const cursorOf = (place: KeysetPlace): string => writeCursor('time', place.at.toISOString(), place.id);

/** The place that a cursor names; nothing without one. Refuses a cursor that this shop did not write. */
export function placeOf(cursor: string | undefined): KeysetPlace | undefined {
  const place = readCursor('time', cursor);
  return place && { at: new Date(place.key), id: place.id };
}

/** Cuts a list that was read with one row more than the page, and gives the cursor of the next page where there is one. */
export function cutPage<T>(
  rows: T[],
  limit: number,
  cursor: (row: T) => string,
): { rows: T[]; next: string | undefined } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? cursor(last) : undefined };
}

/** The same for a list by time. */
export const pageOf = <T>(rows: T[], limit: number, place: (row: T) => KeysetPlace) =>
  cutPage(rows, limit, row => cursorOf(place(row)));

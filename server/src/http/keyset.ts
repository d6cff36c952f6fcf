import { hash } from 'node:crypto';
import { Refused } from './refused.ts';

/** The key of a row in a list that is sorted by time and id, newest first: the next page begins after it. */
export type RowKey = { at: Date; id: string };
/** The kinds of sort keys that stand before the id, and the check of each in a cursor. */
const KEYS = {
  time: (key: string) => /^\d{4}-/.test(key) && !Number.isNaN(Date.parse(key)) && new Date(key).toISOString() === key,
  count: (key: string) => /^\d{1,9}$/.test(key),
};
export type CursorKind = keyof typeof KEYS;

const ID = /^[\w.-]{1,80}$/;
const CHECK_LENGTH = 8;
/** A check sum, not a secret: a cursor that was mistyped or cut off is refused. */
const checkOf = (text: string): string => hash('sha256', text, 'hex').slice(0, CHECK_LENGTH);

/** The cursor of the page after a row: opaque to callers, and valid only for lists of the same kind. */
export function writeCursor(kind: CursorKind, key: string, id: string): string {
  const named = `${kind}|${key}|${id}`;
  return Buffer.from(`${named}|${checkOf(named)}`).toString('base64url');
}

/** The key and id in a cursor; undefined without a cursor. Refuses a cursor that this shop did not write for this kind. */
export function readCursor(kind: CursorKind, cursor: string | undefined): { key: string; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const [named, key = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const isOurs = named === kind && KEYS[kind](key) && ID.test(id) && writeCursor(kind, key, id) === cursor;
  if (!isOurs) throw new Refused('invalid_input', { cursor: 'Not a cursor of this list' });
  return { key, id };
}

/** A cursor for the next page of a list by time. */
export const cursorOf = (afterRow: RowKey): string => writeCursor('time', afterRow.at.toISOString(), afterRow.id);

/** The row key in a cursor; undefined without a cursor. Refuses a cursor that this shop did not write. */
export function rowKeyOf(cursor: string | undefined): RowKey | undefined {
  const afterRow = readCursor('time', cursor);
  return afterRow && { at: new Date(afterRow.key), id: afterRow.id };
}

/** Cuts the extra row from a list that was read with one row more than the page; that row tells whether there is a next page. */
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
export const pageOf = <T>(rows: T[], limit: number, afterRow: (row: T) => RowKey) =>
  cutPage(rows, limit, row => cursorOf(afterRow(row)));

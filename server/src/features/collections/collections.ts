import { paiseOf, type Paise } from '../../../../domain/src/money.ts';
import type { Color } from '../../../../domain/src/catalog.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { findCollection, listCollections, type CollectionPlace, type ShownCollection } from './collections.store.ts';

/** Curated pieces: designs of the shop with prices by colour. */

/** A collection that can be sold: its design is drawn. The price of a shirt goes by colour and has no placement fee. */
export type BuyableCollection = {
  id: string;
  name: string;
  style: string;
  details: string;
  designId: string;
  prompt: string;
  artworkFile: string;
  mockupFile: string | null;
  position: string;
  designSize: string;
  prices: Record<Color, Paise>;
};

/** The collection of an id, ready to be sold. Refuses with not_found, or design_not_ready while it is being drawn. */
export async function getBuyableCollection(tx: Tx, id: string): Promise<BuyableCollection> {
  const row = await findCollection(tx, id);
  if (!row) throw new Refused('not_found');
  const { name, style, details, designId, prompt, artworkFile, mockupFile, position, designSize } = row;
  if (designId === null || artworkFile === null || prompt === null || position === null || designSize === null)
    throw new Refused('design_not_ready');
  const prices = { black: paiseOf(row.blackPrice), white: paiseOf(row.whitePrice) };
  return { id, name, style, details, designId, prompt, artworkFile, mockupFile, position, designSize, prices };
}

const cursorOf = (place: CollectionPlace): string => Buffer.from(`${place.sort}|${place.id}`).toString('base64url');

/** The place that a cursor names; nothing without one. Refuses a cursor that this shop did not write. */
function placeOf(cursor: string | undefined): CollectionPlace | undefined {
  if (cursor === undefined) return undefined;
  const [sort, id] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const isPlace = /^-?\d{1,9}$/.test(sort ?? '') && id && id.length <= 80;
  if (!isPlace) throw new Refused('invalid_input', { cursor: 'Not a cursor of this list' });
  return { sort: Number(sort), id };
}

/** A page of the collections in the shop's order; `search` looks at name, style and details. */
export async function pageOfCollections(
  context: Context,
  o: { limit: number; cursor?: string | undefined; search?: string | undefined; collectionType?: string | undefined },
): Promise<{ rows: ShownCollection[]; next: string | undefined }> {
  const search = o.search?.trim();
  const rows = await listCollections(context.db, {
    limit: o.limit,
    place: placeOf(o.cursor),
    ...(search ? { search } : {}),
    ...(o.collectionType ? { type: o.collectionType } : {}),
  });
  const shown = rows.slice(0, o.limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > o.limit && last ? cursorOf(last) : undefined };
}

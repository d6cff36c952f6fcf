import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import {
  findCollection,
  findCollectionWithArtwork,
  listCollections,
  listCollectionTypes,
  type CollectionPlace,
  type ShownCollection,
} from './collections.store.ts';

/** Curated pieces: designs of the shop with prices by colour. The front door for the cart. */
export { likeCollection, unlikeCollection } from './like-collection.ts';

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

/** The types that the list can be filtered by, in the shop's order. */
export const collectionTypes = (context: Context): Promise<string[]> => listCollectionTypes(context.db);

/** A collection. Refuses with not_found. */
export async function oneCollection(context: Context, id: string): Promise<ShownCollection> {
  const collection = await findCollection(context.db, id);
  if (!collection) throw new Refused('not_found');
  return collection;
}

/** A collection with the design that is printed on it. Refuses with not_found, or design_not_ready while that is not drawn. */
export async function getBuyableCollection(tx: Tx, id: string) {
  const found = await findCollectionWithArtwork(tx, id);
  if (!found) throw new Refused('not_found');
  const { collection, design, artworkFile } = found;
  if (!design || !artworkFile) throw new Refused('design_not_ready');
  return { collection, design, artworkFile };
}

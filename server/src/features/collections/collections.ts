import { isOnSale } from '../../../../domain/src/catalog-terms.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { NotDrawnYet } from '../designs/designs.ts';
import {
  findCollection,
  findCollectionWithArtwork,
  listCollections,
  listCollectionTypes,
  type CollectionKey,
  type ShownCollection,
} from './collections.store.ts';

/** Curated pieces: designs of the shop with prices by colour. The front door for the cart. */
export { likeCollection, unlikeCollection } from './like-collection.ts';
export { changePiece, createPiece, pageOfAllCollections, setPiecePhoto } from './manage-collections.ts';
export { takePicture } from './take-picture.ts';

/** The key of a collection in the shop's order; refuses a cursor that this shop did not write. */
function collectionKeyOf(cursor: string | undefined): CollectionKey | undefined {
  const afterRow = readCursor('count', cursor);
  return afterRow && { sort: Number(afterRow.key), id: afterRow.id };
}

/** A page of the collections in the shop's order; `search` looks at name, style and details. */
export async function pageOfCollections(
  context: Context,
  o: { limit: number; cursor?: string | undefined; search?: string | undefined; collectionType?: string | undefined },
): Promise<{ rows: ShownCollection[]; next: string | undefined }> {
  const search = o.search?.trim();
  const rows = await listCollections(context.db, {
    now: context.now(),
    limit: o.limit,
    afterRow: collectionKeyOf(o.cursor),
    ...(search ? { search } : {}),
    ...(o.collectionType ? { type: o.collectionType } : {}),
  });
  return cutPage(rows, o.limit, row => writeCursor('count', String(row.sort), row.id));
}

/** The types that the list can be filtered by, in the shop's order. */
export const collectionTypes = (context: Context): Promise<string[]> => listCollectionTypes(context.db, context.now());

/** A collection. Refuses with not_found. */
export async function oneCollection(context: Context, id: string): Promise<ShownCollection> {
  const collection = await findCollection(context.db, id, context.now());
  if (!collection) throw new Refused('not_found');
  return collection;
}

/** A collection on sale with the design that is printed on it. Refuses with not_found, or design_not_ready while that is not drawn. */
export async function getBuyableCollection(tx: Tx, id: string, now: Date) {
  const found = await findCollectionWithArtwork(tx, id);
  if (!found || !isOnSale(found.collection, now)) throw new Refused('not_found');
  const { collection, design, artworkFile, prices } = found;
  if (!design) throw new Refused('design_not_ready');
  if (!artworkFile) throw new NotDrawnYet(design.id);
  return { collection: { ...collection, prices }, design, artworkFile };
}

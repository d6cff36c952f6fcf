import { collections, type Collection } from '../../../../contract/src/collections.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { awayReplyOf, priceBook, type PriceBook } from '../catalog/catalog.ts';
import { collectionTypes, likeCollection, oneCollection, pageOfCollections, unlikeCollection } from './collections.ts';
import type { ShownCollection } from './collections.store.ts';

/** The shop's own picture, or the drawn shirt. */
function pictureOf({ pictureFile, mockupFile }: ShownCollection): string | null {
  const file = pictureFile ?? mockupFile;
  return file === null ? null : fileUrl(file);
}

/** A collection as JSON; its price is Black's. */
export function toCollectionReply(row: ShownCollection, book: PriceBook): Collection {
  const black = toRupees(paiseOf(row.blackPrice));
  return {
    id: row.id,
    name: row.name,
    style: row.style,
    type: row.type,
    details: row.details,
    price: black,
    prices: { black, white: toRupees(paiseOf(row.whitePrice)) },
    likeCount: row.likeCount,
    imageUrl: pictureOf(row),
    hasPhoto: row.pictureFile !== null,
    away: awayReplyOf(book, row.productId),
    designId: row.designId,
  };
}

export const collectionRoutes: Route[] = [
  handle(collections.list, async (context, { query, request }) => {
    const { rows, next } = await pageOfCollections(context, query);
    const book = await priceBook(context);
    return pageReply(
      rows.map(row => toCollectionReply(row, book)),
      next,
      request,
    );
  }),
  handle(collections.types, context => collectionTypes(context)),
  handle(collections.one, async (context, { params }) =>
    toCollectionReply(await oneCollection(context, params.id), await priceBook(context)),
  ),
  handle(collections.like, (context, { account, params }) =>
    likeCollection(context, { accountId: account.id, collectionId: params.id }),
  ),
  handle(collections.unlike, (context, { account, params }) =>
    unlikeCollection(context, { accountId: account.id, collectionId: params.id }),
  ),
];

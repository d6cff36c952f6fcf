import { collections, type Collection } from '../../../../contract/src/collections.ts';
import { DEFAULTS } from '../../../../domain/src/catalog.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import {
  awayReplyOf,
  colorsSold,
  priceBook,
  productOf,
  toColorReply,
  toSizeReply,
  type PriceBook,
} from '../catalog/catalog.ts';
import { collectionTypes, likeCollection, oneCollection, pageOfCollections, unlikeCollection } from './collections.ts';
import type { ShownCollection } from './collections.store.ts';
import { rupeesByColor } from './manage-collections.ts';

/** The shop's own picture, or the drawn shirt. */
function pictureOf({ pictureFile, mockupFile }: ShownCollection): string | null {
  const file = pictureFile ?? mockupFile;
  return file === null ? null : fileUrl(file);
}

/** The colours that have a price and are sold on its shirt, and the sizes of that shirt. */
function soldAs({ prices, productId }: ShownCollection, book: PriceBook): Pick<Collection, 'colors' | 'sizes'> {
  const product = productOf(book, productId ?? DEFAULTS.productId);
  const keys = colorsSold(book, product).filter(key => prices[key] !== undefined);
  return {
    colors: book.colors.filter(one => keys.includes(one.key)).map(toColorReply),
    sizes: product.sizes.map(toSizeReply),
  };
}

/** A collection as JSON; its price is Black's, or that of its first colour where it is not sold in Black. */
export function toCollectionReply(row: ShownCollection, book: PriceBook): Collection {
  const prices = rupeesByColor(row.prices);
  return {
    id: row.id,
    name: row.name,
    style: row.style,
    type: row.type,
    details: row.details,
    price: prices[DEFAULTS.color] ?? Object.values(prices)[0] ?? 0,
    prices,
    ...soldAs(row, book),
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

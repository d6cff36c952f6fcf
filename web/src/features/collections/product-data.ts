import type { Collection } from '../../../../contract/src/collections.ts';
import { offerData, productData, type ProductTexts } from '../../lib/product-data.ts';

type Texts = ProductTexts & { colorName: (color: Collection['colors'][number]) => string };

/** A collection for search engines, with an offer a colour. */
export const collectionProductData = (collection: Collection, texts: Texts) =>
  productData(
    collection,
    texts,
    collection.colors.map(color => ({
      ...offerData(priceIn(collection, color.key), texts, 'InStock'),
      name: texts.colorName(color),
    })),
  );

/** What a collection costs in a colour that it is sold in; its own price in any other. */
export const priceIn = ({ prices, price }: Pick<Collection, 'prices' | 'price'>, color: string): number =>
  prices[color] ?? price;

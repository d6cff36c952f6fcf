import type { Collection } from '../../../../contract/src/collections.ts';
import { COLORS, type Color } from '../../../../domain/src/catalog.ts';
import { offerData, productData, type ProductTexts } from '../../lib/product-data.ts';

type Texts = ProductTexts & { colors: Record<Color, string> };

/** A collection for search engines, with an offer a colour. */
export const collectionProductData = (collection: Collection, texts: Texts) =>
  productData(
    collection,
    texts,
    COLORS.map(color => ({
      ...offerData(collection.prices[color], texts.url, 'InStock'),
      name: texts.colors[color],
    })),
  );

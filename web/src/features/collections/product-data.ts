import type { Collection } from '../../../../contract/src/collections.ts';
import { COLORS, type Color } from '../../../../domain/src/catalog.ts';

type Texts = { description: string; shopName: string; url: string; pictures: string[]; colors: Record<Color, string> };

/** A collection as schema.org's Product for search engines, with an offer a colour. `url` and `pictures` are whole addresses. */
export const productData = ({ id, name, style, prices }: Collection, texts: Texts) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description: texts.description,
  sku: id,
  image: texts.pictures,
  url: texts.url,
  brand: { '@type': 'Brand', name: texts.shopName },
  ...(style ? { category: style } : {}),
  offers: COLORS.map(color => ({
    '@type': 'Offer',
    name: texts.colors[color],
    price: prices[color].toFixed(2),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    url: texts.url,
  })),
});

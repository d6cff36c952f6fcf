import type { Design } from '../../../../contract/src/designs.ts';

type Texts = {
  description: string;
  shopName: string;
  /** Whole addresses. */
  url: string;
  pictures: string[];
};

/** A design as schema.org's Product for search engines: the maker's own shirt at its price. */
export const designProductData = ({ id, name, style, price, imageUrl }: Design, texts: Texts) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description: texts.description,
  sku: id,
  image: texts.pictures,
  url: texts.url,
  brand: { '@type': 'Brand', name: texts.shopName },
  ...(style ? { category: style } : {}),
  offers: {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'INR',
    availability: `https://schema.org/${imageUrl ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: texts.url,
  },
});

/** The way to a page as schema.org's BreadcrumbList. */
export const breadcrumbData = (steps: readonly { name: string; url: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: url,
  })),
});

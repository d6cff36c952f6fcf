import type { Design } from '../../../../contract/src/designs.ts';
import { offerData, productData, type ProductTexts } from '../../lib/product-data.ts';

/** A design for search engines: the maker's own shirt at its price. */
export const designProductData = (design: Design, texts: ProductTexts) =>
  productData(design, texts, offerData(design.price, texts, design.imageUrl ? 'InStock' : 'OutOfStock'));

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

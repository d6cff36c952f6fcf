type Thing = { id: string; name: string; style: string };
export type ProductTexts = {
  description: string;
  shopName: string;
  /** Whole addresses. */
  url: string;
  pictures: string[];
};

/** What the shop sells as schema.org's Product for search engines, with its offers. */
export const productData = <Offers>({ id, name, style }: Thing, texts: ProductTexts, offers: Offers) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description: texts.description,
  sku: id,
  image: texts.pictures,
  url: texts.url,
  brand: { '@type': 'Brand', name: texts.shopName },
  ...(style ? { category: style } : {}),
  offers,
});

/** A new shirt at its price in rupees. */
export const offerData = (rupees: number, url: string, availability: 'InStock' | 'OutOfStock') => ({
  '@type': 'Offer',
  price: rupees.toFixed(2),
  priceCurrency: 'INR',
  availability: `https://schema.org/${availability}`,
  itemCondition: 'https://schema.org/NewCondition',
  url,
});

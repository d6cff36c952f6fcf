import { stagesOf, type Days } from '../../../domain/src/delivery.ts';

/** Of the delivery: rupees, and business days. */
type Delivery = { fee: number; freeFrom: number | null; days: Days };
type Thing = { id: string; name: string; style: string };
export type ProductTexts = {
  description: string;
  shopName: string;
  /** Whole addresses. */
  url: string;
  pictures: string[];
  delivery: Delivery;
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

const inDays = ({ earliest, latest }: Days) => ({
  '@type': 'QuantitativeValue',
  minValue: earliest,
  maxValue: latest,
  unitCode: 'DAY',
});

/** What the delivery of one shirt costs, and how long it takes. */
function shippingData(rupees: number, { fee, freeFrom, days }: Delivery) {
  const { production, transit } = stagesOf(days);
  const isFree = freeFrom !== null && rupees >= freeFrom;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: (isFree ? 0 : fee).toFixed(2), currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: inDays(production),
      transitTime: inDays(transit),
    },
  };
}

/** A new shirt at its price in rupees. */
export const offerData = (
  rupees: number,
  { url, delivery }: Pick<ProductTexts, 'url' | 'delivery'>,
  availability: 'InStock' | 'OutOfStock',
) => ({
  '@type': 'Offer',
  price: rupees.toFixed(2),
  priceCurrency: 'INR',
  availability: `https://schema.org/${availability}`,
  itemCondition: 'https://schema.org/NewCondition',
  url,
  shippingDetails: shippingData(rupees, delivery),
});

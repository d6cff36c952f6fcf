/** Who may carry a parcel in India. */
export const CARRIERS = ['delhivery', 'blue_dart', 'dtdc', 'ekart', 'india_post', 'xpressbees'] as const;
export type Carrier = (typeof CARRIERS)[number];

type Named = { name: string; page: (number: string) => string };

/** The names as they are written everywhere, and where a parcel is followed. */
const TABLE: Record<Carrier, Named> = {
  delhivery: { name: 'Delhivery', page: number => `https://www.delhivery.com/track-v2/package/${number}` },
  blue_dart: {
    name: 'Blue Dart',
    page: number => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  },
  // These two have no address that takes the number: it is typed in there.
  dtdc: { name: 'DTDC', page: () => 'https://www.dtdc.com/track-your-shipment/' },
  india_post: { name: 'India Post', page: () => 'https://www.indiapost.gov.in/' },
  ekart: { name: 'Ekart', page: number => `https://ekartlogistics.com/shipmenttrack/${number}` },
  xpressbees: { name: 'XpressBees', page: number => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}` },
};

export const carrierName = (carrier: Carrier): string => TABLE[carrier].name;

/** The carrier's own page on which a parcel is followed. */
export const trackingPage = (carrier: Carrier, trackingNumber: string): string =>
  TABLE[carrier].page(encodeURIComponent(trackingNumber));

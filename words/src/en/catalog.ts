/** Shirts: cuts, colours, sizes, places to print, and what they cost. */
export const words = {
  typeLegend: 'T-shirt',
  /** Where more than garments is sold. */
  productLegend: 'Product',
  /** A cut by its word; English shows the name of the catalogue. */
  typeName: (_type: string, name: string, _nameHi?: string | null) => name,
  /** Weight and cloth; without a word for the cloth it is cotton. What is no cloth has no weight. */
  gsm: (gsm: number, cloth?: { fabric: string; fabricHi: string | null }) =>
    gsm === 0 ? (cloth?.fabric ?? '') : `${gsm} gsm ${cloth?.fabric || 'cotton'}`,
  /** What the catalogue says of a shirt in the page's language, or the shop's own words. */
  about: (own: { description: string; descriptionHi: string | null }, text: string) => own.description || text,
  colorLegend: 'Colour',
  /** A colour; English shows the name of the catalogue. */
  colorName: (name: string, _nameHi?: string | null) => name,
  /** Colours of papers that were issued before they kept the name. */
  formerColors: { black: 'Black', white: 'White' } as Readonly<Record<string, string>>,
  sizeLegend: 'Size',
  sizeWithChest: 'Size, and the chest it fits in inches',
  sizeChart: 'Size chart',
  placementLegend: 'Where to print',
  /** A place by 'position/size'; English shows the name of the catalogue. */
  placementName: (_place: string, name: string, _nameHi?: string | null) => name,
  /** Sides of a product that is shown by photographs. */
  sides: { front: 'Front', back: 'Back' },
  /** A size as it is read; 'One size' is no letter. */
  sizeName: (size: string) => size,
  inches: (width: number, height: number) => `${width} × ${height} in`,
  fee: (price: string) => `+${price}`,
  shirtAlt: (name: string, color: string, type: string, place: string) => `${color} ${type} with ${name}, ${place}`,
  plainAlt: (color: string, type: string) => `${color} ${type}, without a print`,
  perShirt: 'Per shirt',
  perPiece: 'Per piece',
  priceTitle: 'Price',
  printing: (place: string) => `Printing, ${place}`,
  total: 'Total per shirt',
  totalPiece: 'Total per piece',
  deliveryCost: {
    free: 'Delivery costs nothing.',
    fee: (fee: string) => `Delivery is ${fee} an order, however many shirts.`,
    freeFrom: (fee: string, from: string) =>
      `Delivery is ${fee} an order, however many shirts; from ${from} on it is free.`,
  },
  /** Why a colour and size cannot be had. */
  away: {
    sold_out: 'Sold out',
    restocking: 'Being restocked',
    discontinued: 'No longer made',
    too_few: 'Fewer are left than you chose: take a smaller number',
    taken_down: 'We took this design down and do not print it any more',
    other: 'Not available',
  },
  awayUntil: (why: string, day: string) => `${why}, back on ${day}`,
  chooseAnother: (size: string, why: string) =>
    `${size === 'One size' ? size : `Size ${size}`}: ${why}. Please choose another size or colour.`,
  awayTitle: 'The price list did not arrive',
  awayText: 'Your design and your choices are safe.',
  retry: 'Try again',
};

/** Shirts: cuts, colours, sizes, places to print, and what they cost. */
export const words = {
  typeLegend: 'T-shirt',
  /** A cut by its word; English shows the name of the catalogue. */
  typeName: (_type: string, name: string) => name,
  gsm: (gsm: number) => `${gsm} gsm cotton`,
  colorLegend: 'Colour',
  colors: { black: 'Black', white: 'White' },
  sizeLegend: 'Size',
  sizeWithChest: 'Size, and the chest it fits in inches',
  sizeChart: 'Size chart',
  placementLegend: 'Where to print',
  /** A place by 'position/size'; English shows the name of the catalogue. */
  placementName: (_place: string, name: string) => name,
  inches: (width: number, height: number) => `${width} × ${height} in`,
  fee: (price: string) => `+${price}`,
  shirtAlt: (name: string, color: string, type: string, place: string) => `${color} ${type} with ${name}, ${place}`,
  plainAlt: (color: string, type: string) => `${color} ${type}, without a print`,
  perShirt: 'Per shirt',
  priceTitle: 'Price',
  printing: (place: string) => `Printing, ${place}`,
  total: 'Total per shirt',
  shippingNote: (price: string) => `Shipping is ${price} an order. Prices include taxes.`,
  awayTitle: 'The price list did not arrive',
  awayText: 'Your design and your choices are safe.',
  retry: 'Try again',
};

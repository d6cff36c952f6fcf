/** The pricing page. Prices come from the catalogue and the running offers; nothing here is a price. */
export const words = {
  creditsTitle: 'Credits',
  creditsText: (welcome: number) =>
    `The artist draws for credits. Everybody starts with ${welcome}; what you upload yourself costs none.`,
  title: 'Pricing',
  description:
    'What a printed T-shirt costs: three cuts, three print sizes, popular combinations and the discount codes of now.',
  lead: 'Choose a T-shirt and add a print: that is the price. You see it again in the cart before you pay.',
  offersTitle: 'Discounts running now',
  /** Where one of them has an end. */
  limitedTitle: 'Limited-time discounts',
  offersNote: 'One code an order. Type it into the coupon box at checkout, or let a button here bring it along.',
  code: 'Code',
  percent: (percent: number) => `${percent}% off`,
  flat: (amount: string) => `${amount} off`,
  /** What a code is for: cuts and places as the page names them. */
  shirtWithPrint: (shirts: string, prints: string) => `${shirts} with ${prints}`,
  feeOf: (prints: string) => `the fee of the ${prints}`,
  anyShirt: 'any T-shirt',
  anyPrint: 'any print',
  or: ' or ',
  print: (place: string) => `${place} print`,
  atMost: (amount: string) => `At most ${amount}.`,
  from: (amount: string) => `For orders from ${amount}.`,
  until: (date: string) => `Until ${date}.`,
  designWith: 'Design with this code',
  typesTitle: 'The T-shirt',
  typesText: 'All of combed cotton, in the colours and sizes that you see in the studio.',
  popular: 'Most Popular',
  was: 'Before:',
  percentOff: (percent: number) => `${percent}% OFF`,
  choose: 'Choose This Type',
  types: {
    regular: {
      text: 'The everyday one, true to size.',
      features: ['Classic cut with a round neck', 'Light enough for summer', 'Goes with everything'],
    },
    oversized: {
      text: 'Dropped shoulders and room to move.',
      features: ['An inch longer than the Regular Fit', 'Wider sleeves', 'A heavier cotton that falls well'],
    },
    'oversized-premium': {
      text: 'Our heaviest cloth, for a shirt that lasts.',
      features: ['Oversized cut', 'Thick collar that keeps its shape', 'The best ground for a large print'],
    },
  },
  printsTitle: 'The print',
  printsText: (back: string | undefined) =>
    `The fee comes on top of the T-shirt.${back === undefined ? '' : ` The back is printed in A3 as well, for ${back}.`}`,
  centimetres: (width: string, height: string) => `(${width} × ${height} cm)`,
  recommendations: {
    chest: 'Recommended for a logo, a monogram or a small quiet picture.',
    a4: 'Recommended for most pictures: large enough to be seen across a room.',
    a3: 'Recommended for detailed artwork that fills the front.',
  } as Record<string, string>,
  sketch: (place: string) => `Where and how large: ${place}`,
  combinationsTitle: 'Popular combinations',
  combinationsText: 'Shirt and print together, with the discount that is running for them.',
  withCode: 'with code',
  noCode: 'No code needed',
  take: 'Design this one',
  start: 'Start Designing Now',
  startTitle: 'Your idea is the next one',
  startText: 'Describe it in a sentence. You see it on the shirt before you pay.',
};

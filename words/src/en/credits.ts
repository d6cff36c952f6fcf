/** Buying credits (S2 §2, §9): the card in the profile and the checkout dialog. */
export const words = {
  title: 'Buy Credits',
  lead: (design: number, preview: number) =>
    `A design costs ${design} credits, a realistic preview ${preview}. Credits never expire.`,
  credits: (count: number) => (count === 1 ? '1 credit' : `${count} credits`),
  save: (amount: string) => `Save ${amount}`,
  each: (price: string) => `${price} each`,
  buy: 'Buy',
  other: 'Another quantity',
  quantity: 'Number of credits',
  quantityHint: (least: number, most: number) => `From ${least} to ${most}`,
  quantityWrong: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  costs: (price: string) => `Together ${price}`,
  /** The pay button while there is no price. */
  pay: 'Proceed to Payment',
  choose: 'How many credits',
  details: 'Your details',
  detailsNote: 'They stand on your bill.',
  billTo: 'Bill to',
  loginText: 'Please sign in to buy credits. You come back to this place.',
  signInWith: (provider: string) => `Sign in with ${provider}`,
};

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
  /** The ledger (S2 §2, Credit History). */
  history: {
    /** Underscores are shown as spaces (S2 §3), also of a type that is not here. */
    types: {
      welcome_grant: 'welcome grant',
      design_generation: 'design generation',
      design_modification: 'design modification',
      design_regeneration: 'design regeneration',
      tshirt_preview: 'tshirt preview',
      purchase: 'purchase',
      purchase_refund: 'purchase refund',
      admin_grant: 'admin grant',
      admin_change: 'admin change',
    } as Record<string, string>,
    /** Of the shop's own descriptions; a drawing is told in the shopper's words. */
    described: {
      welcome_grant: () => 'Welcome credits',
      purchase: count => `${count === 1 ? '1 credit' : `${count} credits`} bought`,
      purchase_refund: count => `${count === 1 ? '1 credit' : `${count} credits`} returned with their money`,
    } as Record<string, (count: number) => string>,
    balance: (count: number) => `Balance ${count}`,
    loadFailed: 'Your credit history did not arrive',
    retry: 'Try again',
    more: 'Show more',
    loading: 'Loading',
  },
};

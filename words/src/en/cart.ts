/** The cart drawer, and how a chosen shirt is written in cart, checkout, orders and admin. */
export const words = {
  title: 'Shopping Cart',
  empty: 'Your cart is empty',
  emptyText: 'Describe a picture and your first shirt is a minute away.',
  startDesigning: 'Start Designing',
  linesLabel: 'What is in your cart',
  defaultName: 'Custom T-Shirt',
  defaultType: 'Normal Fit',
  itemNumber: (end: string) => `#${end}`,
  /** A cut by its word. */
  types: { regular: 'Regular Fit', oversized: 'Oversized', 'oversized-premium': 'Oversized Premium' } as Record<
    string,
    string
  >,
  /** Places to print, by their id. */
  places: { chest: 'Chest', a4: 'A4 front', a3: 'A3 front', back: 'Back (A3)' } as Record<string, string>,
  /** Two prints on one shirt; the design on the back is named where it is another. */
  twoPlaces: (first: string, back: string, backName: string | undefined) =>
    backName === undefined ? `${first} + ${back}` : `${first} + ${back} with ${backName}`,
  frontOf: (shirt: string) => `${shirt}, front`,
  backOf: (shirt: string) => `${shirt}, back`,
  size: (size: string) => (size === 'One size' ? size : `Size ${size}`),
  times: (count: number, price: string) => `${count} × ${price}`,
  alt: (name: string) => `T-shirt with ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  less: 'One less',
  more: 'One more',
  remove: (name: string) => `Remove ${name}`,
  total: 'Total',
  subtotal: 'Shirts',
  shipping: 'Shipping',
  totalNote: 'Coupons come at checkout.',
  priceChanged: (was: string, now: string) => `The price has changed: ${now} a shirt now, ${was} before.`,
  away: (why: string) => `${why}. Take it out to order the rest.`,
  awayBlocks: 'Something in the cart cannot be had just now. Take it out first.',
  least: 'One is the least. To take it out, press Remove.',
  most: (limit: number) => `${limit} pieces are the most in one line.`,
  announce: (count: number, price: string) =>
    count === 0 ? 'Your cart is empty' : count === 1 ? `1 item, total ${price}` : `${count} items, total ${price}`,
  checkout: 'Proceed to Checkout',
  continue: 'Continue Shopping',
  quantityFailed: 'The quantity could not be changed',
  cut: {
    title: 'Your two carts are one now',
    description: (limit: number) => `You can have up to ${limit} of one item, so we stopped there.`,
  },
  loadFailed: 'We couldn’t load your cart',
  retry: 'Try again',
  unpaid: (price: string) => `Your payment of ${price} is not finished.`,
  unpaidLink: 'See that payment',
};

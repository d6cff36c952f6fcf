import { words as emails } from './emails.ts';
import { words as states } from './states.ts';

/** The checkout dialog. Toasts are those of S1 §8, word for word. */
export const words = {
  title: 'Checkout',
  loginRequired: 'Login Required',
  loginText: 'Please sign in to order. Your cart stays as it is, and you come back to this place.',
  signIn: 'Sign in',
  continue: 'Continue Shopping',
  summary: 'Order Summary',
  changeCart: 'Change the cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  subtotal: 'Subtotal',
  discount: (code: string) => `Coupon ${code}`,
  shipping: 'Shipping',
  total: 'Total',
  coupon: 'Coupon code',
  /** Codes that the shop assigned to the shopper. */
  ownCoupons: 'Your own coupons',
  apply: 'Apply',
  checking: 'Checking',
  enterCoupon: { title: 'Enter Coupon Code', description: 'Please enter a coupon code' },
  couponInvalid: { title: 'Coupon Invalid', description: 'This coupon is not valid' },
  validationFailed: { title: 'Validation Failed', description: 'Failed to validate coupon. Please try again.' },
  couponApplied: (code: string, price: string) => `${code} takes ${price} off`,
  removeCoupon: 'Remove',
  delivery: 'Delivery details',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Mobile number',
    address: 'Address',
    city: 'City',
    state: 'State',
    zipCode: 'PIN code',
  },
  hints: { address: 'House, street, area' },
  savedAddresses: 'Deliver to',
  newAddress: 'Another address',
  /** Beside the address that the shopper wants to be offered first. */
  offeredFirst: 'First',
  allAddresses: (count: number) => `Show all ${count} addresses`,
  forgetAddress: 'Forget this address',
  addressForgotten: 'The address is forgotten',
  addressKept: 'The address could not be removed',
  saveAddress: 'Save this address for my next order',
  addressesFull: (count: number) => `You have saved ${count} addresses. Forget one to save this one.`,
  filledIn: 'City and state come from the PIN code. Please correct them where they are not right.',
  mismatch: (pinCode: string, states: string) =>
    `PIN code ${pinCode} lies in ${states}. Please check the state or the PIN code.`,
  notServed: (pinCode: string) => `We do not deliver to PIN code ${pinCode} yet. Please give another address.`,
  offerRemembered: 'This is the code of the offer that you chose. Press Apply to use it.',
  chooseState: 'Choose your state',
  ...states,
  ...emails,
  missing: {
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    email: 'Please enter your e-mail address.',
    phone: 'Please enter your mobile number.',
    address: 'Please enter your address.',
    city: 'Please enter your city.',
    state: 'Please choose your state.',
    zipCode: 'Please enter your PIN code.',
  },
  invalid: {
    firstName: 'This is too long.',
    lastName: 'This is too long.',
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid 10-digit phone number.',
    address: 'This is too long. 300 characters are the limit.',
    city: 'This is too long.',
    state: 'Please choose a state of the list.',
    zipCode: 'A PIN code has six digits and does not start with 0.',
  },
  toasts: {
    missing: { title: 'Missing Information', description: 'Please fill in all required fields.' },
    email: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
    phone: { title: 'Invalid Phone Number', description: 'Please enter a valid 10-digit phone number.' },
    other: { title: 'Check the delivery details', description: 'One of the fields needs another look.' },
  },
  /** What is said of each way to pay. */
  payNotes: {
    phonepe:
      'You pay on the next page, at our payment partner: UPI, card or net banking. We never see your card or PIN.',
    upi: 'Pay by UPI to the shop: the next page shows a QR code, and you tell us the UTR. We print once we have found your payment.',
    razorpay: 'With Razorpay you pay on its own page: UPI, card, net banking or wallet. We never see your card or PIN.',
  } as Partial<Record<string, string>>,
  pay: (price: string, method: string) => {
    if (method === 'cash') return `Cash on delivery · ${price}`;
    if (method === 'razorpay') return `Pay with Razorpay · ${price}`;
    return method === 'upi' ? `Pay the shop by UPI · ${price}` : `Proceed to Payment · ${price}`;
  },
  confirm: (price: string, method: string) => {
    if (method === 'cash') return `Confirm: ${price} in cash on delivery`;
    if (method === 'razorpay') return `Confirm: pay ${price} with Razorpay`;
    return method === 'upi' ? `Confirm: pay ${price} by UPI` : `Confirm and pay ${price}`;
  },
  /** Of cash on delivery: what it costs, and why it is not possible. */
  cash: {
    fee: 'Cash on delivery, if you choose it',
    note: (total: string, fee: string | undefined) =>
      `Cash on delivery: you pay ${total} at the door${fee ? `, with a fee of ${fee}` : ''}. You confirm the order by a code that we mail to you.`,
    tooDear: (most: string) => `Cash on delivery is not possible here: with its fee an order may cost ${most} at most.`,
    notHere: (pin: string) => `Cash on delivery is not offered at PIN code ${pin}.`,
    tooMany: (count: number) =>
      `Cash on delivery is not possible now: you have ${count} ${count === 1 ? 'order' : 'orders'} under way in cash already.`,
  },
  redirecting: 'Redirecting to payment...',
  paymentFailed: { title: 'Payment Failed', description: 'Failed to initiate payment. Please try again.' },
  /** A lost answer is unknown, never failed. */
  orderPaid: 'Payment received',
  paymentUnclear: 'Payment not confirmed yet',
  noPaymentUrl: 'Payment URL not received',
  pleaseLogIn: {
    title: 'Please Log In',
    description: 'You need to be logged in to proceed with checkout and payment. Please sign in.',
  },
  changed: {
    title: 'The total has changed',
    total: (was: string, now: string) => `It was ${was} and is ${now} now. Nothing was charged.`,
    price: (name: string, was: string, now: string) => `${name}: ${now} a shirt, before ${was}`,
    gone: (name: string) => `${name} cannot be ordered any more`,
    added: (name: string) => `${name} is in the cart too`,
    quantity: (name: string, was: number, now: number) => `${name}: ${now} pieces, before ${was}`,
    coupon: (code: string) => `The coupon ${code} takes off another amount, or no longer holds`,
    delivery: 'Delivery costs another amount now',
    ask: 'Please look at it once more and confirm.',
  },
  description: (count: number) => (count === 1 ? '1 item' : `${count} items`),
};

/** What all policies share: labels, and the words around their figures. */
export const words = {
  contents: 'On this page',
  version: (version: string, date: string) => `Version ${version}, in force from ${date}`,
  operatorTitle: 'Who runs this shop',
  operator: 'Operator',
  address: 'Address',
  email: 'E-mail',
  phone: 'Phone',
  hours: 'Monday-Friday 9am-6pm IST',
  gstin: 'GSTIN',
  taxesIncluded: 'Prices include all applicable taxes.',
  deliveryCost: {
    free: 'Delivery costs nothing.',
    fee: (fee: string) => `Delivery costs ${fee} an order, however many T-shirts are in it.`,
    freeFrom: (fee: string, from: string) =>
      `Delivery costs ${fee} an order, however many T-shirts are in it, and nothing where you pay ${from} or more for them.`,
  },
  /** Who takes the money, by the ways to pay that are on; `gateway` is 'PhonePe', or 'PhonePe or Razorpay'. */
  pay: {
    or: ' or ',
    byGateway: (gateway: string) =>
      `You pay in advance through ${gateway}: by UPI, card or net banking. Your card number, UPI PIN and passwords are entered there and never reach us. An order counts as paid when ${gateway} confirms it to us, not before.`,
    byUpi:
      'Where you pay by UPI to the shop’s own address, the order counts as paid when we have found the money at our bank.',
    inCash: 'Where cash on delivery is offered, you pay when the parcel comes.',
    detailsStay: (gateway: string) => `Your payment details stay with ${gateway}. `,
    toGateway: (gateway: string) =>
      `${gateway} receives the amount and a number of the payment, nothing about you from us; what you enter there is under the privacy policy there. `,
    toBank: 'Of a payment by UPI to the shop’s own address the banks tell us your name and UPI address.',
    toCourier: 'The courier learns how much to collect in cash.',
    forPayments: (gateway: string) => `${gateway} for payments, `,
    backByGateway: (gateway: string) =>
      `By the way it came: to the UPI account, card or bank account that you paid with, through ${gateway}.`,
    backByHand:
      'What you paid by UPI to the shop’s own address, or in cash, comes back by UPI or to your bank account.',
  },
  notServed: (pinCodes: string) =>
    ` There are parts that no courier of ours reaches: PIN codes that begin with ${pinCodes}.`,
  officer: 'Grievance officer',
  social: 'Follow us',
  contact: 'Write to us',
  others: 'The other rules',
  why: 'What for',
  who: 'Who receives it',
  kept: 'How long',
  anyProvider: 'a sign-in provider, where the shop has one',
  provider: (name: string) => name,
  drawnHere: 'the shop’s own drawing program on the shop’s own server',
  drawnElsewhere: (name: string) => `the image service ${name}`,
  drawerHere: 'Nobody. The drawing program runs on the shop’s own server, and your words stay there.',
  drawerElsewhere: (name: string) => `The image service ${name}, which may process them outside India.`,
  memoryAlone:
    'The shop works with few cookies and no trackers. Everything in this list is needed for what you do here, so there is nothing to switch off',
  memoryCounted:
    'The shop works with few cookies. Everything in this list is needed for what you do here, or keeps what you answered',
  cookiesAlone:
    'No other company sets cookies in this shop. If we ever count visits with a program of another company, it will load only after you have agreed.',
  cookiesCounted: (host: string) =>
    `No other company sets cookies in this shop, unless you agree that ${host} counts your visits: it may then set its own.`,
  countedToo: (host: string) => ` If you agree to it, ${host} counts your visits: what it learns stands below.`,
  memoryTitle: 'What is kept in your browser',
  cookie: 'Cookie',
  localStorage: 'Local storage',
  sessionStorage: 'This tab alone',
  indexedDB: 'Browser database',
  /** By the name under which it is kept. */
  memory: {
    chhaap_cart: 'Finds the cart of a guest again, for 180 days. Ends when you sign in.',
    chhaap_joining:
      'Who the sign-in service said you are, for 15 minutes, where a code by e-mail is needed before you are let in.',
    chhaap_visits: 'Whether your visits may be counted, for a year, so that we ask once.',
    'better-auth': 'Three cookies that keep you signed in and make the sign-in safe.',
    auth: 'Who is signed in, and a pass for 15 minutes that is renewed while you are here.',
    'cart-storage': 'The cart as you saw it last, so that it is there at once.',
    'cart-removals': 'What you took out of the cart while there was no connection.',
    currentDesign: 'The design you are working on, and its T-shirt.',
    keptDesign: 'Which choices for your design your account has already.',
    runningJob: 'The design that is being drawn, so that a reload does not lose it.',
    arrangementDraft: 'How you placed a design while there was no connection, until it is saved.',
    previews: 'Where the latest realistic previews are that you asked for.',
    runningPreview: 'The realistic preview that is being made, so that a reload does not lose it.',
    'cart-credit-storage': 'How many credits you were about to buy.',
    pendingOrder: 'The number, quantity and total of an order that is being paid. No name and no address.',
    offerCode: 'A coupon code that you picked on the pricing page.',
    seenPrices: 'The prices in your cart as you saw them last, so that we can tell you when one changes.',
    languageChoice: 'The language that you chose, so that we ask once.',
    groupSecrets: 'Which entries of group orders are yours, so that you can change them.',
    draftPrompt: 'What you are writing in the prompt box.',
    look: 'The style and the occasion that you chose beside your words.',
    keptWords: 'Which of your words your account has already.',
    remixStart: 'Which design you started your own from.',
    shirtWish: 'The T-shirt that you picked on the pricing page.',
    codeRequest: 'Where we sent your sign-in code, for ten minutes, so that you can look at your mails meanwhile.',
    secondPrint: 'What you chose for the other side of the T-shirt.',
    keptUpload: 'What you chose for your own picture before you signed in.',
    keptFile: 'That picture itself, until it is on the T-shirt or you choose another.',
    checkoutDraft: 'What you have filled in at checkout.',
    checkoutOrder: 'The number of that order, so that it is placed once.',
    formDraft: 'What you have written in a report, an address or a setting of the shop and not sent yet.',
    returnLanguage: 'Your language, for the way back from the payment page.',
    scrollPlaces: 'How far down you had read, for when you come back to a page.',
  } as Record<string, string>,
};

/** Paying in cash when the parcel is delivered: confirming the order by a code, and what comes next. */
export const words = {
  pageTitle: 'Confirm the order',
  title: 'Cash on delivery',
  amount: 'To pay at the door',
  order: 'Order',
  fee: (fee: string) => `of it ${fee} for cash on delivery`,
  lead: (email: string) =>
    `We send a six-digit code to ${email}. With it you confirm the order, and we begin to make it.`,
  noMailbox:
    'Your account has no confirmed e-mail address, so no code can be sent. Sign in with a code by e-mail, or choose another way to pay.',
  send: 'Send the code',
  sendAgain: 'Send a new code',
  sent: (email: string) =>
    `The code is on its way to ${email}. It is valid for ten minutes; look in the spam folder too.`,
  sendFailed: 'The code was not sent',
  code: 'Code of the e-mail',
  codeHint: 'Six digits.',
  confirm: 'Confirm the order',
  confirming: 'One moment',
  until: (date: string) => `You have until ${date}. Without the code nothing is made or sent.`,
  another: 'Pay another way',
  states: {
    agreed: {
      title: 'Your order is confirmed',
      text: 'We make your shirts now. Keep the amount ready: you pay when the parcel is delivered.',
    },
    collected: { title: 'Paid', text: 'The parcel was delivered and its money is with the shop. Thank you!' },
    refused: { title: 'The parcel came back', text: 'It was not taken at the door, so this order is closed.' },
    called_off: { title: 'The shop called this order off', text: 'Nothing is to be paid.' },
    dropped: { title: 'You cancelled this order', text: 'Nothing is to be paid.' },
    expired: {
      title: 'The time to confirm is over',
      text: 'Nothing was made. Your cart is as it was, so you can order again.',
    },
    unwanted: {
      title: 'This order is over',
      text: 'It was cancelled, or replaced by a newer one. Nothing is to be paid.',
    },
  },
  reason: (reason: string) => `The shop says: ${reason}`,
  toOrder: 'To the order',
  toCart: 'To the cart',
  notFound: 'There is no such order',
  notFoundText: 'It may belong to another account. Your orders show how each stands.',
  toOrders: 'My orders',
  failedToLoad: 'The order did not arrive',
  retry: 'Try again',
};

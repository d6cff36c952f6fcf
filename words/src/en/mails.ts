import { words as profile } from './profile.ts';

/** Mails to shoppers and to the shop. What they share with the order's page stands in orders and catalog. */
export const words = {
  hello: (name: string) => `Hello ${name},`,
  /** To an address that nobody has proven to be theirs: it repeats nothing that was typed. */
  helloSomebody: 'Hello,',
  /** At the foot of a mail that is not needed. */
  unsubscribe: 'Stop these mails',
  orderReason: (shop: string) => `You’re getting this email because you ordered from ${shop} with this address.`,
  ticketReason: (shop: string) => `You’re getting this email because you wrote to ${shop} from this address.`,
  shopReason: 'You get this mail because it is the shop’s own address for help.',
  ticketReceived: {
    subject: (number: string) => `We got your message (${number})`,
    preview: 'A real person will read it and reply to this address.',
    heading: 'We got your message',
    text: 'Thank you for writing to us. A real person reads every message, Monday to Friday, 9 am to 6 pm, and will reply to this address.',
    number: 'Ticket number',
    advice: 'Want to add something? Just reply to this email and keep the ticket number in the subject.',
    notYou: 'If you didn’t write to us, someone entered your address by mistake. You don’t need to do anything.',
  },
  ticketForShop: {
    subject: (number: string, about: string) => `[${number}] ${about}`,
    preview: (name: string) => `${name} wrote to the shop.`,
    heading: 'A message to the shop',
    number: 'Ticket number',
    from: 'From',
    address: 'E-mail',
    about: 'About',
    message: 'The message',
    advice: 'Reply to this email to write to the sender.',
    button: 'Open the ticket',
  },
  ticketAnswered: {
    subject: (number: string) => `Our answer (${number})`,
    subjectAbout: (number: string, about: string) => `Re: ${about} (${number})`,
    preview: 'Here’s our reply to your message.',
    heading: 'Our answer',
    text: 'Here’s our reply to your message.',
    number: 'Ticket number',
    about: 'About',
    answer: 'Our answer',
    advice:
      'Still need help? Reply to this email and keep the ticket number in the subject. Our Contact page lists who else you can reach.',
  },
  /** What the shop decided about a design: to its maker. */
  designTakenDown: {
    subjects: {
      taken_down: 'Your design was taken down',
      hidden: 'Your design is no longer in the gallery',
    },
    previews: {
      taken_down: 'It can no longer be shown or ordered. Here’s why.',
      hidden: 'You can still order it for yourself. Here’s why.',
    },
    texts: {
      taken_down:
        'We took one of your designs down. It is no longer in the gallery or at its address, and it cannot be ordered or changed.',
      hidden:
        'We took one of your designs out of the public gallery. It stays in your profile, and you can still order it for yourself.',
    },
    design: 'Design',
    reason: 'Reason',
    reasons: profile.decisionReasons,
    said: 'What we add',
    next: 'If a paid order of yours has this design, we write to you about it and return the money where it is not printed.',
    objection: 'Do you see it differently? Answer this mail: a person reads it and looks again.',
  },
  designRestored: {
    subject: 'Your design is back',
    preview: 'We took another look.',
    heading: 'Your design is back',
    isPublic: 'We looked at your design again. It is in the gallery as before, and it can be ordered.',
    isPrivate: 'We took another look at your design. It’s back in your profile and you can order it again.',
    button: 'See your designs',
  },
  /** To somebody with an account who reported a design. */
  reportDecided: {
    subject: 'An update on your report',
    preview: 'We’ve reviewed the design you reported.',
    heading: 'An update on your report',
    text: 'Thank you for telling us. A person has looked at the design that you reported.',
    design: 'Design',
    outcomes: {
      kept: 'It stays up, as it doesn’t break our terms.',
      taken_down: 'It was taken down.',
      hidden: 'It is no longer in the public gallery.',
    },
    next: 'Do you see it differently? Answer this mail, or write to our grievance officer, whom the page “Contact” names.',
  },
  accountReason: (shop: string) =>
    `You’re getting this email because you have, or had, an account with ${shop} at this address.`,
  /** Signing in by a code. */
  signInCode: {
    subject: (shop: string) => `Your code to sign in to ${shop}`,
    preview: (code: string) => `${code}. Valid for ten minutes.`,
    heading: 'Your code to sign in',
    label: 'Code',
    text: 'Type it where you asked for it. It is valid for ten minutes and works once.',
    warning:
      'Please don’t share it with anyone. We will never ask you for it. Didn’t ask for a code? Someone may have typed your address by mistake, so you can ignore this email.',
    reason: (shop: string) => `You get this mail because somebody wanted to sign in at ${shop} with this address.`,
  },
  /** Confirms an order that is paid at the door. */
  cashCode: {
    subject: (tail: string) => `Your code to confirm order …${tail}`,
    preview: (code: string) => `${code}. Valid for ten minutes.`,
    heading: 'Your code to confirm the order',
    text: (amount: string) => `With this code you confirm the order. You pay ${amount} when it is delivered.`,
    warning: 'Didn’t order anything? Then please don’t share the code with anyone: without it nothing is made or sent.',
    reason: (shop: string) =>
      `You get this mail because somebody who signs in at ${shop} with this address placed an order.`,
  },
  /** Deleting an account. */
  deletionAsked: {
    subject: 'Your account will be deleted',
    preview: 'As soon as your open orders are settled.',
    heading: 'Your account will be deleted',
    text: 'You asked us to delete your account. An order, a payment or a refund of yours is still open; once all of it is done, we delete the account by itself and write to you.',
    change:
      'Changed your mind? You can cancel this any time before then, in your profile under “My data”. If this wasn’t you, cancel it there now and reply to this email.',
    button: 'See my data',
  },
  deletionWithdrawn: {
    subject: 'Your account stays',
    preview: 'It will not be deleted.',
    heading: 'Your account stays',
    text: 'You asked us to keep your account after all. It and everything in it stay as they are.',
  },
  accountDeleted: {
    subject: 'Your account is deleted',
    preview: 'This is the last email you’ll get from us.',
    heading: 'Your account is deleted',
    text: 'Your designs, pictures, addresses, messages and credits are gone, and you are signed out everywhere.',
    kept: 'Tax law requires us to keep the bills for what you bought, with the name and address on them. Orders stay in our books without your name.',
    last: 'This is the last mail to this address.',
  },
  /** How somebody signs in has changed. */
  signInChanged: {
    subjects: {
      way_added: 'Another way to sign in to your account',
      way_removed: 'A way to sign in was taken away',
      factor_on: 'Your second factor is on',
      factor_off: 'Your second factor is off',
      factor_undone: 'Your second factor was taken away',
      factor_guessed: 'Somebody is guessing your codes',
      codes_renewed: 'You have new recovery codes',
      recovery_used: 'A recovery code was used',
    },
    preview: 'If this was you, there’s nothing to do.',
    texts: {
      way_added: (date: string, time: string) =>
        `On ${date} at ${time} a sign-in provider was joined to your account, after a code from this mailbox was given: whoever signs in there gets into your account too. You can take it away in your profile under “Security”.`,
      way_removed: (date: string, time: string) =>
        `On ${date} at ${time} a sign-in provider was taken away from your account, and your other devices were signed out. A code to this mailbox signs you in as before.`,
      factor_on: (date: string, time: string) =>
        `On ${date} at ${time} a second factor was turned on for your account. From now on every sign-in asks for a code of your app.`,
      factor_off: (date: string, time: string) =>
        `On ${date} at ${time} the second factor of your account was turned off. Signing in asks for no code any more.`,
      factor_undone: (date: string, time: string) =>
        `On ${date} at ${time} the second factor of your account was taken away by the link in our mail, and everybody was signed out. Your account asks for no code now.`,
      factor_guessed: (date: string, time: string, left: number) =>
        `By ${date}, ${time} somebody who is signed in to your account, or was about to be, had given ${left} wrong codes of your second factor within a day. None was right.`,
      codes_renewed: (date: string, time: string) =>
        `On ${date} at ${time} new recovery codes were made for your account. The old ones are good for nothing any more.`,
      recovery_used: (date: string, time: string, left: number) =>
        `On ${date} at ${time} a recovery code was used for your account in place of a code of your app. ${left === 1 ? 'One is' : `${left} are`} left.`,
    },
    notYou:
      'Wasn’t you? Sign in now, choose “Sign out everywhere” in your profile under “Security”, change the password of your mailbox, and reply to this email.',
    notYouUndo: (date: string, time: string) =>
      `Was it not you? Then press the button below: it takes that second factor away and signs everybody out, without a code. It works until ${date}, ${time}. After that change the password of your mailbox, and answer this mail.`,
    undo: 'It was not me',
    button: 'See my security',
  },
  /** In mails that bring it. */
  withInvoice: 'Your invoice is attached as a PDF.',
  /** To an address that is not the one that the shopper signs in with. */
  detailsInAccount:
    'Names, addresses, designs and the invoice stand in the account that ordered: this address is not the one that it signs in with.',
  orderPaid: {
    subject: (tail: string) => `Your order is confirmed (…${tail})`,
    preview: (total: string, from: string, to: string) => `${total} paid. Expected ${from} to ${to}.`,
    previewCash: (total: string, from: string, to: string) => `${total} to pay at the door. Expected ${from} to ${to}.`,
    heading: 'Your order is confirmed',
    text: 'Thank you! We’ve received your payment and started work on your shirts.',
    textCash: (total: string) =>
      `Thank you! We’ve started work on your shirts. Please keep ${total} ready: you pay it when the parcel is delivered.`,
    next: (from: number, to: number) =>
      `We print in ${from}-${to} business days. Then a courier brings them, and we write again with the tracking number.`,
    button: 'See your order',
  },
  orderForShop: {
    subject: (total: string, tail: string) => `New order: ${total} (…${tail})`,
    preview: (pieces: number) => (pieces === 1 ? 'One shirt, paid.' : `${pieces} shirts, paid.`),
    previewCash: (pieces: number) =>
      pieces === 1 ? 'One shirt, cash on delivery.' : `${pieces} shirts, cash on delivery.`,
    heading: 'A new order',
    email: 'E-mail',
    button: 'Open the order',
  },
  /** Several at once. */
  ordersForShop: {
    subject: (count: number, total: string) => `${count} new orders: ${total}`,
    preview: (pieces: number) => `${pieces} shirts, paid.`,
    heading: (count: number) => `${count} new orders`,
    pieces: (pieces: number) => (pieces === 1 ? 'one shirt' : `${pieces} shirts`),
    button: 'See what is to be done',
  },
  /** To the shop: somebody says that they paid to its own UPI address. */
  paymentClaimed: {
    subject: (amount: string, tail: string) => `Look in your bank: ${amount} by UPI (…${tail})`,
    subjectAgain: (amount: string, tail: string) => `Still waiting: ${amount} by UPI (…${tail})`,
    preview: 'A customer says that it was paid. The order waits for your word.',
    heading: 'A customer says: paid by UPI',
    headingAgain: 'A UPI payment still waits for you',
    text: 'Look for it in your bank or UPI app. Then say on the page below how much arrived, or that it did not. Nothing is printed before that.',
    amount: 'Amount',
    button: 'Open the payments',
  },
  paymentFailed: {
    subject: (tail: string) => `Your payment did not go through (…${tail})`,
    preview: 'Your order is saved. You can try paying again.',
    heading: 'Your payment did not go through',
    shirts: 'Your order is not paid, so we have not started on it. It waits for you, and your cart is as it was.',
    credits: 'The payment for your credits didn’t go through, so none were added. You can try again whenever you like.',
    money:
      'If money left your account all the same, it is settled by itself: the order is paid with it, or it goes back the way it came.',
    button: 'Pay again',
  },
  creditsBought: {
    subject: (credits: number, tail: string) => `${credits === 1 ? '1 credit' : `${credits} credits`} added (…${tail})`,
    preview: 'They never expire.',
    heading: 'Your credits have been added',
    text: (credits: number) =>
      `Thank you! We’ve received your payment, and ${credits === 1 ? 'one credit was' : `${credits} credits were`} added to your account. Credits never expire.`,
    button: 'Make a design',
  },
  orderInProduction: {
    subject: (tail: string) => `Your shirts are being printed (…${tail})`,
    preview: 'Production has begun.',
    heading: 'Your shirts are being printed',
    text: 'Production has begun. From now on the order cannot be changed or cancelled.',
    next: 'When the parcel is on its way we write again.',
  },
  orderDelivered: {
    subject: (tail: string) => `Your order was delivered (…${tail})`,
    preview: 'We hope you love your shirts.',
    heading: 'Your order was delivered',
    text: 'Your parcel is with you. We hope you love your shirts.',
    damage: (days: number) =>
      `Is a shirt damaged, faulty or not what you ordered? Report it on the page of your order within ${days} days, with photos.`,
  },
  orderShipped: {
    subject: (tail: string) => `Your order is on its way (…${tail})`,
    preview: 'Your shirts have left our workshop.',
    heading: 'Your order is on its way',
    text: 'Your shirts have left our workshop.',
    noTracking: 'The tracking number follows on the page of your order.',
    toCollect: (amount: string) => `Please keep ${amount} ready: you pay it when the parcel is delivered.`,
    button: 'See your order',
  },
  orderTracking: {
    subject: (tail: string) => `Follow your parcel (…${tail})`,
    preview: 'Your tracking number is here.',
    heading: 'Follow your parcel',
    text: 'Your shirts are on their way, and this is the number to follow them by.',
  },
  /** A button to the carrier's page. */
  follow: 'Track your parcel',
  refundStarted: {
    subject: (amount: string, tail: string) => `We are returning ${amount} (…${tail})`,
    preview: (from: number, to: number) => `It reaches you within ${from}-${to} business days.`,
    heading: 'Your money is on its way back',
    /** By why it goes back. */
    texts: {
      admin: 'We’ve started a refund for your order.',
      cancelled: 'Your order is cancelled, as you wished. We are returning all that you paid.',
      not_needed:
        'We received a payment this order didn’t need: it was already paid, or you had placed a newer order instead. We’re refunding it.',
    },
    way: (from: number, to: number) =>
      `It goes back the way it came: to the UPI account, card or bank account that you paid with. It takes ${from}-${to} business days.`,
  },
  refunded: {
    subject: (amount: string, tail: string) => `${amount} returned (…${tail})`,
    preview: 'Your refund has been sent.',
    heading: 'Your refund is complete',
    text: 'The payment provider has sent your money back to where it came from. Some banks show it a little later.',
  },
  /** What the mails about returns share. */
  returns: {
    what: 'What',
    reason: 'What is wrong',
    reasons: { damaged: 'Damaged', faulty: 'Faulty', wrong_item: 'Not what was ordered' },
    wrote: 'What you wrote',
    note: 'What we have to say about it',
  },
  returnReported: {
    subject: (tail: string) => `We got your report (…${tail})`,
    preview: 'We’ll look at your photos and get back to you.',
    heading: 'We got your report',
    text: (hours: number) =>
      `We’re sorry something is wrong with your order. A person will look at your photos and reply within ${hours} hours.`,
    next: 'Please keep the shirt and its packaging until then. You don’t need to send anything back unless we ask.',
  },
  returnForShop: {
    subject: (reason: string, tail: string) => `Return requested: ${reason} (…${tail})`,
    preview: (name: string) => `${name} has reported something and sent photos.`,
    heading: 'A return is requested',
    customer: 'Customer',
    email: 'E-mail',
    photos: 'Photos',
    wrote: 'What the customer wrote',
    button: 'Look at the photos and decide',
  },
  returnReplaced: {
    subject: (tail: string) => `We make it once more (…${tail})`,
    preview: 'Your replacement is free.',
    heading: 'A replacement is coming your way',
    text: (days: number) =>
      `We make it once more and send it to the same address, free of charge. It comes within ${days} business days, and we write again when it is on its way.`,
    newOrder: 'New order',
    button: 'See the new order',
  },
  returnRefunded: {
    subject: (tail: string) => `Your money goes back (…${tail})`,
    preview: 'You don’t need to send anything back.',
    heading: 'You’re getting a refund',
    text: (from: number, to: number) =>
      `You don’t need to send anything back. The money goes the way it came and takes ${from}-${to} business days.`,
  },
  returnSendBack: {
    subject: (tail: string) => `Please send it back (…${tail})`,
    preview: 'Your money goes back as soon as it is here. We pay for the parcel.',
    heading: 'Please send it back',
    text: 'We accept your report. Please send the item to this address, with the number of your order in the parcel. Your money goes back as soon as it is here.',
    address: 'Send it to',
    paid: 'You do not pay for this. Answer this mail and we have it fetched, or send it and keep the receipt: we return what you spent.',
  },
  returnReceived: {
    subject: (tail: string) => `Your parcel came back (…${tail})`,
    preview: 'We’ll check it and get back to you.',
    heading: 'Your parcel came back',
    text: 'We’ve received what you sent back. We’ll check it now and then refund you.',
  },
  returnRefused: {
    subject: (tail: string) => `About your report (…${tail})`,
    preview: 'We cannot take it back, and tell you why.',
    heading: 'We cannot take it back',
    text: 'We’ve looked carefully at your report and photos.',
    next: 'Do you see it differently? Answer this mail: a person reads it. The page “Contact” names who else you can turn to.',
  },
  refundAmount: 'Amount',
  credits: 'Credits',
  seeOrder: 'See your order',
  order: 'Order',
  size: (size: string) => (size === 'One size' ? 'one size' : `size ${size}`),
  /** Where it is printed, by 'position/size'. */
  places: {
    'chest/chest': 'small chest print',
    'front/a4': 'A4 print in front',
    'front/a3': 'A3 print in front',
    'back/a3': 'A3 print on the back',
  } as Record<string, string>,
  pieces: (count: number, price: string) => `${count} × ${price}`,
};

/** /setup: how a shop gets its owner and opens. */
export const words = {
  title: 'Open your shop',
  lead: 'Six short steps, and your shop is open. Each is kept when you leave it, and can be changed later in Admin, Settings.',
  stepsLabel: 'Steps',
  steps: {
    you: 'You',
    shop: 'Shop',
    seller: 'Seller',
    goods: 'Goods',
    payments: 'Pay',
    delivery: 'Send',
    opening: 'Open',
  },
  begin: {
    title: 'Who owns this shop?',
    text: 'The link that you opened says that you started the shop. Give the e-mail address that you will sign in with.',
    email: 'Your e-mail',
    go: 'This shop is mine',
    noLink:
      'Open the address that the shop printed when it started: it begins with this page and is good once, for an hour. Start the shop again for a new one.',
    signIn: 'You are its owner already? Sign in.',
    failed: 'This did not work',
  },
  you: {
    title: 'You are the owner',
    text: (email: string) => `You are signed in as ${email}.`,
    mail: 'Next time you sign in by a code in an e-mail. For that the shop needs a mail server, and your buyers get their mails from it. You can do this later; until then this browser is the only key to your shop.',
  },
  shopTitle: 'What is your shop called, and how does it look?',
  sellerTitle: 'Who sells?',
  sellerText:
    'Without a GSTIN the shop writes plain bills and no word of tax. With one it writes tax invoices, and prices include GST.',
  goodsTitle: 'What do you sell?',
  goodsText:
    'These shirts are ready to be sold. Change what they cost, or stop selling one; you can add your own later.',
  paymentsTitle: 'How are you paid?',
  deliveryTitle: 'How does it reach people?',
  deliveryText:
    'Whatever you leave empty is as the shop does by itself: ₹60 an order, in 4-12 business days, everywhere in India.',
  openingTitle: 'Ready?',
  next: 'Save and go on',
  go: 'Go on',
  back: 'Back',
  open: 'Open the shop',
  opened: 'Your shop is open',
  openedText: 'Orders come in from now on. Make one yourself to see what your buyers see.',
  openedFactor:
    'Orders and addresses of your buyers are behind the admin: at its first visit it asks you for a second factor, a code of an app on your phone.',
  toShop: 'See the shop',
  toAdmin: 'To the admin',
  failed: 'The shop did not open',
  missing: 'Still missing before the first order:',
  soon: 'Soon needed:',
  nothingMissing: 'Everything is there.',
  needs: {
    seller: 'Who sells: name, address, e-mail, phone and grievance officer',
    payments: 'A way to be paid',
    signIn: 'A way to sign in: a mail server, or Google',
    mail: 'A mail server, so that buyers hear of their orders',
    address: 'An https address on the internet, so that others than this machine reach the shop',
  },
  loadFailed: 'The shop did not answer',
  retry: 'Try again',
  denied: {
    title: 'This page is for the owner',
    text: 'Sign in with the address of the shop’s owner to set it up.',
  },
};

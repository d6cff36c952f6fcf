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
  /** How other devices reach the shop. */
  reach: {
    title: 'Who reaches your shop',
    now: (url: string) => `Your shop stands at ${url}, which leads to the machine that it runs on and nowhere else.`,
    nearby: 'A phone on the same Wi-Fi reaches it at:',
    onlyHere:
      'A phone on the same Wi-Fi reaches it once the shop is started with HOST=0.0.0.0; it then prints the address for the phone.',
    why: 'For your customers it needs an address that begins with https://. Gateways send the news of payments there, the links in mails begin with it, and sign-in with Google comes back to it. There are two ways:',
    domain:
      'A domain: buy a name, let it lead to your server, and put the program Caddy before the shop. It gets the certificate by itself. The file docs/operations.md of the shop has the three lines.',
    tunnel: 'A tunnel from this machine, good for a trial. This command prints an https address:',
    afterwards:
      'Write the address into “Address of the shop”, in step 2. You can also do this later: what you sell and how it looks stays.',
  },
  goodsTitle: 'What do you sell?',
  goodsText: 'These are ready to be sold. Say what they cost; you can add your own later.',
  prices: {
    title: 'Prices in rupees',
    text: 'A buyer pays the product and each place that is printed.',
    wrong: 'Write rupees, such as 499.',
  },
  allOfIt: 'Colours, sizes, texts and everything else',
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
    sellerName: 'The name of the seller',
    sellerAddress: 'The address of the seller, with its PIN code',
    sellerEmail: 'An e-mail address for shoppers',
    sellerPhone: 'A phone number for shoppers: ten digits, the first from 6 to 9',
    sellerOfficer: 'Who answers complaints: the grievance officer',
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

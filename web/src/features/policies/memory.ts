/** What the shop keeps in the browser, and where; a test holds the list to the code, words.memory says what for. */
export const MEMORY = {
  chhaap_cart: 'cookie',
  'better-auth': 'cookie',
  auth: 'localStorage',
  'cart-storage': 'localStorage',
  'cart-removals': 'localStorage',
  currentDesign: 'localStorage',
  runningJob: 'localStorage',
  pendingOrder: 'localStorage',
  offerCode: 'localStorage',
  seenPrices: 'localStorage',
  languageChoice: 'localStorage',
  draftPrompt: 'sessionStorage',
  remixStart: 'sessionStorage',
  shirtWish: 'sessionStorage',
  checkoutDraft: 'sessionStorage',
  checkoutOrder: 'sessionStorage',
  returnLanguage: 'sessionStorage',
  scrollPlaces: 'sessionStorage',
} as const;
export type MemoryName = keyof typeof MEMORY;

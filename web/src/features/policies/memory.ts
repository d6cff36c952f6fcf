/** What the shop keeps in the browser, and where; a test holds the list to the code, words.memory says what for. */
export const MEMORY = {
  chhaap_cart: 'cookie',
  chhaap_joining: 'cookie',
  chhaap_visits: 'cookie',
  'better-auth': 'cookie',
  auth: 'localStorage',
  'cart-storage': 'localStorage',
  'cart-removals': 'localStorage',
  currentDesign: 'localStorage',
  keptDesign: 'localStorage',
  runningJob: 'localStorage',
  arrangementDraft: 'localStorage',
  previews: 'localStorage',
  runningPreview: 'localStorage',
  'cart-credit-storage': 'localStorage',
  pendingOrder: 'localStorage',
  offerCode: 'localStorage',
  seenPrices: 'localStorage',
  languageChoice: 'localStorage',
  groupSecrets: 'localStorage',
  draftPrompt: 'sessionStorage',
  look: 'sessionStorage',
  keptWords: 'sessionStorage',
  remixStart: 'sessionStorage',
  shirtWish: 'sessionStorage',
  codeRequest: 'sessionStorage',
  secondPrint: 'sessionStorage',
  keptUpload: 'sessionStorage',
  keptFile: 'indexedDB',
  checkoutDraft: 'sessionStorage',
  checkoutOrder: 'sessionStorage',
  formDraft: 'sessionStorage',
  returnLanguage: 'sessionStorage',
  scrollPlaces: 'sessionStorage',
} as const;
export type MemoryName = keyof typeof MEMORY;

/** Cookies that the server sets. At https their names begin so that browsers take them from this host alone (RFC 6265bis). */
const OF_SERVER: readonly MemoryName[] = ['chhaap_cart', 'chhaap_joining', 'better-auth'];

/** The name under which a browser of this shop keeps it. */
export const nameAt = (publicUrl: string, name: MemoryName): string =>
  publicUrl.startsWith('https:') && OF_SERVER.includes(name) ? `__Host-${name}` : name;

import { storedEntry } from './entry.ts';

/** The language that a shopper left for the payment page in: the gateway brings everybody back to the same address. */
export const returnLanguageEntry = storedEntry<{ language: 'en' | 'hi' }>({
  key: 'returnLanguage',
  version: 1,
  area: 'session',
  check: ({ language }) => (language === 'en' || language === 'hi' ? { language } : undefined),
});

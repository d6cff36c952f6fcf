import { isLanguage, type Language } from '../../../domain/src/languages.ts';
import { storedEntry } from './entry.ts';

/** The language that a shopper left for the payment page in: the gateway brings everybody back to the same address. */
export const returnLanguageEntry = storedEntry<{ language: Language }>({
  key: 'returnLanguage',
  version: 1,
  area: 'session',
  check: ({ language }) => (isLanguage(language) ? { language } : undefined),
});

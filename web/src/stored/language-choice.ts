import { storedEntry } from './entry.ts';

/** The language that this visitor chose, or kept when another was offered: nothing is offered after that. */
export const languageChoiceEntry = storedEntry<{ language: 'en' | 'hi' }>({
  key: 'languageChoice',
  version: 1,
  check: ({ language }) => (language === 'en' || language === 'hi' ? { language } : undefined),
});

import { isLanguage, type Language } from '../../../domain/src/languages.ts';
import { storedEntry } from './entry.ts';

/** The language that this visitor chose, or kept when another was offered: nothing is offered after that. */
export const languageChoiceEntry = storedEntry<{ language: Language }>({
  key: 'languageChoice',
  version: 1,
  check: ({ language }) => (isLanguage(language) ? { language } : undefined),
});

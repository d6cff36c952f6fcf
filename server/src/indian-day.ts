import { LANGUAGES, type Language } from '../../domain/src/languages.ts';

const DAY = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** '22 November 2026', the Indian day. */
export const longDay = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, DAY).format(at);

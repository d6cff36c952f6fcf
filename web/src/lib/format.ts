import { LANGUAGES, type Language } from '../../../domain/src/languages.ts';

/** Dates of the shop are Indian dates (rulings, Admin), whatever clock the reader's machine has. India sets no clock forward. */
const INDIA_IS_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** A moment whose UTC parts are what a clock in India shows. */
const inIndia = (timestamp: string): Date => new Date(Date.parse(timestamp) + INDIA_IS_AHEAD_MS);

/** '20 Nov': month and day of a timestamp (S1 §2). */
export function monthAndDay(timestamp: string, language: Language): string {
  const at = inIndia(timestamp);
  return `${at.getUTCDate()} ${LANGUAGES[language].months[at.getUTCMonth()]}`;
}

/** '20 Nov 2026'. */
export const fullDate = (timestamp: string, language: Language): string =>
  `${monthAndDay(timestamp, language)} ${inIndia(timestamp).getUTCFullYear()}`;

/** '20 Nov 2026, 4:05 pm'; in Hindi '20 नव॰ 2026, शाम 4:05'. */
export function dateAndTime(timestamp: string, language: Language): string {
  const at = inIndia(timestamp);
  const hour = at.getUTCHours();
  const clock = `${hour % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')}`;
  return `${fullDate(timestamp, language)}, ${LANGUAGES[language].timeOf(hour, clock)}`;
}

/** 'in 40 minutes', 'in 3 hours': when so many seconds are over, rounded up. */
export function whenAfter(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const format = new Intl.RelativeTimeFormat(LANGUAGES[language].locale, { numeric: 'always' });
  return minutes > 90 ? format.format(Math.ceil(minutes / 60), 'hour') : format.format(minutes, 'minute');
}

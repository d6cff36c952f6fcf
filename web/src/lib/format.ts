type Language = 'en' | 'hi';

/** Dates of the shop are Indian dates (rulings, Admin), whatever clock the reader's machine has. India sets no clock forward. */
const INDIA_IS_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** Short names of months as CLDR has them. A browser's own table of dates takes a slow phone 240 ms to open, on each page with one. */
const MONTHS: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  hi: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
};

/** A moment whose UTC parts are what a clock in India shows. */
const inIndia = (timestamp: string): Date => new Date(Date.parse(timestamp) + INDIA_IS_AHEAD_MS);

/** '20 Nov': month and day of a timestamp (S1 §2). */
export function monthAndDay(timestamp: string, language: Language): string {
  const at = inIndia(timestamp);
  return `${at.getUTCDate()} ${MONTHS[language][at.getUTCMonth()]}`;
}

/** '20 Nov 2026'. */
export const fullDate = (timestamp: string, language: Language): string =>
  `${monthAndDay(timestamp, language)} ${inIndia(timestamp).getUTCFullYear()}`;

/** The part of the day that stands before an hour in Hindi, as CLDR has it. */
function hindiDayPart(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

/** '20 Nov 2026, 4:05 pm'; in Hindi '20 नव॰ 2026, शाम 4:05'. */
export function dateAndTime(timestamp: string, language: Language): string {
  const at = inIndia(timestamp);
  const hour = at.getUTCHours();
  const clock = `${hour % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, '0')}`;
  const time = language === 'hi' ? `${hindiDayPart(hour)} ${clock}` : `${clock} ${hour < 12 ? 'am' : 'pm'}`;
  return `${fullDate(timestamp, language)}, ${time}`;
}

/** 'in 40 minutes', 'in 3 hours': when so many seconds are over, rounded up. */
export function whenAfter(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  return minutes > 90 ? format.format(Math.ceil(minutes / 60), 'hour') : format.format(minutes, 'minute');
}

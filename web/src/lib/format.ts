/** Dates of the shop are Indian dates (rulings, Admin), whatever clock the reader's machine has. */
const TIME_ZONE = 'Asia/Kolkata';

const LOCALES = { en: 'en-IN', hi: 'hi-IN' };
type Language = keyof typeof LOCALES;

const formats = new Map<string, Intl.DateTimeFormat>();
function format(language: Language, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${name}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone: TIME_ZONE, ...options });
  formats.set(key, known);
  return known;
}

/** '20 Nov': month and day of a timestamp (S1 §2). */
export const monthAndDay = (timestamp: string, language: Language): string =>
  format(language, 'day', { day: 'numeric', month: 'short' }).format(new Date(timestamp));

/** '20 Nov 2026'. */
export const fullDate = (timestamp: string, language: Language): string =>
  format(language, 'date', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(timestamp));

/** '20 Nov 2026, 4:05 pm'. */
export const dateAndTime = (timestamp: string, language: Language): string =>
  format(language, 'time', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(timestamp));

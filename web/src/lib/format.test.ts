import { describe, expect, it } from 'vitest';
import { LANGUAGE_KEYS } from '../../../domain/src/languages.ts';
import { dateAndTime, fullDate, monthAndDay } from './format.ts';

const day = { day: 'numeric', month: 'short' } as const;
const year = { ...day, year: 'numeric' } as const;
const time = { ...year, hour: 'numeric', minute: '2-digit' } as const;
type Options = Intl.DateTimeFormatOptions;
const FORMS: Record<string, { write: typeof dateAndTime; options: { en: Options; hi: Options } }> = {
  monthAndDay: { write: monthAndDay, options: { en: day, hi: day } },
  fullDate: { write: fullDate, options: { en: year, hi: year } },
  // Hindi says which part of the day it is ('शाम 4:05'): 'pm' is English.
  dateAndTime: { write: dateAndTime, options: { en: time, hi: { ...time, dayPeriod: 'short' } } },
};

describe.each(Object.entries(FORMS))('%s', (_name, { write, options }) => {
  it.each(LANGUAGE_KEYS)('is what Intl writes for India, in %s', language => {
    const intl = new Intl.DateTimeFormat(`${language}-IN`, { timeZone: 'Asia/Kolkata', ...options[language] });
    // So many hours apart that every hour, day and month comes.
    for (let at = Date.UTC(2000, 0); at < Date.UTC(2099, 0); at += 277.31 * 60 * 60 * 1000)
      expect(write(new Date(at).toISOString(), language)).toBe(intl.format(at).replaceAll(/[\u202f\u00a0]/g, ' '));
  });
});

it('turns the day at midnight in India', () => {
  expect(dateAndTime('2026-12-31T18:29:59.999Z', 'en')).toBe('31 Dec 2026, 11:59 pm');
  expect(dateAndTime('2026-12-31T18:30:00Z', 'en')).toBe('1 Jan 2027, 12:00 am');
  expect(dateAndTime('2026-12-31T18:30:00Z', 'hi')).toBe('1 जन॰ 2027, रात 12:00');
});

import { dayAfter, dayOf, startOfDay } from '../../../../domain/src/india-days.ts';

/** The first moment of a day in India; a moment that it has already stays where its day does. */
export function momentOfDay(day: string, kept?: string | null): string | null {
  if (day === '') return null;
  return kept && dayOf(new Date(kept)) === day ? kept : startOfDay(day).toISOString();
}

/** The moment after the last one of a day in India. */
export function endOfDay(day: string, kept?: string | null): string | null {
  if (day === '') return null;
  return kept && lastDayOf(kept) === day ? kept : startOfDay(dayAfter(day, 1)).toISOString();
}

/** The last day that something counts on that ends at a moment. */
export const lastDayOf = (end: string): string => dayOf(new Date(Date.parse(end) - 1));
/** The last moment of it, to be written as a date. */
export const lastMomentOf = (end: string): string => new Date(Date.parse(end) - 1).toISOString();
/** The day of a moment as a form has it. */
export const dayText = (moment: string | null): string => (moment === null ? '' : dayOf(new Date(moment)));

import { dayAfter, startOfDay } from './india-days.ts';

/** A month, '2026-11', or a quarter, '2026-Q4' (October to December): what tax returns are filed for (CGST Rules, rules 59 and 61A). */
export const BOOK_PERIOD = /^(2[01]\d\d)-(?:(0[1-9]|1[0-2])|Q([1-4]))$/;

/** The first month of a period, counted from 0, and how many it has. Throws RangeError for what is none. */
function monthsOf(period: string): { year: number; first: number; count: number } {
  const [, year, month, quarter] = BOOK_PERIOD.exec(period) ?? [];
  if (month !== undefined) return { year: Number(year), first: Number(month) - 1, count: 1 };
  if (quarter !== undefined) return { year: Number(year), first: (Number(quarter) - 1) * 3, count: 3 };
  throw new RangeError(`No month and no quarter: ${period}`);
}

const firstOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** Its first and last day, in India. */
export function daysOfPeriod(period: string): { from: string; to: string } {
  const { year, first, count } = monthsOf(period);
  return { from: firstOfMonth(year, first), to: dayAfter(firstOfMonth(year, first + count), -1) };
}

/** The moments at which it begins and is over: a month of India begins at 18:30 UTC of the day before. */
export function momentsOfPeriod(period: string): { since: Date; until: Date } {
  const { from, to } = daysOfPeriod(period);
  return { since: startOfDay(from), until: startOfDay(dayAfter(to, 1)) };
}

/** The months up to the one of a day, the newest first, each quarter before its months: '2026-Q4', '2026-11', '2026-10', '2026-Q3' … */
export function bookPeriods(day: string, months: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const list: string[] = [];
  for (let ago = 0; ago < months; ago++) {
    const one = firstOfMonth(year, month - 1 - ago).slice(0, 7);
    const quarter = `${one.slice(0, 5)}Q${Math.ceil(Number(one.slice(5)) / 3)}`;
    if (!list.includes(quarter)) list.push(quarter);
    list.push(one);
  }
  return list;
}

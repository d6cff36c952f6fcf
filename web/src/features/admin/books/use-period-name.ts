import { daysOfPeriod } from '../../../../../domain/src/book-periods.ts';
import { LANGUAGES } from '../../../../../domain/src/languages.ts';
import { useLanguage, useWords } from '../../../words.ts';

/** 'Nov 2026', 'Oct to Dec 2026': a month or quarter of the books in words. */
export function usePeriodName(): (period: string) => string {
  const words = useWords('adminBooks');
  const { months } = LANGUAGES[useLanguage()];
  const nameOf = (day: string): string => months[Number(day.slice(5, 7)) - 1]!;
  return period => {
    const { from, to } = daysOfPeriod(period);
    const year = Number(from.slice(0, 4));
    const [first, last] = [nameOf(from), nameOf(to)];
    return first === last ? words.month(first, year) : words.quarter(first, last, year);
  };
}

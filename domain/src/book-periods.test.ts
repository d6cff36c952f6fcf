import { expect, test } from 'vitest';
import { BOOK_PERIOD, bookPeriods, daysOfPeriod, momentsOfPeriod } from './book-periods.ts';

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026-Q1', '2026-01-01', '2026-03-31'],
  ['2026-Q4', '2026-10-01', '2026-12-31'],
])('%s is from %s to %s', (period, from, to) => expect(daysOfPeriod(period)).toEqual({ from, to }));

test('a month of India begins at 18:30 UTC of the day before, where the one before it ends', () => {
  const april = momentsOfPeriod('2026-04');
  expect(april.since.toISOString()).toBe('2026-03-31T18:30:00.000Z');
  expect(momentsOfPeriod('2026-03').until).toEqual(april.since);
  expect(momentsOfPeriod('2026-Q2')).toEqual({ since: april.since, until: momentsOfPeriod('2026-06').until });
});

test.each(['2026', '2026-13', '2026-00', '2026-Q5', '2026-1', '1999-01', '2026-Q1-01', ''])('%j is none', period => {
  expect(BOOK_PERIOD.test(period)).toBe(false);
  expect(() => daysOfPeriod(period)).toThrow(RangeError);
});

test('the newest come first, each quarter before its months', () =>
  expect(bookPeriods('2026-02-14', 4)).toEqual(['2026-Q1', '2026-02', '2026-01', '2025-Q4', '2025-12', '2025-11']));

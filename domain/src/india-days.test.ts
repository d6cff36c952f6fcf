import { describe, expect, test } from 'vitest';
import { dayAfter, dayOf, momentsOf, monthsUpTo, periodBefore, startOfDay, indiaTime } from './india-days.ts';

describe('days in India', () => {
  test.each([
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-11-21T18:30:00.000Z', '2026-11-22'],
    ['2026-12-31T19:00:00.000Z', '2027-01-01'],
  ])('%s is %s', (at, day) => expect(dayOf(new Date(at))).toBe(day));

  test('begin at half past six in the evening of the day before, in UTC', () => {
    expect(startOfDay('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z');
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    const { since, until } = momentsOf({ from: '2026-11-22', to: '2026-11-22' });
    expect(until!.getTime() - since!.getTime()).toBe(86_400_000);
    expect(momentsOf({})).toEqual({ since: undefined, until: undefined });
  });

  test.each([
    ['2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
    ['2026-11-01', '2026-11-30', '2026-10-02', '2026-10-31'],
    ['2024-03-01', '2024-03-02', '2024-02-28', '2024-02-29'],
  ])('%s to %s follows on %s to %s', (from, to, before, end) =>
    expect(periodBefore(from, to)).toEqual({ from: before, to: end }),
  );

  test('months have their first and last day', () => {
    expect(monthsUpTo('2026-01-15', 3)).toEqual([
      { month: '2025-11', from: '2025-11-01', to: '2025-11-30' },
      { month: '2025-12', from: '2025-12-01', to: '2025-12-31' },
      { month: '2026-01', from: '2026-01-01', to: '2026-01-31' },
    ]);
  });
});

test('a moment for people has the time of India and its offset', () => {
  // The first hours of a financial year are the last of the year before in UTC.
  expect(indiaTime(new Date('2026-03-31T20:30:00.500Z'))).toBe('2026-04-01T02:00:00+05:30');
  expect(new Date(indiaTime(new Date('2026-03-31T20:30:00Z'))).toISOString()).toBe('2026-03-31T20:30:00.000Z');
});

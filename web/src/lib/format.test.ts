import { expect, test } from 'vitest';
import { dateAndTime, fullDate, monthAndDay } from './format.ts';

test('dates are Indian dates', () => {
  const lateInLondon = '2026-11-19T20:00:00.000Z';
  expect(monthAndDay(lateInLondon, 'en')).toBe('20 Nov');
  expect(fullDate(lateInLondon, 'en')).toBe('20 Nov 2026');
  expect(dateAndTime(lateInLondon, 'en')).toMatch(/^20 Nov 2026, 1:30.am$/);
  expect(monthAndDay(lateInLondon, 'hi')).toMatch(/^20 नव/);
});

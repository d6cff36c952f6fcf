import { expect, test } from 'vitest';
import { renewalDelay } from './use-session.ts';

test('a token is renewed five minutes before its end', () => {
  expect(renewalDelay(900_000, 0, 0)).toBe(600_000);
  expect(renewalDelay(900_000, 700_000, 0)).toBe(0);
});

test('after failures the wait is 30 s, doubling to 960 s and no more', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map(failures => renewalDelay(0, 0, failures) / 1000);
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gstDay, isLargeSale, placeOfSupply, runsOf } from './gstr1.ts';
import { decimalRupees, paiseOf } from './money.ts';

test.each([
  ['2026-11-22', 10_000_001, false, true],
  ['2026-11-22', 10_000_000, false, false],
  ['2026-11-22', 90_000_000, true, false],
  ['2024-07-31', 10_000_001, false, false],
  ['2024-07-31', 25_000_001, false, true],
  ['2024-08-01', 10_000_001, false, true],
])('on %s an invoice of %i paise, local %s, is large: %s', (day, total, isLocal, isLarge) =>
  expect(isLargeSale({ isLocal, total: paiseOf(total), issuedAt: new Date(`${day}T06:00:00Z`) })).toBe(isLarge),
);

test('the limit changes at midnight of India', () => {
  const at = (moment: string) =>
    isLargeSale({ isLocal: false, total: paiseOf(20_000_000), issuedAt: new Date(moment) });
  expect([at('2024-07-31T18:29:59Z'), at('2024-07-31T18:30:00Z')]).toEqual([false, true]);
});

test('days and places are written as the tool writes them', () => {
  expect(gstDay(new Date('2027-03-31T18:29:59Z'))).toBe('31-Mar-2027');
  expect(gstDay(new Date('2027-03-31T18:30:00Z'))).toBe('01-Apr-2027');
  expect(placeOfSupply({ code: '01', name: 'Jammu and Kashmir' })).toBe('01-Jammu and Kashmir');
});

test('runs are the numbers, whatever their order', () => {
  expect(runsOf([4, 1, 2, 7, 3])).toEqual([
    { from: 1, to: 4 },
    { from: 7, to: 7 },
  ]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), serials => {
      const runs = runsOf(serials);
      const told = runs.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n));
      expect(told).toEqual(serials.toSorted((a, b) => a - b));
      runs.slice(1).forEach((run, n) => expect(run.from).toBeGreaterThan(runs[n]!.to + 1));
    }),
  );
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [123_456, '1234.56'],
  [-5, '-0.05'],
  [-123_400, '-1234.00'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%i paise are %s rupees', (paise, text) => expect(decimalRupees(paiseOf(paise))).toBe(text));

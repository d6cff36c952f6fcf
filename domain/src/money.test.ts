import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupees, formatRupeesAndPaise, fromRupees, paiseOf, sumOf, times, toRupees } from './money.ts';

test('an amount is a whole, safe number of paise', () => {
  for (const wrong of [0.5, NaN, Infinity, 2 ** 53]) expect(() => paiseOf(wrong)).toThrow(RangeError);
  expect(() => fromRupees(1.005)).toThrow(RangeError);
});

test('rupees and paise turn into each other without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 10 }), amount => {
      expect(fromRupees(toRupees(paiseOf(amount)))).toBe(amount);
    }),
  );
});

test('sums and multiples stay whole', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([paiseOf(39900), paiseOf(5000)])).toBe(44900);
  expect(times(paiseOf(44900), 3)).toBe(134700);
});

test.each([
  [399, '₹399'],
  [1399, '₹1,399'],
  [100000, '₹1,00,000'],
  [399.5, '₹399.50'],
  [0, '₹0'],
])('%d rupees are written %s', (rupees, text) => expect(formatRupees(rupees)).toBe(text));

test.each([
  [399, '₹399.00'],
  [1399.5, '₹1,399.50'],
  [0, '₹0.00'],
])('%d rupees are written %s with their paise', (rupees, text) => expect(formatRupeesAndPaise(rupees)).toBe(text));

test('rupees are written as Intl writes them for India', () => {
  const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  const broken = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), amount => {
      const rupees = toRupees(paiseOf(amount));
      expect(formatRupees(rupees)).toBe((Number.isInteger(rupees) ? whole : broken).format(rupees));
      expect(formatRupeesAndPaise(rupees)).toBe(broken.format(rupees));
    }),
  );
});

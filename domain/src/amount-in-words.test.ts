import { expect, test } from 'vitest';
import { numberInWords, rupeesAndPaise, type NumberNames } from './amount-in-words.ts';
import { paiseOf } from './money.ts';

/** Numbers as digits: what is left is how they are counted. */
const DIGITS: NumberNames = {
  small: Array.from({ length: 100 }, (_, number) => String(number)),
  ...{ hundred: 'hundred', thousand: 'thousand', lakh: 'lakh', crore: 'crore' },
};

test.each([
  [0, '0'],
  [99, '99'],
  [100, '1 hundred'],
  [958, '9 hundred 58'],
  [10_001, '10 thousand 1'],
  [100_502, '1 lakh 5 hundred 2'],
  [12_34_56_789, '12 crore 34 lakh 56 thousand 7 hundred 89'],
  [1_000_000_000_000, '1 lakh crore'],
])('%i is counted as %s', (number, words) => expect(numberInWords(number, DIGITS)).toBe(words));

test('an amount is rupees and paise', () => expect(rupeesAndPaise(paiseOf(95_805))).toEqual({ rupees: 958, paise: 5 }));

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { paiseOf } from './money.ts';
import { STATES } from './states.ts';
import { goodsRate, STATE_CODES, TAX_RULES, taxRuleAt, taxWithin, type TaxRule } from './tax.ts';

const [RULE] = TAX_RULES;

describe('tax within an amount', () => {
  it.each([
    ['a regular shirt, same state', 39_900, 500, true, { taxable: 38_000, cgst: 950, sgst: 950, igst: 0 }],
    ['a regular shirt, other state', 39_900, 500, false, { taxable: 38_000, cgst: 0, sgst: 0, igst: 1900 }],
    ['20 credits (india §4.1)', 10_000, 1800, false, { taxable: 8475, cgst: 0, sgst: 0, igst: 1525 }],
    ['20 credits, same state', 10_000, 1800, true, { taxable: 8474, cgst: 763, sgst: 763, igst: 0 }],
    ['shipping', 6000, 500, true, { taxable: 5714, cgst: 143, sgst: 143, igst: 0 }],
    ['nothing', 0, 500, true, { taxable: 0, cgst: 0, sgst: 0, igst: 0 }],
    ['a paisa', 1, 1800, true, { taxable: 1, cgst: 0, sgst: 0, igst: 0 }],
  ])('of %s', (_, amount, rate, isLocal, parts) => expect(taxWithin(paiseOf(amount), rate, isLocal)).toEqual(parts));

  it('adds up, is split in equal halves, and is at most a paisa from the exact tax', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_00 }).map(paiseOf),
        fc.constantFrom(0, 25, 500, 1200, 1800, 2800),
        fc.boolean(),
        (amount, rate, isLocal) => {
          const { taxable, cgst, sgst, igst } = taxWithin(amount, rate, isLocal);
          expect(taxable + cgst + sgst + igst).toBe(amount);
          expect(cgst).toBe(sgst);
          expect(isLocal ? igst : cgst).toBe(0);
          expect(Math.min(taxable, cgst, igst)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(cgst + sgst + igst - (amount * rate) / (10_000 + rate))).toBeLessThanOrEqual(1);
        },
      ),
    ));
});

test.each([
  [250_000, 1, 500],
  [250_001, 1, 1800],
  [500_000, 2, 500],
  [500_001, 2, 1800],
  [0, 3, 500],
])('%i paise for %i pieces are taxed with %i', (net, pieces, rate) =>
  expect(goodsRate(RULE!, paiseOf(net), pieces)).toBe(rate),
);

describe('the rule of a moment', () => {
  const rule = (from: string): TaxRule => ({ ...RULE!, from });
  const rules = [rule('2027-04-01'), rule('2025-09-22')];
  it.each([
    ['2026-11-22T10:00:00Z', '2025-09-22'],
    ['2027-03-31T18:29:59Z', '2025-09-22'],
    ['2027-03-31T18:30:00Z', '2027-04-01'],
    ['2020-01-01T00:00:00Z', '2025-09-22'],
  ])('%s is that from %s: days are Indian', (at, from) => expect(taxRuleAt(rules, new Date(at)).from).toBe(from));

  it('needs a rule', () => expect(() => taxRuleAt([], new Date())).toThrow(RangeError));
});

test('every state of the delivery form has a code of its own', () => {
  const codes = STATES.map(state => STATE_CODES[state]);
  expect(new Set(codes).size).toBe(STATES.length);
  expect(codes.every(code => /^\d{2}$/.test(code))).toBe(true);
});

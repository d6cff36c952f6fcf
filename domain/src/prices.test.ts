import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paiseOf } from './money.ts';
import { isBookPrice, nextPriceChange, priceAt, spanProblems, type PriceSpan } from './prices.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
const span = (price: number, from: number, until: number | null): PriceSpan => ({
  price: paiseOf(price),
  startsAt: at(from),
  endsAt: until === null ? null : at(until),
});
const regular = paiseOf(39_900);

test.each([
  ['none', [], 3, 39_900],
  ['before it begins', [span(34_900, 4, 6)], 3, 39_900],
  ['at its first moment', [span(34_900, 3, 6)], 3, 34_900],
  ['within', [span(34_900, 1, 6)], 3, 34_900],
  ['at its end', [span(34_900, 1, 3)], 3, 39_900],
  ['without an end', [span(34_900, 1, null)], 3, 34_900],
  ['the one that began last', [span(34_900, 1, null), span(29_900, 2, 4)], 3, 29_900],
  ['the earlier again, once the later is over', [span(34_900, 1, null), span(29_900, 2, 3)], 3, 34_900],
])('the price of now: %s', (_, spans, day, price) => expect(priceAt(regular, spans, at(day))).toBe(price));

const spans = fc.array(
  fc.record({
    price: fc.integer({ min: 100, max: 90_000 }),
    from: fc.integer({ min: 1, max: 60 }),
    days: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 6 },
);
const made = (list: { price: number; from: number; days: number }[]) =>
  list.map(({ price, from, days }) => span(price, from, from + days));

test('a price changes at the moments that are told ahead, and at no other', () =>
  fc.assert(
    fc.property(spans, fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 23 }), (list, day, hour) => {
      const all = made(list);
      const now = new Date(at(day).getTime() + hour * 3_600_000);
      const next = nextPriceChange(all, now);
      const last = next ? new Date(next.getTime() - 1) : at(1_000);
      expect(priceAt(regular, all, last)).toBe(priceAt(regular, all, now));
      if (next)
        expect(all.some(one => [one.startsAt.getTime(), one.endsAt?.getTime()].includes(next.getTime()))).toBe(true);
    }),
  ));

test('without overlap the order of the spans says nothing', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 100, max: 9_000 }), { maxLength: 5 }),
      fc.integer({ min: 0, max: 60 }),
      (prices, day) => {
        const all = prices.map((price, place) => span(price, place * 10, place * 10 + 5));
        expect(priceAt(regular, all.toReversed(), at(day))).toBe(priceAt(regular, all, at(day)));
      },
    ),
  ));

const others = [span(100, 10, 15), span(100, 30, null)];
test.each([
  [{ price: 349, from: 15, until: 20 }, {}],
  [{ price: 349, from: 1, until: 10 }, {}],
  [{ price: 349, from: 14, until: 20 }, { startsAt: 'overlap' }],
  [{ price: 349, from: 1, until: 40 }, { startsAt: 'overlap' }],
  [{ price: 349, from: 40, until: 50 }, { startsAt: 'overlap' }],
  [{ price: 349, from: 20, until: null }, { startsAt: 'overlap' }],
  [{ price: 0, from: 15, until: 20 }, { price: 'amount' }],
  [{ price: 349.005, from: 15, until: 20 }, { price: 'amount' }],
  [{ price: 100_001, from: 15, until: 20 }, { price: 'amount' }],
  [{ price: 349, from: 20, until: 20 }, { endsAt: 'order' }],
  [{ price: 349, from: 0, until: 1 }, { endsAt: 'past' }],
  [{ price: 349, from: 5_000, until: null }, { startsAt: 'far' }],
])('what is wrong with %j: %j', (wish, problems) => {
  const { price, from, until } = wish;
  const asked = { price, startsAt: at(from), endsAt: until === null ? null : at(until) };
  expect(spanProblems(asked, { now: at(1), others, least: 1 })).toEqual(problems);
});

test('prices of the book are rupees with two decimals at most', () => {
  expect([1, 399, 399.5, 399.99, 100_000].map(rupees => isBookPrice(rupees))).toEqual([true, true, true, true, true]);
  expect([0, -1, Number.NaN, Infinity, 1.001, 100_001].some(rupees => isBookPrice(rupees))).toBe(false);
  expect(isBookPrice(0, 0)).toBe(true);
});

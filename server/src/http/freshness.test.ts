import { expect, test } from 'vitest';
import { cacheControl, FRESH, freshnessIn, freshnessUntil, shortest } from './freshness.ts';

const NOW = new Date('2026-11-20T10:00:00.500Z');
const inMs = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

test.each([
  [undefined, { keep: 15, stale: 300 }],
  [inMs(86_400_000), { keep: 15, stale: 300 }],
  [inMs(100_000), { keep: 15, stale: 70 }],
  [inMs(15_000), { keep: 7, stale: 1 }],
  [inMs(4_999), { keep: 2, stale: 0 }],
  [inMs(999), { keep: 0, stale: 0 }],
  [inMs(-60_000), { keep: 0, stale: 0 }],
])('what ends at %s is never kept beyond', (moment, expected) => {
  expect(freshnessUntil(moment, NOW)).toEqual(expected);
});

test('an answer that was kept, and the page made of it, never outlive the moment', () => {
  for (let left = 0; left < 400; left++) {
    const { keep, stale } = freshnessUntil(inMs(left * 1000), NOW);
    expect(keep + keep + stale, `${left} s`).toBeLessThanOrEqual(left);
  }
});

test('a header says what was meant', () => {
  for (const one of [FRESH, { keep: 0, stale: 0 }, { keep: 7, stale: 120 }])
    expect(freshnessIn(cacheControl(one))).toEqual(one);
  expect(freshnessIn('no-store')).toEqual(FRESH);
  expect(freshnessIn(undefined)).toEqual(FRESH);
});

test('a page is as fresh as its shortest-lived answer', () =>
  expect(shortest({ keep: 15, stale: 20 }, { keep: 3, stale: 300 })).toEqual({ keep: 3, stale: 20 }));

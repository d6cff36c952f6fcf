import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedDelivery, readPinCodes, stagesOf } from './delivery.ts';

const inIndia = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
const weekday = (at: Date) => at.toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata', weekday: 'short' });

describe('expectedDelivery', () => {
  test.each([
    ['a Monday', '2026-11-16T06:00:00Z', '2026-11-20', '2026-12-02'],
    ['a Friday', '2026-11-20T06:00:00Z', '2026-11-26', '2026-12-08'],
    ['a Saturday', '2026-11-21T06:00:00Z', '2026-11-26', '2026-12-08'],
    ['Sunday in UTC, Monday in India', '2026-11-15T19:00:00Z', '2026-11-20', '2026-12-02'],
    ['the last minute of a Monday in India', '2026-11-16T18:29:00Z', '2026-11-20', '2026-12-02'],
    ['over the end of a year', '2026-12-30T06:00:00Z', '2027-01-05', '2027-01-15'],
  ])('%s', (_, paidAt, from, to) => {
    const days = expectedDelivery(new Date(paidAt));
    expect([inIndia(days.from), inIndia(days.to)]).toEqual([from, to]);
  });

  test('ends on a weekday, eight business days after the first, within 18 calendar days', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
        paidAt => {
          const { from, to } = expectedDelivery(paidAt);
          expect(['Sat', 'Sun']).not.toContain(weekday(from));
          expect(['Sat', 'Sun']).not.toContain(weekday(to));
          expect(to.getTime() - from.getTime()).toBeGreaterThanOrEqual(10 * 86_400_000);
          expect(to.getTime() - paidAt.getTime()).toBeLessThanOrEqual(18.5 * 86_400_000);
          expect(from > paidAt).toBe(true);
        },
      ),
    );
  });
});

test.each([
  [4, 12, [3, 5], [1, 7]],
  [2, 3, [2, 2], [1, 1]],
  [1, 1, [1, 1], [1, 1]],
  [5, 60, [4, 25], [1, 35]],
])('%d-%d days have stages that follow each other', (earliest, latest, production, transit) => {
  const stages = stagesOf({ earliest, latest });
  expect([stages.production, stages.transit]).toEqual(
    [production, transit].map(([first, last]) => ({ earliest: first, latest: last })),
  );
});

test.each([
  ['673001', ['673001']],
  ['744, 682 555', ['744', '682555']],
  ['744,682555;19\n744', ['744', '682555', '19']],
  ['६७३', ['673']],
  ['', []],
  ['0', undefined],
  ['7', undefined],
  ['6730011', undefined],
  ['Kochi', undefined],
])('%j is read as %j', (typed, codes) => expect(readPinCodes(typed)).toEqual(codes));

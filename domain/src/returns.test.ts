import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { paiseOf, sumOf } from './money.ts';
import { moveOrder } from './orders.ts';
import {
  checkReported,
  deliveredAt,
  isReturnLive,
  leftOfLine,
  paidFor,
  reportableSince,
  reportEnds,
  reportWindow,
  returnActs,
  returnedOf,
  RETURN_STATES,
  stateAfter,
} from './returns.ts';

const india = (text: string) => new Date(`${text}+05:30`);

describe('the days in which a damage is reported', () => {
  it.each([
    ['in the morning', '2026-11-22T09:00', '2026-11-26T00:00'],
    ['a minute before midnight in India', '2026-11-22T23:59', '2026-11-26T00:00'],
    ['at midnight in India, still the day before in UTC', '2026-11-23T00:00', '2026-11-27T00:00'],
    ['before the end of a month', '2026-11-29T12:00', '2026-12-03T00:00'],
    ['before the end of a year', '2026-12-30T23:59:59', '2027-01-03T00:00'],
    ['around 29 February', '2028-02-27T18:00', '2028-03-02T00:00'],
  ])('end three whole days after a delivery %s', (_, delivered, end) =>
    expect(reportEnds(india(delivered))).toEqual(india(end)),
  );

  test('are three days and the rest of the day of delivery, at any moment', () =>
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2099-01-01') }), at => {
        const open = reportEnds(at).getTime() - at.getTime();
        expect(open).toBeGreaterThan(3 * 86_400_000);
        expect(open).toBeLessThanOrEqual(4 * 86_400_000);
      }),
    ));
});

test('what was delivered since a moment is what can still be reported', () => {
  const moment = () => fc.date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2026-01-12') });
  fc.assert(
    fc.property(moment(), moment(), (delivered, now) => {
      expect(delivered >= reportableSince(now)).toBe(now < reportEnds(delivered));
    }),
  );
  expect(reportableSince(india('2026-11-25T23:59:59'))).toEqual(india('2026-11-22T00:00'));
  expect(reportableSince(india('2026-11-26T00:00'))).toEqual(india('2026-11-23T00:00'));
});

const step = (from: string | null, to: string, at: string) => ({ from, to, at: india(at) });
const DELIVERY = step('shipped', 'order_received', '2026-11-20T10:00');

test('a return that ended is no new delivery', () => {
  const history = [
    DELIVERY,
    step('order_received', 'return_requested', '2026-11-21T10:00'),
    step('return_requested', 'order_received', '2026-11-22T10:00'),
    step('return_received', 'order_received', '2026-11-22T11:00'),
  ];
  expect(deliveredAt(history)).toEqual(DELIVERY.at);
  expect(deliveredAt([...history, step('shipped', 'order_received', '2026-11-25T10:00')])).toEqual(
    india('2026-11-25T10:00'),
  );
  expect(deliveredAt([step('order_processing', 'shipped', '2026-11-19T10:00')])).toBeUndefined();
});

describe('who may report', () => {
  const lines = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1 },
  ];
  const settled = { state: 'settled' as const, lines: [{ orderLineId: 1, quantity: 2 }] };
  const at = (o: Partial<Parameters<typeof reportWindow>[0]>) =>
    reportWindow({
      ...{ status: 'order_received', history: [DELIVERY], lines, earlier: [], now: india('2026-11-21T10:00') },
      ...o,
    });

  it.each([
    ['the day after the delivery', {}, undefined],
    ['in the last second of the third day', { now: india('2026-11-23T23:59:59') }, undefined],
    ['at the midnight after it', { now: india('2026-11-24T00:00') }, 'return_too_late'],
    ['before the delivery', { history: [], status: 'shipped' }, 'return_not_delivered'],
    ['while a return is open', { earlier: [{ ...settled, state: 'requested' }] }, 'return_under_way'],
    ['the rest, after another line', { earlier: [settled] }, undefined],
    ['the same once more, after a refusal', { earlier: [{ ...settled, state: 'refused' }] }, undefined],
    [
      'when every piece was returned',
      { earlier: [{ ...settled, lines: [...settled.lines, { orderLineId: 2, quantity: 1 }] }] },
      'return_nothing_left',
    ],
    ['when all the money went back', { status: 'payment_refund' }, 'return_not_delivered'],
  ] as const)('%s', (_, o, refusal) => expect(at(o as never).refusal).toBe(refusal));

  it.each([
    ['a piece of a line', [{ orderLineId: 1, quantity: 1 }], true],
    ['all of everything', [{ orderLineId: 1, quantity: 2 }, { orderLineId: 2, quantity: 1 }], true], // prettier-ignore
    ['nothing', [], false],
    ['more than was bought', [{ orderLineId: 1, quantity: 3 }], false],
    ['none of a line', [{ orderLineId: 1, quantity: 0 }], false],
    ['half a shirt', [{ orderLineId: 1, quantity: 0.5 }], false],
    ['a line twice', [{ orderLineId: 1, quantity: 1 }, { orderLineId: 1, quantity: 1 }], false], // prettier-ignore
    ['a line of another order', [{ orderLineId: 3, quantity: 1 }], false],
  ])('may name %s: %o → %s', (_, wanted, isFit) => expect(checkReported(wanted, lines, []).ok).toBe(isFit));

  it('and no more pieces than earlier returns have left', () => {
    const earlier = [{ state: 'settled' as const, lines: [{ orderLineId: 1, quantity: 1 }] }];
    expect(leftOfLine(lines[0]!, earlier)).toBe(1);
    expect(checkReported([{ orderLineId: 1, quantity: 2 }], lines, earlier).ok).toBe(false);
  });
});

describe('the life of a return', () => {
  it('ends from every state, and nothing follows an end', () => {
    for (const state of RETURN_STATES) {
      const seen = new Set([state]);
      for (const one of seen) for (const act of returnActs(one)) seen.add(stateAfter(one, act)!);
      expect(
        [...seen].some(one => !isReturnLive(one)),
        state,
      ).toBe(true);
      expect(returnActs(state).length === 0, state).toBe(!isReturnLive(state));
    }
  });

  it('can always be refused while it is open, and money never goes back twice', () => {
    for (const state of RETURN_STATES) expect(returnActs(state).includes('refuse')).toBe(isReturnLive(state));
    expect(stateAfter('settled', 'refund')).toBeUndefined();
    expect(stateAfter('approved', 'refund')).toBeUndefined();
  });

  it.each([
    ['order_received', 'return_requested', 'shopper'],
    ['return_requested', 'return_received', 'admin'],
    ['return_requested', 'payment_refund', 'admin'],
    ['return_requested', 'order_received', 'admin'],
    ['return_received', 'payment_refund', 'admin'],
    ['return_received', 'order_received', 'admin'],
  ] as const)('goes by the order table: %s → %s by the %s', (from, to, by) =>
    expect(moveOrder({ from, to, by })).toEqual({ ok: true, value: { override: false } }),
  );
});

describe('what was paid for some pieces', () => {
  const sale = {
    lines: [
      { unitPrice: paiseOf(44_900), quantity: 3 },
      { unitPrice: paiseOf(62_900), quantity: 1 },
    ],
    discount: paiseOf(5000),
    shipping: paiseOf(6000),
  };
  const total = 44_900 * 3 + 62_900 - 5000 + 6000;

  it('is everything for everything', () => expect(paidFor(sale, [0, 0], [3, 1])).toBe(total));
  it('has its share of discount and shipping', () =>
    // 62,900 of 197,600 paise: less 1,592 of the discount, with 1,910 of the shipping.
    expect(paidFor(sale, [0, 0], [0, 1])).toBe(62_900 - 1592 + 1910));
  it('leaves no rest that cannot be returned', () => {
    expect(returnedOf(paiseOf(10_000), paiseOf(10_050))).toBe(10_050);
    expect(returnedOf(paiseOf(10_000), paiseOf(9000))).toBe(9000);
    expect(returnedOf(paiseOf(10_000), paiseOf(10_100))).toBe(10_000);
  });

  test('in whatever parts they are returned, the parts are the whole', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: fc.integer({ min: 100, max: 200_000 }), cuts: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }) }), { minLength: 1, maxLength: 5 }), // prettier-ignore
        fc.nat(10_000),
        fc.nat(10_000),
        (wishes, off, shipping) => {
          const rows = wishes.map(({ price, cuts }) => ({ price, cuts, quantity: sumOf(cuts.map(paiseOf)) || 1 }));
          const lines = rows.map(({ price, quantity }) => ({ unitPrice: paiseOf(price), quantity }));
          const subtotal = sumOf(lines.map(line => paiseOf(line.unitPrice * line.quantity)));
          const one = { lines, discount: paiseOf(Math.min(off, subtotal)), shipping: paiseOf(shipping) };
          const before = lines.map(() => 0);
          let paid = 0;
          for (let round = 0; round < 5; round++) {
            const now = rows.map(({ cuts, quantity }, index) =>
              round === 4 ? quantity - before[index]! : Math.min(cuts[round] ?? 0, quantity - before[index]!),
            );
            const part = paidFor(one, before, now);
            expect(part).toBeGreaterThanOrEqual(0);
            paid += part;
            now.forEach((pieces, index) => (before[index]! += pieces));
          }
          expect(paid).toBe(subtotal - one.discount + shipping);
        },
      ),
    ));
});

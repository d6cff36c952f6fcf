import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { funnel, orderFigures, pipeline, pipelineGroups, type StatusSum } from './figures.ts';
import { SALE_STATUSES } from './orders.ts';

const sum = (status: StatusSum['status'], count: number, total: number, wasPaid = false): StatusSum => ({
  status,
  wasPaid,
  isSale: true,
  isOwed: false,
  count,
  total,
});
const sums = [
  sum('order_created', 3, 300),
  sum('payment_failed', 2, 200),
  sum('order_processing', 2, 1000, true),
  sum('under_production', 1, 500),
  sum('order_received', 1, 700, true),
  sum('completed', 1, 100, true),
  sum('payment_refund', 2, 900, true),
];

describe('figures of orders', () => {
  test('revenue counts what is paid and not refunded; the rate is of all that were created', () => {
    const known = { orders: 12, conversionRate: 58.3, revenue: 2300, averageOrderValue: 460, outstanding: 0 };
    expect(orderFigures(sums)).toEqual(known);
    // Cash that is to be taken at the door is an order, outstanding and not paid; one that is not confirmed is neither.
    const owed = { ...sum('shipped', 1, 800), isOwed: true };
    const open = { ...sum('payment_initiated', 1, 700), isOwed: true };
    expect(orderFigures([...sums, owed, open])).toEqual({ ...known, orders: 14, conversionRate: 50, outstanding: 800 });
    expect(orderFigures([])).toEqual({
      ...{ orders: 0, conversionRate: 0, revenue: 0, averageOrderValue: 0, outstanding: 0 },
    });
  });

  test('the groups are those of the rulings', () => {
    expect(pipelineGroups(sums)).toEqual({
      successful: { count: 2, total: 800 },
      processing: { count: 3, total: 1500 },
      failed: { count: 2, total: 200 },
      returned: { count: 2, total: 900 },
    });
  });

  test('no step of the funnel has more than the one before, and the pipeline loses nothing', () => {
    const any = fc.record({
      status: fc.constantFrom(...SALE_STATUSES),
      wasPaid: fc.boolean(),
      isSale: fc.boolean(),
      isOwed: fc.boolean(),
      count: fc.nat(1000),
      total: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(fc.array(any), some => {
        const steps = funnel(some).map(({ count }) => count);
        expect(steps).toEqual(steps.toSorted((one, other) => other - one));
        const all = Object.values(pipeline(some)).reduce((so, { count }) => so + count, 0);
        expect(all).toBe(some.reduce((so, { count }) => so + count, 0));
      }),
    );
  });
});

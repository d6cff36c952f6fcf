import { expect, test } from 'vitest';
import { isMaking, moveOrder, nextSteps, ORDER_STEPS, orderIs, SALE_STATUSES } from './orders.ts';

test('every status but the first can be reached, and every one reaches an end', () => {
  for (const status of SALE_STATUSES.slice(1))
    expect(
      ORDER_STEPS.some(step => step.to === status),
      status,
    ).toBe(true);
  const ends = ['order_received', 'payment_refund'];
  for (const status of SALE_STATUSES) {
    const seen = new Set([status]);
    for (const one of seen) for (const step of ORDER_STEPS) if (step.from === one) seen.add(step.to);
    expect(
      ends.some(end => (seen as Set<string>).has(end)),
      status,
    ).toBe(true);
  }
});

test('nothing leads from a paid order back to an unpaid one', () => {
  for (const step of ORDER_STEPS)
    if (orderIs.paid(step.from)) expect(orderIs.payable(step.to), `${step.from} → ${step.to}`).toBe(false);
});

test('only the gateway says that an order is paid', () => {
  for (const step of ORDER_STEPS)
    if (step.to === 'order_processing' || step.to === 'completed') expect(step.by).toEqual(['gateway']);
});

test.each([
  [{ from: 'order_processing', to: 'under_production', by: 'admin' }, { override: false }],
  [{ from: 'order_processing', to: 'shipped', by: 'admin' }, 'reason_required'],
  [{ from: 'order_processing', to: 'shipped', by: 'admin', reason: '  ' }, 'reason_required'],
  [{ from: 'order_processing', to: 'shipped', by: 'admin', reason: 'Handed over in person' }, { override: true }],
  [{ from: 'shipped', to: 'shipped', by: 'admin', reason: 'again' }, 'order_unchanged'],
  [{ from: 'payment_initiated', to: 'order_processing', by: 'shopper' }, 'step_not_allowed'],
  [{ from: 'under_production', to: 'payment_refund', by: 'shopper' }, 'step_not_allowed'],
] as const)('%o is answered with %o', (move, expected) => {
  const result = moveOrder(move);
  expect(result.ok ? result.value : result.refusal).toEqual(expected);
});

test('an admin is offered the steps of the table', () =>
  expect(nextSteps('order_processing', 'admin')).toEqual(['under_production', 'payment_refund']));

test('a paid order is made in four steps, and nothing else makes it', () => {
  const all = SALE_STATUSES.flatMap(from => SALE_STATUSES.map(to => ({ from, to })));
  expect(all.filter(({ from, to }) => isMaking(from, to)).map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'order_processing → under_production',
    'under_production → ready_for_shipping',
    'ready_for_shipping → shipped',
    'shipped → order_received',
  ]);
});

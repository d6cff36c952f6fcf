import { expect, test } from 'vitest';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { timelineSteps } from './OrderTimeline.tsx';

const drawn = (...statuses: OrderStatus[]) =>
  timelineSteps({
    status: statuses.at(-1)!,
    cancelledAt: null,
    credits: null,
    returns: [],
    timeline: statuses.map((to, index) => ({
      from: statuses[index - 1] ?? null,
      to,
      by: 'gateway',
      reason: null,
      at: `2026-11-${10 + index}T06:00:00.000Z`,
    })),
  }).map(({ status, state }) => `${status} ${state}`);

test('a paid order has its way before it', () => {
  expect(drawn('order_created', 'payment_initiated', 'order_processing')).toEqual([
    'order_created done',
    'order_processing current',
    'under_production coming',
    'ready_for_shipping coming',
    'shipped coming',
    'order_received coming',
  ]);
});

test('an order that arrived has it behind it', () => {
  const steps = drawn(
    'order_created',
    'order_processing',
    'under_production',
    'ready_for_shipping',
    'shipped',
    'order_received',
  );
  expect(steps.at(-1)).toBe('order_received current');
  expect(steps.filter(step => step.endsWith('done'))).toHaveLength(5);
});

test('an unpaid order shows where paying stands, once', () => {
  expect(drawn('order_created', 'payment_initiated', 'payment_failed').slice(0, 3)).toEqual([
    'order_created done',
    'payment_failed current',
    'order_processing coming',
  ]);
});

test('a step back is drawn as a step to come again', () => {
  const steps = drawn('order_created', 'order_processing', 'under_production', 'shipped', 'under_production');
  expect(steps).toContain('under_production current');
  expect(steps).toContain('shipped coming');
});

test('a return has its own way', () => {
  const steps = drawn('order_created', 'order_processing', 'shipped', 'order_received', 'return_requested');
  expect(steps.slice(-3)).toEqual(['return_requested current', 'return_received coming', 'payment_refund coming']);
  expect(drawn('order_created', 'order_processing', 'payment_refund')).toEqual([
    'order_created done',
    'order_processing done',
    'payment_refund current',
  ]);
});

test('each step carries its latest time', () => {
  const [, current] = timelineSteps({
    status: 'order_processing',
    cancelledAt: null,
    credits: null,
    returns: [],
    timeline: [
      { from: null, to: 'order_created', by: 'shopper', reason: null, at: '2026-11-10T06:00:00.000Z' },
      { from: 'order_created', to: 'order_processing', by: 'gateway', reason: null, at: '2026-11-11T06:00:00.000Z' },
    ],
  });
  expect(current).toMatchObject({ at: '2026-11-11T06:00:00.000Z', state: 'current' });
});

test('an order that was cancelled before it was paid has nothing before it', () => {
  const at = '2026-11-10T06:00:00.000Z';
  const step = (from: string | null, to: string) => ({ from, to, by: 'shopper', reason: null, at });
  const timeline = [step(null, 'order_created'), step('order_created', 'payment_failed')];
  const steps = timelineSteps({ status: 'payment_failed', cancelledAt: at, credits: null, returns: [], timeline });
  expect(steps.map(one => one.status)).toEqual(['order_created', 'payment_failed']);
});

test('credits are there as soon as they are paid: nothing is made or sent', () => {
  const at = '2026-11-10T06:00:00.000Z';
  const step = (from: string | null, to: string) => ({ from, to, by: 'gateway', reason: null, at });
  const started = [step(null, 'order_created'), step('order_created', 'payment_initiated')];
  const drawnOf = (status: OrderStatus, timeline: typeof started) =>
    timelineSteps({ status, cancelledAt: null, credits: 20, returns: [], timeline }).map(
      one => `${one.status} ${one.state}`,
    );
  expect(drawnOf('payment_initiated', started)).toEqual([
    'order_created done',
    'payment_initiated current',
    'completed coming',
  ]);
  const paid = [...started, step('payment_initiated', 'completed')];
  expect(drawnOf('completed', paid)).toEqual(['order_created done', 'completed current']);
});

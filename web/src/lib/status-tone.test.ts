import { expect, it } from 'vitest';
import { SALE_STATUSES, type OrderStatus } from '../../../domain/src/orders.ts';
import { statusTone } from './status-tone.ts';

// S2 §4, Badge style: 'default', 'destructive', 'outline', and 'secondary' for the rest.
const STYLES: Record<OrderStatus, ReturnType<typeof statusTone>> = {
  order_created: 'quiet',
  payment_initiated: 'quiet',
  payment_failed: 'bad',
  order_processing: 'quiet',
  under_production: 'quiet',
  ready_for_shipping: 'quiet',
  shipped: 'good',
  order_received: 'good',
  return_requested: 'outline',
  return_received: 'outline',
  payment_refund: 'outline',
  completed: 'good',
};

it.each(SALE_STATUSES)('%s has the badge that the specification gives it', status =>
  expect(statusTone(status)).toBe(STYLES[status]),
);

import type { OrderStatus } from '../../../domain/src/orders.ts';

const TONES: Partial<Record<OrderStatus, 'good' | 'bad' | 'outline'>> = {
  order_received: 'good',
  shipped: 'good',
  completed: 'good',
  payment_failed: 'bad',
  return_requested: 'outline',
  return_received: 'outline',
  payment_refund: 'outline',
};

/** The badge of an order's status (S2 §4, Badge style). */
export const statusTone = (status: OrderStatus): 'good' | 'bad' | 'outline' | 'quiet' => TONES[status] ?? 'quiet';

import type { OrderStatus } from './orders.ts';

/** How a blank stands that an order counts on: kept for it, printed, or back on the shelf. */
export const HOLD_STATES = ['held', 'used', 'back'] as const;
export type HoldState = (typeof HOLD_STATES)[number];

/** Statuses in which nothing is printed yet, and the order may still be. */
const WAITING: readonly OrderStatus[] = ['order_created', 'payment_initiated', 'order_processing'];
/** Ends of an order that was not printed. */
const ENDED: readonly OrderStatus[] = ['payment_failed', 'payment_refund'];

/** How a blank stands once its order has moved; one that is printed is no blank any more. */
export function holdAfter(state: HoldState, to: OrderStatus): HoldState {
  if (state === 'used') return 'used';
  if (WAITING.includes(to)) return 'held';
  return ENDED.includes(to) ? 'back' : 'used';
}

/** A count of one product in one colour and size: the three add up to `received`. */
export type Count = { free: number; reserved: number; used: number };

/** What a hold does to the count when it goes from one state to another; a new one comes from 'back'. */
export function countChange(from: HoldState, to: HoldState, quantity: number): Count {
  const change: Record<HoldState, number> = { held: 0, used: 0, back: 0 };
  change[from] -= quantity;
  change[to] += quantity;
  return { free: change.back, reserved: change.held, used: change.used };
}

/** From this many on the owner is told that a count runs low. */
export const LOW_STOCK = 3;

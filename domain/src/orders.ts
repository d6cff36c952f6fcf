import type { Paise } from './money.ts';
import { ok, refuse, type Result } from './result.ts';

/** Statuses of an order of shirts (S2 §4). */
export const ORDER_STATUSES = [
  'order_created',
  'payment_initiated',
  'payment_failed',
  'order_processing',
  'under_production',
  'ready_for_shipping',
  'shipped',
  'order_received',
  'return_requested',
  'return_received',
  'payment_refund',
] as const;
/** A purchase of credits that is paid has nothing more to wait for (rulings, Payment). */
export const SALE_STATUSES = [...ORDER_STATUSES, 'completed'] as const;
export type OrderStatus = (typeof SALE_STATUSES)[number];

/** Who moves an order: the gateway's answer, the shopper, or an admin. */
export type Mover = 'gateway' | 'shopper' | 'admin';

type Step = { from: OrderStatus; to: OrderStatus; by: readonly Mover[] };

/** The whole life of an order on one screen. A step that is not here needs an admin's override with a reason (rulings, Admin). */
export const ORDER_STEPS: readonly Step[] = [
  { from: 'order_created', to: 'payment_initiated', by: ['gateway'] },
  { from: 'order_created', to: 'order_processing', by: ['gateway'] },
  { from: 'order_created', to: 'payment_failed', by: ['gateway', 'shopper'] },
  { from: 'payment_initiated', to: 'order_processing', by: ['gateway'] },
  { from: 'payment_initiated', to: 'payment_failed', by: ['gateway', 'shopper'] },
  { from: 'payment_failed', to: 'payment_initiated', by: ['gateway'] },
  { from: 'payment_failed', to: 'order_processing', by: ['gateway'] },
  { from: 'order_processing', to: 'under_production', by: ['admin'] },
  { from: 'order_processing', to: 'payment_refund', by: ['admin', 'shopper'] },
  { from: 'under_production', to: 'ready_for_shipping', by: ['admin'] },
  { from: 'ready_for_shipping', to: 'shipped', by: ['admin'] },
  { from: 'shipped', to: 'order_received', by: ['admin'] },
  { from: 'order_received', to: 'return_requested', by: ['admin', 'shopper'] },
  { from: 'return_requested', to: 'return_received', by: ['admin'] },
  { from: 'return_requested', to: 'order_received', by: ['admin'] },
  // A photo was enough: nothing has to come back.
  { from: 'return_requested', to: 'payment_refund', by: ['admin'] },
  { from: 'return_received', to: 'payment_refund', by: ['admin'] },
  // A part went back, or was made anew: the shopper keeps the rest.
  { from: 'return_received', to: 'order_received', by: ['admin'] },
  // A purchase of credits.
  { from: 'order_created', to: 'completed', by: ['gateway'] },
  { from: 'payment_initiated', to: 'completed', by: ['gateway'] },
  { from: 'payment_failed', to: 'completed', by: ['gateway'] },
  { from: 'completed', to: 'payment_refund', by: ['admin'] },
];

/** An order that is made, sent and delivered, step by step. */
export const MAKING: readonly OrderStatus[] = [
  'order_processing',
  'under_production',
  'ready_for_shipping',
  'shipped',
  'order_received',
];
/** Steps of an order that is made before its money came: it is paid in cash when it is delivered (decision 060). */
const BEFORE_CASH = MAKING.slice(0, -1);

/** The steps that only an order paid in cash takes, beside those above: `gateway` is the owner's word in the book of cash. */
export const CASH_STEPS: readonly Step[] = [
  // Its shopper confirmed it by a code.
  { from: 'payment_initiated', to: 'order_processing', by: ['shopper'] },
  ...BEFORE_CASH.flatMap((from): Step[] => [
    { from, to: 'order_received', by: ['gateway'] },
    { from, to: 'payment_failed', by: ['gateway'] },
  ]),
];

/** What a payment makes of an order of shirts, and of a purchase of credits. */
export const STATUS_WHEN_PAID = { shirts: 'order_processing', credits: 'completed' } as const;
/** The gateway's step that pays an order. */
export const isPaidStep = (to: OrderStatus, by: Mover): boolean =>
  by === 'gateway' && (to === STATUS_WHEN_PAID.shirts || to === STATUS_WHEN_PAID.credits);

/** Statuses that an order only has once it is paid. */
const PAID: readonly OrderStatus[] = [
  'order_processing',
  'under_production',
  'ready_for_shipping',
  'shipped',
  'order_received',
  'return_requested',
  'return_received',
  'completed',
];

/** Statuses of an order that waits for its money. */
export const UNPAID: readonly OrderStatus[] = ['order_created', 'payment_initiated', 'payment_failed'];

export const orderIs = {
  /** Money was captured and not given back. */
  paid: (status: OrderStatus): boolean => PAID.includes(status),
  /** A payment may still be started or settled. */
  payable: (status: OrderStatus): boolean => UNPAID.includes(status),
  /** It waits for its money or for production, so that its shopper may cancel it (rulings, Payment). */
  cancellable: (status: OrderStatus): boolean => orderIs.payable(status) || status === 'order_processing',
};

/** What a mover may choose next, by the table alone. */
export const nextSteps = (from: OrderStatus, by: Mover, table: readonly Step[] = ORDER_STEPS): OrderStatus[] =>
  table.filter(step => step.from === from && step.by.includes(by)).map(step => step.to);

/** How an order stands with its money. */
export type Owing = { status: OrderStatus; cashFee: Paise | null; paidAt: Date | null; cancelledAt: Date | null };
/** It was confirmed, is made or sent, and its money is to be taken at the door: outstanding, never paid. */
export const isOwed = ({ status, cashFee, paidAt, cancelledAt }: Owing): boolean =>
  cashFee !== null && paidAt === null && cancelledAt === null && BEFORE_CASH.includes(status);

/** Where an admin may move an order that is owed: to and fro while it is made and sent. Its end is the word about its money. */
export const isStepOfOwed = (to: OrderStatus): boolean => BEFORE_CASH.includes(to);
/** True for a step by which a paid order is made or sent: nobody gains by it. False for one that stays where it is. */
export const isMaking = (from: OrderStatus, to: OrderStatus): boolean =>
  MAKING.includes(from) && MAKING.indexOf(to) === MAKING.indexOf(from) + 1;

export type Move = { from: OrderStatus; to: OrderStatus; by: Mover; reason?: string | undefined; isCash?: boolean };

/**
 * May this move be made? Answers whether it is an override (an admin's step outside the table, which needs a reason; rulings,
 * Admin). Staying where it is changes nothing and is refused, so that no history row is written twice.
 */
export function moveOrder(
  move: Move,
): Result<{ override: boolean }, 'order_unchanged' | 'reason_required' | 'step_not_allowed'> {
  if (move.from === move.to) return refuse('order_unchanged');
  const table = move.isCash ? [...ORDER_STEPS, ...CASH_STEPS] : ORDER_STEPS;
  if (nextSteps(move.from, move.by, table).includes(move.to)) return ok({ override: false });
  if (move.by !== 'admin') return refuse('step_not_allowed');
  return move.reason?.trim() ? ok({ override: true }) : refuse('reason_required');
}

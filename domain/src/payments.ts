import type { OrderStatus } from './orders.ts';

/**
 * States of one payment attempt (reliability 2.2). `sent` and `unknown`: the gateway was asked and we do not know its answer;
 * `quarantined`: the gateway reports another amount or order than ours, and a person decides.
 */
export const PAYMENT_STATES = ['created', 'sent', 'unknown', 'pending', 'completed', 'failed', 'quarantined'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** An attempt that may still be paid. An order has at most one such attempt (a partial unique index). */
export const LIVE_STATES = ['created', 'sent', 'unknown', 'pending'] as const satisfies readonly PaymentState[];
export const isLive = (state: PaymentState): boolean => (LIVE_STATES as readonly PaymentState[]).includes(state);

/** Why an attempt failed. */
export const FAILURE_REASONS = ['failed', 'cancelled', 'expired', 'rejected', 'never_created'] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** The words of the payment result page (S2 §4). */
export const PROVIDER_STATUSES = ['SUCCESS', 'FAILED', 'CANCELLED', 'PENDING', 'EXPIRED', 'UNKNOWN'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

const BY_REASON: Record<FailureReason, ProviderStatus> = {
  failed: 'FAILED',
  rejected: 'FAILED',
  never_created: 'FAILED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
};

/** What the result page is told of an attempt (phonepe 1.9). */
export function providerStatusOf(state: PaymentState, reason: FailureReason | undefined): ProviderStatus {
  if (state === 'completed') return 'SUCCESS';
  if (state === 'failed') return BY_REASON[reason ?? 'failed'];
  return state === 'quarantined' ? 'UNKNOWN' : 'PENDING';
}

/** The order's status after each result (S2 §4). Expired and unknown leave it open, so that a new payment can start. */
export const ORDER_STATUS_AFTER: Record<ProviderStatus, OrderStatus> = {
  SUCCESS: 'order_processing',
  FAILED: 'payment_failed',
  CANCELLED: 'payment_failed',
  PENDING: 'payment_initiated',
  EXPIRED: 'payment_initiated',
  UNKNOWN: 'payment_initiated',
};

/** The company whose calls stand in the contract, and that is asked where nobody chose another. */
export const DEFAULT_GATEWAY = 'phonepe';

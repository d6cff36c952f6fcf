import type { PaymentFailure } from './port.ts';

/** Which of PhonePe's codes mean that the shopper cancelled or that time ran out. Every other failure is `failed`. */
const REASONS: Record<string, { level: 'errorCode' | 'detailedErrorCode'; reason: PaymentFailure['reason'] }> = {
  TXN_CANCELLED: { level: 'errorCode', reason: 'cancelled' },
  CANCELLED_BY_USER: { level: 'errorCode', reason: 'cancelled' },
  ORDER_CANCELLED_BY_USER: { level: 'detailedErrorCode', reason: 'cancelled' },
  ZA: { level: 'detailedErrorCode', reason: 'cancelled' },
  REQUEST_DECLINE_BY_REQUESTEE: { level: 'detailedErrorCode', reason: 'cancelled' },
  REQUEST_CANCEL_BY_REQUESTER: { level: 'detailedErrorCode', reason: 'cancelled' },
  ORDER_EXPIRED: { level: 'detailedErrorCode', reason: 'expired' },
  U69: { level: 'detailedErrorCode', reason: 'expired' },
  REQUEST_TIME_OUT: { level: 'detailedErrorCode', reason: 'expired' },
  TIMED_OUT: { level: 'detailedErrorCode', reason: 'expired' },
};

/** The shop's reason for a failed payment by the two codes that PhonePe gives; the detailed one is asked first. */
export function toFailure(codes: { errorCode?: string; detailedErrorCode?: string }): PaymentFailure {
  const detailed = REASONS[codes.detailedErrorCode ?? ''];
  const coarse = REASONS[codes.errorCode ?? ''];
  const reason =
    (detailed?.level === 'detailedErrorCode' && detailed.reason) || (coarse?.level === 'errorCode' && coarse.reason);
  return { reason: reason || 'failed', ...codes };
}

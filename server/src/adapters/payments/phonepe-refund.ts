import type { Exchange } from './exchange.ts';
import { toSafeText } from './gateway-calls.ts';
import { readRefusal } from './phonepe-pay.ts';
import type { NewRefund, RefundAnswer, RefundState, RefundStatus } from './port.ts';

const STATES = { PENDING: 'pending', CONFIRMED: 'confirmed', COMPLETED: 'completed', FAILED: 'failed' } as const;
/** PhonePe's documents name none for an unknown refund; the number alone (400) says too little. */
const NO_SUCH_REFUND = new Set([
  'INVALID_MERCHANT_REFUND_ID',
  'INVALID_REFUND_ID',
  'REFUND_NOT_FOUND',
  'INVALID_TRANSACTION_ID',
  'TRANSACTION_NOT_FOUND',
]);
const LOW_BALANCE = new Set(['BF_034', 'REFUND_BREACHED']);

/** The body of POST /payments/v2/refund. */
export const toRefundBody = ({ refundId, paymentId, amount }: NewRefund): object => ({
  merchantRefundId: refundId,
  originalMerchantOrderId: paymentId,
  amount,
});

/** Reads the answer to a refund request. What is not surely accepted or surely refused is `unknown`. */
export function readRefundAnswer(answer: Exchange): RefundAnswer {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status >= 200 && status < 300) return readState(body);
  const code = readRefusal(status, body);
  if (code === undefined) return { kind: 'unknown', cause: `http_${status}` };
  return { kind: 'rejected', code, isLowBalance: LOW_BALANCE.has(code), message: toSafeText(body.message) };
}

/** Reads the answer to a refund status request. Only the root `state` decides. */
export function readRefundStatus(answer: Exchange): RefundStatus {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status >= 200 && status < 300) return readState(body);
  const missing = status >= 400 && status < 500 && NO_SUCH_REFUND.has(String(body.code));
  return missing ? { kind: 'not_found' } : { kind: 'unknown', cause: `http_${status}` };
}

function readState(body: Record<string, unknown>): RefundState | { kind: 'unknown'; cause: string } {
  const { state, amount, refundId } = body;
  if (typeof state !== 'string' || !Object.hasOwn(STATES, state)) return { kind: 'unknown', cause: 'unexpected_state' };
  if (!Number.isSafeInteger(amount)) return { kind: 'unknown', cause: 'no_amount' };
  if (typeof refundId !== 'string' || refundId === '' || refundId.length > 100)
    return { kind: 'unknown', cause: 'no_refund_id' };
  const codes = [body.detailedErrorCode, body.errorCode].filter(
    (code): code is string => typeof code === 'string' && /^\w{1,64}$/.test(code),
  );
  return {
    kind: 'state',
    state: STATES[state as keyof typeof STATES],
    amount: Number(amount),
    providerRefundId: refundId,
    ...(state === 'FAILED' && {
      failureCode: codes[0] ?? null,
      isLowBalance: codes.some(code => LOW_BALANCE.has(code)),
    }),
  };
}

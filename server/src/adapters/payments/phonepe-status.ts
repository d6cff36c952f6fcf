import type { Exchange } from './exchange.ts';
import { textOf } from './gateway-calls.ts';
import { toFailure } from './phonepe-outcome.ts';
import type { PaymentStatus } from './port.ts';

const STATES = { PENDING: 'pending', COMPLETED: 'completed', FAILED: 'failed' } as const;
const NO_SUCH_ORDER = new Set(['INVALID_MERCHANT_ORDER_ID', 'ORDER_NOT_FOUND', 'TRANSACTION_NOT_FOUND']);

type Detail = Record<string, unknown>;

/**
 * Reads the answer to an order status request. Only the root `state` decides. An unknown order is known by its code,
 * since PhonePe's documents give three HTTP numbers for it. Fields that are new are let by.
 */
export function readStatusAnswer(paymentId: string, answer: Exchange): PaymentStatus {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status < 200 || status >= 300) {
    const missing = status >= 400 && status < 500 && NO_SUCH_ORDER.has(String(body.code));
    return missing ? { kind: 'not_found' } : { kind: 'unknown', cause: `http_${status}` };
  }
  const { state, amount, orderId, merchantOrderId } = body;
  if (!isState(state)) return { kind: 'unknown', cause: 'unexpected_state' };
  if (!Number.isSafeInteger(amount) || Number(amount) < 0) return { kind: 'unknown', cause: 'no_amount' };
  if (typeof orderId !== 'string' || orderId === '') return { kind: 'unknown', cause: 'no_order_id' };
  if (merchantOrderId !== undefined && merchantOrderId !== paymentId) return { kind: 'unknown', cause: 'other_order' };
  const detail = pickDetail(body.paymentDetails, state);
  const transactionId = textOf(detail?.transactionId);
  const paymentMode = textOf(detail?.paymentMode);
  return {
    kind: 'state',
    state: STATES[state],
    amount: Number(amount),
    providerOrderId: orderId,
    ...(transactionId && { transactionId }),
    ...(paymentMode && { paymentMode }),
    ...(state === 'FAILED' && { failure: toFailure(readCodes(body, detail)) }),
  };
}

function isState(value: unknown): value is keyof typeof STATES {
  return typeof value === 'string' && Object.hasOwn(STATES, value);
}

/** The latest try that has the order's own state, or the latest of all. */
function pickDetail(details: unknown, state: string): Detail | undefined {
  const list = (Array.isArray(details) ? details : []).filter((d): d is Detail => typeof d === 'object' && d !== null);
  const byTime = list.toSorted((a, b) => (Number(a.timestamp) || 0) - (Number(b.timestamp) || 0));
  return byTime.findLast(detail => detail.state === state) ?? byTime.at(-1);
}

/** The failure's codes: at the root, else in the error context, else at the try. */
function readCodes(body: Detail, detail: Detail | undefined): { errorCode?: string; detailedErrorCode?: string } {
  const context = typeof body.errorContext === 'object' && body.errorContext ? (body.errorContext as Detail) : {};
  const find = (name: string) => textOf(body[name]) ?? textOf(context[name]) ?? textOf(detail?.[name]);
  const errorCode = find('errorCode');
  const detailedErrorCode = find('detailedErrorCode');
  return { ...(errorCode && { errorCode }), ...(detailedErrorCode && { detailedErrorCode }) };
}

import type { PhonePeConfig } from './phonepe-config.ts';
import type { Exchange } from './exchange.ts';
import { PAYMENT_ID, toSafeText } from './gateway-calls.ts';
import { isPayUrlAllowed } from './pay-address.ts';
import type { CreatedPayment, NewPayment } from './port.ts';

/** PhonePe's documents name each of these for an order id that was used before. */
const ALREADY_USED = new Set(['INVALID_MERCHANT_ORDER_ID', 'INVALID_TRANSACTION_ID', 'ORDER_ALREADY_EXISTS']);
/** Codes that say nothing about the payment itself. */
const NOT_FINAL = new Set([
  'AUTHORIZATION_FAILED',
  'INTERNAL_SERVER_ERROR',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
]);
const NOT_FINAL_STATUS = new Set([401, 408, 425, 429]);

/** Says what PhonePe would refuse in a wanted payment, so that it need not be sent. */
export function findPayProblem(wanted: NewPayment): string | undefined {
  if (!PAYMENT_ID.test(wanted.paymentId)) return 'paymentId is not 1 to 63 letters, digits, _ or -';
  if (!Number.isSafeInteger(wanted.amount) || wanted.amount < 100) return 'amount is not at least 100 paise';
  const seconds = wanted.expiresInSeconds;
  if (!Number.isInteger(seconds) || seconds < 300 || seconds > 3600) return 'expiresInSeconds is not 300 to 3600';
  return URL.canParse(wanted.returnUrl) ? undefined : 'returnUrl is not an address';
}

/** The body of POST /checkout/v2/pay: documented fields only, and nothing about the person. */
export function toPayBody(wanted: NewPayment): object {
  return {
    merchantOrderId: wanted.paymentId,
    amount: wanted.amount,
    expireAfter: wanted.expiresInSeconds,
    disablePaymentRetry: true,
    paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: wanted.returnUrl } },
  };
}

/** Reads the answer to a payment request. What is not surely accepted or surely refused is `unknown`. */
export function readPayAnswer(config: PhonePeConfig, wanted: NewPayment, answer: Exchange, now: Date): CreatedPayment {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status >= 200 && status < 300) return readAccepted(config, wanted, body, now);
  const code = readRefusal(status, body);
  if (code === undefined) return { kind: 'unknown', cause: `http_${status}` };
  if (ALREADY_USED.has(code)) return { kind: 'exists' };
  return { kind: 'rejected', code, message: toSafeText(body.message) };
}

/** The code of a refusal that is final: certainly nothing was done. Nothing for an answer that leaves it open. */
export function readRefusal(status: number, body: Record<string, unknown>): string | undefined {
  const code = typeof body.code === 'string' && /^\w{1,64}$/.test(body.code) ? body.code : undefined;
  const isFinal = code && status < 500 && !NOT_FINAL.has(code) && !NOT_FINAL_STATUS.has(status);
  return isFinal ? code : undefined;
}

const CLOCKS_DIFFER_MS = 5 * 60_000;

function readAccepted(
  config: PhonePeConfig,
  wanted: NewPayment,
  body: Record<string, unknown>,
  now: Date,
): CreatedPayment {
  const { orderId, state, redirectUrl, expireAt } = body;
  if (typeof orderId !== 'string' || orderId === '' || orderId.length > 100)
    return { kind: 'unknown', cause: 'no_order_id' };
  if (state !== 'PENDING') return { kind: 'unknown', cause: 'unexpected_state' };
  if (
    typeof redirectUrl !== 'string' ||
    !isPayUrlAllowed({ base: config.pgBase, payHosts: config.payHosts }, redirectUrl)
  )
    return { kind: 'unknown', cause: 'pay_url_not_allowed' };
  const named = typeof expireAt === 'number' ? new Date(expireAt) : undefined;
  const asked = new Date(now.getTime() + wanted.expiresInSeconds * 1000);
  // Where the two clocks differ, the page lives by ours as long as was asked for.
  const isNear = named !== undefined && Math.abs(named.getTime() - asked.getTime()) < CLOCKS_DIFFER_MS;
  const expiresAt = isNear ? named : asked;
  return { kind: 'created', providerOrderId: orderId, payUrl: redirectUrl, expiresAt };
}

import { RequestError } from '../http.ts';
import type { NewOrder } from './order-book.ts';

const EXPIRE_AFTER = { least: 300, most: 3600, default: 600 };
const LEAST_AMOUNT = 100;

/** Throws a RequestError unless the id keeps PhonePe's rule: 1 to 63 of `A-Z a-z 0-9 _ -`. */
export function checkMerchantOrderId(id: unknown): asserts id is string {
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,63}$/.test(id)) throw bad('merchantOrderId is not valid');
}

/** Reads the body of a payment request by PhonePe's rules; throws a RequestError (400) that names the field. */
export function readPayRequest(body: Record<string, unknown>): NewOrder {
  const { merchantOrderId, amount, expireAfter, disablePaymentRetry, metaInfo } = body;
  checkMerchantOrderId(merchantOrderId);
  if (!Number.isSafeInteger(amount) || Number(amount) < LEAST_AMOUNT) throw bad('amount is a whole number from 100 up');
  const { least, most } = EXPIRE_AFTER;
  const seconds = expireAfter ?? EXPIRE_AFTER.default;
  if (!Number.isInteger(seconds) || Number(seconds) < least || Number(seconds) > most)
    throw bad(`expireAfter is a whole number from ${least} to ${most}`);
  if (disablePaymentRetry !== undefined && typeof disablePaymentRetry !== 'boolean')
    throw bad('disablePaymentRetry is true or false');
  return {
    merchantOrderId,
    amount: Number(amount),
    expireAfterSeconds: Number(seconds),
    redirectUrl: readRedirectUrl(body.paymentFlow),
    disablePaymentRetry: disablePaymentRetry === true,
    ...(metaInfo !== undefined && { metaInfo: readMetaInfo(metaInfo) }),
  };
}

function readRedirectUrl(paymentFlow: unknown): string {
  const flow = asObject(paymentFlow, 'paymentFlow');
  if (flow.type !== 'PG_CHECKOUT') throw bad('paymentFlow.type is PG_CHECKOUT');
  const { redirectUrl } = asObject(flow.merchantUrls, 'paymentFlow.merchantUrls');
  const url = typeof redirectUrl === 'string' && redirectUrl.length <= 2048 ? URL.parse(redirectUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw bad('paymentFlow.merchantUrls.redirectUrl is an http(s) address');
  return redirectUrl as string;
}

/** udf1 to udf10 hold 256 characters; udf11 to udf15 hold 50 of a small set. */
function readMetaInfo(value: unknown): Record<string, string> {
  const entries = Object.entries(asObject(value, 'metaInfo'));
  for (const [name, text] of entries) {
    const number = Number(/^udf([1-9]|1[0-5])$/.exec(name)?.[1]);
    const fits = number <= 10 ? /^[^]{0,256}$/ : /^[A-Za-z0-9_\-+@.]{0,50}$/;
    if (!number || typeof text !== 'string' || !fits.test(text)) throw bad(`metaInfo.${name} is not valid`);
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

function asObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw bad(`${name} is missing`);
  return value as Record<string, unknown>;
}

function bad(message: string): RequestError {
  return new RequestError(400, 'BAD_REQUEST', message);
}

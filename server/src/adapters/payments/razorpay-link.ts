import type { Exchange } from './exchange.ts';
import { PAYMENT_ID, textOf, toSafeText } from './gateway-calls.ts';
import { isPayUrlAllowed } from './pay-address.ts';
import type { CreatedPayment, NewPayment } from './port.ts';
import { objectsOf, readRefusal } from './razorpay-client.ts';
import type { RazorpayConfig } from './razorpay-config.ts';

const LEAST_OPEN_S = 900;
/** Razorpay's limit of a `reference_id`. */
const REFERENCE_LENGTH = 40;

/** Says what Razorpay would refuse in a wanted payment, so that it need not be sent. */
export function findLinkProblem(wanted: NewPayment): string | undefined {
  if (!PAYMENT_ID.test(wanted.paymentId) || wanted.paymentId.length > REFERENCE_LENGTH)
    return 'paymentId is not 1 to 40 letters, digits, _ or -';
  if (!Number.isSafeInteger(wanted.amount) || wanted.amount < 100) return 'amount is not at least 100 paise';
  if (!Number.isInteger(wanted.expiresInSeconds) || wanted.expiresInSeconds <= LEAST_OPEN_S)
    return 'expiresInSeconds is not above 900';
  return URL.canParse(wanted.returnUrl) ? undefined : 'returnUrl is not an address';
}

/** The body of POST /v1/payment_links: nothing about the person, whom Razorpay shall not write to either. */
export const toLinkBody = (wanted: NewPayment, now: Date): object => ({
  ...{ amount: wanted.amount, currency: 'INR', accept_partial: false },
  reference_id: wanted.paymentId,
  description: wanted.paymentId,
  expire_by: Math.floor(now.getTime() / 1000) + wanted.expiresInSeconds,
  ...{ notify: { sms: false, email: false }, reminder_enable: false },
  notes: { shop_payment: wanted.paymentId },
  ...{ callback_url: wanted.returnUrl, callback_method: 'get' },
});

/** Reads the answer to a request for a link. What is not surely accepted or surely refused is `unknown`. */
export function readLinkAnswer(
  config: RazorpayConfig,
  wanted: NewPayment,
  answer: Exchange,
  now: Date,
): CreatedPayment {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status >= 200 && status < 300) return readAccepted(config, wanted, body, now);
  const refusal = readRefusal(answer);
  if (!refusal) return { kind: 'unknown', cause: `http_${status}` };
  if (/reference_?\s?id.*already exists/i.test(refusal.description)) return { kind: 'exists' };
  return { kind: 'rejected', code: refusal.code, message: toSafeText(refusal.description) };
}

function readAccepted(
  config: RazorpayConfig,
  wanted: NewPayment,
  { id, status, short_url: payUrl, expire_by: expireBy }: Record<string, unknown>,
  now: Date,
): CreatedPayment {
  const providerOrderId = textOf(id);
  if (providerOrderId === undefined) return { kind: 'unknown', cause: 'no_link_id' };
  if (status !== 'created') return { kind: 'unknown', cause: 'unexpected_state' };
  if (typeof payUrl !== 'string' || !isPayUrlAllowed(config, payUrl))
    return { kind: 'unknown', cause: 'pay_url_not_allowed' };
  const asked = now.getTime() + wanted.expiresInSeconds * 1000;
  const named = typeof expireBy === 'number' ? expireBy * 1000 : Number.NaN;
  // A page that closes earlier than it was asked to must not be shown for longer.
  return { kind: 'created', providerOrderId, payUrl, expiresAt: new Date(named < asked ? named : asked) };
}

const STATUSES = ['created', 'partially_paid', 'paid', 'expired', 'cancelled'] as const;

/** A payment link as Razorpay tells of it; `orderId` from the moment on that somebody has opened it. */
export type Link = { id: string; status: (typeof STATUSES)[number]; amount: number; orderId: string | undefined };

export type FoundLink = { kind: 'link'; link: Link } | { kind: 'not_found' } | { kind: 'unknown'; cause: string };

/** Reads the answer to GET /v1/payment_links?reference_id=…, of which one is ours or none is there. */
export function readFoundLink(paymentId: string, answer: Exchange): FoundLink {
  if (answer.kind === 'lost') return { kind: 'unknown', cause: answer.cause };
  const { status, body } = answer;
  if (status < 200 || status >= 300) return { kind: 'unknown', cause: `http_${status}` };
  if (!Array.isArray(body.payment_links)) return { kind: 'unknown', cause: 'no_list' };
  const listed = objectsOf(body.payment_links);
  const own = listed.filter(link => link.reference_id === paymentId);
  // A list of others means that the filter was not heard: nothing was learned of ours.
  if (own.length === 0) return listed.length === 0 ? { kind: 'not_found' } : { kind: 'unknown', cause: 'other_links' };
  return own.length === 1 ? readLink(own[0]!) : { kind: 'unknown', cause: 'several_links' };
}

function readLink(link: Record<string, unknown>): FoundLink {
  const id = textOf(link.id);
  const status = STATUSES.find(known => known === link.status);
  if (id === undefined) return { kind: 'unknown', cause: 'no_link_id' };
  if (status === undefined) return { kind: 'unknown', cause: 'unexpected_state' };
  if (!Number.isSafeInteger(link.amount) || Number(link.amount) < 0) return { kind: 'unknown', cause: 'no_amount' };
  return { kind: 'link', link: { id, status, amount: Number(link.amount), orderId: textOf(link.order_id) } };
}

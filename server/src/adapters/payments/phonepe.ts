import { setTimeout as sleep } from 'node:timers/promises';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createPhonePeClient } from './phonepe-client.ts';
import type { Call, PhonePeClient, PhonePeDeps } from './phonepe-client.ts';
import { checkConfig, TIMEOUTS } from './phonepe-config.ts';
import type { PhonePeConfig } from './phonepe-config.ts';
import { findPayProblem, readPayAnswer, toPayBody } from './phonepe-pay.ts';
import { findRefundProblem, readRefundAnswer, readRefundStatus, toRefundBody } from './phonepe-refund.ts';
import { PAYMENT_ID, readStatusAnswer } from './phonepe-status.ts';
import { PHONEPE_RULES } from './phonepe-rules.ts';
import { verifyPhonePeWebhook } from './phonepe-webhook.ts';
import { GATEWAY_UNAVAILABLE } from './port.ts';
import type { CreatedPayment, PaymentPort, PaymentStatus, RefundStatus } from './port.ts';

export type { PhonePeConfig } from './phonepe-config.ts';
export type { PhonePeDeps } from './phonepe-client.ts';

const BREAKER = { failures: 5, withinMs: 30_000, openMs: 30_000 };
const RETRY_DELAY_MS = { least: 100, spread: 200 };

/**
 * PhonePe Standard Checkout v2 over plain HTTP. A request for a payment or a refund is sent once; a status request is repeated once where
 * the connection broke or the answer was none. Throws at once for a configuration that would be unsafe.
 */
export function createPhonePe(config: PhonePeConfig, deps: PhonePeDeps): PaymentPort {
  checkConfig(config);
  const client = createPhonePeClient(config, deps);
  return {
    ...PHONEPE_RULES,
    createPayment: logged(deps, 'create_payment', wanted => wanted.paymentId, paymentCreator(config, deps, client)),
    fetchStatus: logged(deps, 'fetch_status', paymentId => paymentId, statusFetcher(deps, client)),
    refund: logged(deps, 'refund', wanted => wanted.refundId, refunder(deps, client)),
    fetchRefund: logged(deps, 'fetch_refund', refundId => refundId, refundFetcher(deps, client)),
    verifyWebhook: (headers, rawBody) => verifyPhonePeWebhook(config, headers, rawBody),
  };
}

function paymentCreator(config: PhonePeConfig, deps: PhonePeDeps, client: PhonePeClient): PaymentPort['createPayment'] {
  const breaker = createCircuitBreaker(BREAKER, deps.now, state => deps.log('phonepe.breaker', { state }));
  return async wanted => {
    const problem = findPayProblem(wanted);
    if (problem) return { kind: 'rejected', code: 'INVALID_REQUEST', message: problem };
    if (!breaker.allows()) return UNAVAILABLE;
    const request = { method: 'POST', path: '/checkout/v2/pay', body: toPayBody(wanted) } as const;
    const answer = await client.call(request, endOfCall(deps));
    const result = answer.kind === 'unsent' ? UNAVAILABLE : readPayAnswer(config, wanted, answer, deps.now());
    breaker.record(answer.kind !== 'unsent' && result.kind !== 'unknown');
    return result;
  };
}

const UNAVAILABLE: CreatedPayment = {
  kind: 'rejected',
  code: GATEWAY_UNAVAILABLE,
  message: 'Payments are temporarily unavailable',
};

function statusFetcher(deps: PhonePeDeps, client: PhonePeClient): PaymentPort['fetchStatus'] {
  return async (paymentId): Promise<PaymentStatus> => {
    if (!PAYMENT_ID.test(paymentId)) return { kind: 'not_found' };
    const path = `/checkout/v2/order/${encodeURIComponent(paymentId)}/status?details=false&errorContext=true`;
    const answer = await ask(deps, client, path);
    if (answer.kind === 'unsent') return { kind: 'unknown', cause: answer.cause };
    return readStatusAnswer(paymentId, answer);
  };
}

function refunder(deps: PhonePeDeps, client: PhonePeClient): PaymentPort['refund'] {
  return async wanted => {
    const problem = findRefundProblem(wanted);
    if (problem) return { kind: 'rejected', code: 'INVALID_REQUEST', isLowBalance: false, message: problem };
    const request = { method: 'POST', path: '/payments/v2/refund', body: toRefundBody(wanted) } as const;
    const answer = await client.call(request, endOfCall(deps));
    return answer.kind === 'unsent' ? answer : readRefundAnswer(answer);
  };
}

function refundFetcher(deps: PhonePeDeps, client: PhonePeClient): PaymentPort['fetchRefund'] {
  return async (refundId): Promise<RefundStatus> => {
    if (!PAYMENT_ID.test(refundId)) return { kind: 'not_found' };
    const answer = await ask(deps, client, `/payments/v2/refund/${encodeURIComponent(refundId)}/status`);
    return answer.kind === 'unsent' ? { kind: 'unknown', cause: answer.cause } : readRefundStatus(answer);
  };
}

/** Asks how something stands, once more where the connection broke or the answer was none. */
async function ask(deps: PhonePeDeps, client: PhonePeClient, path: string): Promise<Call> {
  const { random = Math.random } = deps;
  const endsAt = endOfCall(deps);
  const answer = await client.call({ method: 'GET', path }, endsAt);
  if (!isWorthRepeating(answer)) return answer;
  await sleep(RETRY_DELAY_MS.least + random() * RETRY_DELAY_MS.spread);
  return client.call({ method: 'GET', path }, endsAt);
}

/** A time-out is not repeated: the caller has waited long enough. */
function isWorthRepeating(answer: Call): boolean {
  if (answer.kind === 'lost') return answer.cause !== 'timeout';
  return answer.kind === 'answer' && answer.status >= 500;
}

function endOfCall(deps: PhonePeDeps): number {
  return performance.now() + (deps.timeouts ?? TIMEOUTS).call;
}

/** The call with a line in the log for each of its results. */
function logged<A, R extends { kind: string; cause?: string; code?: string }>(
  deps: PhonePeDeps,
  name: string,
  idOf: (argument: A) => string,
  work: (argument: A) => Promise<R>,
): (argument: A) => Promise<R> {
  return async argument => {
    const startedAt = performance.now();
    const result = await work(argument);
    const id = PAYMENT_ID.test(idOf(argument)) ? idOf(argument) : '[not an id]';
    const { kind: outcome, cause, code } = result;
    const ms = Math.round(performance.now() - startedAt);
    deps.log(`phonepe.${name}`, { id, outcome, cause, code, ms });
    return result;
  };
}

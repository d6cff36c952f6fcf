import { setTimeout as sleep } from 'node:timers/promises';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createPhonePeClient } from './phonepe-client.ts';
import type { Call, PhonePeClient, PhonePeDeps } from './phonepe-client.ts';
import { checkConfig, TIMEOUTS } from './phonepe-config.ts';
import type { PhonePeConfig } from './phonepe-config.ts';
import { findPayProblem, readPayAnswer, toPayBody } from './phonepe-pay.ts';
import { PAYMENT_ID, readStatusAnswer } from './phonepe-status.ts';
import { verifyPhonePeWebhook } from './phonepe-webhook.ts';
import { GATEWAY_UNAVAILABLE } from './port.ts';
import type { CreatedPayment, PaymentPort, PaymentStatus } from './port.ts';

export type { PhonePeConfig } from './phonepe-config.ts';
export type { PhonePeDeps } from './phonepe-client.ts';

const BREAKER = { failures: 5, withinMs: 30_000, openMs: 30_000 };
const RETRY_DELAY_MS = { least: 100, spread: 200 };

/**
 * PhonePe Standard Checkout v2 over plain HTTP. A payment request is sent once; a status request is repeated once where
 * the connection broke or the answer was none. Throws at once for a configuration that would be unsafe.
 */
export function createPhonePe(config: PhonePeConfig, deps: PhonePeDeps): PaymentPort {
  checkConfig(config);
  const client = createPhonePeClient(config, deps);
  return {
    createPayment: logged(deps, 'create_payment', wanted => wanted.paymentId, paymentCreator(config, deps, client)),
    fetchStatus: logged(deps, 'fetch_status', paymentId => paymentId, statusFetcher(deps, client)),
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
  const { random = Math.random } = deps;
  return async (paymentId): Promise<PaymentStatus> => {
    if (!PAYMENT_ID.test(paymentId)) return { kind: 'not_found' };
    const path = `/checkout/v2/order/${encodeURIComponent(paymentId)}/status?details=false&errorContext=true`;
    const endsAt = endOfCall(deps);
    let answer = await client.call({ method: 'GET', path }, endsAt);
    if (isWorthRepeating(answer)) {
      await sleep(RETRY_DELAY_MS.least + random() * RETRY_DELAY_MS.spread);
      answer = await client.call({ method: 'GET', path }, endsAt);
    }
    if (answer.kind === 'unsent') return { kind: 'unknown', cause: answer.cause };
    return readStatusAnswer(paymentId, answer);
  };
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
    const paymentId = PAYMENT_ID.test(idOf(argument)) ? idOf(argument) : '[not an id]';
    const { kind: outcome, cause, code } = result;
    const ms = Math.round(performance.now() - startedAt);
    deps.log(`phonepe.${name}`, { paymentId, outcome, cause, code, ms });
    return result;
  };
}

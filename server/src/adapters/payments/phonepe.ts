import type { Exchange } from './exchange.ts';
import { askTwice, findRefundProblem, logged, PAYMENT_ID, paymentCreator, type Call } from './gateway-calls.ts';
import { createPhonePeClient } from './phonepe-client.ts';
import type { PhonePeClient, PhonePeDeps } from './phonepe-client.ts';
import { checkConfig, TIMEOUTS } from './phonepe-config.ts';
import type { PhonePeConfig } from './phonepe-config.ts';
import { findPayProblem, readPayAnswer, toPayBody } from './phonepe-pay.ts';
import { readRefundAnswer, readRefundStatus, toRefundBody } from './phonepe-refund.ts';
import { PHONEPE_RULES } from './phonepe-rules.ts';
import { readStatusAnswer } from './phonepe-status.ts';
import { verifyPhonePeWebhook } from './phonepe-webhook.ts';
import type { NewPayment, PaymentPort, PaymentStatus, RefundStatus } from './port.ts';

export type { PhonePeConfig } from './phonepe-config.ts';
export type { PhonePeDeps } from './phonepe-client.ts';

/**
 * PhonePe Standard Checkout v2 over plain HTTP. A request for a payment or a refund is sent once; a status request is repeated once where
 * the connection broke or the answer was none. Throws at once for a configuration that would be unsafe.
 */
export function createPhonePe(config: PhonePeConfig, deps: PhonePeDeps): PaymentPort {
  checkConfig(config);
  const client = createPhonePeClient(config, deps);
  const { log } = deps;
  return {
    ...PHONEPE_RULES,
    createPayment: logged(
      log,
      'phonepe.create_payment',
      wanted => wanted.paymentId,
      paymentCreator('phonepe', deps, payCalls(config, deps, client)),
    ),
    fetchStatus: logged(log, 'phonepe.fetch_status', paymentId => paymentId, statusFetcher(deps, client)),
    refund: logged(log, 'phonepe.refund', wanted => wanted.refundId, refunder(deps, client)),
    fetchRefund: logged(log, 'phonepe.fetch_refund', ({ refundId }) => refundId, refundFetcher(deps, client)),
    verifyWebhook: (headers, rawBody) => verifyPhonePeWebhook(config, headers, rawBody),
  };
}

function payCalls(config: PhonePeConfig, deps: PhonePeDeps, client: PhonePeClient) {
  return {
    findProblem: findPayProblem,
    send: (wanted: NewPayment) =>
      client.call({ method: 'POST', path: '/checkout/v2/pay', body: toPayBody(wanted) }, endOfCall(deps)),
    read: (wanted: NewPayment, answer: Exchange) => readPayAnswer(config, wanted, answer, deps.now()),
  };
}

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
  return async ({ refundId }): Promise<RefundStatus> => {
    if (!PAYMENT_ID.test(refundId)) return { kind: 'not_found' };
    const answer = await ask(deps, client, `/payments/v2/refund/${encodeURIComponent(refundId)}/status`);
    return answer.kind === 'unsent' ? { kind: 'unknown', cause: answer.cause } : readRefundStatus(answer);
  };
}

function ask(deps: PhonePeDeps, client: PhonePeClient, path: string): Promise<Call> {
  const endsAt = endOfCall(deps);
  return askTwice(deps, () => client.call({ method: 'GET', path }, endsAt));
}

function endOfCall(deps: PhonePeDeps): number {
  return performance.now() + (deps.timeouts ?? TIMEOUTS).call;
}

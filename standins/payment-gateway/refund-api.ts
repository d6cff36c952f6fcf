import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJson, RequestError } from '../http.ts';
import { answer, failBefore } from '../gateway-faults.ts';
import type { Gateway } from './gateway.ts';
import { requireToken } from './merchant-api.ts';
import { checkMerchantOrderId } from './pay-request.ts';
import type { RefundPlan } from './refund.ts';
import type { RefundProblem } from './refund-book.ts';
import type { Fault } from '../gateway-script.ts';
import { toRefundAnswer, toRefundStatusAnswer } from './wire.ts';

const LEAST_AMOUNT = 100;

/** Status and code of each refusal. No document names the codes; PhonePe's SDK test shows the duplicate's message. */
const PROBLEMS: Record<RefundProblem, readonly [number, string, string]> = {
  duplicate: [400, 'BAD_REQUEST', 'Refund ID Duplicated'],
  not_completed: [402, 'REFUND_NOT_ELIGIBLE', 'The original order is not completed'],
  under_way: [400, 'REFUND_IN_PROGRESS', 'Another refund of this order is under way'],
  too_much: [400, 'INVALID_REFUND_AMOUNT', 'The refunds would be more than was paid'],
};

/** POST …/payments/v2/refund: accepts a refund once. */
export async function handleRefund(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  requireToken(gateway, request);
  const { merchantRefundId, originalMerchantOrderId, amount } = await readJson(request);
  checkMerchantOrderId(merchantRefundId);
  checkMerchantOrderId(originalMerchantOrderId);
  if (!Number.isSafeInteger(amount) || Number(amount) < LEAST_AMOUNT)
    throw new RequestError(400, 'BAD_REQUEST', 'amount is a whole number from 100 up');
  const fault = gateway.script.take('refund', originalMerchantOrderId);
  if (await failBefore(fault, response)) return;
  if (fault?.name === 'reject') throw new RequestError(400, fault.text, 'Scripted refusal');
  const order = gateway.orders.find(originalMerchantOrderId);
  if (!order) throw new RequestError(400, 'INVALID_MERCHANT_ORDER_ID', 'No entry found for given merchant order id');
  const refund = gateway.refunds.create({ merchantRefundId, order, amount: Number(amount), plan: toPlan(fault) });
  if (typeof refund === 'string') throw new RequestError(...PROBLEMS[refund]);
  answer(fault, response, toRefundAnswer(refund));
}

/** GET …/payments/v2/refund/{merchantRefundId}/status. */
export async function handleRefundStatus(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): Promise<void> {
  requireToken(gateway, request);
  checkMerchantOrderId(id);
  const refund = gateway.refunds.find(id);
  const fault = gateway.script.take('refundStatus', refund?.originalMerchantOrderId);
  if (await failBefore(fault, response)) return;
  if (!refund || fault?.name === 'not_found')
    throw new RequestError(400, 'INVALID_MERCHANT_REFUND_ID', 'No refund found for given merchant refund id');
  answer(fault, response, { ...toRefundStatusAnswer(refund), ...lieOf(fault) });
}

function toPlan(fault: Fault | undefined): RefundPlan {
  if (fault?.name === 'fail') return { kind: 'fail', errorCode: fault.text };
  return { kind: fault?.name === 'hold' ? 'hold' : 'complete' };
}

/** An answer that a script replaces the true one by. */
function lieOf(fault: Fault | undefined): object {
  if (fault?.name === 'amount') return { amount: fault.count };
  return fault?.name === 'state' ? { state: fault.text } : {};
}

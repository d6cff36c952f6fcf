import { answer, failBefore } from '../gateway-faults.ts';
import { readJson, RequestError } from '../http.ts';
import type { RefundPlan } from './link.ts';
import { bad, readNotes, unknownId } from './link-request.ts';
import type { Call } from './merchant-api.ts';
import type { RefundProblem } from './refund-book.ts';
import { toCollection, toRefund } from './wire.ts';

const LEAST_AMOUNT = 100;
const PROBLEMS: Record<RefundProblem, string> = {
  not_captured: 'The payment status should be captured for action to be taken',
  too_much: 'The total refund amount is greater than the refund payment amount',
  other_body: 'Different request body sent for the same idempotency key',
};
/** What a merchant is told whose balance is too small. */
const LOW_BALANCE = 'Your account does not have enough balance to carry out the refund operation.';

/** POST /v1/payments/:id/refund. */
export async function handleRefund({ company, request, response }: Call, paymentId: string): Promise<void> {
  const body = await readJson(request);
  const found = company.links.findByTry(paymentId);
  if (!found) throw unknownId();
  const amount = Number(body['amount'] ?? found.one.amount);
  if (!Number.isSafeInteger(amount) || amount < LEAST_AMOUNT) throw bad('The amount must be at least INR 1.00');
  const receipt = body['receipt'] === undefined ? null : String(body['receipt']);
  const idempotencyKey = request.headers['x-refund-idempotency'] as string | undefined;
  if (idempotencyKey !== undefined && !/^[\w-]{10,}$/.test(idempotencyKey)) throw bad('The idempotency key is invalid');
  const fault = company.script.take('refund', found.link.referenceId);
  if (await failBefore(fault, response)) return;
  if (fault?.name === 'reject')
    throw new RequestError(400, fault.text, fault.text === 'low_balance' ? LOW_BALANCE : 'Scripted refusal');
  const plan: RefundPlan = fault?.name === 'fail' || fault?.name === 'hold' ? fault.name : 'process';
  const refund = company.refunds.create({ ...found, amount, receipt, idempotencyKey, plan, notes: readNotes(body['notes']) }); // prettier-ignore
  if (typeof refund === 'string') throw bad(PROBLEMS[refund]);
  answer(fault, response, toRefund(refund));
}

/** GET /v1/payments/:id/refunds. */
export async function handleRefunds({ company, response }: Call, paymentId: string): Promise<void> {
  const found = company.links.findByTry(paymentId);
  if (!found) throw unknownId();
  const fault = company.script.take('refundStatus', found.link.referenceId);
  if (await failBefore(fault, response)) return;
  const refunds = fault?.name === 'not_found' ? [] : company.refunds.ofPayment(paymentId);
  answer(fault, response, toCollection(refunds.map(refund => ({ ...toRefund(refund), ...lieOf(fault) }))));
}

/** A refund that a script shows in place of the true one. */
function lieOf(fault: { name: string; text: string; count: number } | undefined): object {
  if (fault?.name === 'amount') return { amount: fault.count };
  return fault?.name === 'state' ? { status: fault.text } : {};
}

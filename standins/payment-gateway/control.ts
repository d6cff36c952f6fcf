import { scriptCalls, type ControlCalls } from '../control-calls.ts';
import type { Gateway } from './gateway.ts';
import { RequestError } from '../http.ts';
import { FAILURES, PAYMENT_MODES } from './order.ts';
import type { Order } from './order.ts';
import type { Ending } from './order-book.ts';
import type { Refund } from './refund.ts';

/** The calls that steer the gateway in tests. */
export const CONTROL: ControlCalls<Gateway> = {
  ...scriptCalls,
  'GET /__sim/clock': gateway => ({ now: gateway.clock.now() }),
  'POST /__sim/clock': (gateway, body) => {
    const ms = body.advanceMs;
    if (!Number.isSafeInteger(ms) || Number(ms) < 0)
      throw new RequestError(400, 'BAD_REQUEST', 'advanceMs is a whole number.');
    gateway.orders.moveClock(gateway.clock.offset() + Number(ms));
    gateway.refunds.moveDue();
    return { now: gateway.clock.now() };
  },
  'GET /__sim/ledger': (gateway, _body, query) => readLedger(gateway, query),
  'POST /__sim/settle': (gateway, body) => {
    const order = findOrder(gateway, body);
    const mode = PAYMENT_MODES.find(known => known.mode === body.paymentMode)?.mode ?? 'UPI_INTENT';
    return { changed: gateway.orders.end(order, mode, readEnding(body)), order: toLedgerRow(gateway, order) };
  },
  'POST /__sim/refund': (gateway, body) => {
    const refund = gateway.refunds.find(String(body.merchantRefundId));
    if (!refund) throw new RequestError(404, 'NOT_FOUND', 'No refund has this merchantRefundId.');
    const { state, errorCode } = body;
    if (state !== 'CONFIRMED' && state !== 'COMPLETED' && state !== 'FAILED')
      throw new RequestError(400, 'BAD_REQUEST', 'state is CONFIRMED, COMPLETED or FAILED.');
    const code = errorCode === undefined ? undefined : String(errorCode);
    return { changed: gateway.refunds.end(refund, state, code), refund };
  },
  'GET /__sim/webhooks': gateway => ({ deliveries: gateway.webhooks.deliveries() }),
  'POST /__sim/webhooks': async (gateway, body) => {
    await gateway.webhooks.sendAgain(findOrder(gateway, body));
    return { deliveries: gateway.webhooks.deliveries() };
  },
};

/** The gateway's book: a page of orders (500, at most 1000), totals in paise, and the id to ask on with. */
function readLedger(gateway: Gateway, query: URLSearchParams): object {
  gateway.orders.expireDue();
  gateway.refunds.moveDue();
  const limit = Math.min(Number(query.get('limit')) || 500, 1000);
  const page = gateway.orders.list(limit + 1, query.get('after') ?? undefined);
  const orders = page.slice(0, limit);
  return {
    now: gateway.clock.now(),
    totals: { ...gateway.orders.totals(), refunded: refundedOf(gateway.refunds.list()) },
    orders: orders.map(order => toLedgerRow(gateway, order)),
    next: page.length > limit ? orders.at(-1)?.merchantOrderId : undefined,
  };
}

function toLedgerRow(gateway: Gateway, order: Order): object {
  const { payToken: _payToken, ...row } = order;
  const refunds = gateway.refunds.ofOrder(order.merchantOrderId);
  const captured = order.state === 'COMPLETED' ? order.amount : 0;
  return { ...row, captured, refunded: refundedOf(refunds), refunds };
}

const refundedOf = (refunds: Refund[]): number =>
  refunds.filter(refund => refund.state === 'COMPLETED').reduce((sum, refund) => sum + refund.amount, 0);

function findOrder(gateway: Gateway, body: Record<string, unknown>): Order {
  const order = gateway.orders.find(String(body.merchantOrderId));
  if (!order) throw new RequestError(404, 'NOT_FOUND', 'No order has this merchantOrderId.');
  return order;
}

function readEnding(body: Record<string, unknown>): Ending {
  const { outcome, errorCode, detailedErrorCode } = body;
  if (outcome === 'pay' || outcome === 'cancel' || outcome === 'leave') return { kind: outcome };
  if (outcome !== 'fail') throw new RequestError(400, 'BAD_REQUEST', 'outcome is pay, fail, cancel or leave.');
  if (errorCode === undefined) return { kind: 'fail', failure: FAILURES[0]! };
  return {
    kind: 'fail',
    failure: { errorCode: String(errorCode), detailedErrorCode: String(detailedErrorCode ?? errorCode) },
  };
}

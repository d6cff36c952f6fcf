import { scriptCalls, type ControlCalls } from '../control-calls.ts';
import { RequestError } from '../http.ts';
import type { Company } from './company.ts';
import { FAILURES, isTaken, METHODS, type Link } from './link.ts';
import type { Ending } from './link-book.ts';

/**
 * The calls that steer the company in tests. They have the names and fields of the other gateway's, so that one test runs on both:
 * `merchantOrderId` is a link's reference, `merchantRefundId` a refund's receipt.
 */
export const CONTROL: ControlCalls<Company> = {
  ...scriptCalls,
  'GET /__sim/clock': company => ({ now: company.clock.now() }),
  'POST /__sim/clock': (company, body) => {
    const ms = body['advanceMs'];
    if (!Number.isSafeInteger(ms) || Number(ms) < 0)
      throw new RequestError(400, 'BAD_REQUEST', 'advanceMs is a whole number.');
    company.links.moveClock(company.clock.offset() + Number(ms));
    company.refunds.moveDue();
    return { now: company.clock.now() };
  },
  'GET /__sim/ledger': (company, _body, query) => readLedger(company, query),
  'POST /__sim/settle': (company, body) => {
    const link = findLink(company, body);
    const method = METHODS.find(known => known.method === body['paymentMode'])?.method ?? 'upi';
    return { changed: company.links.end(link, method, readEnding(body)), order: toLedgerRow(company, link) };
  },
  'POST /__sim/refund': (company, body) => {
    const refund = company.refunds.findByReceipt(String(body['merchantRefundId']));
    if (!refund) throw new RequestError(404, 'NOT_FOUND', 'No refund has this receipt.');
    const { state } = body;
    if (state !== 'COMPLETED' && state !== 'FAILED')
      throw new RequestError(400, 'BAD_REQUEST', 'state is COMPLETED or FAILED.');
    return { changed: company.refunds.end(refund, state === 'COMPLETED' ? 'processed' : 'failed'), refund };
  },
  'GET /__sim/webhooks': company => ({ deliveries: company.webhooks.deliveries() }),
  'POST /__sim/webhooks': async (company, body) => {
    await company.webhooks.sendAgain(findLink(company, body));
    return { deliveries: company.webhooks.deliveries() };
  },
};

/** The company's book: a page of links (500, at most 1000) and the reference to ask on with. */
function readLedger(company: Company, query: URLSearchParams): object {
  company.links.expireDue();
  company.refunds.moveDue();
  const limit = Math.min(Number(query.get('limit')) || 500, 1000);
  const page = company.links.list(limit + 1, query.get('after') ?? undefined);
  const links = page.slice(0, limit);
  return {
    now: company.clock.now(),
    orders: links.map(link => toLedgerRow(company, link)),
    next: page.length > limit ? links.at(-1)?.referenceId : undefined,
  };
}

function toLedgerRow(company: Company, link: Link): object {
  const ids = link.tries.map(({ id }) => id);
  const refunds = company.refunds.list().filter(refund => ids.includes(refund.paymentId));
  const sumOf = (list: readonly { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0);
  const { referenceId: merchantOrderId, id: orderId, status: state, amount, createdAt, tries } = link;
  return {
    ...{ merchantOrderId, orderId, state, amount, createdAt, tries },
    captured: sumOf(tries.filter(isTaken)),
    refunded: sumOf(refunds.filter(({ status }) => status === 'processed')),
    refunds: refunds.map(({ receipt, ...refund }) => ({ ...refund, merchantRefundId: receipt })),
  };
}

function findLink(company: Company, body: Record<string, unknown>): Link {
  const link = company.links.find(String(body['merchantOrderId']));
  if (!link) throw new RequestError(404, 'NOT_FOUND', 'No link has this reference.');
  return link;
}

const ENDINGS = ['pay', 'pay_again', 'authorize', 'leave', 'cancel'] as const;

export function readEnding({ outcome, errorCode }: { outcome?: unknown; errorCode?: unknown }): Ending {
  const kind = ENDINGS.find(known => known === outcome);
  if (kind) return { kind };
  if (outcome !== 'fail') throw new RequestError(400, 'BAD_REQUEST', `outcome is fail, ${ENDINGS.join(', ')}.`);
  return { kind: 'fail', reason: typeof errorCode === 'string' ? errorCode : FAILURES[0].reason };
}

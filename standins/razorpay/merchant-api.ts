import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, failBefore } from '../gateway-faults.ts';
import { readJson, RequestError } from '../http.ts';
import type { Company } from './company.ts';
import { bad, readLinkRequest, unknownId } from './link-request.ts';
import type { Link } from './link.ts';
import { toCollection, toLink, toPayment } from './wire.ts';

export type Call = { company: Company; request: IncomingMessage; response: ServerResponse };

export const payUrlOf = ({ settings }: Company, { payToken }: Link): string => `${settings.publicUrl}/pay/${payToken}`;

/** POST /v1/payment_links: accepts a reference once and answers the address of its page. */
export async function handleCreate({ company, request, response }: Call): Promise<void> {
  const wanted = readLinkRequest(await readJson(request), company.clock.now());
  const fault = company.script.take('pay', wanted.referenceId);
  if (await failBefore(fault, response)) return;
  if (fault?.name === 'reject') throw new RequestError(400, fault.text, 'Scripted refusal');
  const link = company.links.create(wanted);
  if (link === 'duplicate')
    throw bad(`payment link with given reference_id (${wanted.referenceId}) already exists. Please create a payment link with a different reference_id.`); // prettier-ignore
  await company.links.kept();
  const payUrl = fault?.name === 'wrong_host_url' ? 'https://rzp.io.pay.example/i/x' : payUrlOf(company, link);
  answer(fault, response, toLink(link, payUrl));
}

/** GET /v1/payment_links?reference_id=…: a list of one or none. */
export async function handleSearch({ company, response }: Call, query: URLSearchParams): Promise<void> {
  const reference = query.get('reference_id') ?? '';
  const fault = company.script.take('status', reference);
  if (await failBefore(fault, response)) return;
  const link = company.links.find(reference);
  const isShown = link !== undefined && fault?.name !== 'not_found';
  const shown = isShown ? [{ ...toLink(link, payUrlOf(company, link)), ...lieOf(fault) }] : [];
  const others = fault?.name === 'others' ? [{ id: 'plink_Other000000001', reference_id: 'another' }] : shown;
  answer(fault, response, { payment_links: others });
}

/** A link that a script shows in place of the true one. */
function lieOf(fault: { name: string; text: string; count: number } | undefined): object {
  // A reading that lags behind: nobody has looked at the page yet.
  if (fault?.name === 'stale') return { status: 'created', amount_paid: 0, order_id: undefined };
  if (fault?.name === 'amount') return { amount: fault.count };
  if (fault?.name === 'orderId') return { id: fault.text };
  return fault?.name === 'state' ? { status: fault.text } : {};
}

/** GET /v1/payment_links/:id: with what was paid by it. */
export async function handleLink({ company, response }: Call, id: string): Promise<void> {
  const link = company.links.findById(id);
  if (!link) throw unknownId();
  const payments = link.tries.map(({ id: paymentId, ...one }) => ({
    ...{ payment_id: paymentId, plink_id: link.id, amount: one.amount, method: one.method, status: one.status },
    created_at: Math.floor(one.createdAt / 1000),
  }));
  answer(undefined, response, { ...toLink(link, payUrlOf(company, link)), payments });
}

/** GET /v1/orders/:id/payments: every try of a link that somebody has opened. */
export async function handleTries({ company, response }: Call, orderId: string): Promise<void> {
  const link = company.links.findByOrder(orderId);
  if (!link?.isOpened) throw unknownId();
  const refunds = company.refunds.list();
  answer(undefined, response, toCollection(link.tries.map(one => toPayment(link, one, refunds))));
}

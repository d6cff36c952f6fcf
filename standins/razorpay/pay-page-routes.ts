import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm, RequestError, sendText } from '../http.ts';
import { missingPage } from '../pay-form.ts';
import { look } from '../pay-page-look.ts';
import type { Company } from './company.ts';
import { readEnding } from './control.ts';
import { METHODS, type Link } from './link.ts';
import { payPage } from './pay-page.ts';

/** GET shows a link's page; POST presses one of its buttons. Only who has paid is sent back to the shop. */
export async function handlePayPage(
  company: Company,
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  const link = company.links.findByPayToken(token);
  if (!link) return sendPage(response, 404, missingPage(), undefined);
  if (request.method === 'GET') {
    company.links.open(link);
    return sendPage(response, 200, payPage(link, company.settings.merchantName), link);
  }
  if (request.method !== 'POST') throw new RequestError(405, 'NA', 'GET or POST');
  const form = await readForm(request);
  const method = METHODS.find(known => known.method === form.get('mode'))?.method ?? 'upi';
  company.links.end(link, method, readEnding({ outcome: form.get('outcome'), errorCode: form.get('reason') }));
  const location = link.status === 'paid' ? toCallback(company, link) : `./${token}`;
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
}

/** The shop's address with what Razorpay adds to it, signed with the key's secret. */
function toCallback({ settings }: Company, link: Link): string {
  const payment = link.tries.findLast(({ status }) => status === 'captured')!;
  const signed = `${link.id}|${link.referenceId}|${link.status}|${payment.id}`;
  const url = new URL(link.callbackUrl);
  url.searchParams.set('razorpay_payment_id', payment.id);
  url.searchParams.set('razorpay_payment_link_id', link.id);
  url.searchParams.set('razorpay_payment_link_reference_id', link.referenceId);
  url.searchParams.set('razorpay_payment_link_status', link.status);
  url.searchParams.set('razorpay_signature', createHmac('sha256', settings.keySecret).update(signed).digest('hex'));
  return url.href;
}

function sendPage(response: ServerResponse, status: number, html: string, link: Link | undefined): void {
  // NOTE form-action also governs where an answer to the form may redirect: the shop's own address must be in it.
  const shop = link ? [new URL(link.callbackUrl).origin] : [];
  sendText(response, status, 'text/html; charset=utf-8', html, {
    'content-security-policy': look.policy(shop),
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
}

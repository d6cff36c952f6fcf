import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Gateway } from './gateway.ts';
import { readForm, RequestError, sendText } from '../http.ts';
import { FAILURES, PAYMENT_MODES } from './order.ts';
import type { Order } from './order.ts';
import type { Ending } from './order-book.ts';
import { look } from '../pay-page-look.ts';
import { missingPage } from '../pay-form.ts';
import { payPage } from './pay-page.ts';

/** GET shows an order's pay page; POST presses one of its buttons and sends the browser back to the shop. */
export async function handlePayPage(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  const order = gateway.orders.findByPayToken(token);
  if (!order) return sendPage(response, 404, missingPage(), undefined);
  if (request.method === 'GET') {
    const page = payPage(order, gateway.settings.merchantName);
    return sendPage(response, 200, page, order);
  }
  if (request.method !== 'POST') throw new RequestError(405, 'METHOD_NOT_ALLOWED', 'GET or POST');
  const form = await readForm(request);
  const mode = PAYMENT_MODES.find(known => known.mode === form.get('mode'))?.mode ?? 'UPI_INTENT';
  gateway.orders.end(order, mode, readEnding(form));
  const mayTryAgain = form.get('outcome') === 'fail' && order.state === 'PENDING';
  redirect(response, mayTryAgain ? `./${token}` : order.redirectUrl);
}

function readEnding(form: URLSearchParams): Ending {
  const outcome = form.get('outcome');
  if (outcome === 'pay' || outcome === 'cancel' || outcome === 'leave') return { kind: outcome };
  if (outcome !== 'fail') throw new RequestError(400, 'BAD_REQUEST', 'Press one of the buttons.');
  const { errorCode, detailedErrorCode } = FAILURES.find(f => f.errorCode === form.get('reason')) ?? FAILURES[0]!;
  return { kind: 'fail', failure: { errorCode, detailedErrorCode } };
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, {
    location,
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-length': 0,
  });
  response.end();
}

function sendPage(response: ServerResponse, status: number, html: string, order: Order | undefined): void {
  // NOTE form-action also governs where an answer to the form may redirect: the shop's own address must be in it.
  const shop = order ? [new URL(order.redirectUrl).origin] : [];
  sendText(response, status, 'text/html; charset=utf-8', html, {
    'content-security-policy': look.policy(shop),
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
}

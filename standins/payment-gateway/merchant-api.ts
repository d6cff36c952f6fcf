import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer, failBefore } from '../gateway-faults.ts';
import type { Gateway } from './gateway.ts';
import { readForm, readJson, RequestError, sendJson } from '../http.ts';
import { checkMerchantOrderId, readPayRequest } from './pay-request.ts';
import { toPayAnswer, toStatusAnswer } from './wire.ts';

/** POST …/v1/oauth/token: form-encoded client credentials for an access token. */
export async function handleToken(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await readForm(request);
  const fault = gateway.script.take('token');
  if (await failBefore(fault, response)) return;
  const { clientId, clientSecret, clientVersion } = gateway.settings;
  const expected = { client_id: clientId, client_secret: clientSecret, client_version: clientVersion };
  const known = Object.entries(expected).every(([name, value]) => form.get(name) === value);
  if (form.get('grant_type') !== 'client_credentials' || !known)
    return sendJson(response, 401, { code: 'AUTHORIZATION_FAILED', message: 'Invalid client credentials' });
  const token = gateway.tokens.issue();
  if (fault?.name === 'expired') gateway.tokens.expireAll();
  const shown =
    fault?.name === 'no_expires_at' ? { ...token, expires_at: undefined, session_expires_at: undefined } : token;
  answer(fault, response, shown);
}

/** POST …/checkout/v2/pay: accepts an order once and answers the address of its pay page. */
export async function handlePay(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  requireToken(gateway, request);
  const wanted = readPayRequest(await readJson(request));
  const fault = gateway.script.take('pay', wanted.merchantOrderId);
  if (await failBefore(fault, response)) return;
  const order = gateway.orders.create(wanted);
  if (order === 'duplicate')
    throw new RequestError(417, 'INVALID_MERCHANT_ORDER_ID', 'Merchant order id is already used');
  await gateway.orders.kept();
  await gateway.webhooks.beforePayAnswer(order);
  const page =
    fault?.name === 'wrong_host_redirectUrl' ? 'https://phonepe.com.pay.example' : gateway.settings.publicUrl;
  answer(fault, response, toPayAnswer(order, `${page}/pay/${order.payToken}`));
}

/** GET …/checkout/v2/order/{merchantOrderId}/status. */
export async function handleStatus(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  query: URLSearchParams,
): Promise<void> {
  requireToken(gateway, request);
  checkMerchantOrderId(id);
  const fault = gateway.script.take('status', id);
  if (await failBefore(fault, response)) return;
  const order = gateway.orders.find(id);
  if (!order || fault?.name === 'not_found')
    throw new RequestError(400, 'INVALID_MERCHANT_ORDER_ID', 'No entry found for given merchant order id');
  const seen =
    fault?.name === 'stale' ? { ...order, state: 'PENDING' as const, failure: undefined, attempts: [] } : order;
  const body = toStatusAnswer(seen, {
    details: query.get('details') === 'true',
    errorContext: query.get('errorContext') === 'true',
  });
  answer(fault, response, { ...body, ...STATUS_LIES[fault?.name ?? '']?.(fault!) });
  if (seen.state !== 'PENDING') gateway.webhooks.statusWasSeen(order);
}

/** A status answer that a script replaces the true one by. */
const STATUS_LIES: Record<string, (fault: { text: string; count: number }) => object> = {
  amount: fault => ({ amount: fault.count, payableAmount: fault.count }),
  orderId: fault => ({ orderId: fault.text }),
  state: fault => ({ state: fault.text }),
};

/** Throws a RequestError (401) for a call without a good access token. */
export function requireToken(gateway: Gateway, request: IncomingMessage): void {
  if (gateway.tokens.isValid(request.headers.authorization)) return;
  throw new RequestError(401, 'AUTHORIZATION_FAILED', 'Authorization Failed');
}

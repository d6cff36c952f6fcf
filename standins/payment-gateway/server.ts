import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerControl } from '../control-calls.ts';
import { CONTROL } from './control.ts';
import type { Gateway } from './gateway.ts';
import { RequestError, sendJson } from '../http.ts';
import { handleStatus, handlePay, handleToken } from './merchant-api.ts';
import { handlePayPage } from './pay-page-routes.ts';
import { handleRefund, handleRefundStatus } from './refund-api.ts';

/** The sandbox's and the production's prefixes: PhonePe's two differ, a client is told both by its settings. */
const API_PREFIX = /^\/apis\/(?:pg-sandbox|pg|identity-manager)(?=\/)/;

/** Answers every request that reaches the gateway. */
export function gatewayListener(gateway: Gateway): RequestListener {
  const publicPath = new URL(gateway.settings.publicUrl).pathname.replace(/\/$/, '');
  return (request, response) => {
    handle(gateway, publicPath, request, response).catch((error: unknown) => sendError(response, error));
  };
}

async function handle(
  gateway: Gateway,
  publicPath: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? '/', 'http://gateway');
  if (!url) throw notFound();
  const proxied = publicPath !== '' && url.pathname.startsWith(`${publicPath}/`);
  const path = proxied ? url.pathname.slice(publicPath.length) : url.pathname;
  const route = `${request.method} ${path}`;

  if (route === 'GET /healthz') return sendJson(response, 200, toHealth(gateway));
  const payToken = /^\/pay\/([\w-]{1,64})$/.exec(path)?.[1];
  if (payToken) return handlePayPage(gateway, request, response, payToken);

  // NOTE Browsers reach this program through the shop's address: they see pay pages, never the merchant's or the test's calls.
  if (proxied || request.headers['x-forwarded-host'] !== undefined) throw notFound();
  if (path.startsWith('/__sim/'))
    return answerControl(CONTROL, gateway, request, response, { path, query: url.searchParams });

  const call = path.replace(API_PREFIX, '');
  if (call === path) throw notFound();
  if (call === '/v1/oauth/token' && request.method === 'POST') return handleToken(gateway, request, response);
  if (call === '/checkout/v2/pay' && request.method === 'POST') return handlePay(gateway, request, response);
  const id = /^\/checkout\/v2\/order\/([^/]+)\/status$/.exec(call)?.[1];
  if (id && request.method === 'GET') return handleStatus(gateway, request, response, decode(id), url.searchParams);
  if (call === '/payments/v2/refund' && request.method === 'POST') return handleRefund(gateway, request, response);
  const refundId = /^\/payments\/v2\/refund\/([^/]+)\/status$/.exec(call)?.[1];
  if (refundId && request.method === 'GET') return handleRefundStatus(gateway, request, response, decode(refundId));
  throw notFound();
}

function toHealth({ settings: { instance, publicUrl } }: Gateway): object {
  return { ok: true, program: 'payment-gateway', pid: process.pid, instance, publicUrl };
}

function notFound(): RequestError {
  return new RequestError(404, 'NOT_FOUND', 'There is nothing here.');
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  if (error instanceof RequestError)
    return sendJson(response, error.status, { code: error.code, message: error.message });
  console.error(error);
  sendJson(response, 500, { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' });
}

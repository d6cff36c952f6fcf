import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerControl } from '../control-calls.ts';
import { failBefore } from '../gateway-faults.ts';
import { RequestError, sendJson } from '../http.ts';
import type { Company } from './company.ts';
import { CONTROL } from './control.ts';
import { handleCreate, handleLink, handleSearch, handleTries, type Call } from './merchant-api.ts';
import { handlePayPage } from './pay-page-routes.ts';
import { handleRefund, handleRefunds } from './refund-api.ts';

/** Answers every request that reaches the company. */
export function companyListener(company: Company): RequestListener {
  const publicPath = new URL(company.settings.publicUrl).pathname.replace(/\/$/, '');
  return (request, response) => {
    handle(company, publicPath, request, response).catch((error: unknown) => sendError(response, error));
  };
}

type Handler = (call: Call, id: string, query: URLSearchParams) => Promise<void>;

/** The merchant's calls; a group in the path is the id that the handler gets. */
const CALLS: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['POST', /^\/v1\/payment_links\/?$/, handleCreate],
  ['GET', /^\/v1\/payment_links\/?$/, (call, _id, query) => handleSearch(call, query)],
  ['GET', /^\/v1\/payment_links\/(plink_\w{1,40})$/, handleLink],
  ['GET', /^\/v1\/orders\/(order_\w{1,40})\/payments$/, handleTries],
  ['POST', /^\/v1\/payments\/(pay_\w{1,40})\/refund$/, handleRefund],
  ['GET', /^\/v1\/payments\/(pay_\w{1,40})\/refunds$/, handleRefunds],
];

async function handle(
  company: Company,
  publicPath: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = URL.parse(request.url ?? '/', 'http://razorpay');
  if (!url) throw notFound();
  const isProxied = publicPath !== '' && url.pathname.startsWith(`${publicPath}/`);
  const path = isProxied ? url.pathname.slice(publicPath.length) : url.pathname;
  if (`${request.method} ${path}` === 'GET /healthz') return sendJson(response, 200, toHealth(company));
  const payToken = /^\/pay\/([\w-]{1,64})$/.exec(path)?.[1];
  if (payToken) return handlePayPage(company, request, response, payToken);
  // NOTE Browsers reach this program through the shop's address: they see pay pages, never the merchant's or the test's calls.
  if (isProxied || request.headers['x-forwarded-host'] !== undefined) throw notFound();
  if (path.startsWith('/__sim/'))
    return answerControl(CONTROL, company, request, response, { path, query: url.searchParams });
  for (const [method, pattern, handler] of CALLS) {
    const match = method === request.method ? pattern.exec(path) : null;
    if (!match) continue;
    if (await refusesKey(company, request, response)) return;
    return handler({ company, request, response }, match[1] ?? '', url.searchParams);
  }
  throw notFound();
}

/** Throws a RequestError (401) for a call without good keys; true where a script has answered in place of the call. */
async function refusesKey(company: Company, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { keyId, keySecret } = company.settings;
  const fault = company.script.take('key');
  if (fault?.name === 'expired') throw unauthorized('The api key/secret provided has expired');
  const isKnown = request.headers.authorization === `Basic ${btoa(`${keyId}:${keySecret}`)}`;
  if (!isKnown || fault?.name === 'wrong') throw unauthorized('The api key provided is invalid');
  return failBefore(fault, response);
}

const unauthorized = (description: string) => new RequestError(401, 'NA', description);
const notFound = () => new RequestError(404, 'NA', 'The requested URL was not found on the server.');

function toHealth({ settings: { instance, publicUrl } }: Company): object {
  return { ok: true, program: 'razorpay', pid: process.pid, instance, publicUrl };
}

/** `error.code` is the same for nearly everything; the reason says more. */
function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const about = { source: 'business', step: 'payment_initiation', metadata: {} };
  if (error instanceof RequestError) {
    const refusal = { code: 'BAD_REQUEST_ERROR', description: error.message, reason: error.code, ...about };
    return sendJson(response, error.status, { error: refusal });
  }
  console.error(error);
  sendJson(response, 500, {
    error: { code: 'SERVER_ERROR', description: 'We are facing some trouble completing your request at the moment.' },
  });
}

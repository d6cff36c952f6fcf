import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJson, RequestError, sendJson } from '../http.ts';
import type { ImageApi } from './image-api.ts';

type Handler = (api: ImageApi, body: Record<string, unknown>, query: URLSearchParams) => object;

/** The calls that steer the image API in tests. Those with a body need `Content-Type: application/json`, which keeps web pages out. */
const CONTROL: Record<string, Handler> = {
  'GET /__sim/script': ({ script }) => ({ rules: script.list() }),
  'POST /__sim/script': ({ script }, body) => {
    const problem = script.add(body);
    if (problem) throw new RequestError(400, 'BAD_REQUEST', problem);
    return { rules: script.list() };
  },
  'DELETE /__sim/script': ({ script }) => {
    script.clear();
    return { rules: {} };
  },
  'GET /__sim/requests': listRequests,
  'DELETE /__sim/requests': ({ ledger }) => {
    ledger.clear();
    return { requests: [] };
  },
};

/** Answers a call under `/__sim/`; throws a RequestError for one that does not exist. */
export async function handleControl(
  api: ImageApi,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: { path: string; query: URLSearchParams },
): Promise<void> {
  const handler = CONTROL[`${request.method} ${path}`];
  if (!handler) throw new RequestError(404, 'NOT_FOUND', `The control calls are: ${Object.keys(CONTROL).join(', ')}.`);
  const body = request.method === 'POST' ? await readJson(request) : {};
  sendJson(response, 200, handler(api, body, query));
}

/** Requests in their order: `?after=` a number, `?limit=` up to 100. */
function listRequests({ ledger }: ImageApi, _body: object, query: URLSearchParams): object {
  const limit = Math.min(Number(query.get('limit')) || 50, 100);
  const page = ledger.list(Number(query.get('after')) || 0, limit + 1);
  const requests = page.slice(0, limit);
  return { requests, next: page.length > limit ? requests.at(-1)?.id : undefined };
}

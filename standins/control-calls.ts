import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJson, RequestError, sendJson } from './http.ts';

/** The calls that steer a stand-in in tests, by 'METHOD /__sim/path'. */
export type ControlCalls<Program> = Record<
  string,
  (program: Program, body: Record<string, unknown>, query: URLSearchParams) => object | Promise<object>
>;

type Scripted = {
  script: { add: (wanted: Record<string, unknown>) => string | undefined; clear: () => void; list: () => unknown };
};

/** The faults in force: read them, add one, remove all. */
export const scriptCalls: ControlCalls<Scripted> = {
  'GET /__sim/script': ({ script }) => ({ rules: script.list() }),
  'POST /__sim/script': ({ script }, body) => {
    const problem = script.add(body);
    if (problem) throw new RequestError(400, 'BAD_REQUEST', problem);
    return { rules: script.list() };
  },
  'DELETE /__sim/script': ({ script }) => {
    script.clear();
    return { rules: script.list() };
  },
};

/**
 * Answers a call under `/__sim/`; throws a RequestError for one that does not exist. Those with a body need
 * `Content-Type: application/json`, which keeps web pages out.
 */
export async function answerControl<Program>(
  calls: ControlCalls<Program>,
  program: Program,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: { path: string; query: URLSearchParams },
): Promise<void> {
  const call = calls[`${request.method} ${path}`];
  if (!call) throw new RequestError(404, 'NOT_FOUND', `The control calls are: ${Object.keys(calls).join(', ')}.`);
  const body = request.method === 'POST' ? await readJson(request) : {};
  sendJson(response, 200, await call(program, body, query));
}

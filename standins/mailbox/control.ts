import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJson, RequestError, sendJson } from '../http.ts';
import type { Mailbox } from './mailbox.ts';
import { readMail } from './read-mail.ts';

type Handler = (mailbox: Mailbox, body: Record<string, unknown>, query: URLSearchParams) => object | Promise<object>;

/** The calls that steer the mailbox in tests. Those with a body need `Content-Type: application/json`, which keeps web pages out. */
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
  'GET /__sim/mails': listMails,
  'DELETE /__sim/mails': ({ store }) => {
    store.clear();
    return { mails: [] };
  },
};

/** Answers a call under `/__sim/`; throws a RequestError for one that does not exist. */
export async function handleControl(
  mailbox: Mailbox,
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: { path: string; query: URLSearchParams },
): Promise<void> {
  const handler = CONTROL[`${request.method} ${path}`];
  if (!handler) throw new RequestError(404, 'NOT_FOUND', `The control calls are: ${Object.keys(CONTROL).join(', ')}.`);
  const body = request.method === 'POST' ? await readJson(request) : {};
  sendJson(response, 200, await handler(mailbox, body, query));
}

/** Mails taken apart, the newest first: `?to=` a recipient's part, `?before=` a number, `?limit=` up to 100. */
async function listMails({ store }: Mailbox, _body: object, query: URLSearchParams): Promise<object> {
  const limit = Math.min(Number(query.get('limit')) || 50, 100);
  const before = Number(query.get('before')) || undefined;
  const page = store.list({ to: query.get('to') ?? undefined, before, limit: limit + 1 });
  const mails = await Promise.all(page.slice(0, limit).map(({ id }) => readMail(id, store.read(id)!)));
  return { mails, next: page.length > limit ? mails.at(-1)?.id : undefined };
}

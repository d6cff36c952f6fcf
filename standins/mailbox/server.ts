import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { RequestError, sendJson, sendText } from '../http.ts';
import { answerControl } from '../control-calls.ts';
import { CONTROL } from './control.ts';
import { listPage } from './list-page.ts';
import { mailPage, missingPage, readView } from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';
import { look } from './page-style.ts';
import { readFileOf, readMail } from './read-mail.ts';

const PAGE = 25;

/** The mail's HTML may be shown in its frame and may open links in new tabs: no script, no form, nothing fetched. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Answers every request that reaches the mailbox's page, whether through the shop's address or directly on 127.0.0.1. */
export function mailboxListener(mailbox: Mailbox): RequestListener {
  const publicPath = new URL(mailbox.settings.publicUrl).pathname.replace(/\/$/, '');
  return (request, response) => {
    handle(mailbox, publicPath, request, response).catch((error: unknown) => sendError(response, error));
  };
}

async function handle(
  mailbox: Mailbox,
  publicPath: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://mailbox');
  const isBehindShop = publicPath !== '' && `${pathname}/`.startsWith(`${publicPath}/`);
  const path = (isBehindShop ? pathname.slice(publicPath.length) : pathname) || '/';
  if (path === '/healthz') return sendJson(response, 200, toHealth(mailbox));
  if (path.startsWith('/__sim/')) {
    // Browsers come through the shop's address: they may open the pages, never the calls for tests.
    if (isBehindShop || request.headers['x-forwarded-host'] !== undefined) throw notFound();
    return answerControl(CONTROL, mailbox, request, response, { path, query });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
  if (path === '/') return sendPage(response, 200, listOf(mailbox, publicPath, query));
  const [, number, part, file] = /^\/(\d{1,12})(\/html|\/files\/(\d{1,3}))?$/.exec(path) ?? [];
  if (number === undefined) throw notFound();
  if (file !== undefined) return sendFile(mailbox, response, { id: Number(number), index: Number(file) });
  await sendMail(mailbox, response, { id: Number(number), isFrame: part !== undefined, publicPath, query });
}

function toHealth({ settings: { instance, publicUrl }, smtpPort }: Mailbox): object {
  return { ok: true, program: 'mailbox', pid: process.pid, instance, publicUrl, smtpPort };
}

const notFound = () => new RequestError(404, 'NOT_FOUND', 'There is nothing here.');

function listOf({ store }: Mailbox, publicPath: string, query: URLSearchParams): string {
  const to = (query.get('to') ?? '').slice(0, 200);
  const before = Number(query.get('before')) || undefined;
  const mails = store.list({ to, before, limit: PAGE + 1 });
  const page = mails.slice(0, PAGE);
  const next = mails.length > PAGE ? page.at(-1)!.id : undefined;
  return listPage(page, { publicPath, to, next, isFirst: before === undefined });
}

type Wanted = { id: number; isFrame: boolean; publicPath: string; query: URLSearchParams };

async function sendMail({ store }: Mailbox, response: ServerResponse, wanted: Wanted): Promise<void> {
  const source = store.read(wanted.id);
  if (!source) return sendPage(response, 404, missingPage(wanted.publicPath));
  const mail = await readMail(wanted.id, source);
  if (wanted.isFrame) return sendHtml(response, 200, withNewTabs(mail.html), MAIL_POLICY);
  const view = readView(wanted.query.get('view'), mail);
  sendPage(response, 200, mailPage(mail, { publicPath: wanted.publicPath, view, source: source.toString('utf8') }));
}

/** A file that came with a mail: saved, never shown, whatever it is. */
async function sendFile({ store }: Mailbox, response: ServerResponse, o: { id: number; index: number }): Promise<void> {
  const source = store.read(o.id);
  const bytes = source && (await readFileOf(source, o.index));
  if (!bytes) throw notFound();
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}

/** Links of a mail open beside the mailbox, as in any mail program. */
const withNewTabs = (html: string): string =>
  /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, head => `${head}<base target="_blank">`)
    : `<base target="_blank">${html}`;

const sendPage = (response: ServerResponse, status: number, html: string): void =>
  sendHtml(response, status, html, `${look.policy([])}; frame-src 'self'`);

function sendHtml(response: ServerResponse, status: number, html: string, policy: string): void {
  sendText(response, status, 'text/html; charset=utf-8', html, {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  });
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  if (error instanceof RequestError)
    return sendJson(response, error.status, { code: error.code, message: error.message });
  console.error(error);
  sendJson(response, 500, { code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong' });
}

import { languageOf, prefixOf } from '../../../domain/src/languages.ts';
import type { ErrorCode, ErrorReply } from '../../../contract/src/errors.ts';
import { safeReturnTo } from '../../../contract/src/return-to.ts';
import { IdentityUnavailable, SIGN_IN_PAGE, type IdentityPort } from '../adapters/identity/port.ts';
import { isDatabaseLost, type Database } from '../db/database.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { errorPage } from './error-page.ts';
import { refusalReply } from './error-reply.ts';
import type { Log } from './handle.ts';
import { allowTry, guestKey } from './rate-limit.ts';
import { readJson } from './read-body.ts';
import { Refused } from './refused.ts';
import { EVERYWHERE } from './security-headers.ts';

const PAGE_TYPE = { ...EVERYWHERE, 'content-type': 'text/html; charset=utf-8' };

/** The page to come back to, marked so that it picks the new session up. */
export function returnAddress(returnTo: string | undefined): string {
  const url = new URL(safeReturnTo(returnTo), 'http://shop.invalid');
  url.searchParams.set('signedIn', '1');
  return url.pathname + url.search + url.hash;
}

/** The page of all ways to sign in, in the language of the page that was left, which knows the way back there. */
export function signInPage(returnTo: string | undefined): string {
  const path = safeReturnTo(returnTo);
  return `${prefixOf(languageOf(path))}${SIGN_IN_PAGE}?${new URLSearchParams({ returnTo: path })}`;
}

/** What the sign-in's own addresses need. */
export type SignInParts = { identity: IdentityPort; db: Database; now: () => Date; log: Log };

/** Sign-ins that one network may begin in a minute: each stores what the way back is checked by. */
const STARTS_A_MINUTE = 60;

async function allowStart({ db, now }: SignInParts, request: Request): Promise<void> {
  const network = await guestKey(db, request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown');
  await allowTry(db, `sign_in_start:${network}`, STARTS_A_MINUTE, 60, now());
}

/** GET /api/login: the full-page way to sign in. The shop's own page offers what there is; `with=provider` is one of that. */
export async function startSignIn(parts: SignInParts, request: Request, requestId: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('returnTo') ?? undefined;
  if (searchParams.get('with') !== 'provider')
    return withHeaders(new Response(null, { status: 302, headers: { location: signInPage(asked) } }));
  const start = async () => {
    await allowStart(parts, request);
    return parts.identity.startSignIn(request, { returnTo: returnAddress(asked), onRefusal: signInPage(asked) });
  };
  return guarded(parts, request, requestId, start);
}

const POPUP_START = '/oauth-popup/start';

/**
 * What of the library behind the sign-in is open, under /api/auth/: the popup, the way back, tokens and signing out. It offers more,
 * such as changing one's name without the shop's limits, which nobody reaches.
 */
export const IDENTITY_PATHS = [
  POPUP_START,
  '/callback/:provider',
  '/error',
  '/token',
  '/get-session',
  '/sign-out',
] as const;

/** One of IDENTITY_PATHS. No CSP and no COOP here: they would cut the popup off (decision 004). */
export function answerAuth(parts: SignInParts, request: Request, requestId: string): Promise<Response> {
  const answer = async () => {
    const read = await withReadBody(request);
    if (new URL(request.url).pathname.endsWith(POPUP_START)) await allowStart(parts, request);
    return inShopsForm(await parts.identity.handle(read), requestId);
  };
  return guarded(parts, request, requestId, answer);
}

/** The request with its JSON, which is refused as at every call of the API: the library reads bodies of any size and depth. */
async function withReadBody(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  const isJson = headers.get('content-type')?.includes('json') === true;
  if (!isJson || method === 'GET' || method === 'HEAD') return request;
  const body = await readJson(request);
  return new Request(url, { method, headers, body: body === undefined ? '' : JSON.stringify(body) });
}

/** What the library's refusals mean here, by their status. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};
/** The library's words for a request that another site's page sends. */
const CROSS_SITE = ['INVALID_ORIGIN', 'MISSING_OR_NULL_ORIGIN', 'CROSS_SITE_NAVIGATION_LOGIN_BLOCKED'];

/**
 * A refusal of the library as every other of the API: {error, code, requestId}. Its own status, cookies and `message` stay; its `code`
 * gives way. A page of it, which the popup shows, stays as it is.
 */
async function inShopsForm(reply: Response, requestId: string): Promise<Response> {
  if (reply.status < 400 || reply.headers.get('content-type')?.includes('text/html')) return reply;
  const said: unknown = await reply.json().catch(() => undefined);
  const { message, code: named } = (said ?? {}) as { message?: unknown; code?: unknown };
  const isCrossSite = reply.status === 403 && CROSS_SITE.includes(String(named));
  const code = isCrossSite
    ? 'cross_site'
    : (CODES[reply.status] ?? (reply.status < 500 ? 'invalid_input' : 'identity_unavailable'));
  const refusal = refusalReply(code, requestId);
  const headers = new Headers(refusal.headers);
  for (const cookie of reply.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const wait = reply.headers.get('x-retry-after');
  if (wait !== null) headers.set('retry-after', wait);
  const body = { ...((await refusal.json()) as ErrorReply), ...(typeof message === 'string' && { message }) };
  return new Response(JSON.stringify(body), { status: reply.status, headers });
}

async function guarded(
  { log }: SignInParts,
  request: Request,
  requestId: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return withHeaders(await answer());
  } catch (error) {
    const code = codeOfFailure(error);
    const details = error instanceof Refused ? error.details : undefined;
    if (code === undefined) log.error('identity.failed', { requestId, error });
    const said = code ?? 'identity_unavailable';
    // A window or a tab was opened for this: a person reads the answer.
    const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
    return wantsPage ? errorPage(said, requestId, PAGE_TYPE) : refusalReply(said, requestId, details);
  }
}

/** The library's answers with the headers of every other; nobody keeps them, since they are one person's. */
function withHeaders(reply: Response): Response {
  const headers = new Headers(reply.headers);
  for (const [name, value] of Object.entries({ ...EVERYWHERE, 'cache-control': 'no-store' })) headers.set(name, value);
  return new Response(reply.body, { status: reply.status, statusText: reply.statusText, headers });
}

/** The code of a failure that may happen; nothing where nobody foresaw it. */
function codeOfFailure(error: unknown): ErrorCode | undefined {
  if (error instanceof Refused) return error.code;
  if (isDiskFull(error)) return 'disk_full';
  if (isDatabaseLost(error)) return 'database_unavailable';
  return error instanceof IdentityUnavailable ? 'identity_unavailable' : undefined;
}

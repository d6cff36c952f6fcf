import { IdentityUnavailable, type IdentityPort } from '../adapters/identity/port.ts';
import { isDatabaseLost } from '../db/database.ts';
import { refusalReply } from './error-reply.ts';
import type { Log } from './handle.ts';

/** A path of this shop, or '/' for anything that could lead elsewhere (security A20). */
export function safeReturnTo(returnTo: string | undefined): string {
  if (!returnTo || !/^\/(?![/\\])[^\u0000-\u001f\\]*$/.test(returnTo) || returnTo.length > 500) return '/';
  const { pathname, search, hash } = new URL(returnTo, 'http://shop.invalid');
  // '/..//evil.example' is '//evil.example' once its dots are resolved.
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** The page to come back to, marked so that it picks the new session up. */
export function returnAddress(returnTo: string | undefined): string {
  const url = new URL(safeReturnTo(returnTo), 'http://shop.invalid');
  url.searchParams.set('signedIn', '1');
  return url.pathname + url.search + url.hash;
}

/** GET /api/login: the full-page way to sign in. */
export async function startSignIn(
  identity: IdentityPort,
  request: Request,
  requestId: string,
  log: Log,
): Promise<Response> {
  const returnTo = returnAddress(new URL(request.url).searchParams.get('returnTo') ?? undefined);
  return guarded(() => identity.startSignIn(request, returnTo), requestId, log);
}

/** Everything under /api/auth/ that no route of the contract answers. No CSP and no COOP here: they would cut the popup off (decision 004). */
export const answerAuth = (identity: IdentityPort, request: Request, requestId: string, log: Log): Promise<Response> =>
  guarded(() => identity.handle(request), requestId, log);

async function guarded(answer: () => Promise<Response>, requestId: string, log: Log): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (isDatabaseLost(error)) return refusalReply('database_unavailable', requestId);
    if (!(error instanceof IdentityUnavailable)) log.error('identity.failed', { requestId, error });
    return refusalReply('identity_unavailable', requestId);
  }
}

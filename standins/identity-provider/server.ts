import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { handleControl, sendJson } from './control.ts';
import { loadKeys, withClaims } from './keys.ts';
import type { SigningKey } from './keys.ts';
import { sendPicture } from './picture.ts';
import { createProvider, SESSION_COOKIE } from './provider.ts';
import type { KnownPeople } from './provider.ts';
import { createScript } from './script.ts';
import type { Fault } from './script.ts';
import type { IdentitySettings } from './settings.ts';
import { handleSignIn } from './sign-in.ts';

/** Answers every request that reaches the provider, whether through the shop's address or directly on 127.0.0.1. */
export function identityListener(settings: IdentitySettings): RequestListener {
  const { issuer } = settings;
  const keys = loadKeys(settings.dataDir);
  const people: KnownPeople = new Map();
  const script = createScript();
  const provider = createProvider(settings, keys, people);
  const protocol = provider.callback();
  const formTargets = [...new Set(settings.redirectUris.map(uri => new URL(uri).origin))];

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = URL.parse(request.url ?? '/', issuer)?.pathname ?? '';
    const inner = path.startsWith(`${issuer.pathname}/`) ? path.slice(issuer.pathname.length) : undefined;
    if ((inner ?? path) === '/healthz') return sendJson(response, 200, toHealth(settings));
    if (path.startsWith('/__sim/')) return handleControl(script, request, response, path);
    if (inner === undefined) return sendJson(response, 404, { error: 'not_found' });
    if (await failBefore(script.take('all'), response)) return;

    seeAsIssuer(request, issuer);
    if (/^\/sign-in\/[\w-]+$/.test(inner))
      return handleSignIn({ provider, people, script, formTargets }, request, response);
    const initials = /^\/picture\/([^/]+)\.png$/.exec(inner)?.[1];
    if (initials) return sendPicture(response, initials);
    if (inner === '/token' && (await failTokens(script.take('token'), response, keys.keys[0]!))) return;
    mountAt(issuer.pathname, request);
    await protocol(request, response);
  };

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: 'server_error' });
    });
  };
}

function toHealth({ instance, issuer }: IdentitySettings): object {
  return { ok: true, program: 'identity-provider', pid: process.pid, instance, issuer: issuer.href };
}

/**
 * Makes every request look as if it came to the issuer's address, so that discovery and redirects name that address
 * also when the shop calls directly; and forgets who signed in before, so that each sign-in asks.
 */
function seeAsIssuer(request: IncomingMessage, issuer: URL): void {
  delete request.headers['x-forwarded-host'];
  request.headers.host = issuer.host;
  request.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
  const cookies = (request.headers.cookie ?? '').split(/; */).filter(cookie => !cookie.startsWith(SESSION_COOKIE));
  request.headers.cookie = cookies.join('; ');
}

/** The provider's routes know nothing of the issuer's path; it reads the whole address from `originalUrl`. */
function mountAt(path: string, request: IncomingMessage & { originalUrl?: string }): void {
  request.originalUrl = request.url ?? '/';
  request.url = request.originalUrl.slice(path.length);
}

/** Commits a fault that concerns every call. Answers true when the request is dealt with. */
async function failBefore(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  if (fault?.name === 'slow') await sleep(fault.count);
  if (fault?.name === 'down') response.socket?.resetAndDestroy();
  if (fault?.name === 'http') sendJson(response, fault.count, { error: 'server_error' });
  return fault?.name === 'down' || fault?.name === 'http';
}

/** Claims that a fault changes in the ID token: made for another shop, or without the time of the sign-in. */
const CHANGES: Partial<Record<string, Record<string, unknown>>> = {
  wrong_audience: { aud: 'another-shop' },
  no_auth_time: { auth_time: undefined },
};

/** Commits a fault of the token call: answered at once, or the true answer with another ID token. */
async function failTokens(fault: Fault | undefined, response: ServerResponse, key: SigningKey): Promise<boolean> {
  const changes = fault && CHANGES[fault.name];
  if (changes) rewriteBody(response, body => {
    const answer = JSON.parse(body) as { id_token?: string };
    return JSON.stringify({ ...answer, ...(answer.id_token && { id_token: withClaims(answer.id_token, changes, key) }) });
  }); // prettier-ignore
  return failBefore(fault, response);
}

/** Changes the body that a handler is about to end the response with. */
function rewriteBody(response: ServerResponse, change: (body: string) => string): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: unknown) => {
    const changed = change(String(body));
    response.setHeader('content-length', Buffer.byteLength(changed));
    return end(changed);
  }) as ServerResponse['end'];
}

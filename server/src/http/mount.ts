import type { Context as HonoContext, Hono } from 'hono';
import type { Endpoint } from '../../../contract/src/endpoint.ts';
import { checkAccess, checkSameSite, type WhoIs } from './access.ts';
import { takesGzip, type ByteCache, type CachedAnswer } from './byte-cache.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { codeOf, refusalReply } from './error-reply.ts';
import { cacheControl, freshnessUntil } from './freshness.ts';
import { Reply, type Call, type Context, type ReadFile, type Route } from './handle.ts';
import { parsePart, readFile, readJson, readRaw } from './read-body.ts';
import { Refused } from './refused.ts';
import { API_HEADERS } from './security-headers.ts';

export type Variables = { requestId: string };
export type App = Hono<{ Variables: Variables }>;
export type MountOptions = {
  whoIs: WhoIs;
  cache: ByteCache;
  /** Tests and development check each answer against the contract. */
  checkAnswers: boolean;
};

/** Name of the guest's cart cookie (rulings, Cart). */
export const CART_COOKIE = 'chhaap_cart';
const cookieOf = (request: Request, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]{10,100})(?:;|$)`).exec(request.headers.get('cookie') ?? '')?.[1];

/** Puts routes into the app: access, same site, parsing, the handler, its answer. Other methods on a known path answer 405. */
export function mountRoutes(app: App, context: Context, routes: readonly Route[], o: MountOptions): void {
  for (const route of routes) app.on(route.endpoint.method, route.endpoint.path, c => serve(context, route, c, o));
  const byPath = Map.groupBy(routes, route => route.endpoint.path);
  for (const [path, known] of byPath)
    app.all(path, c => {
      const reply = refusalReply('method_not_allowed', c.get('requestId'));
      reply.headers.set('allow', known.map(route => route.endpoint.method).join(', '));
      return reply;
    });
}

async function serve(
  context: Context,
  route: Route,
  c: HonoContext<{ Variables: Variables }>,
  o: MountOptions,
): Promise<Response> {
  const requestId = c.get('requestId');
  try {
    if (!isKept(route.endpoint, c.req.raw)) return toResponse(await answer(context, route, c, o), requestId);
    const { pathname, search } = new URL(c.req.url);
    const cached = await o.cache.remember(pathname + search, takesGzip(c.req.header('accept-encoding')), () =>
      cacheable(context, route, c, o),
    );
    return new Response(cached.body, { status: cached.status, headers: cached.headers });
  } catch (error) {
    const { code, details, unexpected } = codeOf(error);
    if (unexpected) context.log.error('request.failed', { requestId, route: route.endpoint.name, error });
    return refusalReply(code, requestId, details);
  }
}

/** Whether the answer is one that others get too. */
const isKept = (endpoint: Endpoint, request: Request): boolean =>
  endpoint.cache === 'public' || (endpoint.cache === 'guests' && !request.headers.has('authorization'));

/** A public answer as bytes for everybody, without the request's own id. */
async function cacheable(
  context: Context,
  route: Route,
  c: HonoContext<{ Variables: Variables }>,
  o: MountOptions,
): Promise<CachedAnswer> {
  const reply = await answer(context, route, c, o);
  const headers = {
    ...API_HEADERS,
    ...reply.headers,
    'cache-control': cacheControl(freshnessUntil(reply.freshUntil, context.now())),
    vary: route.endpoint.cache === 'guests' ? 'accept-encoding, authorization' : 'accept-encoding',
  };
  return { status: reply.status, headers, body: Buffer.from(JSON.stringify(reply.value)) };
}

async function answer(
  context: Context,
  route: Route,
  c: HonoContext<{ Variables: Variables }>,
  o: MountOptions,
): Promise<Reply<unknown>> {
  const { endpoint } = route;
  const request = c.req.raw;
  const isRaw = endpoint.kind === 'raw';
  // A cached answer is everybody's, so it never looks at who asks; a notice's Authorization is a gateway's, not a person's.
  const isNotice = isRaw && endpoint.access === 'public';
  const isNobodys = endpoint.cache === 'public' || isNotice;
  const account = isNobodys ? undefined : await checkAccess(endpoint.access, request, o.whoIs);
  if (endpoint.method !== 'GET' && !isRaw) checkSameSite(request, context.shop.publicUrl);
  const call: Call<Endpoint> = {
    params: parsePart(endpoint.params, c.req.param(), 'params') as never,
    query: parsePart(endpoint.query, c.req.query(), 'query') as never,
    body: (await bodyOf(endpoint, request)) as never,
    account: account as never,
    guest: cookieOf(request, CART_COOKIE),
    request,
    requestId: c.get('requestId'),
    ip: request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown',
  };
  const result = await route.handler(context, call);
  const reply = result instanceof Reply ? result : new Reply(result);
  if (o.checkAnswers && !reply.stream) checkAnswer(endpoint, reply.value);
  return reply;
}

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined;
  if (endpoint.kind === 'raw') return readRaw(request);
  if (endpoint.kind === 'file') return (limits: Parameters<ReadFile>[0]) => readFile(request, limits);
  const body = await readJson(request);
  if (!endpoint.body) return undefined;
  if (body === undefined && !endpoint.body.safeParse(undefined).success)
    throw new Refused('invalid_input', { fields: { body: 'A JSON body is needed' } });
  return parsePart(endpoint.body, body, 'body');
}

function checkAnswer(endpoint: Endpoint, value: unknown): void {
  const parsed = endpoint.response.safeParse(value);
  if (!parsed.success)
    throw new Error(`${endpoint.name} answered what its contract does not show: ${parsed.error.message}`);
}

function toResponse(reply: Reply<unknown>, requestId: string): Response {
  if (reply.stream)
    return new Response(reply.stream, {
      status: reply.status,
      headers: { ...API_HEADERS, ...reply.headers, 'x-request-id': requestId },
    });
  return new Response(JSON.stringify(reply.value), {
    status: reply.status,
    headers: { ...API_HEADERS, ...reply.headers, 'x-request-id': requestId },
  });
}

import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context as HonoContext, Hono } from 'hono';
import type { Endpoint } from '../../../contract/src/endpoint.ts';
import type { ErrorCode } from '../../../contract/src/errors.ts';
import { checkAccess, checkSameSite, type WhoIs } from './access.ts';
import { takesGzip, type Answer, type AnswerCache } from './answer-cache.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { codeOf, refusalReply } from './error-reply.ts';
import { cacheControl, freshnessUntil } from './freshness.ts';
import { Reply, type Call, type Context, type ReadFile, type Route } from './handle.ts';
import { hasNoBody, parsePart, readFile, readJson, readRaw, withoutBlanks } from './read-body.ts';
import { Refused } from './refused.ts';
import { API_HEADERS } from './security-headers.ts';

export type Variables = { requestId: string; call?: string };
export type App = Hono<{ Variables: Variables }>;
export type MountOptions = {
  whoIs: WhoIs;
  cache: AnswerCache;
  /** The company whose calls these routes are, where it is another than the contract names. */
  gateway?: string;
  /** Told of every refusal; writes down those at calls of the admin. */
  noteRefusal?: (endpoint: Endpoint, code: ErrorCode, request: Request) => Promise<void>;
  /** Told where a disk has no room (readiness). */
  noteDiskFull?: () => void;
  /** Writes the addresses of stored files in the JSON that one person is answered, guest or not, so that this person may open them. */
  nameFiles?: (json: string) => Promise<string>;
  /** Tests and development check each answer against the contract. */
  checkAnswers: boolean;
};

/** Name of the guest's cart cookie (rulings, Cart). */
export const CART_COOKIE = 'chhaap_cart';
const guestIn = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]{10,100})(?:;|$)`);
/** At https under the name that no other host can plant (features/cart/guest-cookie). */
const GUEST = { 'http:': guestIn(CART_COOKIE), 'https:': guestIn(`__Host-${CART_COOKIE}`) };
const guestOf = (request: Request, publicUrl: string): string | undefined =>
  GUEST[publicUrl.startsWith('https:') ? 'https:' : 'http:'].exec(request.headers.get('cookie') ?? '')?.[1];

/** Puts routes into the app: access, same site, parsing, the handler, its answer. Other methods on a known path answer 405. */
export function mountRoutes(app: App, context: Context, routes: readonly Route[], o: MountOptions): void {
  // A call ends with the settings that it began with.
  const contextNow = (): Context => ({ ...context, ...(o.gateway === undefined ? {} : { gateway: o.gateway }) });
  for (const route of routes) app.on(route.endpoint.method, route.endpoint.path, c => serve(contextNow(), route, c, o));
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
  c.set('call', route.endpoint.name);
  const request = c.req.raw;
  try {
    const asked = { params: c.req.param(), query: c.req.query(), request, url: request.url, requestId };
    const showsToken = request.headers.has('authorization');
    if (!isKept(route.endpoint, showsToken)) {
      return await toResponse(await answer(context, route, asked, o), { request, requestId, nameFiles: o.nameFiles });
    }
    const { pathname, search } = new URL(c.req.url);
    const cached = await o.cache.remember(pathname + search, takesGzip(c.req.header('accept-encoding')), () =>
      cacheable(context, route, asked, o),
    );
    return new Response(cached.body, { status: cached.status, headers: cached.headers });
  } catch (error) {
    const { code, details, unexpected } = codeOf(error);
    if (unexpected) context.log.error('request.failed', { requestId, route: route.endpoint.name, error });
    if (code === 'disk_full') o.noteDiskFull?.();
    await o.noteRefusal?.(route.endpoint, code, request);
    return refusalReply(code, requestId, details);
  }
}

/** What a call brings, before it is checked. */
type Asked = { params: unknown; query: unknown; request: Request; url: string; requestId: string };

/** Whether the answer is one that others get too. */
const isKept = ({ cache }: Endpoint, showsToken: boolean): boolean =>
  cache === 'public' || (cache === 'guests' && !showsToken);

/** A public answer as bytes for everybody, without the request's own id. */
async function cacheable(
  context: Context,
  route: Route,
  asked: Asked,
  o: Pick<MountOptions, 'whoIs' | 'checkAnswers'>,
): Promise<Answer> {
  const reply = await answer(context, route, asked, o);
  const headers = {
    ...API_HEADERS,
    ...reply.headers,
    'cache-control': cacheControl(freshnessUntil(reply.freshUntil, context.now())),
    vary: route.endpoint.cache === 'guests' ? 'accept-encoding, authorization' : 'accept-encoding',
  };
  return { status: reply.status, headers, body: bytesOf(reply.value) };
}

const bytesOf = (value: unknown): Buffer<ArrayBuffer> => Buffer.from(JSON.stringify(value));

async function answer(
  context: Context,
  { endpoint, handler }: Route,
  asked: Asked,
  o: Pick<MountOptions, 'whoIs' | 'checkAnswers'>,
): Promise<Reply<unknown>> {
  const call = {
    params: parsePart(endpoint.params, asked.params, 'params') as never,
    query: parsePart(endpoint.query, asked.query, 'query') as never,
    requestId: asked.requestId,
    url: asked.url,
    request: asked.request,
  };
  // A cached answer is everybody's, so it never looks at who asks.
  const asker = endpoint.cache === 'public' ? NOBODY : await askerOf(context, endpoint, asked.request, o.whoIs);
  const result = await handler(context, Object.assign(call, asker));
  const reply = result instanceof Reply ? result : new Reply(result);
  if (o.checkAnswers && !reply.stream) checkAnswer(endpoint, reply.value);
  return reply;
}

type Asker = Pick<Call<Endpoint>, 'account' | 'guest' | 'ip' | 'body'>;
const NOBODY: Asker = { account: undefined as never, guest: undefined, ip: 'unknown', body: undefined as never };

/** Who asks, after everything that may refuse them, and the body that they sent. */
async function askerOf(context: Context, endpoint: Endpoint, request: Request, whoIs: WhoIs): Promise<Asker> {
  const isRaw = endpoint.kind === 'raw';
  // A notice's Authorization is a gateway's, not a person's.
  const isNotice = isRaw && endpoint.access === 'public';
  const { needsSecondFactor, publicUrl, signsIn } = context.shop;
  const canSignIn = signsIn.byCode || signsIn.byProvider;
  const rules = { needsSecondFactor, canSignIn, now: context.now() };
  const account = isNotice ? undefined : await checkAccess(endpoint, request, whoIs, rules);
  if (endpoint.method !== 'GET' && !isRaw) checkSameSite(request, publicUrl);
  return {
    account: account as never,
    guest: guestOf(request, context.shop.publicUrl),
    ip: request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown',
    body: (await bodyOf(endpoint, request)) as never,
  };
}

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined;
  if (endpoint.kind === 'raw') return readRaw(request);
  if (endpoint.kind === 'file') return (limits: Parameters<ReadFile>[0]) => readFile(request, limits);
  if (!endpoint.body && hasNoBody(request)) return undefined;
  const body = await readJson(request);
  if (!endpoint.body) return undefined;
  if (body === undefined && !endpoint.body.safeParse(undefined).success)
    throw new Refused('invalid_input', { fields: { body: 'A JSON body is needed' } });
  return parsePart(endpoint.body, endpoint.blankIsAbsent ? withoutBlanks(endpoint.body, body) : body, 'body');
}

function checkAnswer(endpoint: Endpoint, value: unknown): void {
  const parsed = endpoint.response.safeParse(value);
  if (!parsed.success)
    throw new Error(`${endpoint.name} answered what its contract does not show: ${parsed.error.message}`);
}

/** Answers of this many bytes are zipped, off the main thread: fifty orders are 120 KB, and a tenth of that zipped. */
const ZIP_FROM = 4_096;
const zip = promisify(gzip);

type Sent = { request: Request; requestId: string; nameFiles: MountOptions['nameFiles'] };

/** An answer to one person: the pictures that it names are theirs to see. */
async function named(value: unknown, nameFiles: Sent['nameFiles']): Promise<Buffer<ArrayBuffer>> {
  const body = bytesOf(value);
  return nameFiles && body.includes(FILES_PLACE) ? Buffer.from(await nameFiles(body.toString())) : body;
}
const FILES_PLACE = '"/files/';

async function toResponse(reply: Reply<unknown>, { request, requestId, nameFiles }: Sent): Promise<Response> {
  const { status } = reply;
  const headers = new Headers({ ...API_HEADERS, ...reply.headers, 'x-request-id': requestId });
  for (const cookie of reply.cookies) headers.append('set-cookie', cookie);
  if (reply.stream) return new Response(reply.stream, { status, headers });
  const body = await named(reply.value, nameFiles);
  if (body.length < ZIP_FROM || !takesGzip(request.headers.get('accept-encoding')))
    return new Response(body, { status, headers });
  headers.set('content-encoding', 'gzip');
  headers.set('vary', 'accept-encoding');
  return new Response(Buffer.from(await zip(body, { level: 1 })), { status, headers });
}

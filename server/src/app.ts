import { Hono } from 'hono';
import { PAY_METHODS } from '../../domain/src/pay-methods.ts';
import { DEFAULT_GATEWAY } from '../../domain/src/payments.ts';
import { LANGUAGE_KEYS, prefixOf } from '../../domain/src/languages.ts';
import { endpoints } from '../../contract/src/api.ts';
import type { IdentityPort } from './adapters/identity/port.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { signInRoutes } from './features/accounts/sign-in.routes.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { adminBoardRoutes } from './features/admin/board.routes.ts';
import { adminCatalogueRoutes } from './features/admin/catalogue.routes.ts';
import { adminDeskRoutes } from './features/admin/desk.routes.ts';
import { adminModerationRoutes } from './features/admin/moderation.routes.ts';
import { adminSettingsRoutes } from './features/admin/settings.routes.ts';
import { adminPaymentRoutes } from './features/admin/payments.routes.ts';
import { noteRefusals } from './features/admin/note-refusal.ts';
import { bookRoutes } from './features/books/books.routes.ts';
import { cartRoutes } from './features/cart/cart.routes.ts';
import { catalogRoutes } from './features/catalog/catalog.routes.ts';
import { collectionRoutes } from './features/collections/collections.routes.ts';
import { couponRoutes } from './features/coupons/coupons.routes.ts';
import { ownCouponRoutes } from './features/coupons/own-coupons.routes.ts';
import { creditRoutes } from './features/credits/credits.routes.ts';
import { designRoutes } from './features/designs/designs.routes.ts';
import { draftRoutes } from './features/designs/drafts.routes.ts';
import { uploadRoutes } from './features/designs/uploads.routes.ts';
import { groupRoutes } from './features/groups/groups.routes.ts';
import { invoiceRoutes } from './features/invoices/invoices.routes.ts';
import { likeRoutes } from './features/likes/likes.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { orderAgainRoutes } from './features/orders/order-again.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { pageRoutes } from './features/pages/pages.routes.ts';
import { pictureRoutes } from './features/pictures/pictures.routes.ts';
import { accessToFile, passFiles } from './features/pictures/pictures.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { productionRoutes } from './features/production/production.routes.ts';
import { returnRoutes } from './features/returns/returns.routes.ts';
import { securityRoutes } from './features/security/security.routes.ts';
import { setupRoutes } from './features/setup/setup.routes.ts';
import { brandAddress } from './features/brand/brand.ts';
import { brandRoutes } from './features/brand/brand.routes.ts';
import { sharingRoutes } from './features/sharing/sharing.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { askerIdOf, type WhoIs } from './http/access.ts';
import { takesGzip, type AnswerCache } from './http/answer-cache.ts';
import { proxyToStandin, type ProxyTarget } from './http/demo-proxy.ts';
import { errorPage } from './http/error-page.ts';
import { codeOf, refusalReply } from './http/error-reply.ts';
import { mountFileRoutes, type FileRoute } from './http/file-route.ts';
import { serveFile } from './http/files.ts';
import { cacheControl, FRESH, freshnessIn, shortest } from './http/freshness.ts';
import type { Context, Route } from './http/handle.ts';
import { mountRoutes, type App, type Variables } from './http/mount.ts';
import { printOpenApi } from './http/open-api.ts';
import { kindOf, NO_METER, type Meter } from './http/meter.ts';
import type { PageRenderer } from './http/pages.ts';
import type { Readiness } from './http/readiness.ts';
import { API_HEADERS, pageHeaders } from './http/security-headers.ts';
import { answerAuth, IDENTITY_PATHS, startSignIn } from './http/sign-in.ts';
import { inRequest, REQUEST_ID } from './jobs/request-scope.ts';

/** Every route of every feature, by hand: what is not here does not exist. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...signInRoutes,
  ...adminRoutes,
  ...adminBoardRoutes,
  ...adminCatalogueRoutes,
  ...adminDeskRoutes,
  ...adminModerationRoutes,
  ...bookRoutes,
  ...adminSettingsRoutes,
  ...adminPaymentRoutes,
  ...setupRoutes,
  ...cartRoutes,
  ...catalogRoutes,
  ...collectionRoutes,
  ...couponRoutes,
  ...ownCouponRoutes,
  ...creditRoutes,
  ...designRoutes,
  ...draftRoutes,
  ...groupRoutes,
  ...invoiceRoutes,
  ...likeRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...orderAgainRoutes,
  ...pageRoutes,
  ...paymentRoutes,
  ...privacyRoutes,
  ...productionRoutes,
  ...returnRoutes,
  ...securityRoutes,
  ...supportRoutes,
  ...uploadRoutes,
];

/** Addresses that answer no JSON, and so stand outside the contract. */
export const fileRoutes: readonly FileRoute[] = [...pictureRoutes, ...sharingRoutes, ...brandRoutes];

export type AppParts = {
  context: Context;
  identity: IdentityPort;
  whoIs: WhoIs;
  cache: AnswerCache;
  /** Nothing in a test that only calls the API. */
  renderPage: PageRenderer | undefined;
  staticFile: (pathname: string, acceptEncoding: string | undefined) => Response | undefined;
  demo: Record<string, ProxyTarget>;
  readiness: Readiness;
  meter?: Meter | undefined;
  /** The header in which a proxy of ours names requests; without one the shop names them. */
  requestIdHeader?: string | undefined;
  checkAnswers: boolean;
  dev: boolean;
};

/** The calls of the contract's gateway under the name of another: '/api/phonepe/webhook' as '/api/razorpay/webhook'. */
const underName = (gateway: string): Route[] =>
  routes.flatMap(({ endpoint, handler }) => {
    const path = endpoint.path.replace(`/api/${DEFAULT_GATEWAY}/`, `/api/${gateway}/`);
    return path === endpoint.path ? [] : [{ endpoint: { ...endpoint, path }, handler }];
  });

/** The whole shop as one Fetch handler: API, pages, files, stand-ins behind /demo. */
export function makeApp(parts: AppParts): App {
  const app: App = new Hono<{ Variables: Variables }>();
  const { meter = NO_METER } = parts;
  app.use((c, next) => {
    const requestId = requestIdOf(c.req.raw, parts.requestIdHeader) ?? parts.context.randomId(16);
    c.set('requestId', requestId);
    return inRequest(requestId, next);
  });
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    meter.call(c.get('call') ?? kindOf(c.req.path), c.res.status, performance.now() - began);
  });
  mountOperations(app, parts);
  const mounting = {
    ...parts,
    noteDiskFull: parts.readiness.noteDiskFull,
    nameFiles: (json: string) => passFiles(parts.context, json),
    noteRefusal: noteRefusals(parts.context, request => askerIdOf(request, parts.whoIs)),
  };
  mountRoutes(app, parts.context, routes, mounting);
  // Keys of a company may be set while the shop runs; until then its calls are refused.
  const gateways = new Set([...PAY_METHODS, ...Object.keys(parts.context.payments)]);
  gateways.delete(DEFAULT_GATEWAY);
  for (const gateway of gateways) mountRoutes(app, parts.context, underName(gateway), { ...mounting, gateway });
  mountFileRoutes(app, parts.context, fileRoutes, parts.cache);
  mountSignIn(app, parts);
  mountOneClick(app);
  app.all('/api/*', c => refusalReply('not_found', c.get('requestId')));
  mountFiles(app, parts);
  mountPages(app, parts);
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const { code, unexpected } = codeOf(error);
    if (unexpected) parts.context.log.error('request.failed', { requestId, path: c.req.path, error });
    if (code === 'disk_full') parts.readiness.noteDiskFull();
    const wantsPage = !c.req.path.startsWith('/api/') && c.req.header('accept')?.includes('text/html');
    return wantsPage ? errorPage(code, requestId, pageHeaders(parts)) : refusalReply(code, requestId);
  });
  return app;
}

/** What the proxy calls the request; nothing where it did not, or in a form that no log should have. */
function requestIdOf(request: Request, header: string | undefined): string | undefined {
  const told = header && request.headers.get(header);
  return told && REQUEST_ID.test(told) ? told : undefined;
}

function mountOperations(app: App, { context, readiness }: AppParts): void {
  let document: { of: string; text: string } | undefined;
  app.get('/api/openapi.json', () => {
    const { name, publicUrl } = context.shop;
    const of = `${name} ${publicUrl}`;
    if (document?.of !== of) document = { of, text: JSON.stringify(printOpenApi(endpoints, name, publicUrl)) };
    return new Response(document.text, { headers: API_HEADERS });
  });
  app.get('/healthz', () => new Response('{"ok":true}', { headers: API_HEADERS }));
  app.get('/readyz', async c => {
    const why = await readiness.whyNot();
    if (why) return refusalReply(why, c.get('requestId'));
    return new Response('{"ready":true}', { headers: API_HEADERS });
  });
}

/** Mail programs end mails by a POST to the address that the mail names, which is a page to everybody else (RFC 8058). */
function mountOneClick(app: App): void {
  for (const language of LANGUAGE_KEYS)
    app.post(`${prefixOf(language)}/unsubscribe/:token`, c =>
      app.request(`/api/unsubscribe/${encodeURIComponent(c.req.param('token'))}`, { method: 'POST', body: '' }),
    );
}

function mountSignIn(app: App, { identity, context: { db, now, log } }: AppParts): void {
  const parts = { identity, db, now, log };
  app.get('/api/login', c => startSignIn(parts, c.req.raw, c.get('requestId')));
  for (const path of IDENTITY_PATHS) app.all(`/api/auth${path}`, c => answerAuth(parts, c.req.raw, c.get('requestId')));
}

/** Which picture of a shop's own brand stands for an icon of the program. */
const OWN_ICONS = {
  '/favicon.ico': 'icon-32.png',
  '/icons/apple-touch-180.png': 'apple-touch-180.png',
  '/icons/icon-192.png': 'icon-192.png',
  '/icons/icon-512.png': 'icon-512.png',
  '/icons/maskable-512.png': 'maskable-512.png',
};

function mountFiles(app: App, { context, demo, staticFile }: AppParts): void {
  app.get('/files/:name', async c => {
    const name = c.req.param('name');
    const access = await accessToFile(context, name, c.req.query('pass'));
    return serveFile(context.storage, name, { ifNoneMatch: c.req.header('if-none-match'), access });
  });
  for (const [path, target] of Object.entries(demo))
    app.all(`${path}/*`, c => proxyToStandin(c.req.raw, target, context.shop.publicUrl));
  // Programs ask for these by themselves: the files of that name show the stamp of the program.
  for (const [path, name] of Object.entries(OWN_ICONS))
    app.get(path, async (c, next) =>
      context.shop.brand.isOwn ? c.redirect(brandAddress(context.shop, name)) : next(),
    );
  app.get('*', async (c, next) => staticFile(c.req.path, c.req.header('accept-encoding')) ?? (await next()));
}

function mountPages(app: App, { context, renderPage, cache, dev }: AppParts): void {
  const headers = pageHeaders({ dev });
  app.get('*', async c => {
    if (!renderPage) return refusalReply('not_found', c.get('requestId'));
    const { pathname, search } = new URL(c.req.url);
    const page = await cache.remember(pathname + search, takesGzip(c.req.header('accept-encoding')), async () => {
      let freshness = FRESH;
      // The page's own calls run in-process through the same routes, never with the visitor's cookies or token.
      const { status, html, isCounted } = await renderPage(pathname + search, async (address: string) => {
        const reply = await app.request(address);
        freshness = shortest(freshness, freshnessIn(reply.headers.get('cache-control')));
        return reply;
      });
      // What may be kept nowhere may name pictures with a pass: a group's.
      const isKept = status === 200 && freshness.keep + freshness.stale > 0;
      const kept = isKept ? cacheControl(freshness) : 'no-store';
      return {
        status,
        headers: {
          ...(isCounted ? pageHeaders({ dev, counter: context.shop.pageViews?.origin }) : headers),
          'cache-control': kept,
          vary: 'accept-encoding',
        },
        body: Buffer.from(html),
      };
    });
    return new Response(page.body, { status: page.status, headers: page.headers });
  });
  app.all('*', c => {
    const reply = refusalReply('method_not_allowed', c.get('requestId'));
    reply.headers.set('allow', 'GET, HEAD');
    return reply;
  });
}

import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareCatalog } from '../seeds/catalog.ts';
import { prepareDemoShop } from '../seeds/demo-shop.ts';
import { makeApp } from './app.ts';
import { BUILT } from './built.ts';
import { deepAccent } from '../../domain/src/accent.ts';
import type { Brand } from './config/brand.ts';
import type { Config } from './config/config.ts';
import type { PublicConfig } from '../../contract/src/rendering.ts';
import { Secret } from './config/secret.ts';
import { makeContext, randomId, type Wired } from './context.ts';
import { openDatabase, type OpenDatabase } from './db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrateDatabase } from './db/migrate.ts';
import { keepSetting } from './db/settings.store.ts';
import { noteShopMode, refuseOtherShop } from './db/shop-mode.ts';
import { deliveryReply } from './features/catalog/catalog.ts';
import { newSetupLink } from './features/setup/setup.ts';
import { shelveGallery } from './features/designs/designs.ts';
import { createAnswerCache, type AnswerCache } from './http/answer-cache.ts';
import type { ProxyTarget } from './http/demo-proxy.ts';
import { takePort } from './http/door.ts';
import { drain, DRAIN_MS } from './http/drain.ts';
import type { Log } from './http/handle.ts';
import { makeServer, type ListenerOptions } from './http/listener.ts';
import type { Meter } from './http/meter.ts';
import { builtPages, type PageRenderer } from './http/pages.ts';
import { watchReadiness } from './http/readiness.ts';
import { staticFiles } from './http/static.ts';
import { openLiveChannel } from './jobs/live.ts';
import { openQueue } from './jobs/queue.ts';
import { giveNotice } from './jobs/stopping.ts';
import { openLiveConfig } from './live-config.ts';
import { makeSecrets } from './secrets.ts';
import { startStandins } from './standins.ts';
import { jobKinds, startLoops } from './workers.ts';

/** What was opened and has to be closed again, the latest first; also when a later step of the start fails. */
export type Closers = (() => Promise<void> | void)[];

/** How long a stop waits for connections to the database that are in use. */
const RELEASE_MS = 2_000;

/** Ends several things at the same time, and waits no longer: what is left over can be repeated, and the next start takes it up. */
async function endWithin(milliseconds: number, ends: Closers): Promise<void> {
  await Promise.race([Promise.allSettled(ends.map(async end => end())), sleep(milliseconds)]);
}

/** What is said once the shop is ready: the link by which it gets its owner, and whether orders are taken. */
export type Opened = { setupLink: string | undefined; isOpen: boolean };

/** Opens the shop of this process, in the roles it was given, until it is ready. What it opens is noted in `closers`. */
export async function openShop(config: Config, log: Log, closers: Closers): Promise<Opened> {
  const door = config.roles.includes('web') ? await takePort(config.http) : undefined;
  if (door) closers.push(door.close);
  let configNow = () => config;
  const [database, standins, pages] = await Promise.all([
    openMigratedDatabase(config, log, closers),
    openStandins(config, log, closers),
    config.roles.includes('web') ? openPages(() => configNow()) : undefined,
  ]);
  const authSecret = config.authSecret ?? new Secret(await keepSetting(database.db, 'auth_secret', () => randomId(48)));
  const liveConfig = await openLiveConfig(database.db, makeSecrets(authSecret), log);
  configNow = liveConfig.now;
  const wired = await wire(configNow(), { log, authSecret, database }, closers);
  const cache = createAnswerCache(() => performance.now(), config.http.pageCache && !config.dev);
  liveConfig.follow(wired.context.live, { apply: wired.reconfigure, applied: cache.invalidate });
  // While callers are answered no loop begins anew; what they wait for is still done by the queue.
  const working: Closers = [];
  closers.push(() => endWithin(DRAIN_MS, working));
  const meter = config.metrics ? await openMetrics(config.metrics, database, closers) : undefined;
  if (pages && door) {
    const server = makeListener(config, { ...wired, meter, cache }, pages);
    await door.openTo(server);
    working.push(() => drain(server));
    const closing = new AbortController();
    const shelving = shelveGallery(wired.context, closing.signal);
    working.push(() => (closing.abort(), shelving));
    closers.push(() => giveNotice(config.http.stopNoticeMs));
  }
  if (config.roles.includes('worker')) {
    const loops = await startLoops(wired.context, wired.jobs, (event, fields) => log.warn(event, { ...fields }));
    working.push(loops.stop);
  }
  await standins.ready();
  const { context } = wired;
  return { setupLink: pages ? await newSetupLink(context) : undefined, isOpen: context.shop.isOpen };
}

/** They end also where something else of the start fails meanwhile. */
async function openStandins(
  config: Config,
  log: Log,
  closers: Closers,
): Promise<Awaited<ReturnType<typeof startStandins>>> {
  const standins = await startStandins(config, line => log.warn('standins', { line }));
  closers.push(standins.stop);
  return standins;
}

async function openMigratedDatabase(config: Config, log: Log, closers: Closers): Promise<OpenDatabase> {
  const embedded = config.database.url ? undefined : await startEmbedded(config, log);
  if (embedded) closers.push(embedded.stop);
  const url = config.database.url ?? embedded!.url;
  await refuseOtherShop(url, config.mode);
  await migrateDatabase(url, async client => {
    await noteShopMode(client, config.mode);
    await prepareCatalog(client, config.mode);
    if (config.mode === 'demo') await prepareDemoShop(client);
  });
  const relaunch = () =>
    void embedded
      ?.ensureRunning()
      .catch((error: Error) => log.error('postgres.relaunch_failed', { message: error.message }));
  const database = openDatabase(url, { onLost: relaunch });
  // A cut-off call may still hold a connection, for as long as a statement may take.
  closers.push(() => endWithin(RELEASE_MS, [database.close]));
  return database;
}

const startEmbedded = (config: Config, log: Log): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    dataDir: config.dataDir,
    ...(config.stateDir ? { stateDir: config.stateDir } : {}),
    log: line => log.info('postgres', { line }),
  });

type Wiring = { log: Log; authSecret: Secret; database: OpenDatabase };

async function wire(config: Config, { log, authSecret, database }: Wiring, closers: Closers): Promise<Wired> {
  const say = (event: string, fields: object) => log.warn(event, { ...fields });
  const [jobs, live] = await Promise.all([openQueue(database.url, jobKinds, say), openLiveChannel(database.url, say)]);
  const wired = await makeContext({ config, database, jobs, live, log, authSecret, now: () => new Date() });
  closers.push(wired.close, live.stop, jobs.stop);
  return wired;
}

type Pages = { render: PageRenderer } & Pick<ListenerOptions, 'middleware'>;

function brandShown({ isOwn, key, accent, logo }: Brand): Pick<PublicConfig, 'brand'> {
  if (!isOwn) return {};
  const size = logo && { logo: { width: logo.width, height: logo.height } };
  return { brand: { key, accent, deepAccent: deepAccent(accent), ...size } };
}

/** A page that was kept from before its end ends it in the browser. */
function announced({ announcement }: Config): Pick<PublicConfig, 'announcement'> {
  if (!announcement) return {};
  const { texts, href, until } = announcement;
  if (until && until.getTime() <= Date.now()) return {};
  return { announcement: { texts, ...(href && { href }), ...(until && { until: until.getTime() }) } };
}

/** What pages are told of the shop. */
function publicConfigOf(config: Config): PublicConfig {
  return {
    shopName: config.shopName,
    publicUrl: config.http.publicUrl,
    ...brandShown(config.brand),
    demo: config.mode === 'demo',
    isOpen: config.opening.isOpen,
    signsInByCode: config.mail !== undefined,
    payMethods: config.payMethods,
    ...(config.identity ? { signInProvider: config.identity.label } : {}),
    ...(config.mail?.kind === 'standin' ? { mailboxUrl: '/demo/mail/' } : {}),
    ...(config.images.kind === 'artist' || config.images.company === undefined
      ? {}
      : { imageProvider: { name: config.images.company, perMinute: config.images.imagesPerMinute } }),
    operator: config.operator,
    ...announced(config),
    delivery: deliveryReply(config.delivery),
    ...(config.pageViews ? { pageViews: { script: config.pageViews.script, host: config.pageViews.host } } : {}),
  };
}

/** What renders pages: the built ones, or Vite's in development. Loading it takes as long as PostgreSQL's start, and runs beside it. */
async function openPages(configNow: () => Config): Promise<Pages> {
  const publicConfig = () => publicConfigOf(configNow());
  if (configNow().dev) return (await import('./http/dev-pages.ts')).devPages(publicConfig);
  return { render: await builtPages(BUILT, publicConfig) };
}

async function openMetrics(
  at: { port: number; host: string },
  database: OpenDatabase,
  closers: Closers,
): Promise<Meter> {
  // Loaded where somebody reads them.
  const { createMetrics, serveMetrics } = await import('./metrics/metrics.ts');
  const metrics = createMetrics(database);
  closers.push(await serveMetrics(metrics, at));
  return metrics.meter;
}

type Metered = Wired & { meter: Meter | undefined; cache: AnswerCache };

function makeListener(config: Config, wired: Metered, pages: Pages): Server {
  const { trustProxy } = config.http;
  const publicUrl = () => wired.context.shop.publicUrl;
  const { cache } = wired;
  wired.context.live.subscribe('data', news =>
    news.channel === 'data' && news.noun === 'likes' ? cache.invalidateSoon() : cache.invalidate(),
  );
  const app = makeApp({
    ...wired,
    renderPage: pages.render,
    staticFile: config.dev ? () => undefined : staticFiles(path.join(BUILT, 'client')),
    demo: demoTargets(config),
    readiness: watchReadiness(wired.context),
    requestIdHeader: config.http.requestIdHeader,
    checkAnswers: config.dev,
    dev: config.dev,
  });
  const fetch = app.fetch as (request: Request) => Promise<Response>;
  return makeServer({ fetch, publicUrl, trustProxy, middleware: pages.middleware });
}

/** What of the stand-ins a browser may reach: the pay page, the provider and the mails; not their control interfaces, nor the image API. */
function demoTargets(config: Config): Record<string, ProxyTarget> {
  if (!config.standins) return {};
  return {
    '/demo/gateway': { port: config.standins.gateway, strip: '/demo/gateway', open: /^\/pay\// },
    '/demo/razorpay': { port: config.standins.razorpay, strip: '/demo/razorpay', open: /^\/pay\// },
    '/demo/identity': { port: config.standins.identity, strip: '', open: /^\/demo\/identity\/(?!__sim)/ },
    '/demo/mail': {
      port: config.standins.mailbox,
      strip: '/demo/mail',
      open: /^\/(\d{1,12}(\/html|\/files\/\d{1,3})?)?$/,
    },
  };
}

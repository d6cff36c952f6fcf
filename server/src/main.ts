import type { Server } from 'node:http';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { prepareDemoShop } from '../seeds/demo-shop.ts';
import { prepareCatalog } from '../seeds/catalog.ts';
import { makeApp } from './app.ts';
import { makeConfig, type Config } from './config/config.ts';
import { ConfigurationError, readEnvironment } from './config/env.ts';
import { Secret } from './config/secret.ts';
import { makeContext, makeLog, randomId, type Wired } from './context.ts';
import { openDatabase, type OpenDatabase } from './db/database.ts';
import { DatabaseUnavailable, startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrateDatabase } from './db/migrate.ts';
import { keepSetting } from './db/settings.store.ts';
import { createByteCache, type ByteCache } from './http/byte-cache.ts';
import type { ProxyTarget } from './http/demo-proxy.ts';
import type { Log } from './http/handle.ts';
import { makeServer } from './http/listener.ts';
import { builtPages } from './http/pages.ts';
import { staticFiles } from './http/static.ts';
import { openLiveChannel, type LiveChannel } from './jobs/live.ts';
import { openQueue, type RunningQueue } from './jobs/queue.ts';
import { startStandins } from './standins.ts';
import { jobKinds, startLoops } from './workers.ts';

type Running = {
  config: Config;
  database: OpenDatabase;
  embedded: EmbeddedPostgres | undefined;
  jobs: RunningQueue;
  live: LiveChannel;
  wired: Wired;
  log: Log;
};

/** How long a stopping server waits for requests that are under way. */
const DRAIN_MS = 10_000;

async function openEverything(config: Config, log: Log): Promise<Running> {
  const say = (event: string, fields: object) => log.warn(event, fields as Record<string, unknown>);
  const embedded = config.database.url
    ? undefined
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        ...(config.stateDir ? { stateDir: config.stateDir } : {}),
        log: line => log.info('postgres', { line }),
      });
  const url = config.database.url ?? embedded!.url;
  await migrateDatabase(url, async client => {
    await prepareCatalog(client, config.mode);
    if (config.mode === 'demo') await prepareDemoShop(client);
  });
  const relaunch = () =>
    void embedded
      ?.ensureRunning()
      .catch(error => say('postgres.relaunch_failed', { message: (error as Error).message }));
  const database = openDatabase(url, { onLost: relaunch });
  const [jobs, live, secret] = await Promise.all([
    openQueue(url, jobKinds, say),
    openLiveChannel(url, say),
    keepSetting(database.db, 'auth_secret', () => randomId(48)),
  ]);
  const authSecret = config.authSecret ?? new Secret(secret);
  return {
    config,
    database,
    embedded,
    jobs,
    live,
    log,
    wired: makeContext({ config, database, jobs, live, log, authSecret, now: () => new Date() }),
  };
}

async function makeListener(running: Running, cache: ByteCache): Promise<Server> {
  const { config, database, wired } = running;
  const { publicUrl, trustProxy } = config.http;
  const pageConfig = {
    shopName: config.shopName,
    publicUrl,
    demo: config.mode === 'demo',
    signInProvider: config.identity.label,
  };
  const dev = config.dev ? await (await import('./http/dev-pages.ts')).devPages(pageConfig) : undefined;
  const app = makeApp({
    ...wired,
    cache,
    renderPage: dev?.render ?? (await builtPages(path.resolve('dist'), pageConfig)),
    staticFile: dev ? () => undefined : staticFiles(path.resolve('dist/client')),
    demo: demoTargets(config),
    isReady: async () =>
      database.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    checkAnswers: config.dev,
    dev: config.dev,
  });
  return makeServer({
    fetch: app.fetch as (request: Request) => Promise<Response>,
    cache,
    publicUrl,
    trustProxy,
    ...(dev ? { middleware: dev.middleware } : {}),
  });
}

/** What of the stand-ins a browser may reach: the pay page and the provider, not their control interfaces. */
function demoTargets(config: Config): Record<string, ProxyTarget> {
  if (!config.standins) return {};
  return {
    '/demo/gateway': { port: config.standins.gateway, strip: '/demo/gateway', open: /^\/pay\// },
    '/demo/identity': { port: config.standins.identity, strip: '', open: /^\/demo\/identity\/(?!__sim)/ },
  };
}

async function listen(server: Server, { port, host }: Config['http']): Promise<void> {
  await new Promise<void>((done, fail) => {
    server.once('error', error =>
      fail(
        (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop the program that uses it, or set PORT.`)
          : error,
      ),
    );
    server.listen(port, host, done);
  });
}

function sayReady(config: Config): void {
  console.log(`Ready: ${config.http.publicUrl}`);
  if (config.identity.kind === 'standin')
    console.log(
      "Demo accounts: sign in as 'Demo Shopper', 'Demo Shopper 2' or 'Demo Admin' (no password); nothing is charged.",
    );
}

async function main(): Promise<void> {
  const config = makeConfig(readEnvironment());
  const log = makeLog(config.logLevel);
  const say = (event: string, fields: object) => log.warn(event, fields as Record<string, unknown>);
  const [running, stopStandins] = await Promise.all([
    openEverything(config, log),
    startStandins(config, (event, fields) => log.info(event, fields as never)),
  ]);
  const cache = createByteCache(() => performance.now(), config.http.pageCache && !config.dev);
  running.live.subscribe('data', () => cache.bump());
  const server = config.roles.includes('web') ? await makeListener(running, cache) : undefined;
  if (server) await listen(server, config.http);
  const loops = config.roles.includes('worker')
    ? await startLoops(running.wired.context, running.jobs, say)
    : undefined;
  sayReady(config);
  const stop = async () => {
    // A second signal, or a drain that hangs, ends the process the hard way; the next start recovers.
    setTimeout(() => process.exit(1), DRAIN_MS + 5_000).unref();
    server?.close();
    server?.closeIdleConnections();
    setTimeout(() => server?.closeAllConnections(), DRAIN_MS).unref();
    await loops?.stop();
    await running.jobs.stop();
    await running.live.stop();
    await running.wired.close();
    await running.database.close();
    await running.embedded?.stop();
    stopStandins();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  const isClear = error instanceof ConfigurationError || error instanceof DatabaseUnavailable;
  console.error(isClear ? error.message : error instanceof Error ? `The shop cannot start: ${error.message}` : error);
  process.exit(1);
});

import { noteServing } from './built.ts';
import { makeConfig, type Config } from './config/config.ts';
import { ownAddresses, reachLines, reachOf } from './config/reach.ts';
import { ConfigurationError, readEnvironment } from './config/env.ts';
import { DatabaseUnavailable } from './db/embedded/embedded-postgres.ts';
import { DRAIN_MS } from './http/drain.ts';
import { armFailPoint } from './jobs/fail-point.ts';
import { FINISH_JOBS_MS } from './jobs/queue.ts';
import { logCrashes } from './log-crashes.ts';
import { makeLog } from './log.ts';
import { openShop, type Closers, type Opened } from './open-shop.ts';

/** How long the rest of a stop may take: connections, workers and the embedded database. */
const CLOSE_MS = 8_000;
/** A stop that takes longer than its parts may ends the process the hard way; the next start recovers. An operator waits longer still. */
const STOP_MS = DRAIN_MS + FINISH_JOBS_MS + CLOSE_MS;

const closers: Closers = [];
let noticeMs = 0;

async function closeAll(): Promise<void> {
  setTimeout(() => process.exit(1), noticeMs + STOP_MS).unref();
  for (const close of closers.splice(0).reverse()) await Promise.resolve(close()).catch(() => {});
}

/** Stops at the first signal; a second one a second later or more ends the process at once (some supervisors send each twice). */
function onFirstSignal(stop: () => void): void {
  let firstAt: number | undefined;
  const hear = () => {
    if (firstAt === undefined) stop();
    else if (performance.now() - firstAt > 1000) process.exit(1);
    firstAt ??= performance.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hear);
}

function sayReady(config: Config, { setupLink, isOpen }: Opened): void {
  console.log(`Ready: ${config.http.publicUrl}`);
  if (setupLink) {
    console.log(`Set up your shop (this address is good once, for an hour): ${setupLink}`);
    const reach = reachOf(config.http, ownAddresses());
    const path = setupLink.slice(config.http.publicUrl.length);
    reachLines({ reach, publicUrl: config.http.publicUrl, port: config.http.port }, path).forEach(line => console.log(line)); // prettier-ignore
  }
  if (!setupLink && !isOpen)
    console.log(`The shop takes no orders yet. What is missing stands at ${config.http.publicUrl}/setup`);
  if (config.identity?.kind === 'standin')
    console.log(
      "Demo accounts: sign in as 'Demo Shopper', 'Demo Shopper 2' or 'Demo Admin' (no password); nothing is charged.",
    );
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof DatabaseUnavailable) return error.message;
  return `The shop cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** Opens the shop that the environment describes and runs it until a signal; ends the process with 1 where it cannot open. */
export async function runShop(): Promise<void> {
  try {
    onFirstSignal(() => void closeAll().then(() => process.exit(0)));
    const config = makeConfig(readEnvironment());
    if (!config.dev) noteServing();
    noticeMs = config.http.stopNoticeMs;
    armFailPoint(config.failPoint);
    const log = makeLog(config.logLevel);
    logCrashes(log);
    sayReady(config, await openShop(config, log, closers));
  } catch (error) {
    console.error(explain(error));
    await closeAll();
    process.exit(1);
  }
}

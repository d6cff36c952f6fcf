import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILT } from './built.ts';
import type { Config } from './config/config.ts';

/** The programs that stand in for other companies in a demo shop; they are separate processes and nothing imports them. */
type Standin = {
  name: string;
  program: string;
  port: number;
  /** The address that browsers see it at, where they do; one that runs with another is started anew. */
  visibleAt?: string;
  environment: Record<string, string>;
};

const HEALTH_TIMEOUT_MS = 1_000;
const START_TIMEOUT_MS = 15_000;
/** They cut off who still talks to them after a second. */
const STOP_TIMEOUT_MS = 3_000;
/**
 * One that has ended may have lost its port to the same stand-in of a process that started at the same moment, or to that of an earlier
 * start, which is gone by then.
 */
const ENDED_TIMEOUT_MS = 1_500;
/** A port that was taken for a moment is free at the second. */
const MOST_LAUNCHES = 2;
/** How often it is looked whether they still run; one that ends again and again is started ever more rarely. */
const WATCH_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Those that take payments. */
function gatewaysOf({ standins, http, payments, razorpay }: Config): Standin[] {
  const found: Standin[] = [];
  if (payments?.kind === 'standin')
    found.push({
      name: 'payment gateway',
      program: 'payment-gateway',
      port: standins!.gateway,
      visibleAt: `${http.publicUrl}/demo/gateway`,
      environment: {
        PUBLIC_URL: `${http.publicUrl}/demo/gateway`,
        SHOP_WEBHOOK_URL: `${http.ownUrl}/api/phonepe/webhook`,
        CLIENT_ID: payments.clientId,
        CLIENT_SECRET: payments.clientSecret.reveal(),
        WEBHOOK_USERNAME: payments.webhookUsername,
        WEBHOOK_PASSWORD: payments.webhookPassword.reveal(),
      },
    });
  if (razorpay?.kind === 'standin')
    found.push({
      name: 'Razorpay',
      program: 'razorpay',
      port: standins!.razorpay,
      visibleAt: `${http.publicUrl}/demo/razorpay`,
      environment: {
        PUBLIC_URL: `${http.publicUrl}/demo/razorpay`,
        SHOP_WEBHOOK_URL: `${http.ownUrl}/api/razorpay/webhook`,
        KEY_ID: razorpay.keyId,
        KEY_SECRET: razorpay.keySecret.reveal(),
        WEBHOOK_SECRET: razorpay.webhookSecret.reveal(),
      },
    });
  return found;
}

function standinsOf(config: Config): Standin[] {
  const { standins, http, identity, images, mail } = config;
  if (!standins?.startedHere) return [];
  const found = gatewaysOf(config);
  if (identity?.kind === 'standin')
    found.push({
      name: 'identity provider',
      program: 'identity-provider',
      port: standins.identity,
      visibleAt: identity.issuer,
      environment: {
        ISSUER: identity.issuer,
        REDIRECT_URIS: `${http.publicUrl}/api/auth/callback/shop-id,${http.publicUrl}/api/auth/oauth2/callback/shop-id`,
        CLIENT_ID: identity.clientId,
        CLIENT_SECRET: identity.clientSecret.reveal(),
      },
    });
  if (mail?.kind === 'standin')
    found.push({
      name: 'mailbox',
      program: 'mailbox',
      port: standins.mailbox,
      visibleAt: `${http.publicUrl}/demo/mail`,
      environment: { PUBLIC_URL: `${http.publicUrl}/demo/mail`, SMTP_PORT: String(standins.smtp) },
    });
  if (images.kind === 'standin')
    found.push({
      name: 'image API',
      program: 'image-api',
      port: standins.images,
      // As long as a picture may be looked at while it comes.
      environment: { DRAW_MS: '3000' },
    });
  return found;
}

/** What a stand-in says of itself: two shops on one machine must not share one by accident. */
const instanceOf = (dataDir: string): string => createHash('sha256').update(dataDir).digest('hex').slice(0, 16);

/** What a stand-in's /healthz says. */
type Health = { pid?: number; instance?: string; publicUrl?: string; issuer?: string };

async function askHealth(port: number): Promise<Health | undefined> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    return (await reply.json()) as Health;
  } catch (error) {
    // Something that does not speak JSON listens there: it is not ours.
    return error instanceof SyntaxError ? {} : undefined;
  }
}

/** True where this shop's stand-in runs as it should; one with an old address is ended first. Throws where the port is another program's. */
async function isRunning(standin: Standin, instance: string): Promise<boolean> {
  const health = await askHealth(standin.port);
  if (!health) return false;
  if (health.instance !== instance)
    throw new Error(
      `Port ${standin.port} is taken by another program. The demo's ${standin.name} needs it: stop that program or choose another PORT.`,
    );
  if (standin.visibleAt === undefined || (health.publicUrl ?? health.issuer) === standin.visibleAt) return true;
  const killAt = performance.now() + STOP_TIMEOUT_MS;
  if (health.pid) tryKill(health.pid);
  while (await askHealth(standin.port)) {
    if (health.pid && performance.now() > killAt) tryKill(health.pid, 'SIGKILL');
    await new Promise(done => setTimeout(done, 50));
  }
  return false;
}

/**
 * Starts the stand-ins that are not running yet, each with a directory of its own under DATA_DIR. Each ends by itself when this process
 * is gone, however it went (standins/run-program.ts). `stop` ends those that this process started and waits for it; `ready` waits
 * until all answer, and rejects where one has ended instead; from then on one that ends is started again.
 */
export async function startStandins(
  config: Config,
  log: (line: string) => void = () => {},
): Promise<{ stop: () => Promise<void>; ready: () => Promise<void> }> {
  const instance = instanceOf(config.dataDir);
  const wanted = standinsOf(config);
  const running = await Promise.all(wanted.map(standin => isRunning(standin, instance)));
  const launched = new Map<Standin, Launched>();
  const launchIt = (standin: Standin) => void launched.set(standin, launch(standin, config, instance));
  for (const [n, standin] of wanted.entries()) if (!running[n]) launchIt(standin);
  const stopping = new AbortController();
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...launched.values()].map(end));
    },
    async ready() {
      for (const standin of wanted) {
        const isUp = () => isRunning(standin, instance);
        const launching = { isUp, launchIt: () => launchIt(standin), found: () => launched.get(standin) };
        await untilRunning(standin, launching);
        void keepRunning(standin, launching, { signal: stopping.signal, log });
      }
    },
  };
}

type Launching = { isUp: () => Promise<boolean>; launchIt: () => void; found: () => Launched | undefined };

/** That of an earlier start may have answered once more and be gone since. */
async function untilRunning({ name }: Standin, { isUp, launchIt, found }: Launching): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (let launches = found() ? 1 : 0; !(await isUp());) {
    const mine = found();
    if (!mine || hasEnded(mine)) {
      if (launches === MOST_LAUNCHES) throw new Error(`The demo's ${name} does not start. Why is in ${mine!.output}`);
      launchIt();
      launches += 1;
    }
    if (performance.now() > deadline) return;
    await new Promise(done => setTimeout(done, 50));
  }
}

/** Starts it again whenever it has ended, be it this process's or one that was found running, until the shop stops. */
async function keepRunning(
  { name }: Standin,
  { isUp, launchIt, found }: Launching,
  { signal, log }: { signal: AbortSignal; log: (line: string) => void },
): Promise<void> {
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  for (let wait = WATCH_MS; !signal.aborted; await pause(wait)) {
    const mine = found();
    // Whether this process's own runs is known without asking it.
    const runs = mine ? mine.endedAt() === undefined : await isUp().catch(() => false);
    if (signal.aborted) return;
    if (runs) {
      wait = WATCH_MS;
      continue;
    }
    log(`The demo's ${name} has ended${mine ? ` (why is in ${mine.output})` : ''}; it is started again`);
    launchIt();
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
}

const hasEnded = ({ endedAt }: Launched): boolean => performance.now() > (endedAt() ?? Infinity) + ENDED_TIMEOUT_MS;

/** A stand-in that this process started; `endedAt` is epoch milliseconds, nothing while it runs. */
type Launched = { pid: number; output: string; endedAt: () => number | undefined };

/** The next start finds their ports free. */
async function end({ pid, endedAt }: Launched): Promise<void> {
  tryKill(pid);
  for (const deadline = performance.now() + STOP_TIMEOUT_MS; endedAt() === undefined;) {
    if (performance.now() > deadline) return tryKill(pid, 'SIGKILL');
    await new Promise(done => setTimeout(done, 20));
  }
}

function tryKill(pid: number, signal: NodeJS.Signals = 'SIGTERM'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended already.
  }
}

/** Their share of what is compiled at one start and read at the next (main.ts). */
function compiledBefore(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: path.dirname(folder) } : {};
}

function launch(standin: Standin, config: Config, instance: string): Launched {
  const directory = path.join(config.dataDir, 'standins', standin.program);
  mkdirSync(directory, { recursive: true });
  const output = path.join(directory, 'output.log');
  const log = openSync(output, 'a', 0o600);
  const built = path.join(BUILT, 'app', `${standin.program}.mjs`);
  const source = path.resolve('standins', standin.program, 'main.ts');
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=64', '--max-semi-space-size=1', config.dev ? source : built],
    {
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        PORT: String(standin.port),
        DATA_DIR: directory,
        INSTANCE: instance,
        NODE_ENV: 'production',
        ENDS_WITH_PARENT: String(process.pid),
        ...compiledBefore(),
        ...standin.environment,
      },
    },
  );
  closeSync(log);
  let endedAt: number | undefined;
  child.once('exit', () => (endedAt = performance.now()));
  child.unref();
  if (child.pid === undefined) throw new Error(`The demo's ${standin.name} could not be started from ${built}`);
  return { pid: child.pid, output, endedAt: () => endedAt };
}

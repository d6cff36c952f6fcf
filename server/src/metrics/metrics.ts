import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/database.ts';
import type { Meter } from '../http/meter.ts';
import { lastRuns } from '../jobs/every.ts';
import { readFigures, type Figures } from './metrics.store.ts';

/** Figures of the database are read at most this often, however often somebody asks. */
const KEPT_MS = 5_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = { meter: Meter; text: () => Promise<string>; contentType: string };

/** Figures of this process and of the shop in the Prometheus text format (docs/operations.md lists them). */
export function createMetrics({ db, pool }: Pick<OpenDatabase, 'db' | 'pool'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const meter = countRequests(registry);
  showPool(registry, pool);
  showLoops(registry);
  const show = showFigures(registry);
  let readAt = -Infinity;
  return {
    meter,
    contentType: registry.contentType,
    async text() {
      if (performance.now() - readAt > KEPT_MS) {
        readAt = performance.now();
        show(await readFigures(db).catch(() => undefined));
      }
      return registry.metrics();
    },
  };
}

function countRequests(registry: Registry): Meter {
  const common = { registers: [registry] };
  const durations = new Histogram({ ...common, name: 'chhaap_request_seconds', help: 'Answers by the name of the call and the class of the status', labelNames: ['call', 'status'], buckets: SECONDS }); // prettier-ignore
  return {
    call: (call, status, milliseconds) => durations.observe({ call, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000), // prettier-ignore
  };
}

function showPool(registry: Registry, pool: OpenDatabase['pool']): void {
  new Gauge({
    ...{ registers: [registry], name: 'chhaap_database_connections', labelNames: ['state'] },
    help: 'Connections of the pool, and callers that wait for one',
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function showLoops(registry: Registry): void {
  new Gauge({
    ...{ registers: [registry], name: 'chhaap_loop_last_run_seconds', labelNames: ['loop'] },
    help: 'When a loop of this worker last ended well, such as payments.reconcile (Unix time)',
    collect() {
      for (const [loop, at] of lastRuns) this.set({ loop }, at / 1000);
    },
  });
}

/** Sets the shop's figures; without any, the database does not answer. */
function showFigures(registry: Registry): (figures: Figures | undefined) => void {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ registers: [registry], name: `chhaap_${name}`, help, labelNames });
  const up = gauge('database_up', 'Whether the database answers');
  const waiting = gauge('jobs_waiting', 'Work that waits or is under way', 'kind');
  const oldest = gauge('job_oldest_seconds', 'Age of the oldest work of a kind', 'kind');
  const generations = gauge('generations', 'Jobs of the artist by state', 'state');
  const payments = gauge('payments', 'Payments by state', 'state');
  const open = gauge('payment_oldest_open_seconds', 'Age of the oldest payment that the gateway has not ended');
  const mails = gauge('mails', 'Mails that wait, or were given up', 'state');
  const mail = gauge('mail_oldest_seconds', 'Age of the oldest mail that waits');
  const exceptions = gauge('exceptions_open', 'What a person has to look at');
  return figures => {
    up.set(figures ? 1 : 0);
    if (!figures) return;
    for (const one of [waiting, oldest, generations, payments]) one.reset();
    for (const { kind, waiting: count, oldest: age } of figures.jobs) {
      waiting.set({ kind }, count);
      oldest.set({ kind }, age);
    }
    for (const { state, count } of figures.generations) generations.set({ state }, count);
    for (const { state, count } of figures.payments) payments.set({ state }, count);
    open.set(figures.oldestPayment);
    mails.set({ state: 'waiting' }, figures.mails.waiting);
    mails.set({ state: 'failed' }, figures.mails.failed);
    mail.set(figures.mails.oldest);
    exceptions.set(figures.exceptions);
  };
}

/** Serves them at /metrics of a port of their own, which no proxy leads to. Rejects where the port is taken. */
export async function serveMetrics(metrics: Metrics, at: { port: number; host: string }): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics.text().then(
      text => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', () => reject(new Error(`Port ${at.port} is taken. Stop the program that uses it, or set METRICS_PORT.`))); // prettier-ignore
  server.listen(at.port, at.host, resolve);
  await promise;
  return async () => {
    server.closeAllConnections();
    await new Promise<void>(done => server.close(() => done()));
  };
}

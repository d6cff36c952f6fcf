import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/db/database.ts';
import { outbox } from '../src/db/tables/operations.ts';
import { kindOf } from '../src/http/meter.ts';
import { every } from '../src/jobs/every.ts';
import { createMetrics, serveMetrics, type Metrics } from '../src/metrics/metrics.ts';
import { buildDesign } from './build-design.ts';
import { openTestDatabase } from './test-database.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let database: OpenDatabase;
let metrics: Metrics;
let shop: TestShop;
let port: number;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await openTestDatabase();
  metrics = createMetrics(database);
  shop = await startTestShop({}, { databaseUrl: database.url, meter: metrics.meter });
  port = await freePort();
  close = await serveMetrics(metrics, { port, host: '127.0.0.1' });
});
afterAll(async () => {
  await close();
  await shop.stop();
  await database.close();
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(ready => probe.listen(0, '127.0.0.1', ready));
  const { port: free } = probe.address() as AddressInfo;
  await new Promise(done => probe.close(done));
  return free;
}
const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of a line such as `chhaap_mails{state="failed"}`. */
const valueOf = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find(one => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

it('counts calls by their names and never by an address', async () => {
  const who = await shop.signUp('Asha');
  const { id } = await buildDesign(shop, { accountId: who.id });
  for (let times = 0; times < 3; times++) await shop.call('designs.one', { as: who, params: { id } });
  await shop.call('designs.one', { params: { id: 'dnobody' } });
  await shop.fetch('/api/nothing/of/mine');
  await shop.fetch('/asha@example.com');
  const text = await scrape();
  expect(valueOf(text, 'chhaap_request_seconds_count{call="designs.one",status="2xx"}')).toBe(3);
  expect(valueOf(text, 'chhaap_request_seconds_count{call="designs.one",status="4xx"}')).toBe(1);
  expect(valueOf(text, 'chhaap_request_seconds_count{call="no such call",status="4xx"}')).toBe(1);
  for (const personal of [id, who.id, 'dnobody', 'asha', 'example.com']) expect(text).not.toContain(personal);
});

it('shows what waits, the pool, the loops, the event loop and the memory', async () => {
  await shop.db.insert(outbox).values(
    (['waiting', 'waiting', 'failed'] as const).map((state, place) => ({
      ...{ id: `mail${place}`, subject: `order:${place}`, template: 'order_paid', recipient: 'asha@example.com' },
      ...{ data: {}, state, createdAt: new Date(Date.now() - 90_000) },
    })),
  );
  const loop = every(60_000, 'payments.reconcile', async () => {}, () => {}); // prettier-ignore
  await loop.stop();
  const fresh = createMetrics(database);
  const text = await fresh.text();
  expect(valueOf(text, 'chhaap_database_up')).toBe(1);
  expect(valueOf(text, 'chhaap_mails{state="waiting"}')).toBe(2);
  expect(valueOf(text, 'chhaap_mails{state="failed"}')).toBe(1);
  expect(valueOf(text, 'chhaap_mail_oldest_seconds')).toBeGreaterThan(80);
  expect(valueOf(text, 'chhaap_jobs_waiting{kind="generations"}')).toBe(0);
  expect(valueOf(text, 'chhaap_payment_oldest_open_seconds')).toBe(0);
  expect(valueOf(text, 'chhaap_database_connections{state="waiting"}')).toBe(0);
  expect(Date.now() / 1000 - valueOf(text, 'chhaap_loop_last_run_seconds{loop="payments.reconcile"}')!).toBeLessThan(5);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(valueOf(text, name)).toBeGreaterThan(0);
  expect(text).not.toContain('asha@example.com');
});

it('is not at the shop’s own address, and at no other path of its port', async () => {
  expect((await shop.fetch('/metrics')).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('says that the database is away where it is', async () => {
  const gone = createMetrics({ ...database, db: { execute: () => Promise.reject(new Error('away')) } as never });
  expect(valueOf(await gone.text(), 'chhaap_database_up')).toBe(0);
});

it.each([
  ['/files/3f.png', 'files'],
  ['/api/designs/x', 'no such call'],
  ['/design/asha', 'page'],
  ['/', 'page'],
])('%s is counted as %s', (path, kind) => expect(kindOf(path)).toBe(kind));

it('costs a call a few microseconds', () => {
  const began = performance.now();
  for (let times = 0; times < 20_000; times++) metrics.meter.call('designs.one', 200, 3);
  expect((performance.now() - began) / 20_000).toBeLessThan(0.05);
});

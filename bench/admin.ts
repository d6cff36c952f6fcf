import { spawn } from 'node:child_process';
import path from 'node:path';
import { fillShop } from './fill-shop.ts';
import { openDatabase } from './gallery.ts';
import { LARGE } from './large.ts';
import { whileBare } from './load.ts';
import { residentMegabytes } from './program.ts';
import { startBenchShop, untilIdle, untilQuiet, type BenchShop } from './shop.ts';
import { signIn } from './sign-in.ts';
import { seededRandom } from './fill-community.ts';

/**
 * `npm run bench:admin`: the admin's calls in a shop of 250,000 orders, 50,000 users and 200,000 designs, each from places all over its
 * list, four at a time, beside a bare server of the same run; then all orders as CSV, with the memory of the server. DATA_DIR names a shop
 * that `npm run seed:large` made; without it one is made and thrown away. Exits 1 where an aim is missed.
 */
const CALLS = 160;
const LONGEST_MS = 2_500;
const AT_ONCE = 4;
const AIM_MS = { figures: 150, list: 100, one: 60 };
/** The most that the server may grow by while it streams all orders. */
const CSV_AIM_MB = 60;
const OWNER = 1;

type Aim = keyof typeof AIM_MS;
type Call = { name: string; aim: Aim; address: () => string };
type Times = { p50: number; p95: number; p99: number; rows: number };

const random = seededRandom(5);
const whole = (most: number): number => 1 + Math.floor(random() * most);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const STATUSES = [
  'order_created',
  'payment_failed',
  'order_processing',
  'shipped',
  'order_received',
  'payment_refund',
  'completed',
];

/** What is asked: ids and pages come from the shop itself. */
function callsOf(
  orders: readonly string[],
  users: readonly string[],
  cursors: Record<'orders' | 'users', string[]>,
): Call[] {
  const list = (name: string, address: () => string): Call => ({ name, aim: 'list', address });
  const found = (kind: string, words: () => string) =>
    list(`orders, ${kind}`, () => `/api/admin/orders?limit=20&search=${encodeURIComponent(words())}`);
  const person = (kind: string, words: () => string) =>
    list(`users, ${kind}`, () => `/api/admin/users?limit=20&search=${encodeURIComponent(words())}`);
  const between = () => ((from: number) => `from=${day(from)}&to=${day(Math.max(0, from - whole(60)))}`)(whole(700));
  return [
    { name: 'figures, all time', aim: 'figures', address: () => '/api/admin/stats' },
    { name: 'figures, a period', aim: 'figures', address: () => `/api/admin/stats?${between()}` },
    { name: 'an order', aim: 'one', address: () => `/api/admin/orders/${pick(orders)}` },
    list('orders, any page', () => `/api/admin/orders?limit=20&cursor=${pick(cursors.orders)}`),
    list('orders, a status', () => `/api/admin/orders?limit=20&status=${pick(STATUSES)}`),
    list('orders, a period', () => `/api/admin/orders?limit=20&${between()}`),
    list('orders, credits', () => '/api/admin/orders?limit=20&type=1'),
    list(
      'orders, status, credits, period',
      () => `/api/admin/orders?limit=20&type=1&status=${pick(STATUSES)}&${between()}`,
    ),
    found('an id', () => pick(orders)),
    found('a phone', () => String(6_000_000_000 + ((whole(LARGE.orders) * 7919) % 3_999_999_999))),
    found('a tracking number', () => `CHHAAP${1_000_000 + whole(LARGE.orders)}`),
    found('a first name', () => pick(['Asha', 'kabir', 'Mee', 'राहुल'])),
    found('a full name', () => pick(['Asha Nair', 'kabir singh', 'Tara Bose'])),
    found('an e-mail domain (all)', () => 'large.test'),
    list(
      'orders, name, status, period',
      () => `/api/admin/orders?limit=20&search=asha&status=${pick(STATUSES)}&${between()}`,
    ),
    found('nobody', () => `nobody${whole(1000)}`),
    list('users, any page', () => `/api/admin/users?limit=20&cursor=${pick(cursors.users)}`),
    list('users, a role', () => `/api/admin/users?limit=20&role=${pick(['shopper', 'owner', 'staff'])}`),
    person('a name', () => pick(['Asha Nair', 'kabir', 'Tara B', 'मीरा'])),
    person('an e-mail', () => `${pick(['asha', 'rohan'])}.nair.${whole(LARGE.users)}@large.test`),
    person('nobody', () => `nobody${whole(1000)}`),
    { name: 'a user', aim: 'one', address: () => `/api/admin/users/${pick(users)}` },
    list('coupons, search', () => `/api/admin/coupons?limit=20&search=festival%20${whole(LARGE.coupons)}`),
    list('the log', () => '/api/admin/audit?limit=20'),
    list('the log, search', () => `/api/admin/audit?limit=20&search=large-${whole(LARGE.users)}`),
    list('the log, a period', () => `/api/admin/audit?limit=20&${between()}`),
    list('exceptions', () => '/api/admin/exceptions?limit=20'),
    list('returns', () => '/api/admin/returns?limit=20'),
  ];
}

type Ask = (address: string) => Promise<{ ms: number; rows: number; next: string | undefined }>;
const asker =
  (origin: string, token: string): Ask =>
  async address => {
    const began = performance.now();
    const reply = await fetch(new URL(address, origin), { headers: { authorization: `Bearer ${token}` } });
    const body: unknown = await reply.json();
    const ms = performance.now() - began;
    if (!reply.ok) throw new Error(`${address} answered ${reply.status} ${JSON.stringify(body)}`);
    const next = /[?&]cursor=([^&>]+)[^>]*>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    return { ms, rows: Array.isArray(body) ? body.length : 1, next };
  };

async function measure(ask: Ask, address: () => string): Promise<Times> {
  const times: number[] = [];
  let rows = 0;
  const began = performance.now();
  const walk = async () => {
    while (times.length < CALLS && performance.now() - began < LONGEST_MS) {
      const reply = await ask(address());
      times.push(reply.ms);
      rows = Math.max(rows, reply.rows);
    }
  };
  await ask(address());
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), rows };
}

/** Cursors of pages from all over a list. */
async function cursorsOf(ask: Ask, first: string): Promise<string[]> {
  const cursors: string[] = [];
  for (let next = (await ask(first)).next; next !== undefined && cursors.length < 40;)
    next = (cursors.push(next), await ask(`${first}&cursor=${next}`)).next;
  return cursors;
}

const print = (verdict: string, name: string, t: Times, aim: string) =>
  console.log(
    `${verdict.padEnd(6)} ${name.padEnd(34)} p50 ${t.p50.toFixed(1).padStart(6)}  p95 ${t.p95.toFixed(1).padStart(6)}  p99 ${t.p99.toFixed(1).padStart(6)} ms  ${String(t.rows).padStart(3)} rows${aim}`,
  );

async function measureCalls(shop: BenchShop, ask: Ask): Promise<void> {
  const client = await openDatabase(shop.dataDir);
  const idsOf = async (table: string) =>
    (
      await client.query<{ id: string }>(
        `select id from ${table} where id like '%L%' or id like 'large-%' order by md5(id) limit 300`,
      )
    ).rows.map(row => row.id);
  const [orders, users] = [await idsOf('orders'), await idsOf('accounts')];
  await client.end();
  const cursors = {
    orders: await cursorsOf(ask, '/api/admin/orders?limit=100'),
    users: await cursorsOf(ask, '/api/admin/users?limit=100'),
  };
  for (const { name, aim, address } of callsOf(orders, users, cursors)) {
    const times = await measure(ask, address);
    const holds = times.p95 <= AIM_MS[aim];
    if (!holds) process.exitCode = 1;
    print(holds ? 'holds' : 'MISSES', name, times, ` (aim p95 ${AIM_MS[aim]})`);
  }
}

async function measureCsv({ origin, pid }: BenchShop, token: string): Promise<void> {
  const before = residentMegabytes(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 100);
  const began = performance.now();
  const reader = spawn('curl', ['-sS', '-N', '-H', `authorization: Bearer ${token}`, `${origin}/api/admin/orders.csv`]);
  let [bytes, lines] = [0, 0];
  for await (const part of reader.stdout as AsyncIterable<Buffer>) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines++;
  }
  clearInterval(watch);
  const holds = most - before <= CSV_AIM_MB && lines > LARGE.orders;
  if (!holds) process.exitCode = 1;
  console.log(
    `${holds ? 'holds ' : 'MISSES'} ${lines} lines of CSV, ${(bytes / 1e6).toFixed(0)} MB in ${((performance.now() - began) / 1000).toFixed(1)} s; the server's memory ${before} MB before, ${most} MB at most (aim ${CSV_AIM_MB} MB more)`,
  );
}

async function openLarge(): Promise<BenchShop> {
  const kept = process.env['DATA_DIR'];
  const shop = await startBenchShop({ ADMIN_EMAILS: `shopper.${OWNER}@bench.test` }, kept && path.resolve(kept));
  if (kept) return shop;
  await untilIdle(shop.origin);
  const client = await openDatabase(shop.dataDir);
  await fillShop(client, LARGE, line => console.log(line)).finally(() => client.end());
  return shop;
}

/** One of the two alone: `npm run bench:admin -- csv`. */
const wish = process.argv.find(word => word === 'calls' || word === 'csv');
const shop = await openLarge();
try {
  await untilQuiet(shop.pid);
  const { token } = await signIn(shop.origin, OWNER);
  const reference = await whileBare(bare => measure(asker(bare, ''), () => '/'));
  print('', 'the bare server', reference, '');
  if (wish !== 'csv') await measureCalls(shop, asker(shop.origin, token!));
  if (wish !== 'calls') await measureCsv(shop, token!);
} finally {
  await shop.stop();
}

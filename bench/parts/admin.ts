import { spawn } from 'node:child_process';
import path from 'node:path';
import { fillShop, LARGE, SMALL, type Size } from '../fill/large-shop.ts';
import { percentile, seededRandom, type Bench } from '../figures.ts';
import { spread } from '../load.ts';
import { openDatabase, residentMegabytes, startBenchShop, untilIdle, untilQuiet, type BenchShop } from '../shop.ts';
import { signIn } from '../shopper.ts';

/**
 * `npm run bench -- admin`: the admin's calls in a shop of 250,000 orders, 50,000 users and 200,000 designs, each from places all over its
 * list, four at a time; then all orders as CSV, with the memory of the server. DATA_DIR names a shop that `npm run seed:large` made; without
 * it one is made and thrown away. One of the two alone: `npm run bench -- admin calls`, `-- csv`.
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
type Times = { times: number[]; rows: number };

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

/** The calls; ids and pages come from the shop itself. */
function callsOf(
  orders: readonly string[],
  users: readonly string[],
  cursors: Record<'orders' | 'users', string[]>,
  size: Size,
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
    found('a phone', () => String(6_000_000_000 + ((whole(size.orders) * 7919) % 3_999_999_999))),
    found('a tracking number', () => `CHHAAP${1_000_000 + whole(size.orders)}`),
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
    person('an e-mail', () => `${pick(['asha', 'rohan'])}.nair.${whole(size.users)}@large.test`),
    person('nobody', () => `nobody${whole(1000)}`),
    { name: 'a user', aim: 'one', address: () => `/api/admin/users/${pick(users)}` },
    list('coupons, search', () => `/api/admin/coupons?limit=20&search=festival%20${whole(size.coupons)}`),
    list('the log', () => '/api/admin/audit?limit=20'),
    list('the log, search', () => `/api/admin/audit?limit=20&search=large-${whole(size.users)}`),
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

async function timesOf(ask: Ask, address: () => string): Promise<Times> {
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
  return { times, rows };
}

/** Cursors of pages from all over a list. */
async function cursorsOf(ask: Ask, first: string): Promise<string[]> {
  const cursors: string[] = [];
  for (let next = (await ask(first)).next; next !== undefined && cursors.length < 40;)
    next = (cursors.push(next), await ask(`${first}&cursor=${next}`)).next;
  return cursors;
}

async function measureCalls(bench: Bench, shop: BenchShop, ask: Ask, size: Size): Promise<void> {
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
  for (const { name, aim, address } of callsOf(orders, users, cursors, size)) {
    const { times, rows } = await timesOf(ask, address);
    bench.note(`${name}, p95`, percentile(times, 95), 'ms', { atMost: AIM_MS[aim] });
    console.log(`       ${spread(times)}, ${rows} rows`);
  }
}

async function measureCsv(bench: Bench, { origin, pid }: BenchShop, token: string, size: Size): Promise<void> {
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
  const seconds = (performance.now() - began) / 1000;
  console.log(`       ${lines} lines of CSV, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`);
  if (lines <= size.orders) bench.fail(`the CSV has ${lines} lines, the shop ${size.orders} orders`);
  bench.note('memory that the server grew by meanwhile', most - before, 'MB', { atMost: CSV_AIM_MB });
}

async function openLarge(size: Size): Promise<BenchShop> {
  const kept = process.env['DATA_DIR'];
  const shop = await startBenchShop({ ADMIN_EMAILS: `shopper.${OWNER}@bench.test` }, kept && path.resolve(kept));
  if (kept) return shop;
  await untilIdle(shop.origin);
  const client = await openDatabase(shop.dataDir);
  await fillShop(client, size, line => console.log(`       ${line}`)).finally(() => client.end());
  return shop;
}

export async function measure(bench: Bench): Promise<void> {
  const size = bench.isShort ? SMALL : LARGE;
  const shop = await openLarge(size);
  try {
    await untilQuiet(shop.pid);
    const { token } = await signIn(shop.origin, OWNER);
    if (!bench.words.includes('csv')) await measureCalls(bench, shop, asker(shop.origin, token!), size);
    if (!bench.words.includes('calls')) await measureCsv(bench, shop, token!, size);
  } finally {
    await shop.stop();
  }
}

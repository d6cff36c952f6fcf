import autocannon from 'autocannon';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded-postgres.ts';
import { writeCursor } from '../server/src/http/keyset.ts';
import { fillCommunity, seededRandom, type FilledDesign } from './fill-community.ts';
import { bareRate, countOnly } from './load.ts';
import { freePort, startServer } from './program.ts';
import { dataFolder } from './shop.ts';

/**
 * `npm run bench:community`: pages of a gallery of 100,000 public designs, at 32 connections, from one ROLE=web process; exits 1
 * where the slowest hundredth misses the aim, for pages that nobody asked for before as for those that many visitors reach by the
 * same links. Latencies are also given as on a machine whose bare server answers 15,500 requests a second.
 */
const DESIGNS = 100_000;
const CONNECTIONS = 32;
const SECONDS = 6;
const AIM_MS = 30;
const BARE_RATE = 15_500;
/** Pages of which each connection asks in turn, its own ones. */
const PAGES = 400;
/** Pages from all over the list that everybody walks over. */
const WALKED_PAGES = 2_000;
/** Longer than a process takes to make the cards of all designs. */
const SHELVING_MS = 45_000;

const { dataDir, remove } = dataFolder();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const random = seededRandom(11);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const web = (databaseUrl: string, pageCache: 'on' | 'off') =>
  startServer({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_MAY_USE: 'database',
    LOG_LEVEL: 'error',
    ROLE: 'web',
    PAGE_CACHE: pageCache,
  });

/** The address of a page somewhere in the list; every tenth is the first one. */
function pageAfter(design: FilledDesign, sort: 'newest' | 'liked', limit: number, hasStyle: boolean): string {
  const query = new URLSearchParams({ sort, limit: String(limit) });
  if (hasStyle) query.set('style', design.style);
  const key = sort === 'newest' ? design.createdAt.toISOString() : String(design.likeCount);
  if (random() > 0.1) query.set('cursor', writeCursor(sort === 'newest' ? 'time' : 'count', key, design.id));
  return `/api/designs/public?${query}`;
}

type Measured = { p50: number; p99: number; rate: number };
/** Every connection asks for pages of its own, since what many ask for at the same time is made once. */
async function measure(page: () => string): Promise<Measured> {
  const run = (duration: number) =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration,
      setupClient: client => {
        countOnly(client);
        client.setRequests(Array.from({ length: PAGES }, () => ({ path: page() })));
      },
    });
  await run(2);
  const { latency, requests, non2xx, errors } = await run(SECONDS);
  if (non2xx > 0 || errors > 0) throw new Error(`${page()}: ${non2xx} answers were not 2xx, ${errors} errors`);
  return { p50: latency.p50, p99: latency.p99, rate: requests.average };
}

/** Someone likes something ten times a second, as `likes.toggle` does it, until it is stopped. */
function keepLiking(client: pg.Client, designs: readonly FilledDesign[]): () => void {
  const timer = setInterval(() => {
    void client.query('update designs set like_count = like_count + 1 where id = $1', [pick(designs).id]);
    void client.query(`select pg_notify('chhaap', '{"channel":"data","noun":"likes"}')`);
  }, 100);
  return () => clearInterval(timer);
}

type Say = (name: string, measured: Measured, aim?: number) => void;
type Some = (limit: number) => () => string;
const somePageOf =
  (designs: readonly FilledDesign[]): Some =>
  limit =>
  () =>
    pageAfter(pick(designs), pick(['newest', 'liked'] as const), limit, random() < 0.5);

async function measureUnkept(designs: readonly FilledDesign[], say: Say): Promise<void> {
  say('newest, 12 a page, not kept, just started', await measure(() => pageAfter(pick(designs), 'newest', 12, false)));
  await sleep(SHELVING_MS);
  for (const sort of ['newest', 'liked'] as const)
    for (const hasStyle of [false, true]) {
      const name = `${sort}${hasStyle ? ' of a style' : ''}, 12 a page, not kept`;
      say(name, await measure(() => pageAfter(pick(designs), sort, 12, hasStyle)), AIM_MS);
    }
  say('any page, 50 a page, not kept', await measure(somePageOf(designs)(50)), AIM_MS);
  const words = () =>
    `/api/designs/public?limit=12&search=${encodeURIComponent(pick(['tiger', 'चाय1', 'lotus 12', 'a', 'moon17']))}`;
  say('any search, 12 a page, not kept', await measure(words));
}

async function measureKept(client: pg.Client, designs: readonly FilledDesign[], say: Say): Promise<void> {
  await sleep(SHELVING_MS);
  const walkedOf = (limit: number) => {
    const pages = Array.from({ length: WALKED_PAGES }, somePageOf(designs)(limit));
    return () => pick(pages);
  };
  const firstPage = () => '/api/designs/public?limit=12';
  say('pages of all depths, 12 a page', await measure(walkedOf(12)), AIM_MS);
  say('pages of all depths, 50 a page', await measure(walkedOf(50)), AIM_MS);
  say('the first page, kept', await measure(firstPage), AIM_MS);
  const stopLiking = keepLiking(client, designs);
  say('the first page, kept, while people like', await measure(firstPage), AIM_MS);
  say('pages of all depths, while people like', await measure(walkedOf(12)), AIM_MS);
  stopLiking();
}

async function measureAll(databaseUrl: string, bare: number): Promise<boolean> {
  let holds = true;
  const say: Say = (name, { p50, p99, rate }, aim = Infinity) => {
    const asThere = (p99 * bare) / BARE_RATE;
    holds &&= asThere <= aim;
    console.log(
      `${aim === Infinity ? 'told  ' : asThere <= aim ? 'holds ' : 'MISSES'} ${name.padEnd(44)} p50 ${p50} ms, p99 ${p99} ms (as there ${asThere.toFixed(1)} ms), ` +
        `${Math.round(rate)}/s, ${((100 * rate) / bare).toFixed(1)} % of the bare server`,
    );
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A first start makes the tables and ends; visitors come to a shop whose gallery is there.
  await (await web(databaseUrl, 'off')).stop();
  const designs = await fillCommunity(client, DESIGNS);
  try {
    for (const pageCache of ['off', 'on'] as const) {
      const server = await web(databaseUrl, pageCache);
      await (pageCache === 'off' ? measureUnkept(designs, say) : measureKept(client, designs, say)).finally(
        server.stop,
      );
    }
  } finally {
    await client.end();
  }
  return holds;
}

const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const bare = await bareRate();
  console.log(`bare server ${Math.round(bare)}/s`);
  if (!(await measureAll(postgres.url, bare))) process.exitCode = 1;
} finally {
  await postgres.stop();
  remove();
}
